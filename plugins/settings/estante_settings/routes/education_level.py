"""The calls of education levels. Who has a session may read them: every form that classifies offers them."""

from estante.api.http import Answer, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_settings.lists.education_level import EDUCATION_LEVELS
from estante_settings.policies import Countries
from estante_settings.schemas.education_level import (
    EducationLevelFields,
    EducationLevelRow,
    LevelOrder,
    NewEducationLevel,
    OrderedLevels,
)
from estante_settings.services.education_level import ACTS, EducationLevelService, LevelPresenter

PATH = "/education-levels"
CALLS = RecordCalls(EducationLevelService, Countries, PATH, EducationLevelRow, LevelPresenter)


@get(PATH, session=True, list=EDUCATION_LEVELS, summary="List education levels with years and subjects")
async def list_levels(lists: NamedDependency[Lists]) -> Page[EducationLevelRow]:
    return await lists.page(EDUCATION_LEVELS)


@put(
    PATH,
    action=Countries.update,
    summary="Order the levels of a country and their years",
    dependencies=inject(levels=EducationLevelService),
)
async def order_levels(
    data: JSONBody[LevelOrder],
    if_match: NamedDependency[IfMatch],
    levels: NamedDependency[EducationLevelService],
) -> Answer[OrderedLevels]:
    """All in one call; the version is the country's. Raises StaleVersion, NotFound, ValidationFailed."""
    version, rows = await levels.order(data, if_match)
    return versioned(OrderedLevels(rows), version)


ROUTES = [
    list_levels,
    order_levels,
    CALLS.create(NewEducationLevel),
    CALLS.change(EducationLevelFields, "patch"),
    CALLS.delete(ACTS["delete"]),
]
