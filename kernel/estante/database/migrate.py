"""Migrations: the kernel's, then each plugin's in the order of their requirements.

Each has its own Alembic history and version table (`alembic_<id>`), so that plugins come and go on their own.
They run as the role that owns the tables; one process at a time, by an advisory lock.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, text

from estante.database.histories import KERNEL, History

LOCK = 0x657374616E7465


def migrate_all(owner_url: str, plugins: Sequence[History] = ()) -> list[str]:
    """Bring a database up to date. Answers the version tables that moved, in order.

    `plugins` come in the order of their requirements (`PluginRegistry.histories`).
    """
    with _owner(owner_url) as connection:
        return [history.version_table for history in (KERNEL, *plugins) if _upgrade(connection, history)]


def pending(owner_url: str, plugins: Sequence[History] = ()) -> list[str]:
    """The version tables that are behind their newest migration."""
    with _owner(owner_url) as connection:
        return [h.version_table for h in (KERNEL, *plugins) if _current(connection, h) != _heads(h)]


@contextmanager
def _owner(url: str) -> Iterator[Connection]:
    plain = url.replace("+asyncpg", "").replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(plain, poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
        connection.commit()
        try:
            yield connection
        finally:
            connection.rollback()
            connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})


def _script(history: History) -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(history.folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def _heads(history: History) -> set[str]:
    return set(_script(history)[1].get_heads())


def _current(connection: Connection, history: History) -> set[str]:
    exists = connection.scalar(text("SELECT to_regclass(:name)"), {"name": history.version_table})
    if exists is None:
        return set()
    # The name comes from a manifest's id, which has letters, digits and underscores only.
    found = connection.scalars(text(f"SELECT version_num FROM {history.version_table}"))  # noqa: S608
    return set(found)


def _upgrade(connection: Connection, history: History) -> bool:
    if _current(connection, history) == _heads(history):
        connection.rollback()
        return False
    connection.rollback()
    config, script = _script(history)

    def steps(revision: Any, _context: Any) -> Any:
        return script._upgrade_revs("heads", revision)

    with EnvironmentContext(config, script, fn=steps, destination_rev="heads") as environment:
        environment.configure(
            connection=connection, version_table=history.version_table, transaction_per_migration=True
        )
        with environment.begin_transaction():
            environment.run_migrations()
    connection.commit()
    return True
