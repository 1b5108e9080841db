"""The table of education years."""

from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped

from estante_settings.models.columns import LIVING


class EducationYear(RecordTable):
    """A year of a level. No two of one level have the same `name`, whatever its case."""

    __tablename__ = "education_years"
    __table_args__ = (
        references("education_levels", "level_guid"),
        Index(
            "uq_education_years_name", "tenant_id", "level_guid", text("lower(name)"), unique=True, **LIVING
        ),
        Index("ix_education_years_level_guid", "tenant_id", "level_guid", "position", **LIVING),
    )

    name: Mapped[str]
    level_guid: Mapped[UUID]
    position: Mapped[int]
