"""Which records of the settings hold others: what is in use is not deleted (BO §5, A107)."""

from collections.abc import Sequence

from estante.api.records import Uses, count_of
from sqlalchemy import exists, select

from estante_settings.contracts import (
    COUNTRY,
    DISCIPLINE,
    EDUCATION_LEVEL,
    EDUCATION_YEAR,
    LEARNING_OBJECTIVE,
    SCALE,
)
from estante_settings.models import (
    Country,
    Discipline,
    EducationLevel,
    EducationLevelDiscipline,
    EducationYear,
    LearningObjective,
    LearningObjectiveYear,
)

TAUGHT = exists(
    select(EducationLevel.guid).where(
        EducationLevel.guid == EducationLevelDiscipline.level_guid, EducationLevel.deleted_at.is_(None)
    )
)
LEARNT = exists(
    select(LearningObjective.guid).where(
        LearningObjective.guid == LearningObjectiveYear.objective_guid,
        LearningObjective.deleted_at.is_(None),
    )
)
OBJECTIVES = "settings_learning_objectives.uses.objectives"
IS_LIVING = LearningObjective.deleted_at.is_(None)
# The list of the objectives of one kind of record, by its filter.
LISTED = "/settings-learning-objectives?{}={{guid}}"
ALL: Sequence[Uses] = (
    Uses(
        of=COUNTRY,
        text_key="settings_countries.uses.disciplines",
        count=count_of(Discipline.country_guid, Discipline.deleted_at.is_(None)),
        link="/settings-country/{guid}/subjects",
        forbids=True,
    ),
    Uses(
        of=COUNTRY,
        text_key="settings_countries.uses.education_levels",
        count=count_of(EducationLevel.country_guid, EducationLevel.deleted_at.is_(None)),
        link="/settings-country/{guid}/education-levels",
        forbids=True,
    ),
    Uses(
        of=EDUCATION_LEVEL,
        text_key="settings_countries.uses.education_years",
        count=count_of(EducationYear.level_guid, EducationYear.deleted_at.is_(None)),
        forbids=True,
    ),
    Uses(
        of=SCALE,
        text_key="settings_countries.uses.countries",
        count=count_of(Country.ranking_scale_guid, Country.deleted_at.is_(None)),
        forbids=True,
    ),
    Uses(
        of=DISCIPLINE,
        text_key="settings_countries.uses.education_levels",
        count=count_of(EducationLevelDiscipline.discipline_guid, TAUGHT),
        forbids=True,
    ),
    Uses(
        of=COUNTRY,
        text_key=OBJECTIVES,
        count=count_of(LearningObjective.country_guid, IS_LIVING),
        link=LISTED.format("country"),
        forbids=True,
    ),
    Uses(
        of=DISCIPLINE,
        text_key=OBJECTIVES,
        count=count_of(LearningObjective.discipline_guid, IS_LIVING),
        link=LISTED.format("discipline"),
        forbids=True,
    ),
    Uses(
        of=EDUCATION_LEVEL,
        text_key=OBJECTIVES,
        count=count_of(LearningObjective.education_level_guid, IS_LIVING),
        link=LISTED.format("educationLevel"),
        forbids=True,
    ),
    Uses(
        of=EDUCATION_YEAR,
        text_key=OBJECTIVES,
        count=count_of(LearningObjectiveYear.year_guid, LEARNT),
        forbids=True,
    ),
    Uses(
        of=LEARNING_OBJECTIVE,
        text_key="settings_learning_objectives.uses.below",
        count=count_of(LearningObjective.parent_guid, IS_LIVING),
        link=LISTED.format("parent"),
        forbids=True,
    ),
)
