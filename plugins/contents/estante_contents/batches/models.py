"""The tables of batch uploads."""

from datetime import datetime
from uuid import UUID

from estante.api.database import TenantTable, references
from sqlalchemy import BigInteger, CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

Json = dict[str, object]


class Batch(TenantTable):
    """An archive that somebody uploaded. `created_by` gets the letter at its end.

    It is `accepted`, `processing` once what is in it is known, and in the end `done`, or `refused` as a
    whole: then `failure_code` says why. `table_name` is the table of names and classification in it.
    A cartridge has the collection that its contents go into.
    """

    __tablename__ = "content_batches"
    __table_args__ = (
        CheckConstraint("state IN ('accepted', 'processing', 'done', 'refused')", name="state"),
        Index("ix_content_batches_creator", "tenant_id", "created_by", "created_at"),
        Index("ix_content_batches_created_at", "tenant_id", "created_at"),
    )

    created_by: Mapped[UUID]
    acting_guid: Mapped[UUID | None]
    stored_guid: Mapped[UUID]
    path: Mapped[str]
    name: Mapped[str]
    format: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(server_default="accepted")
    table_name: Mapped[str | None]
    collection_guid: Mapped[UUID | None]
    job_guid: Mapped[UUID | None]
    failure_code: Mapped[str | None]
    failure_params: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    done_at: Mapped[datetime | None]


class BatchFile(TenantTable):
    """A file of an archive, by its place there: `waiting`, then `made`, `refused` or `skipped`.

    `row` is what the table says of it. What refuses it is `reason_code` with its params, or the fields of
    `faults`, each with a rule; `line` is the row that they stand in.
    """

    __tablename__ = "content_batch_files"
    __table_args__ = (
        references("content_batches", "batch_guid"),
        CheckConstraint("state IN ('waiting', 'made', 'refused', 'skipped')", name="state"),
        Index("uq_content_batch_files_position", "tenant_id", "batch_guid", "position", unique=True),
        Index("ix_content_batch_files_content_guid", "tenant_id", "content_guid"),
    )

    batch_guid: Mapped[UUID]
    position: Mapped[int]
    file: Mapped[str]
    size: Mapped[int] = mapped_column(BigInteger)
    state: Mapped[str] = mapped_column(server_default="waiting")
    line: Mapped[int | None]
    row: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    content_guid: Mapped[UUID | None]
    conversion_started_at: Mapped[datetime | None]
    reason_code: Mapped[str | None]
    reason_params: Mapped[Json] = mapped_column(JSONB, server_default=text("'{}'"))
    faults: Mapped[list[Json]] = mapped_column(JSONB, server_default=text("'[]'"))
