"""The contents list, its counts and its export."""

from typing import Any, ClassVar, Literal

import msgspec
from estante.bulk.acts import Chosen
from estante.bulk.answers import BulkView, settled_view
from estante.bulk.changes import BulkChanges
from estante.database.engine import Transaction
from estante.decoding import EXAMPLE_GUID, Example
from estante.http.limits import Hourly
from estante.http.lists import ListQuery
from estante.identity.principal import Principal
from estante.jobs import exports
from estante.jobs.kinds import Json
from estante.jobs.queue import JobQueue
from estante.languages.translator import Translator
from estante.lists.page import Page
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_contents.exports import CONTENTS
from estante_contents.exports import Asked as AskedExport
from estante_contents.policies import Contents
from estante_contents.schemas import ContentRow, Facets
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_acts import ACTS
from estante_contents.services.listing.asking import SHAPE, asked
from estante_contents.services.listing.lists import ContentLists, listed_guids

AnyRequest = Request[Any, Any, State]
NAMED = ("active", "inactive", "true", "false")


class ContentsBulk(Chosen, kw_only=True):
    """What to do with the contents of `guids`, or with `all` that the address's filters show but `except`."""

    EXAMPLE: ClassVar[Example] = {
        "act": "deactivate",
        "guids": [EXAMPLE_GUID],
    }
    act: Literal["activate", "deactivate", "clone", "delete"]


@get("/contents", action=Contents.readList, list=SHAPE)
async def list_contents(
    listing: NamedDependency[ListQuery],
    content_lists: NamedDependency[ContentLists],
    principal: NamedDependency[Principal],
) -> Page[ContentRow]:
    """The contents, newest first.

    Filters: q, type, author, created_by (a guid or me), status, createdAt (7d, 30d, 60d, 90d, 12m or
    from..to, days of the tenant), country, langs,
    is_public, is_teacher_only, tags. Order: name, type, created_at, updated_at, status, size.

    Raises:
        ValidationFailed: 400, an unknown parameter or a value that does not fit.
    """
    found = asked(listing, principal)
    return await content_lists.page(found.filters, found.order, listing.offset, listing.page_size)


@get("/contents/facets", action=Contents.readList, list=SHAPE)
async def count_contents(
    listing: NamedDependency[ListQuery],
    content_lists: NamedDependency[ContentLists],
    principal: NamedDependency[Principal],
) -> Facets:
    """How many contents of the filtered list have each type, status and author."""
    return await content_lists.facets(asked(listing, principal).filters)


@post("/contents/export", action=Contents.export, status_code=202, list=SHAPE, limit=Hourly("exports"))
async def export_contents(
    request: AnyRequest,
    *,
    listing: NamedDependency[ListQuery],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    types: NamedDependency[TypeCatalogue],
    t: NamedDependency[Translator],
    principal: NamedDependency[Principal],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a CSV of the list with the filters and the order of the address (CON-007), as a job.

    The body may choose columns and rows.
    """
    found = asked(listing, principal)
    names = {one.guid: t(one.text_key) for one in types.all}
    names |= {word: t(f"contents.values.{word}") for word in NAMED}
    filters: dict[str, Json] = msgspec.to_builtins(AskedExport(found.filters, found.order, names))
    return await exports.ask(request, session, queue, CONTENTS, filters, choice=data or exports.EVERYTHING)


@post("/contents/bulk", action=Contents.readList, status_code=200, list=SHAPE, limit=Hourly("bulk"))
async def change_contents(
    data: JSONBody[ContentsBulk],
    *,
    listing: NamedDependency[ListQuery],
    principal: NamedDependency[Principal],
    bulk: NamedDependency[BulkChanges],
    t: NamedDependency[Translator],
) -> BulkView:
    """Show, hide, copy or delete contents, those of `guids` or all that the list shows but `except`.

    Up to 200 are settled in the answer, each judged on its own; more become a job. `POST bulk/{guid}/undo`
    takes it back.

    Raises:
        Forbidden: 403, the role lacks the act's action. ValidationFailed: 400.
    """
    listed = listed_guids(asked(listing, principal).filters)
    change, result = await bulk.start(ACTS[data.act], data, listed)
    return settled_view(change, result, t)


ROUTES = (list_contents, count_contents, export_contents, change_contents)
