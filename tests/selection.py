"""Which tests are in `make test`, how workers share them out, and what a skipped one proves."""

from collections import Counter
from collections.abc import Generator

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

# The tests there are, whichever of them `-m` leaves.
COLLECTED = pytest.StashKey[frozenset[str]]()
# Long, and last by its name: it begins first, so that no worker ends alone with it.
FIRST = "tests/soak/"
# Its files share plugins that are built, and an Estante with them, which takes a minute to make.
SHARED = "tests/e2e/outside/"


def name_of(item: pytest.Item) -> str:
    """A test without its parameters."""
    return item.nodeid.partition("[")[0]


class FileScheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Gives a worker whole files in the order of their names: the tests of one share what they start."""

    def _split_scope(self, nodeid: str) -> str:
        return SHARED if nodeid.startswith(SHARED) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> FileScheduling:
    """How tests are shared out among workers."""
    config.option.loadscopereorder = False
    return FileScheduling(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that claims a requirement row and is skipped proves nothing: it fails."""
    report = yield
    mark = item.get_closest_marker("spec")
    if report.skipped and mark is not None:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} claims {', '.join(mark.args)} and was skipped: {call.excinfo}"
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Say what is `wide`, not in `make test`: browser tests that are no `story`, and what takes converters.

    Of a story with parameters the first is in it, of a test that is `one_in(n)` every n-th. The longest file
    begins first.
    """
    config.stash[COLLECTED] = frozenset(name_of(item) for item in items)
    seen: Counter[str] = Counter()
    for item in items:
        number = seen[name_of(item)]
        seen[name_of(item)] += 1
        is_story = item.get_closest_marker("story") and number == 0
        with_browser = "chromium" in getattr(item, "fixturenames", ())
        sparse = item.get_closest_marker("one_in")
        is_left_out = sparse is not None and number % sparse.args[0] > 0
        if (with_browser and not is_story) or is_left_out or item.get_closest_marker("converts"):
            item.add_marker("wide")
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
