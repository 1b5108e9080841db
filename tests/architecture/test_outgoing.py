"""What goes out for an address that somebody gave us goes through one door that knows what may be reached."""

import ast
from pathlib import Path

TOP = Path(__file__).parents[2]
DOOR = "kernel/estante/files/wire/public_fetch.py"
CLIENTS = {"httpx", "aiohttp", "requests", "urllib3", "urllib.request", "http.client"}
# They speak to this machine's own server, for tests and for who runs the platform.
LOCAL = ("kernel/estante/testing/", "kernel/estante/cli/", "kernel/estante/services/")


def imported(path: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_other_part_has_a_client_of_its_own() -> None:
    files = [*TOP.glob("kernel/estante/**/*.py"), *TOP.glob("plugins/*/estante_*/**/*.py")]
    found = {
        name: sorted(clients)
        for path in files
        if (name := str(path.relative_to(TOP))) != DOOR and not name.startswith(LOCAL)
        if (clients := CLIENTS & imported(path))
    }
    assert len(files) > 100
    assert found == {}, "ask estante.files.wire.public_fetch.fetch_public"
