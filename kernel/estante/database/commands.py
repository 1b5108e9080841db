"""Alembic's commands over one history of migrations. All histories share `environment/env.py`."""

import io
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from estante.database.histories import History

ENVIRONMENT = Path(__file__).parent / "environment"


def config_of(history: History, output: io.StringIO | None = None, **settings: object) -> Config:
    """Alembic's configuration of a history.

    Args:
        output: takes the SQL of what is only printed.
        settings: of Alembic's `EnvironmentContext.configure`.
    """
    config = Config(output_buffer=output or io.StringIO(), cmd_opts=Namespace(quiet=True))
    for name, folder in (
        ("script_location", ENVIRONMENT),
        ("version_locations", history.folder / "versions"),
    ):
        config.set_main_option(name, str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "newline")
    config.set_main_option("file_template", "%%(rev)s")
    config.attributes["settings"] = {
        "version_table": history.version_table,
        "transaction_per_migration": True,
        **settings,
    }
    return config


def script_of(history: History) -> ScriptDirectory:
    """The migrations of a history, as Alembic reads them."""
    return ScriptDirectory.from_config(config_of(history))


def upgrade(
    connection: Connection,
    history: History,
    revision: str = "heads",
    on_step: Callable[[], None] = lambda: None,
) -> None:
    """Make the migrations up to a revision. `on_step` is called after each of them."""
    command.upgrade(config_of(history, connection=connection, on_version_apply=_calls(on_step)), revision)


def downgrade(connection: Connection, history: History, revision: str) -> None:
    """Take migrations back until a revision; "base" is before the first."""
    command.downgrade(config_of(history, connection=connection), revision)


def sql_of(history: History, revision: str, before: str = "base") -> str:
    """What the migrations after `before`, up to `revision`, say to PostgreSQL."""
    printed = io.StringIO()
    config = config_of(history, printed, dialect_name="postgresql", literal_binds=True)
    command.upgrade(config, f"{before}:{revision}", sql=True)
    return printed.getvalue()


def _calls(on_step: Callable[[], None]) -> Callable[..., None]:
    def applied(**_: Any) -> None:
        on_step()

    return applied
