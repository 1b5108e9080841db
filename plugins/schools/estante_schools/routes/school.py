"""The calls of schools, and of their types."""

from typing import Any

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import RecordCalls
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_schools.lists.school import SCHOOLS, SCHOOLS_EXPORT
from estante_schools.policies import Schools
from estante_schools.schemas.school import (
    TYPE_LIST,
    TYPES,
    NewSchool,
    SchoolAnswer,
    SchoolFields,
    SchoolRow,
    TypeRow,
)
from estante_schools.services.school import ACTS, SchoolService
from estante_schools.services.school_presenter import SchoolPresenter

PATH = "/schools"
CALLS = RecordCalls(SchoolService, Schools, PATH, SchoolAnswer, SchoolPresenter)


@get(
    PATH,
    action=Schools.readList,
    list=SCHOOLS,
    summary="List schools",
    dependencies=inject(presenter=SchoolPresenter),
)
async def list_schools(
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    presenter: NamedDependency[SchoolPresenter],
) -> Page[SchoolRow]:
    """The schools by their names; `network` are those of one of the networks."""
    return await presenter.rows(session, await lists.page(SCHOOLS))


@get("/schools/types", session=True, list=TYPE_LIST, summary="The types of school")
async def list_types(lists: NamedDependency[Lists], t: NamedDependency[Translator]) -> Page[TypeRow]:
    return lists.page_of(TYPE_LIST, [TypeRow(guid, t(f"schools.types.{guid}")) for guid in TYPES])


@post(
    "/schools/export",
    action=Schools.export,
    status_code=202,
    list=SCHOOLS,
    limit=Hourly("exports"),
    summary="Make a file of schools, with the filters and the order of the address",
    dependencies=inject(presenter=SchoolPresenter),
)
async def export_schools(
    request: Request[Any, Any, State],
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    presenter: NamedDependency[SchoolPresenter],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """The file is made as a job; it has the words for types and places, and not their guids."""
    words: dict[str, str] = {guid: t(f"schools.types.{guid}") for guid in TYPES}
    words |= {word: t(f"schools.values.{word}") for word in ("true", "false")}
    words |= {str(guid): name for guid, name in (await presenter.names(session)).items()}
    filters = lists.request(SCHOOLS, words=msgspec.json.encode(words).decode()).to_json()
    choice, hidden = data or exports.EVERYTHING, presenter.hidden
    return await exports.start(request, session, queue, SCHOOLS_EXPORT, filters, choice=choice, hidden=hidden)


ROUTES = [
    list_schools,
    list_types,
    export_schools,
    CALLS.change_many(SCHOOLS, ACTS),
    CALLS.create(NewSchool),
    CALLS.read(),
    CALLS.change(SchoolFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
