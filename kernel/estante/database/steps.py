"""Steps of migrations that a running release survives: changes in batches, and indexes built beside writes.

Both commit as they go, so that whatever comes before them in a migration has to bear being run again.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Row, text
from sqlalchemy.exc import DBAPIError

# How the SQL of a migration that is only printed says that a change is made in batches.
IN_BATCHES = "/* in batches */"
BATCH = 1000
FIRST = "00000000-0000-0000-0000-000000000000"
# Below PostgreSQL's `deadlock_timeout`: of two who wait for each other's rows, it is we who let go.
LOCK_MILLISECONDS = 500
ATTEMPTS = 60
PAUSE_SECONDS = 0.5
LOCKED_OUT, DEADLOCK = "55P03", "40P01"


def update_in_batches(
    op: Any, table: str, *, assign: str, where: str, reads: Sequence[str] = (), size: int = BATCH
) -> None:
    """Change rows of every tenant, a few at a time; the row is called `entry`.

    Killed in the middle, it goes over all rows again: `where` must not hold for what was changed.

    Args:
        op: `alembic.op`.
        table: a table whose key is `tenant_id` and `guid`.
        assign: what comes after SET.
        where: which rows. Tables of tenants that it asks stand in `reads`.
    """
    update = (
        f"UPDATE {table} AS entry SET {assign} FROM page"  # noqa: S608 - a migration's own words
        f" WHERE entry.tenant_id = page.tenant_id AND entry.guid = page.guid AND ({where})"
    )
    if op.get_context().as_sql:
        op.execute(f"{IN_BATCHES} {update}")
        return
    statement = (
        f"WITH page AS (SELECT tenant_id, guid FROM {table}"  # noqa: S608
        " WHERE (tenant_id, guid) > (CAST(:tenant_id AS uuid), CAST(:guid AS uuid))"
        f" ORDER BY tenant_id, guid LIMIT {size}), changed AS ({update})"
        " SELECT tenant_id, guid FROM page ORDER BY tenant_id DESC, guid DESC LIMIT 1"
    )
    with _every_tenant(op, [table, *reads]) as connection:
        last: Mapping[str, Any] | None = {"tenant_id": FIRST, "guid": FIRST}
        while last is not None:
            row = _patiently(connection, statement, last)
            last = row._asdict() if row is not None else None


def build_index(op: Any, name: str, definition: str, *, unique: bool = False) -> None:
    """Build an index while others go on writing: `build_index(op, "ix_a_b", "a (tenant_id, b)")`.

    What an attempt that failed left behind, which PostgreSQL keeps up but never uses, goes first.
    """
    create = f"CREATE {'UNIQUE ' if unique else ''}INDEX CONCURRENTLY IF NOT EXISTS {name} ON {definition}"
    with op.get_context().autocommit_block():
        if op.get_context().as_sql:
            op.execute(create)
            return
        # It waits for everybody who reads or writes now, and nobody waits behind it.
        with _waiting(op.get_bind(), 0) as connection:
            left = text("SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(:name) AND NOT indisvalid")
            if connection.scalar(left, {"name": name}):
                connection.execute(text(f"DROP INDEX CONCURRENTLY {name}"))
            connection.execute(text(create))


def rebuild_index(op: Any, name: str, definition: str) -> None:
    """Have an index of that name with another definition; lists walk the old one until the new is there."""
    build_index(op, f"{name}_new", definition)
    op.execute(f"DROP INDEX IF EXISTS {name}")
    op.execute(f"ALTER INDEX {name}_new RENAME TO {name}")


@contextmanager
def _every_tenant(op: Any, tables: Sequence[str]) -> Iterator[Connection]:
    """Show the owner every tenant's rows for this while; the application's role is bound as always.

    Row security binds the owner as well, and an UPDATE would change nothing without a word. To lift that
    needs the table for itself, so it is committed before the first batch and not held until the last.
    """
    with op.get_context().autocommit_block(), _waiting(op.get_bind(), LOCK_MILLISECONDS) as connection:
        for table in tables:
            _patiently(connection, f"ALTER TABLE {table} NO FORCE ROW LEVEL SECURITY")
        try:
            yield connection
        finally:
            for table in tables:
                _patiently(connection, f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY")


@contextmanager
def _waiting(connection: Connection, milliseconds: int) -> Iterator[Connection]:
    """Wait so long for a lock, and afterwards as long as before."""
    before = connection.scalar(text("SHOW lock_timeout"))
    connection.execute(text(f"SET lock_timeout = {milliseconds}"))
    try:
        yield connection
    finally:
        connection.execute(text(f"SET lock_timeout = '{before}'"))


def _patiently(
    connection: Connection, statement: str, values: Mapping[str, Any] | None = None
) -> Row[Any] | None:
    """Run a statement of its own; where others hold what it needs, let go, and ask again a moment later."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            result = connection.execute(text(statement), values)
            return result.first() if result.returns_rows else None
        except DBAPIError as error:
            state = getattr(error.orig, "sqlstate", None)
            if state not in {LOCKED_OUT, DEADLOCK} or attempt == ATTEMPTS:
                raise
        time.sleep(PAUSE_SECONDS)
    raise AssertionError("unreachable")
