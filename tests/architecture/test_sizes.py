"""Files and functions stay small enough to be read in one go (design: style.md, Size)."""

import ast
import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("kernel", "plugins", "web", "tests")
LEFT_OUT = {"node_modules", "dist", ".venv", "__pycache__"}
PYTHON_LINES = 500
TYPESCRIPT_LINES = 300
FUNCTION_LINES = 60
TYPESCRIPT_FUNCTION_LINES = 80
FOLDER_FILES = 16
GENERATED = ("schema.d.ts",)
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}


def sources(*endings: str) -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for ending in endings
        for path in (ROOT / folder).rglob(f"*{ending}")
        if not LEFT_OUT & set(path.parts) and path.name not in GENERATED
    ]


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_python_files_fit() -> None:
    assert {str(p.relative_to(ROOT)): lines_of(p) for p in sources(".py") if lines_of(p) > PYTHON_LINES} == {}


def test_typescript_files_fit() -> None:
    over = {p: lines_of(p) for p in sources(".ts", ".tsx") if lines_of(p) > TYPESCRIPT_LINES}
    assert {str(p.relative_to(ROOT)): size for p, size in over.items()} == {}


def test_functions_fit() -> None:
    over = {}
    for path in sources(".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                size = (node.end_lineno or node.lineno) - node.lineno + 1
                if size > FUNCTION_LINES:
                    over[f"{path.relative_to(ROOT)}:{node.name}"] = size
    assert over == {}


def test_names_say_something() -> None:
    named = [p for p in sources(".py", ".ts", ".tsx") if EMPTY_NAMES & {p.stem.split(".")[0], p.parent.name}]
    assert [str(p.relative_to(ROOT)) for p in named] == []


def test_typescript_functions_fit() -> None:
    """Biome counts them; `biome.json` has the limit."""
    rule = "complexity/noExcessiveLinesPerFunction"
    limit = json.loads((ROOT / "biome.json").read_text("utf-8"))["linter"]["rules"]["complexity"]
    assert limit["noExcessiveLinesPerFunction"]["options"]["maxLines"] == TYPESCRIPT_FUNCTION_LINES
    ran = subprocess.run(
        ["node_modules/.bin/biome", "lint", f"--only={rule}", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("folder", ["kernel", "plugins", "web"])
def test_folders_hold_about_a_dozen_files(folder: str) -> None:
    """Source files: tests, migrations and what is generated do not count."""
    counts = Counter(
        path.parent
        for path in sources(".py", ".ts", ".tsx")
        if path.is_relative_to(ROOT / folder)
        and path.name != "__init__.py"
        and path.parent.name != "versions"
        and "tests" not in path.parts
        and not path.name.endswith((".test.ts", ".test.tsx", ".d.ts"))
    )
    assert {str(p.relative_to(ROOT)): count for p, count in counts.items() if count > FOLDER_FILES} == {}
