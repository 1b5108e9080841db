"""A migration that makes several tables is one function for each, and does the same in the same order."""

import ast
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from estante.database.migration_source import MAX_LINES, function_per_table

HEAD = '"""rooms"""\n\nfrom alembic import op\n\nrevision = "0001"\n\n\ndef upgrade() -> None:\n'
FOOT = '\n\ndef downgrade() -> None:\n    op.drop_table("bookings")\n    op.drop_table("rooms")\n'


def table(name: str, columns: int) -> str:
    lines = [f"        column({number})," for number in range(columns)]
    return "\n".join(
        [
            f'    op.create_table(\n        "{name}",',
            *lines,
            "    )",
            f'    row_security(op, "{name}")',
            f'    op.create_index("ix_{name}_name", "{name}", ["name"])',
            "",
        ]
    )


def source(columns: int) -> str:
    before, after = '    op.add_column("people", column(1))\n', '    build_index(op, "ix", "people (name)")\n'
    return HEAD + before + table("rooms", columns) + table("bookings", columns) + after + FOOT


def calls(text: str, folder: Path) -> list[tuple[str, tuple[object, ...]]]:
    made: list[tuple[str, tuple[object, ...]]] = []

    class Op:
        def __getattr__(self, name: str) -> Any:
            return lambda *args: made.append((name, args))

    globals_ = {
        "op": Op(),
        "column": lambda number: number,
        "row_security": lambda _, name: made.append(("row_security", (name,))),
        "build_index": lambda _, *args: made.append(("build_index", args)),
    }
    path = folder / "migration.py"
    path.write_text(text.replace("from alembic import op\n", ""), "utf-8")
    functions = run_path(str(path), globals_)
    functions["upgrade"]()
    functions["downgrade"]()
    return made


def test_a_long_upgrade_becomes_a_function_per_table(tmp_path: Path) -> None:
    long = source(MAX_LINES // 2)
    split = function_per_table(long)
    assert calls(split, tmp_path) == calls(long, tmp_path)
    functions = [node for node in ast.parse(split).body if isinstance(node, ast.FunctionDef)]
    assert [node.name for node in functions] == ["upgrade", "_create_rooms", "_create_bookings", "downgrade"]
    assert max((node.end_lineno or 0) - node.lineno for node in functions) < MAX_LINES
    assert split.startswith(HEAD.partition("def")[0])
    assert split.endswith(FOOT)


@pytest.mark.parametrize("columns", [1, 10])
def test_a_short_one_stays_as_it_is(columns: int) -> None:
    assert function_per_table(source(columns)) == source(columns)
