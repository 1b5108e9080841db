"""Records what a release says to PostgreSQL while its tests run, for the next one to stay beside it.

When a release is made: empty `statements.sql`, and

    pytest -p tests.release.recording tests/kernel plugins

Each kind of statement is kept once, in its shortest form, a line a statement; `heads.json` gets the newest
migration of each history.
"""

import fcntl
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from estante.database.commands import script_of
from estante.database.histories import KERNEL
from estante.plugins.registry import PluginRegistry
from estante.services.postgres import APP
from estante.testing import fixtures

MARK = "said by"
SPOKEN = re.compile(rf"^{MARK} {APP}: LOG:  (?:statement|execute [^:]*): (.*)$", re.DOTALL)
READS_OR_WRITES = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "MERGE")
# A test's own input, such as a filter with a thousand names.
TOO_LONG = 8000
HERE = Path(__file__).parent
LOGGED = {
    "log_statement": "all",
    "log_line_prefix": f"{MARK} %u: ",
    "log_parameter_max_length": "0",
}


def pytest_configure() -> None:
    fixtures.UNSAFE_AND_QUICK.update(LOGGED)


@pytest.fixture(scope="session", autouse=True)
def recorded(registry: PluginRegistry, services_folder: Path) -> Iterator[None]:
    """Adds what was said in this process to the file."""
    yield
    log = services_folder / "var" / "logs" / "postgres.log"
    if log.exists():
        add(HERE / "statements.sql", statements(log.read_text("utf-8", "replace")))
    heads = {one.id: script_of(one).get_current_head() for one in (KERNEL, *registry.histories)}
    (HERE / "heads.json").write_text(json.dumps(heads, indent=2) + "\n", "utf-8")


def statements(log: str) -> Iterator[str]:
    """What the application's role said: a log's entry begins with the mark, its other lines with a tab."""
    for entry in re.split(rf"\n(?={MARK} )", log):
        if spoken := SPOKEN.match(entry):
            words = " ".join(spoken[1].split())
            if words.upper().startswith(READS_OR_WRITES) and len(words) < TOO_LONG:
                yield words


def add(file: Path, said: Iterable[str]) -> None:
    """Several processes of one run may add at once."""
    with file.open("a+", encoding="utf-8") as lines:
        fcntl.flock(lines, fcntl.LOCK_EX)
        lines.seek(0)
        shortest: dict[str, str] = {}
        for one in (*lines.read().splitlines(), *said):
            kind = kind_of(one)
            if kind not in shortest or len(one) < len(shortest[kind]):
                shortest[kind] = one
        lines.truncate(0)
        lines.writelines(f"{one}\n" for one in sorted(shortest.values()))


def kind_of(statement: str) -> str:
    """The same for statements that differ in values, or in how many of them there are."""
    plain = re.sub(r"'[^']*'|\$?\b\d+(\.\d+)?\b", "?", statement)
    value = r"\?(::[A-Za-z ]+)?"
    plain = re.sub(rf"{value}(, {value})+", "?", plain)
    return re.sub(r"(\([^()]*\))(, \1)+", r"\1", plain)
