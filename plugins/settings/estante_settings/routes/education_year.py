"""The calls of education years. Who has a session may read them: forms that classify offer them."""

from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from litestar import get
from litestar.di import NamedDependency

from estante_settings.lists.education_year import EDUCATION_YEARS
from estante_settings.policies import Countries
from estante_settings.schemas.education_year import EducationYearFields, EducationYearRow, NewEducationYear
from estante_settings.services.education_year import ACTS, EducationYearService

CALLS = RecordCalls(EducationYearService, Countries, "/education-years", EducationYearRow)


@get("/education-years", session=True, list=EDUCATION_YEARS, summary="List education years")
async def list_education_years(lists: NamedDependency[Lists]) -> Page[EducationYearRow]:
    return await lists.page(EDUCATION_YEARS)


ROUTES = [
    list_education_years,
    CALLS.create(NewEducationYear),
    CALLS.change(EducationYearFields, "patch"),
    CALLS.delete(ACTS["delete"]),
]
