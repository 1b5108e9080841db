"""The tables of imports: how far each one is, and its wrong cells."""

from typing import Any, Literal
from uuid import UUID

from sqlalchemy import Index, Text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column
from uuid_utils.compat import uuid7

from estante.database.base import Base, TenantTable, references

ImportState = Literal["uploaded", "checking", "checked", "writing", "done"]


class ImportRun(TenantTable):
    """One file that a person imports. `position` is the last line whose row is settled, in this state.

    `headers` are those of the line `headers_at` and `preview` the first rows below it, `top` the first of
    the file, from which another line may be chosen. `mapping` says which column (from 0) holds a field.
    `total` is how many rows there are, once a look has counted them.
    """

    __tablename__ = "imports"
    __table_args__ = (Index("ix_imports_tenant_id_created_at", "tenant_id", "created_at"),)

    name: Mapped[str]
    person_guid: Mapped[UUID]
    acting_guid: Mapped[UUID | None]
    file_guid: Mapped[UUID]
    file_path: Mapped[str]
    file_name: Mapped[str]
    format: Mapped[str]
    encoding: Mapped[str]
    separator: Mapped[str]
    headers_at: Mapped[int] = mapped_column(server_default="1", default=1)
    top: Mapped[list[dict[str, Any]]] = mapped_column(JSONB, server_default="[]")
    headers: Mapped[list[str]] = mapped_column(JSONB)
    preview: Mapped[list[list[str]]] = mapped_column(JSONB, server_default="[]")
    mapping: Mapped[dict[str, int]] = mapped_column(JSONB)
    state: Mapped[ImportState] = mapped_column(Text, server_default="uploaded")
    job_guid: Mapped[UUID | None]
    position: Mapped[int] = mapped_column(server_default="0", default=0)
    total: Mapped[int | None]
    rows: Mapped[int] = mapped_column(server_default="0", default=0)
    written: Mapped[int] = mapped_column(server_default="0", default=0)
    refused: Mapped[int] = mapped_column(server_default="0", default=0)


class ImportFault(Base):
    """One wrong cell of a file, or a whole row (`column_at` is null)."""

    __tablename__ = "import_faults"
    __table_args__ = (
        references("imports", "import_guid"),
        Index("ix_import_faults_tenant_id_import_guid_line", "tenant_id", "import_guid", "line", "guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True, default=uuid7)
    import_guid: Mapped[UUID]
    line: Mapped[int]
    column_at: Mapped[int | None]
    field: Mapped[str]
    code: Mapped[str]
    params: Mapped[dict[str, str | int | float]] = mapped_column(JSONB)
    value: Mapped[str]
