"""The contents list, its counts and its export."""

from typing import Any, ClassVar, Literal

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import EXAMPLE_GUID, Example, Hourly
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import BulkChanges, BulkView, Chosen, settled_view
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_contents.exports import CONTENTS_EXPORT
from estante_contents.lists import CONTENT_FACETS, CONTENTS
from estante_contents.policies import Contents
from estante_contents.schemas import ContentFacets, ContentRow
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_acts import ACTS
from estante_contents.services.lists.search import ContentLists

AnyRequest = Request[Any, Any, State]
NAMED = ("active", "inactive", "true", "false")


class ContentsBulk(Chosen, kw_only=True):
    """What to do with the contents of `guids`, or with `all` that the address's filters show but `except`."""

    EXAMPLE: ClassVar[Example] = {
        "act": "deactivate",
        "guids": [EXAMPLE_GUID],
    }
    act: Literal["activate", "deactivate", "clone", "delete"]


@get("/contents", action=Contents.readList, list=CONTENTS)
async def list_contents(
    lists: NamedDependency[Lists], content_lists: NamedDependency[ContentLists]
) -> Page[ContentRow]:
    """The contents, newest first.

    Filters: q, type, author, created_by (a guid or me), status, createdAt (7d, 30d, 60d, 90d, 12m or
    from..to, days of the tenant), country, langs,
    is_public, is_teacher_only, tags. Order: name, type, created_at, updated_at, status, size.

    Raises:
        ValidationFailed: 400, an unknown parameter or a value that does not fit.
    """
    return await content_lists.page(lists)


@get("/contents/facets", action=Contents.readList, list=CONTENTS)
async def count_contents(lists: NamedDependency[Lists]) -> ContentFacets:
    """How many contents of the filtered list have each type, status and author."""
    return await lists.facets(CONTENT_FACETS)


@post("/contents/export", action=Contents.export, status_code=202, list=CONTENTS, limit=Hourly("exports"))
async def export_contents(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    types: NamedDependency[TypeCatalogue],
    t: NamedDependency[Translator],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the list with the filters and the order of the address (CON-007), as a job.

    The body may choose columns, rows and the format.
    """
    names = {one.guid: t(one.text_key) for one in types.all}
    names |= {word: t(f"contents.values.{word}") for word in NAMED}
    filters = lists.request(CONTENTS, words=msgspec.json.encode(names).decode()).to_json()
    choice = data or exports.EVERYTHING
    return await exports.ask(request, session, queue, CONTENTS_EXPORT, filters, choice=choice)


@post("/contents/bulk", action=Contents.readList, status_code=200, list=CONTENTS, limit=Hourly("bulk"))
async def change_contents(
    data: JSONBody[ContentsBulk],
    *,
    lists: NamedDependency[Lists],
    bulk: NamedDependency[BulkChanges],
    t: NamedDependency[Translator],
) -> BulkView:
    """Show, hide, copy or delete contents, those of `guids` or all that the list shows but `except`.

    Up to 200 are settled in the answer, each judged on its own; more become a job. `POST bulk/{guid}/undo`
    takes it back.

    Raises:
        Forbidden: 403, the role lacks the act's action. ValidationFailed: 400.
    """
    change, result = await bulk.start(ACTS[data.act], data, lists.source(CONTENTS))
    return settled_view(change, result, t)


ROUTES = (list_contents, count_contents, export_contents, change_contents)
