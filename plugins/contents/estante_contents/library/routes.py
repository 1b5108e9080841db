"""The calls of the library (BO §2, §3; A105)."""

from collections.abc import Sequence
from typing import Any

import msgspec
from estante.api import exports
from estante.api.database import Transaction, raw_connection
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.people import ROLES
from estante.api.records import BulkChanges, BulkView, RecordCalls, settled_view
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from sqlalchemy import select

from estante_contents.library.lists import LIBRARY, LIBRARY_EXPORT, ROLE_LIST, SCHOOLS
from estante_contents.library.models import LibraryResource
from estante_contents.library.presenter import LibraryPresenter, names_of
from estante_contents.library.schemas import (
    LibraryBulk,
    LibraryFields,
    LibraryRow,
    NewResource,
    RoleRow,
    SchoolRow,
)
from estante_contents.library.schools import Schools
from estante_contents.library.service import ACTS, LibraryService
from estante_contents.policies import Library
from estante_contents.services.catalogue import TypeCatalogue

AnyRequest = Request[Any, Any, State]
CALLS = RecordCalls(LibraryService, Library, "/library", LibraryRow, LibraryPresenter)
SERVICES = inject(resources=LibraryService, library_presenter=LibraryPresenter)
AUDIENCES = ("everyone", "roles", "schools")


@get("/library", action=Library.readList, list=LIBRARY, dependencies=SERVICES)
async def list_resources(
    lists: NamedDependency[Lists],
    *,
    session: NamedDependency[Transaction],
    resources: NamedDependency[LibraryService],
    library_presenter: NamedDependency[LibraryPresenter],
) -> Page[LibraryRow]:
    """The resources that are for the caller, newest first; all of them, for who may delete any.

    Filters: q, type, disciplines, educationLevels, added_by (a guid or me), available_for (everyone, roles,
    schools), permission (view, download, reuse), content. Order: name, type, created_at.
    """
    sight = await resources.sight(await raw_connection(session))
    return await library_presenter.page(session, await lists.page(LIBRARY, **sight))


@post(
    "/library/export",
    action=Library.export,
    status_code=202,
    list=LIBRARY,
    limit=Hourly("exports"),
    dependencies=SERVICES,
)
async def export_resources(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    resources: NamedDependency[LibraryService],
    types: NamedDependency[TypeCatalogue],
    t: NamedDependency[Translator],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the resources, with the filters and the order of the address, as a job."""
    adders = await session.scalars(select(LibraryResource.created_by).distinct())
    words = {
        **{kind.guid: t(kind.text_key) for kind in types.all},
        **{audience: t(f"library.audiences.{audience}") for audience in AUDIENCES},
        **{word: t(f"contents.values.{word}") for word in ("true", "false")},
        **await names_of(session, adders),
    }
    sight = await resources.sight(await raw_connection(session))
    filters = lists.request(LIBRARY, words=msgspec.json.encode(words).decode(), **sight).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, LIBRARY_EXPORT, filters, choice=choice)


@post(
    "/library/bulk",
    action=Library.readList,
    status_code=200,
    list=LIBRARY,
    limit=Hourly("bulk"),
    dependencies=SERVICES,
)
async def change_many(
    data: JSONBody[LibraryBulk],
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    bulk: NamedDependency[BulkChanges],
    resources: NamedDependency[LibraryService],
    t: NamedDependency[Translator],
) -> BulkView:
    """Delete many resources: those that are named, or all that the list shows."""
    sight = await resources.sight(await raw_connection(session))
    change, result = await bulk.start(ACTS[data.act], data, lists.source(LIBRARY, **sight))
    return settled_view(change, result, t)


@get("/library/roles", action=Library.readList, list=ROLE_LIST)
async def list_roles(lists: NamedDependency[Lists], t: NamedDependency[Translator]) -> Page[RoleRow]:
    """The roles that a resource can be for, by their names in the caller's language."""
    return lists.page_of(ROLE_LIST, [RoleRow(role, t(f"roles.{role}")) for role in ROLES])


@get("/library/schools", action=Library.readList, list=SCHOOLS, dependencies=inject(schools=Schools))
async def list_schools(
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    schools: NamedDependency[Schools],
) -> Page[SchoolRow]:
    """The schools that a resource can be for; none where no plugin has schools."""
    return lists.page_of(SCHOOLS, await schools.all(await raw_connection(session)))


ROUTES: Sequence[ControllerRouterHandler] = [
    list_resources,
    export_resources,
    change_many,
    list_roles,
    list_schools,
    CALLS.create(NewResource),
    CALLS.read(),
    CALLS.change(LibraryFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
