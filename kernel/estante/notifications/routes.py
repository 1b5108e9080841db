"""The caller's notifications."""

from typing import Annotated, Any, ClassVar
from uuid import UUID

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.decoding import EXAMPLE_GUID, Example
from estante.http.language import texts_for
from estante.http.limits import Hourly
from estante.identity.principal import Principal
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.notifications.service import Notifications
from estante.notifications.views import NOTIFICATIONS, NotificationView, view_of
from estante.plugins.registry import PluginRegistry

AnyRequest = Request[Any, Any, State]


class Unread(Struct, frozen=True):
    """How many notifications the caller has not read."""

    unread: int


class MarkRead(Struct, frozen=True, forbid_unknown_fields=True):
    """Which notifications were read; without `guids` all of them."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Annotated[tuple[UUID, ...], Meta(max_length=1000)] | None = None


@get("/notifications", session=True, list=NOTIFICATIONS)
async def list_notifications(
    request: AnyRequest, lists: NamedDependency[Lists], registry: NamedDependency[PluginRegistry]
) -> Page[NotificationView]:
    """The caller's notifications, newest first."""
    text, kinds = texts_for(request.scope), registry.notification_kinds
    page = await lists.page(NOTIFICATIONS)
    return page.map(lambda row: view_of(row, kinds, text))


@get("/notifications/unread", session=True)
async def count_unread_notifications(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    notifications: NamedDependency[Notifications],
) -> Unread:
    """How many notifications the caller has not read."""
    return Unread(await notifications.count_unread(session, principal.guid))


@post("/notifications/read", session=True, status_code=200, limit=Hourly("writes"))
async def mark_notifications_read(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    notifications: NamedDependency[Notifications],
    data: JSONBody[MarkRead],
) -> Unread:
    """Mark the caller's notifications as read; answers how many are still unread."""
    return Unread(await notifications.mark_read(session, principal.guid, data.guids))


ROUTES = [list_notifications, count_unread_notifications, mark_notifications_read]
