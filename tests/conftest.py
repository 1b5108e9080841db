"""What every test can ask for."""

from collections.abc import Generator

import pytest

pytest_plugins = ["estante.testing.fixtures"]


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
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test with a browser is `wide`, so not in `make test`, unless it is the `story` of a capability."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()) and item.get_closest_marker("story") is None:
            item.add_marker("wide")
