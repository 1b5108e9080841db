"""The tables of learning objectives."""

from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped

from estante_settings.models.columns import LIVING


class LearningObjective(RecordTable):
    """What is to be learnt, such as a goal of a curriculum; it may lie below another one of its country.

    No two of one country have the same `code`, whatever its case. `place` sorts the objectives of a country
    as their tree: `services/objective_tree.py` makes it of the codes from the top down.
    """

    __tablename__ = "learning_objectives"
    __table_args__ = (
        references("countries", "country_guid"),
        references("disciplines", "discipline_guid"),
        references("education_levels", "education_level_guid"),
        references("learning_objectives", "parent_guid"),
        Index(
            "uq_learning_objectives_code",
            "tenant_id",
            "country_guid",
            text("lower(code)"),
            unique=True,
            **LIVING,
        ),
        Index("ix_learning_objectives_discipline_guid", "tenant_id", "discipline_guid"),
        Index("ix_learning_objectives_education_level_guid", "tenant_id", "education_level_guid"),
        # Also those in the trash: a tree is walked through them.
        Index("ix_learning_objectives_parent_guid", "tenant_id", "parent_guid"),
    )

    code: Mapped[str]
    description: Mapped[str]
    country_guid: Mapped[UUID]
    discipline_guid: Mapped[UUID | None]
    education_level_guid: Mapped[UUID | None]
    parent_guid: Mapped[UUID | None]
    place: Mapped[str]


class LearningObjectiveYear(TenantTable):
    """An education year that an objective is for."""

    __tablename__ = "learning_objective_years"
    __table_args__ = (
        references("learning_objectives", "objective_guid"),
        references("education_years", "year_guid"),
        UniqueConstraint("tenant_id", "objective_guid", "year_guid"),
        Index("ix_learning_objective_years_year_guid", "tenant_id", "year_guid"),
    )

    objective_guid: Mapped[UUID]
    year_guid: Mapped[UUID]
