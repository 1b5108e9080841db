"""Migrations: the kernel's, then each plugin's in the order of their requirements.

Each has its own Alembic history and version table (`alembic_<id>`), so that plugins come and go on their own.
They run as the role that owns the tables; one process at a time, by an advisory lock.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec import Struct
from sqlalchemy import Connection, NullPool, create_engine, text
from sqlalchemy.exc import DBAPIError

from estante.database.commands import script_of, upgrade
from estante.database.histories import KERNEL, History, MigrationFailed
from estante.database.steps import DEADLOCK, LOCKED_OUT

LOCK = 0x657374616E7465
# Below PostgreSQL's `deadlock_timeout`: of two who wait for each other's tables, it is we who let go.
LOCK_MILLISECONDS = 500
LOCK_ATTEMPTS = 30
PAUSE_SECONDS = 0.5
TURN_SECONDS = 0.2


class Migrated(Struct, frozen=True):
    """The version tables that moved, in order, and the plugins whose migrations failed, with the reason."""

    moved: Sequence[str]
    failed: Mapping[str, str]


def migrate_all(owner_url: str, plugins: Sequence[History] = ()) -> Migrated:
    """Bring a database up to date. A plugin whose migrations fail stops nobody else.

    `plugins` come in the order of their requirements (`PluginRegistry.histories`).

    Raises:
        MigrationFailed: one of the kernel's own failed.
    """
    moved, failed = [], {}
    with owner_connection(owner_url) as connection:
        for history in (KERNEL, *plugins):
            try:
                if _upgrade_patiently(connection, history):
                    moved.append(history.version_table)
            except MigrationFailed as error:
                if history is KERNEL:
                    raise
                failed[history.id] = str(error)
    return Migrated(moved, failed)


def pending(owner_url: str, plugins: Sequence[History] = ()) -> list[str]:
    """The version tables that are behind their newest migration, or before or beside it."""
    with owner_connection(owner_url) as connection:
        return [h.version_table for h in (KERNEL, *plugins) if _current(connection, h) != _heads(h)]


def branched(plugins: Sequence[History] = ()) -> list[str]:
    """The histories with two newest migrations, which would run in no certain order."""
    return [history.id for history in (KERNEL, *plugins) if len(_heads(history)) > 1]


@contextmanager
def owner_connection(url: str) -> Iterator[Connection]:
    """As the role that owns the tables, while no other process migrates."""
    plain = url.replace("+asyncpg", "").replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(plain, poolclass=NullPool)
    with engine.connect() as connection:
        _take_turn(connection)
        # Whoever waits for a table's lock makes everybody else wait behind it, who only wants to read.
        connection.execute(text(f"SET lock_timeout = {LOCK_MILLISECONDS}"))
        connection.commit()
        try:
            yield connection
        finally:
            connection.rollback()
            connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})


def _take_turn(connection: Connection) -> None:
    """Wait while another process migrates, but not in PostgreSQL: an index that is built beside writes waits
    for every statement that began before it, so that each would wait for the other.
    """
    while not connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK}):
        connection.commit()
        time.sleep(TURN_SECONDS)


def _heads(history: History) -> set[str]:
    return set(script_of(history).get_heads())


def _current(connection: Connection, history: History) -> set[str]:
    exists = connection.scalar(text("SELECT to_regclass(:name)"), {"name": history.version_table})
    if exists is None:
        return set()
    # The name comes from a manifest's id, which has letters, digits and underscores only.
    versions = connection.scalars(text(f"SELECT version_num FROM {history.version_table}"))  # noqa: S608
    return set(versions)


def _upgrade_patiently(connection: Connection, history: History) -> bool:
    """As `_upgrade`; a table that is in use is let go and asked for again, so that its users go on meanwhile.

    Steps that were committed stay, so that another attempt goes on after them.
    """
    for _ in range(LOCK_ATTEMPTS - 1):
        try:
            return _upgrade(connection, history)
        except MigrationFailed as error:
            if not _is_locked_out(error.__cause__):
                raise
        time.sleep(PAUSE_SECONDS)
    return _upgrade(connection, history)


def _is_locked_out(error: BaseException | None) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in {LOCKED_OUT, DEADLOCK}


def _upgrade(connection: Connection, history: History) -> bool:
    """Whether there was something to do.

    Raises:
        MigrationFailed: the history cannot be read, is older than the tables, or one of its steps failed.
    """
    steps = _Steps()
    try:
        current = _current(connection, history)
        connection.rollback()
        script = script_of(history)
        if current == set(script.get_heads()):
            return False
        if newer := current - {step.revision for step in script.walk_revisions()}:
            raise MigrationFailed(
                f"its tables are at migration {', '.join(sorted(newer))}, which its code does not have: "
                "install the version that made them, or a newer one"
            )
        ahead = script.iterate_revisions("heads", tuple(current) or "base")
        steps.ahead = [step.revision for step in ahead if step.revision not in current]
        upgrade(connection, history, on_step=steps.note)
        connection.commit()
    except (MigrationFailed, KeyboardInterrupt):
        connection.rollback()
        raise
    except BaseException as error:
        connection.rollback()
        step = f"migration {steps.ahead[-1]} failed" if steps.ahead else "has migrations that cannot be read"
        raise MigrationFailed(f"{step}: {_sentence(error)}") from error
    return True


class _Steps:
    """The migrations that are still to be made, the next one last: the one under way, if one fails."""

    def __init__(self) -> None:
        self.ahead: list[str] = []

    def note(self) -> None:
        self.ahead.pop()


def _sentence(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
