"""The caller's notifications."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.acts import Chosen
from estante.bulk.answers import RefusedRow
from estante.errors import FieldError, ValidationFailed
from estante.http.limits import Hourly
from estante.identity.principal import Principal
from estante.languages.caller import texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.notifications.channels import SETTINGS, ChannelChange, ChannelService, ChannelSettings
from estante.notifications.service import ChosenRows, Notifications
from estante.notifications.views import NOTIFICATIONS, NotificationView, view_of
from estante.plugins.registry import PluginRegistry

AnyRequest = Request[Any, Any, State]


class Unread(Struct, frozen=True):
    """How many notifications the caller has not read."""

    unread: int


class DeletedNotifications(Struct, frozen=True):
    """Which are gone, and how many of the others are unread; none is ever refused."""

    deleted: Sequence[UUID]
    refused: Sequence[RefusedRow]
    unread: int


def _chosen_rows(chosen: Chosen, lists: Lists) -> ChosenRows:
    """The rows of an act: those of `guids`, or with `all` what the address's filters show but `except`."""
    if chosen.all == bool(chosen.guids):
        raise ValidationFailed(fields=[FieldError("guids", "required")])
    if not chosen.all:
        return ChosenRows("n.person_guid = :me AND n.guid = ANY(:guids)", {"guids": chosen.guids})
    listed = lists.statement(NOTIFICATIONS)
    where = f"{listed.where()} AND NOT n.guid = ANY(:excluded)"
    return ChosenRows(where, {**listed.values, "excluded": chosen.excluded})


def provide_channels(
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    registry: NamedDependency[PluginRegistry],
) -> ChannelService:
    """What the caller chose."""
    return ChannelService(session, principal, registry, texts_for(request.scope))


CHANNELS = {"channels": Provide(provide_channels, sync_to_thread=False)}


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


@post("/notifications/read", session=True, status_code=200, list=NOTIFICATIONS, limit=Hourly("writes"))
async def mark_notifications_read(
    data: JSONBody[Chosen],
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    notifications: NamedDependency[Notifications],
) -> Unread:
    """Mark the caller's notifications as read: `guids`, or with `all` what the filters show but `except`.

    Answers how many are still unread.
    """
    await notifications.mark_read(session, principal.guid, _chosen_rows(data, lists))
    return Unread(await notifications.count_unread(session, principal.guid))


@delete("/notifications", session=True, status_code=200, list=NOTIFICATIONS)
async def delete_notifications(
    data: JSONBody[Chosen],
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    notifications: NamedDependency[Notifications],
) -> DeletedNotifications:
    """Delete the caller's notifications: `guids`, or with `all` what the filters show but `except`."""
    deleted = await notifications.delete(session, principal.guid, _chosen_rows(data, lists))
    return DeletedNotifications(deleted, [], await notifications.count_unread(session, principal.guid))


@get("/notifications/settings", session=True, list=SETTINGS, dependencies=CHANNELS)
async def list_notification_settings(
    channels: NamedDependency[ChannelService], lists: NamedDependency[Lists]
) -> Page[ChannelSettings]:
    """By which channels the caller gets each kind of notification."""
    return lists.page_of(SETTINGS, await channels.all())


@post(
    "/notifications/settings",
    session=True,
    status_code=200,
    dependencies=CHANNELS,
    limit=Hourly("writes"),
)
async def change_notification_settings(
    data: JSONBody[ChannelChange], channels: NamedDependency[ChannelService]
) -> ChannelSettings:
    """Choose by which channels the caller gets a kind.

    Raises:
        NotFound: 404. MandatoryNotification: 409 NOTIFICATION_MANDATORY.
    """
    return await channels.change(data)


ROUTES = [
    list_notifications,
    count_unread_notifications,
    mark_notifications_read,
    delete_notifications,
    list_notification_settings,
    change_notification_settings,
]
