"""The tables of bulk changes: who did what, and of each row what became of it and how it was before."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import Base, TenantTable, references
from estante.jobs.payloads import Json

RowState = Literal["waiting", "changed", "unchanged", "refused"]


class BulkChange(TenantTable):
    """One bulk act of a person. `undoes` is the change that this one takes back, `undone_by` the other way.

    `acting_guid` is who really acts, in an impersonation. `record_guid` is the record that the rows go into,
    where there is one; `values` is what an act was asked to do that takes more than rows. The counts are kept
    with each batch.
    """

    __tablename__ = "bulk_changes"
    __table_args__ = (Index("ix_bulk_changes_created_at", "tenant_id", "created_at"),)

    act: Mapped[str]
    person_guid: Mapped[UUID]
    acting_guid: Mapped[UUID | None]
    record_guid: Mapped[UUID | None]
    values: Mapped[Json] = mapped_column(JSONB(none_as_null=True), nullable=True)
    job_guid: Mapped[UUID | None]
    undoes: Mapped[UUID | None]
    undone_by: Mapped[UUID | None]
    total: Mapped[int] = mapped_column(default=0, server_default="0")
    changed: Mapped[int] = mapped_column(default=0, server_default="0")
    unchanged: Mapped[int] = mapped_column(default=0, server_default="0")
    refused: Mapped[int] = mapped_column(default=0, server_default="0")
    finished_at: Mapped[datetime | None]


class BulkRow(Base):
    """One row of a bulk change. `before` is what undoing needs; `refusal` is a `Refusal`."""

    __tablename__ = "bulk_rows"
    __table_args__ = (
        references("bulk_changes", "change_guid"),
        Index("ix_bulk_rows_state", "tenant_id", "change_guid", "state", "guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    change_guid: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    state: Mapped[str] = mapped_column(default="waiting", server_default="waiting")
    before: Mapped[Json] = mapped_column(JSONB(none_as_null=True), nullable=True)
    refusal: Mapped[Json] = mapped_column(JSONB(none_as_null=True), nullable=True)
