"""The contents list, its counts and its export."""

from typing import Any

import msgspec
from estante.database.engine import Transaction
from estante.http.lists import ListQuery
from estante.http.page import Page
from estante.jobs import exports
from estante.jobs.kinds import Json
from estante.jobs.queue import JobQueue
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency

from estante_contents.exports import CONTENTS
from estante_contents.exports import Asked as AskedExport
from estante_contents.policies import Contents
from estante_contents.schemas import ContentRow, Facets
from estante_contents.sentences import Say
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.listing.asking import SHAPE, asked
from estante_contents.services.listing.lists import ContentLists

AnyRequest = Request[Any, Any, State]
NAMED = ("active", "inactive", "true", "false")


@get("/contents", action=Contents.readList, list=SHAPE)
async def list_contents(
    listing: NamedDependency[ListQuery], content_lists: NamedDependency[ContentLists]
) -> Page[ContentRow]:
    """The contents, newest first.

    Filters: q, type, author, status, createdAt (7d, 30d, 60d, 90d, 12m or from..to), country, langs,
    is_public, is_teacher_only, tags. Order: name, type, created_at, updated_at, status, size.

    Raises:
        ValidationFailed: 400, an unknown parameter or a value that does not fit.
    """
    found = asked(listing)
    return await content_lists.page(found.filters, found.order, listing.offset, listing.page_size)


@get("/contents/facets", action=Contents.readList, list=SHAPE)
async def count_contents(
    listing: NamedDependency[ListQuery], content_lists: NamedDependency[ContentLists]
) -> Facets:
    """How many contents of the filtered list have each type, status and author."""
    return await content_lists.facets(asked(listing).filters)


@post("/contents/export", action=Contents.export, status_code=202, list=SHAPE)
async def export_contents(
    request: AnyRequest,
    *,
    listing: NamedDependency[ListQuery],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    types: NamedDependency[TypeCatalogue],
    say: NamedDependency[Say],
) -> exports.ExportView:
    """Make a CSV of the list with the filters and the order of the address (CON-007), as a job."""
    found = asked(listing)
    names = {one.guid: say(one.text_key) for one in types.all}
    names |= {word: say(f"contents.values.{word}") for word in NAMED}
    filters: dict[str, Json] = msgspec.to_builtins(AskedExport(found.filters, found.order, names))
    return await exports.ask(request, session, queue, CONTENTS, filters)


ROUTES = (list_contents, count_contents, export_contents)
