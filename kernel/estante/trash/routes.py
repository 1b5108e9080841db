"""GET trash, POST trash/restore, DELETE trash."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante.bulk.acts import Chosen
from estante.bulk.answers import BulkView, RefusedRow, refused_rows, settled_view
from estante.bulk.changes import BulkChanges
from estante.http.limits import Hourly
from estante.languages.caller import texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.trash.acts import PURGE, RESTORE
from estante.trash.kinds import Trash
from estante.trash.lists import TRASH, TrashFacets, TrashList, TrashRow

AnyRequest = Request[Any, Any, Any]


class Purged(Struct, frozen=True):
    """What is gone for good and what stayed; of more than 200 rows `bulk.job` deletes and tells."""

    deleted: Sequence[UUID]
    refused: Sequence[RefusedRow]
    bulk: BulkView


@get("/trash", action=Trash.readList, list=TRASH)
async def list_trash(lists: NamedDependency[Lists], trash_list: NamedDependency[TrashList]) -> Page[TrashRow]:
    """What the caller may bring back, latest first, of every plugin.

    Filters: q, kind, deleted_by. Order: name, deleted_at.
    """
    return await trash_list.page(lists)


@get("/trash/facets", action=Trash.readList, list=TRASH)
async def count_trash(lists: NamedDependency[Lists], trash_list: NamedDependency[TrashList]) -> TrashFacets:
    """How many rows of the filtered trash are of each kind, and whom they were deleted by."""
    return await trash_list.facets(lists)


@post("/trash/restore", action=Trash.readList, status_code=200, list=TRASH, limit=Hourly("bulk"))
async def restore_trash(
    data: JSONBody[Chosen],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    trash_list: NamedDependency[TrashList],
    bulk: NamedDependency[BulkChanges],
) -> BulkView:
    """Bring records back: those of `guids`, or with `all` what the address's filters show but `except`."""
    change, result = await bulk.start(RESTORE, data, trash_list.source(lists))
    return settled_view(change, result, texts_for(request.scope))


@delete("/trash", action=Trash.readList, status_code=200, list=TRASH, limit=Hourly("bulk"))
async def empty_trash(
    data: JSONBody[Chosen],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    trash_list: NamedDependency[TrashList],
    bulk: NamedDependency[BulkChanges],
) -> Purged:
    """Delete for good: those of `guids`, or with `all` what the address's filters show but `except`."""
    text = texts_for(request.scope)
    change, result = await bulk.start(PURGE, data, trash_list.source(lists))
    view = settled_view(change, result, text)
    return Purged(list(result.changed), refused_rows(result.refused, text), view)


ROUTES: Sequence[ControllerRouterHandler] = [list_trash, count_trash, restore_trash, empty_trash]
