"""The caller's bulk changes: how far one is, what became of each row, and taking it back."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.answers import BULK_ROWS, BulkRowView, BulkView, row_view, settled_view, view_of
from estante.bulk.changes import BulkChanges
from estante.http.limits import Hourly
from estante.languages.caller import texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists

AnyRequest = Request[Any, Any, Any]


@get("/bulk/{guid:uuid}", session=True, summary="How far a bulk change is")
async def show_change(
    guid: FromPath[UUID],
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    bulk: NamedDependency[BulkChanges],
) -> BulkView:
    """One of the caller's own bulk changes. Raises NotFound: 404, also for anybody else's."""
    return await view_of(session, await bulk.get(session, guid), texts_for(request.scope))


@get("/bulk/{guid:uuid}/rows", session=True, list=BULK_ROWS, summary="What became of each row")
async def list_rows(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[AsyncSession],
    bulk: NamedDependency[BulkChanges],
) -> Page[BulkRowView]:
    """The rows, with the reason of each that was refused. Raises NotFound: 404."""
    change = await bulk.get(session, guid)
    text = texts_for(request.scope)
    page = await lists.page(BULK_ROWS, change=change.guid)
    return page.map(lambda row: row_view(row, text))


@post(
    "/bulk/{guid:uuid}/undo",
    session=True,
    status_code=200,
    limit=Hourly("bulk"),
    summary="Take a bulk change back",
)
async def undo_change(
    guid: FromPath[UUID], request: AnyRequest, bulk: NamedDependency[BulkChanges]
) -> BulkView:
    """Give each changed row what it had before, where nobody has changed it since.

    Raises:
        NotFound: 404. NotUndoable: 409, undone already, still running, or an act that is for good.
    """
    change, result = await bulk.undo(guid)
    return settled_view(change, result, texts_for(request.scope))


ROUTES: Sequence[ControllerRouterHandler] = [show_change, list_rows, undo_change]
