"""The lists of rooms and bookings, and their files."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import AnyOf, DateRange, ListSpec, Within, by_name
from msgspec import Struct

from estante_rooms.schemas import BookingRow, RoomRow


class RoomFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of rooms."""

    guid: Annotated[tuple[UUID, ...], AnyOf("r.guid")] = ()


ROOMS = ListSpec(
    row=RoomRow,
    source="rooms r",
    base=("r.deleted_at IS NULL",),
    filters=RoomFilters,
    search=("r.name",),
    sort={"name": by_name("r.name"), "seats": "r.seats"},
    default="name",
    indexed=("+name",),
)
ROOMS_EXPORT = list_export(
    ROOMS,
    name="rooms.rooms",
    text_key="rooms.export",
    texts="rooms.columns",
    columns={"name": "r.name", "seats": "r.seats"},
)


class BookingFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list of bookings."""

    room: Annotated[tuple[UUID, ...], AnyOf("b.room_guid")] = ()
    content: Annotated[tuple[UUID, ...], AnyOf("b.content_guid")] = ()
    day: Annotated[DateRange | None, Within("b.starts_at")] = None


BOOKINGS = ListSpec(
    row=BookingRow,
    source="bookings b JOIN rooms r ON r.tenant_id = b.tenant_id AND r.guid = b.room_guid",
    base=("b.deleted_at IS NULL",),
    columns={"room": "r.name"},
    filters=BookingFilters,
    search=("b.name", "r.name"),
    sort={"name": by_name("b.name"), "room": by_name("r.name"), "starts_at": "b.starts_at"},
    default="-starts_at",
    indexed=("day", "content", "-starts_at"),
)
BOOKINGS_EXPORT = list_export(
    BOOKINGS,
    name="rooms.bookings",
    text_key="bookings.export",
    texts="rooms.columns",
    columns={"name": "b.name", "room": "r.name", "starts_at": "b.starts_at", "ends_at": "b.ends_at"},
)
