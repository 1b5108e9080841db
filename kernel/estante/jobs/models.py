"""The table of jobs: what a person sees. The queue's own row in `saq_jobs` carries nothing but guids."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante.database.base import TenantTable
from estante.jobs.payloads import Json

JobStatus = Literal["queued", "processing", "done", "failed", "cancelled"]
OPEN: tuple[JobStatus, ...] = ("queued", "processing")


class Job(TenantTable):
    """One run of a `JobKind` for a person. `progress` is 0 to 1, or None while unknown; `stage` a text key.

    A failed job has `error_code` and `error_params`, which fill the text `errors.<error_code>`.
    """

    __tablename__ = "jobs"
    __table_args__ = (
        Index("ix_jobs_tenant_id_person_guid_created_at", "tenant_id", "person_guid", "created_at"),
        Index("ix_jobs_tenant_id_subject_guid", "tenant_id", "subject_guid"),
        Index(
            "ix_jobs_open",
            "tenant_id",
            "person_guid",
            postgresql_where=text("status IN ('queued', 'processing')"),
        ),
    )

    person_guid: Mapped[UUID | None]
    kind: Mapped[str]
    status: Mapped[str] = mapped_column(default="queued", server_default="queued")
    payload: Mapped[Json] = mapped_column(JSONB)
    subject_guid: Mapped[UUID | None]
    title: Mapped[str] = mapped_column(default="", server_default="")
    progress: Mapped[float | None]
    stage: Mapped[str] = mapped_column(default="", server_default="")
    attempts: Mapped[int] = mapped_column(default=0, server_default="0")
    result: Mapped[Json] = mapped_column(JSONB(none_as_null=True), nullable=True)
    error_code: Mapped[str | None]
    error_params: Mapped[dict[str, str | int | float]] = mapped_column(
        JSONB, default=dict, server_default="{}"
    )
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
