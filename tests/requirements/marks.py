"""Which tests say that they prove which requirement rows, read from the source of the tests.

Python: `@pytest.mark.spec("KER-021")` claims the row, `spec("KER-024", part="refused")` a part of it.
TypeScript: a test's title ends with the row in brackets, `test("waits 150 ms [SHE-070]", …)`, or with the row
and the part, `[SHE-041: first place]`.
"""

import ast
import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

REQUIREMENTS = Path(__file__).resolve().parent
ROOT = REQUIREMENTS.parents[1]
ROW = r"[A-Z]{3}-\d{3}"
TITLE = re.compile(r"""\b(?:test|it)(?:\.each\([^`]*?\))?\(\s*(["'`])(?P<title>.+?)\1\s*,""", re.DOTALL)
CLAIM = re.compile(rf"\[(?P<row>{ROW})(?:: (?P<part>[^\]]+))?\]")
BUILT = {"node_modules", "dist", ".venv"}


class Mark(NamedTuple):
    """A claim. `test` is a pytest node id, or `file::title` in TypeScript; no `part` is the whole row."""

    row: str
    part: str | None
    test: str


def requirement_rows() -> dict[str, dict[str, str]]:
    """Area -> {row: requirement}, from the TSV files beside this one."""
    areas = {}
    for path in sorted(REQUIREMENTS.glob("*.tsv")):
        if path.stem == "mutants":
            continue
        with path.open(encoding="utf-8", newline="") as lines:
            areas[path.stem] = {
                row["id"]: row["requirement"] for row in csv.DictReader(lines, delimiter="\t")
            }
    return areas


def all_marks() -> list[Mark]:
    """Every claim of every test."""
    return [*python_marks(), *typescript_marks()]


def python_marks() -> Iterator[Mark]:
    """The claims of pytest tests, in the order of files and lines."""
    for folder in ("tests", "plugins"):
        for path in sorted((ROOT / folder).rglob("test_*.py")):
            if not BUILT & set(path.parts):
                yield from marks_of_module(path)


def marks_of_module(path: Path) -> Iterator[Mark]:
    """The claims of one module; a mark of the module or of a class holds for each test in it."""
    module = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    shared = [
        decorator
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for decorator in ast.walk(node.value)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in (*shared, *node.decorator_list):
                for row, part in claims(decorator):
                    yield Mark(row, part, f"{module}::{node.name}")


def claims(decorator: ast.AST) -> Iterator[tuple[str, str | None]]:
    """The rows that a `spec` mark names, each with the mark's part."""
    if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.spec")):
        return
    parts = [str(ast.literal_eval(word.value)) for word in decorator.keywords if word.arg == "part"]
    for argument in decorator.args:
        yield str(ast.literal_eval(argument)), parts[0] if parts else None


def typescript_marks() -> Iterator[Mark]:
    """The claims in the titles of TypeScript tests."""
    for path in typescript_tests():
        module = path.relative_to(ROOT).as_posix()
        for test in TITLE.finditer(path.read_text(encoding="utf-8")):
            for claim in CLAIM.finditer(test["title"]):
                yield Mark(claim["row"], claim["part"], f"{module}::{test['title']}")


def typescript_tests() -> list[Path]:
    """The files of TypeScript tests, those of installed packages left out."""
    return sorted(
        path
        for folder in ("web", "plugins")
        for path in (ROOT / folder).rglob("*.test.ts*")
        if not BUILT & set(path.parts)
    )
