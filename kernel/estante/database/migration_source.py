"""The text of a migration: a long `upgrade()` becomes one function for each new table."""

import ast
from collections.abc import Iterator, Sequence

MAX_LINES = 60


def function_per_table(source: str) -> str:
    """Move what makes each table out of an `upgrade()` that is too long to read; a short one stays as it is.

    What Alembic writes about a table follows its `op.create_table`; what is about another one stays.
    """
    upgrade = next(
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef) and node.name == "upgrade"
    )
    lines = source.splitlines()
    first, last = upgrade.lineno, upgrade.end_lineno or upgrade.lineno
    if last - first < MAX_LINES:
        return source
    calls, functions = [], []
    for table, statements in _by_table(upgrade.body):
        body = lines[statements[0].lineno - 1 : statements[-1].end_lineno]
        if table is None:
            calls += body
        else:
            calls.append(f"    _create_{table}()")
            functions += ["", "", f"def _create_{table}() -> None:", *body]
    above = lines[: upgrade.body[0].lineno - 1]
    return "\n".join([*above, *calls, *functions, *lines[last:]]) + "\n"


def _by_table(statements: Sequence[ast.stmt]) -> Iterator[tuple[str | None, Sequence[ast.stmt]]]:
    table: str | None = None
    gathered: list[ast.stmt] = []
    for statement in statements:
        created = _created_table(statement)
        about = table if created is None and _names(statement, table) else created
        if about != table and gathered:
            yield table, gathered
            gathered = []
        table = about
        gathered.append(statement)
    if gathered:
        yield table, gathered


def _created_table(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(attr="create_table"), [ast.Constant(str(name)), *_])):
            return name
    return None


def _names(statement: ast.stmt, table: str | None) -> bool:
    return any(isinstance(node, ast.Constant) and node.value == table for node in ast.walk(statement))
