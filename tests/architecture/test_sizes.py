"""Files and functions stay small enough to be read in one go (design: style.md, Size)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("kernel", "plugins", "web", "tests")
LEFT_OUT = {"node_modules", "dist", ".venv", "__pycache__"}
PYTHON_LINES = 500
TYPESCRIPT_LINES = 300
FUNCTION_LINES = 60
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


@pytest.mark.parametrize("folder", ["kernel", "plugins"])
def test_folders_hold_about_a_dozen_files(folder: str) -> None:
    crowded = {}
    for place in {p.parent for p in sources(".py") if p.is_relative_to(ROOT / folder)}:
        count = len([p for p in place.glob("*.py") if p.name != "__init__.py"])
        if count > 16:
            crowded[str(place.relative_to(ROOT))] = count
    assert crowded == {}
