"""A server is installed from wheels and a lock: without Node, without a compiler, without what tests need."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.wide

ROOT = Path(__file__).resolve().parents[3]
DEPLOY = ROOT / "kernel" / "deploy"
# A distribution's folder, its package, its built UI half, and where that lies in the package.
OWN = sorted(path.parent.name for path in ROOT.glob("plugins/*/pyproject.toml"))
WHEELS = {
    "estante": ("kernel", "estante", "web/shell/dist", "shell"),
    **{
        f"estante-{name}": (f"plugins/{name}", f"estante_{name}", f"plugins/{name}/web/dist", "web")
        for name in OWN
    },
}
TOOLS = {"pytest", "playwright", "mypy", "ruff", "hypothesis", "schemathesis", "import-linter", "hatchling"}
ASK = """
import json, shutil
from pathlib import Path
import estante
from estante.builtin import load_registry
from estante.config import load_platform
platform = load_platform({"ESTANTE_BASE_PATH": "."})
registry = load_registry()
print(json.dumps({
    "node": shutil.which("node"),
    "kernel": estante.__file__,
    "shell": str(platform.shell_dir / "index.html"),
    "plugins": {plugin.id: str(plugin.discovered.web) for plugin in registry if plugin.discovered.web},
    "migrations": [len(list((one.folder / "versions").glob("*.py"))) for one in registry.histories],
}))
"""


def locked(file: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """Each distribution of a lock with its version and hashes."""
    found = {}
    for entry in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        if named := re.match(r"([\w.-]+)(?:\[[\w,-]+\])?==(\S+)", entry):
            found[named[1].lower()] = named[2], frozenset(re.findall(r"--hash=(\S+)", entry))
    return found


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """The distributions that one asks for on this machine, and those that they ask for."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(name, extras)]
    while waiting:
        one, wanted = waiting.pop()
        if (one, wanted) in seen:
            continue
        seen.add((one, wanted))
        yield one
        for line in distribution(one).requires or ():
            asked = Requirement(line)
            environments: list[Mapping[str, str]] = [{"extra": extra} for extra in (*wanted, "")]
            if asked.marker is None or any(asked.marker.evaluate(dict(each)) for each in environments):
                waiting.append((canonicalize_name(asked.name), frozenset(asked.extras)))


def test_the_runtime_lock_has_all_that_a_server_imports_and_no_tool() -> None:
    runtime, everything = locked(DEPLOY / "runtime.lock"), locked(ROOT / "requirements.lock")
    assert len(runtime) > 60
    assert all(hashes for _, hashes in runtime.values())
    assert {name: runtime[name] for name in runtime if runtime[name] != everything.get(name)} == {}
    assert TOOLS & set(runtime) == set()
    assert set(everything) >= TOOLS
    asked = {
        one for name in WHEELS for one in needed(name, frozenset({"tracing"} if name == "estante" else ()))
    }
    assert asked - set(WHEELS) - set(runtime) == set()


def test_no_lock_names_an_address_or_a_folder_of_a_machine() -> None:
    for file in (DEPLOY / "runtime.lock", ROOT / "requirements.lock", ROOT / "tests" / "chdb.lock"):
        assert re.findall(r"https?://|file:|@ /|--index-url|--find-links", file.read_text("utf-8")) == []


def test_the_image_takes_what_is_there_and_checks_it() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (copied,) = re.findall(r"^COPY (.*)$", text, re.MULTILINE)
    for source in copied.split()[:-1]:
        assert (ROOT / source).exists() or source == "dist/*.whl", source
    assert "--require-hashes -r /tmp/install/runtime.lock" in text
    assert "--no-deps --no-index /tmp/install/*.whl" in text
    assert text.index("USER estante") < text.index("CMD")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "-o $(RUNTIME_LOCK)" in makefile.partition("\nlock:")[2].partition("\n\n")[0]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every wheel, built as `make build` does from a copy, in a folder of their own."""
    work, site = tmp_path_factory.mktemp("build"), tmp_path_factory.mktemp("site")
    for folder, package, web, place in WHEELS.values():
        source = work / folder
        shutil.copytree(
            ROOT / folder, source, ignore=shutil.ignore_patterns("node_modules", "__pycache__", "web")
        )
        shutil.copytree(ROOT / web, source / package / place)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(work / "dist")]
        subprocess.run(build, cwd=source, check=True, capture_output=True)
    for wheel in (work / "dist").glob("*.whl"):
        shutil.unpack_archive(wheel, site, "zip")
    return site


def test_the_wheels_run_where_there_is_no_node_and_no_source(installed: Path, tmp_path: Path) -> None:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("ESTANTE_")}
    bare = environ | {"PATH": str(tmp_path), "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", ASK], cwd=tmp_path, env=bare, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["node"] is None
    here = [found["kernel"], found["shell"], *found["plugins"].values()]
    assert [path for path in here if not Path(path).is_relative_to(installed)] == []
    assert [path for path in here if not Path(path).exists()] == []
    assert sorted(found["plugins"]) == OWN
    assert all(found["migrations"])
