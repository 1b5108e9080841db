"""The migration of what changed in the models of one package, written by Alembic in this project's words.

New tables get row security, and an index of a table that stands is built while others write to it.
"""

import re
import shutil
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import autogenerate, command
from alembic.autogenerate import renderers
from alembic.autogenerate.api import AutogenContext
from alembic.autogenerate.rewriter import Rewriter
from alembic.config import Config
from alembic.operations import ops
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Index
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex

from estante.database.base import Base
from estante.database.commands import config_of
from estante.database.histories import KERNEL, History
from estante.database.migration_source import function_per_table

# With its number 32 characters, which is what Alembic keeps of a name.
MAX_SLUG = 27
# Where the kernel's steps are, and where plugins import them from.
OWN_STEPS, PLUGINS_STEPS = (
    re.compile(r"^from estante\.database\.\w+ ", re.MULTILINE),
    "from estante.api.database ",
)
ALEMBICS_REMARK = re.compile(r"^ +# #{3} .*\n", re.MULTILINE)


class TenantMissing(Exception):
    """A new table is not a tenant's: its model has to derive from `TenantTable`, or have a `tenant_id`."""


def load_models(package: str) -> frozenset[str]:
    """Import every module of a package that has a table, and answer the tables' names."""
    root = Path(str(files(package)))
    for path in sorted(root.rglob("*.py")):
        if "__tablename__ =" in path.read_text(encoding="utf-8"):
            import_module(".".join((package, *path.relative_to(root).with_suffix("").parts)))
    return frozenset(
        str(mapper.class_.__tablename__)
        for mapper in Base.registry.mappers
        if f"{mapper.class_.__module__}.".startswith(f"{package}.")
    )


def differences(connection: Connection, packages: Sequence[str]) -> list[Any]:
    """How a database differs from the models of packages, as Alembic says it; empty if it does not."""
    tables = frozenset[str]().union(*map(load_models, packages))
    context = MigrationContext.configure(
        connection, opts={"include_object": _only(tables), "compare_server_default": True}
    )
    return [*autogenerate.compare_metadata(context, Base.metadata)]


def write_migration(connection: Connection, history: History, package: str, message: str) -> Path | None:
    """Write the migration of what changed in a package's models; None if nothing did.

    Args:
        connection: to a database with every migration of the history.
        history: of the package; its folder is made for the first migration.

    Raises:
        TenantMissing: a new table has no `tenant_id`.
    """
    tables = load_models(package)
    versions = history.folder / "versions"
    versions.mkdir(parents=True, exist_ok=True)
    for folder in (history.folder, versions):
        (folder / "__init__.py").touch()
    config = config_of(
        history,
        connection=connection,
        target_metadata=Base.metadata,
        include_object=_only(tables),
        compare_server_default=True,
    )
    _format_with_ruff(config)
    script = command.revision(
        config,
        message,
        autogenerate=True,
        rev_id=_revision(versions, message),
        process_revision_directives=_directives,
    )
    if not script or isinstance(script, list):
        return None
    path = Path(script.path)
    written = function_per_table(ALEMBICS_REMARK.sub("", path.read_text(encoding="utf-8")))
    path.write_text(written if history == KERNEL else OWN_STEPS.sub(PLUGINS_STEPS, written), "utf-8")
    return path


def _only(tables: frozenset[str]) -> Callable[..., bool]:
    """Whether Alembic looks at a table. To drop one is written by hand, when no release asks for it."""

    def include(_thing: Any, name: str | None, kind: str, *_: object) -> bool:
        return name in tables if kind == "table" else True

    return include


def _revision(versions: Path, message: str) -> str:
    numbers = [int(path.name.split("_")[0]) for path in versions.glob("[0-9]*_*.py")]
    slug = re.sub(r"[^a-z0-9]+", "_", message.lower()).strip("_")[:MAX_SLUG].strip("_")
    return f"{max(numbers, default=0) + 1:04}_{slug}"


def find_ruff() -> str | None:
    """The formatter, where it is installed: in this environment or anywhere else."""
    return shutil.which("ruff", path=str(Path(sys.executable).parent)) or shutil.which("ruff")


def _format_with_ruff(config: Config) -> None:
    ruff = find_ruff()
    if ruff is None:
        return
    config.set_section_option("post_write_hooks", "hooks", "tidy, format")
    for name, words in (("tidy", "check --silent --fix --exit-zero"), ("format", "format --quiet")):
        for option, value in (
            ("type", "exec"),
            ("executable", ruff),
            ("options", f"{words} REVISION_SCRIPT_FILENAME"),
        ):
            config.set_section_option("post_write_hooks", f"{name}.{option}", value)


class RowSecurityOp(ops.MigrateOperation):
    """`row_security(op, "table")`."""

    def __init__(self, table: str) -> None:
        self.table = table


class BuildIndexOp(ops.MigrateOperation):
    """`build_index(op, "name", "table (columns)")`."""

    def __init__(self, index: Index) -> None:
        self.index = index


@renderers.dispatch_for(RowSecurityOp)
def _render_row_security(context: AutogenContext, operation: RowSecurityOp) -> str:
    context.imports.add("from estante.database.base import row_security")
    return f'row_security(op, "{operation.table}")'


@renderers.dispatch_for(BuildIndexOp)
def _render_build_index(context: AutogenContext, operation: BuildIndexOp) -> str:
    context.imports.add("from estante.database.steps import build_index")
    ddl = str(CreateIndex(operation.index).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
    definition = " ".join(ddl.split(" ON ", 1)[1].split())
    unique = ", unique=True" if operation.index.unique else ""
    return f"build_index(op, {str(operation.index.name)!r}, {definition!r}{unique})"


def _directives(context: MigrationContext, revision: Any, directives: list[ops.MigrationScript]) -> None:
    script = directives[0]
    if script.upgrade_ops is None or script.upgrade_ops.is_empty():
        directives.clear()
        return
    new: set[str] = set()
    rewriter = Rewriter()

    @rewriter.rewrites(ops.CreateTableOp)
    def secured(_context: Any, _revision: Any, table: ops.CreateTableOp) -> list[ops.MigrateOperation]:
        if "tenant_id" not in table.to_table().columns:
            raise TenantMissing(f"{table.table_name} has no tenant_id: derive its model from `TenantTable`")
        new.add(table.table_name)
        return [table, RowSecurityOp(table.table_name)]

    @rewriter.rewrites(ops.CreateIndexOp)
    def beside(_context: Any, _revision: Any, index: ops.CreateIndexOp) -> ops.MigrateOperation:
        return index if index.table_name in new else BuildIndexOp(index.to_index())

    rewriter(context, revision, directives)
