"""The calls of subjects. Who has a session may read them: forms that classify offer them."""

from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from litestar import get
from litestar.di import NamedDependency

from estante_settings.lists.discipline import DISCIPLINES
from estante_settings.policies import Countries
from estante_settings.schemas.discipline import DisciplineFields, DisciplineRow, NewDiscipline
from estante_settings.services.discipline import ACTS, DisciplineService

CALLS = RecordCalls(DisciplineService, Countries, "/disciplines", DisciplineRow)


@get("/disciplines", session=True, list=DISCIPLINES, summary="List disciplines")
async def list_disciplines(lists: NamedDependency[Lists]) -> Page[DisciplineRow]:
    return await lists.page(DISCIPLINES)


ROUTES = [
    list_disciplines,
    CALLS.create(NewDiscipline),
    CALLS.change(DisciplineFields, "patch"),
    CALLS.delete(ACTS["delete"]),
]
