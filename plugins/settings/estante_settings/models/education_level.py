"""The tables of education levels, which a country calls its stages."""

from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped

from estante_settings.models.columns import LIVING


class EducationLevel(RecordTable):
    """A stage of a country's schooling. No two of one country have the same `name`, whatever its case."""

    __tablename__ = "education_levels"
    __table_args__ = (
        references("countries", "country_guid"),
        Index(
            "uq_education_levels_name",
            "tenant_id",
            "country_guid",
            text("lower(name)"),
            unique=True,
            **LIVING,
        ),
        Index("ix_education_levels_country_guid", "tenant_id", "country_guid", "position", **LIVING),
    )

    name: Mapped[str]
    country_guid: Mapped[UUID]
    position: Mapped[int]


class EducationLevelDiscipline(TenantTable):
    """A subject that is taught in a level."""

    __tablename__ = "education_level_disciplines"
    __table_args__ = (
        references("education_levels", "level_guid"),
        references("disciplines", "discipline_guid"),
        UniqueConstraint("tenant_id", "level_guid", "discipline_guid"),
        Index("ix_education_level_disciplines_discipline_guid", "tenant_id", "discipline_guid"),
    )

    level_guid: Mapped[UUID]
    discipline_guid: Mapped[UUID]
