"""Who books a room is told, once: events come once or more."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api.events import EventContext, Listener
from estante.api.jobs import NotificationKind
from estante.api.plugins import hookimpl
from estante_rooms.contracts import BookingMade
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert

from estante_room_notices.models import RoomNotice


class Booked(Struct, frozen=True):
    """What the sentence says, and where it leads."""

    booking: UUID
    name: str


BOOKED = NotificationKind(
    "room_notices.booked",
    Booked,
    "room_notices.booked",
    "room_notices.booked_title",
    page="/bookings/{booking}",
    icon="door",
)


async def notify_maker(context: EventContext, event: BookingMade) -> None:
    """Notify who booked, unless that was done already."""
    notice = insert(RoomNotice).values(tenant_id=event.tenant_id, guid=event.booking_guid)
    async with context.transaction() as session:
        is_new = await session.scalar(notice.on_conflict_do_nothing().returning(RoomNotice.guid))
        if is_new and event.actor_guid:
            values = Booked(event.booking_guid, event.name)
            await context.notifications.raise_for(session, [event.actor_guid], BOOKED, values)


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    return [Listener(BookingMade, notify_maker)]


@hookimpl
def register_notification_kinds() -> Sequence[NotificationKind[Any]]:
    return [BOOKED]
