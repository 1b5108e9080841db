"""A new plugin below plugins/ needs no edit elsewhere: what holds for the others holds for it at once."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.wide

ROOT = Path(__file__).resolve().parents[2]
NAME = "plain-notes"
PACKAGE = Path("plugins", NAME, "estante_plain_notes")


def run(tree: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what this repository is made of, with one plugin more."""
    copy = tmp_path_factory.mktemp("tree")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    for path in map(Path, listed.decode().split("\0")):
        half = path.parts[:1] in (("plugins",), ("web",))
        wanted = (half and path.suffix in {".json", ".toml", ".py"}) or len(path.parts) == 1
        if wanted and (ROOT / path).is_file():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, copy / path)
    new = run(copy, sys.executable, "-m", "estante.cli", "plugins", "new", NAME, "--into", copy / "plugins")
    assert new.returncode == 0, new.stderr
    return copy


def test_make_installs_checks_and_builds_it(tree):
    planned = {goal: run(tree, "make", "--dry-run", goal).stdout for goal in ("install", "lint", "build")}
    assert f"-e plugins/{NAME}" in planned["install"]
    mypy = next(line for line in planned["lint"].splitlines() if "bin/mypy" in line)
    assert str(PACKAGE) in mypy
    assert f"plugins/{NAME}/web/dist {PACKAGE}/web" in planned["build"]
    wheels = next(line for line in planned["build"].splitlines() if line.startswith("for one in"))
    assert f"plugins/{NAME}" in wheels


def test_npm_installs_types_and_builds_its_ui_half(tree):
    name = json.loads((tree / "plugins" / NAME / "web" / "package.json").read_text("utf-8"))["name"]
    scripts = json.loads(run(tree, "npm", "pkg", "get", "scripts", "--workspaces", "--json").stdout)
    assert {"build", "types"} <= scripts[name].keys()


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (
            "from estante_contents import models as models",
            "estante_contents.models",
        ),
        (
            "from estante.jobs.queue import JobQueue as JobQueue",
            "estante.jobs.queue",
        ),
    ],
)
def test_the_import_rules_hold_for_it(tree, line, broken):
    check = (sys.executable, ROOT / "tests" / "architecture" / "import_contracts.py")
    good = run(tree, *check)
    assert good.returncode == 0, good.stdout + good.stderr
    plugin = tree / PACKAGE / "plugin.py"
    before = plugin.read_text("utf-8")
    plugin.write_text(f"{before}\n{line}\n", "utf-8")
    bad = run(tree, *check)
    plugin.write_text(before, "utf-8")
    assert bad.returncode != 0
    assert f"estante_plain_notes.plugin -> {broken}" in bad.stdout
