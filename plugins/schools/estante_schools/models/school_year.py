"""The table of school years."""

from datetime import date
from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

ACTIVE = "uq_school_years_active"


class SchoolYear(RecordTable):
    """A year of a school, such as `2026`; its last day is `expired_at`. A school has one that is active."""

    __tablename__ = "school_years"
    __table_args__ = (
        references("schools", "school_guid"),
        Index(ACTIVE, "tenant_id", "school_guid", unique=True, postgresql_where=text("is_active")),
        Index(
            "uq_school_years_title",
            "tenant_id",
            "school_guid",
            text("estante_fold(title)"),
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
    )

    school_guid: Mapped[UUID]
    title: Mapped[str]
    school_year: Mapped[str]
    expired_at: Mapped[date]
    is_active: Mapped[bool] = mapped_column(server_default=text("false"))
