"""Print, per area, how many requirement rows a test proves and which ones none does (`make requirements`).

A row is proven by a test that carries `@pytest.mark.spec("CON-014")`. The marks are read from the source, so
nothing is run here; that the marked tests pass is what `make test` says.
"""

import ast
import csv
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
TESTS = HERE.parent


def rows() -> dict[str, dict[str, str]]:
    """Answer area -> {id: requirement}, from the TSV files beside this one."""
    areas = {}
    for path in sorted(HERE.glob("*.tsv")):
        with path.open(encoding="utf-8", newline="") as lines:
            areas[path.stem] = {
                row["id"]: row["requirement"] for row in csv.DictReader(lines, delimiter="\t")
            }
    return areas


def marks() -> dict[str, list[str]]:
    """Answer id -> the tests that carry it, as `file:line`."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for line, row_id in marks_in(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(row_id, []).append(f"{path.relative_to(TESTS)}:{line}")
    return found


def marks_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.spec"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def report(show_missing: bool) -> list[str]:
    """Answer the lines to print, one an area, the unproven ids below it where asked."""
    proven_by = marks()
    lines = []
    total = proven = 0
    for area, requirements in rows().items():
        missing = [row_id for row_id in requirements if row_id not in proven_by]
        total += len(requirements)
        proven += len(requirements) - len(missing)
        lines.append(
            f"{area:<16} {len(requirements) - len(missing):>4} of {len(requirements):>4} rows proven"
        )
        if show_missing:
            lines += [f"    {row_id}  {requirements[row_id]}" for row_id in missing]
    lines.append(f"{'all':<16} {proven:>4} of {total:>4} rows proven")
    return lines


if __name__ == "__main__":
    print("\n".join(report(show_missing="--short" not in sys.argv)))
