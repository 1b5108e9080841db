"""The tables' common shape, and the SQL that puts a table under row security."""

from datetime import datetime
from typing import Any, ClassVar, Protocol
from uuid import UUID

from sqlalchemy import DateTime, ForeignKeyConstraint, MetaData, Text, func, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from uuid_utils.compat import uuid7

from estante.database.scopes import SCOPES, RowScope

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
APP_ROLE = "estante_app"


class Base(DeclarativeBase):
    """Every table of the kernel and the plugins: the one place where a column, an index or a key stands.

    `estante migration new` writes the migration of what changed here. Text has no length and a moment its
    zone, unless a column says otherwise.
    """

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {str: Text, datetime: DateTime(timezone=True)}  # noqa: RUF012 - SQLAlchemy reads it as it is


class TenantTable(Base):
    """A row of one tenant. `tenant_id` leads the primary key so that tables can be sharded by it.

    `row_scope` says which of the rows a person sees, where that is not all: services, lists, bulk acts, the
    trash, imports and references obey it.
    """

    __abstract__ = True
    row_scope: ClassVar[RowScope | None] = None
    # `updated_at` is a record's version where it counts none: an answer needs it right after the write.
    __mapper_args__ = {"eager_defaults": True}  # noqa: RUF012 - SQLAlchemy reads it as it is

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True, sort_order=-20)
    guid: Mapped[UUID] = mapped_column(primary_key=True, default=uuid7, sort_order=-10)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now(), sort_order=90)
    updated_at: Mapped[datetime] = mapped_column(
        server_default=func.now(), onupdate=func.now(), sort_order=91
    )

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if cls.row_scope is not None:
            SCOPES[cls.__tablename__] = cls.row_scope


class RecordTable(TenantTable):
    """What people make, change and delete: its version, and who made it and put it into the trash."""

    __abstract__ = True

    version: Mapped[int] = mapped_column(server_default=text("1"), sort_order=80)
    created_by: Mapped[UUID | None] = mapped_column(sort_order=81)
    deleted_at: Mapped[datetime | None] = mapped_column(sort_order=82)
    deleted_by: Mapped[UUID | None] = mapped_column(sort_order=83)


def references(table: str, column: str, *, ondelete: str = "CASCADE") -> ForeignKeyConstraint:
    """The key to a row of the same tenant: `__table_args__ = (references("people", "person_guid"),)`."""
    return ForeignKeyConstraint(
        ["tenant_id", column], [f"{table}.tenant_id", f"{table}.guid"], ondelete=ondelete
    )


class Executes(Protocol):
    """`alembic.op`, or anything else that runs a statement."""

    def execute(self, sqltext: str, /) -> None: ...


def row_security(op: Executes, table: str, *, append_only: bool = False) -> None:
    """Let the application's role see only the rows of the tenant that its transaction names.

    Unset means no row. `append_only` leaves out UPDATE and DELETE, for the audit.
    """
    grants = "SELECT, INSERT" if append_only else "SELECT, INSERT, UPDATE, DELETE"
    rule = "tenant_id = nullif(current_setting('app.tenant', true), '')::uuid"
    for statement in (
        f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY",
        f"CREATE POLICY {table}_tenant ON {table} USING ({rule}) WITH CHECK ({rule})",
        f"GRANT {grants} ON {table} TO {APP_ROLE}",
    ):
        op.execute(statement)
