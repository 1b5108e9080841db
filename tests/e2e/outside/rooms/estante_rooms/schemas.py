"""What the calls of rooms and bookings take and answer."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

Name = Annotated[SingleLine, Meta(min_length=1, max_length=250)]
Seats = Annotated[int, Meta(ge=1, le=10_000)]
Moment = Annotated[datetime, Meta(tz=True)]


class RoomRow(Struct, frozen=True):
    """A room, in the list and alone."""

    guid: UUID
    name: str
    seats: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class RoomFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {"name": "Laboratorio", "seats": 24}
    name: Name | UnsetType = UNSET
    seats: Seats | UnsetType = UNSET


class NewRoom(RoomFields, kw_only=True):
    """A new room."""

    name: Name
    seats: Seats


class BookingAnswer(Struct, frozen=True):
    """A booking as a whole."""

    guid: UUID
    name: str
    room_guid: UUID
    content_guid: UUID | None
    starts_at: datetime
    ends_at: datetime
    created_by: UUID | None
    updated_at: datetime


class BookingRow(BookingAnswer, frozen=True):
    """A row of the list."""

    room: str


class BookingFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Ciencias 4.º B",
        "room_guid": EXAMPLE_GUID,
        "starts_at": "2026-03-02T12:00:00Z",
        "ends_at": "2026-03-02T13:30:00Z",
    }
    name: Name | UnsetType = UNSET
    room_guid: UUID | UnsetType = UNSET
    content_guid: UUID | UnsetType | None = UNSET
    starts_at: Moment | UnsetType = UNSET
    ends_at: Moment | UnsetType = UNSET


class NewBooking(BookingFields, kw_only=True):
    """A new booking."""

    name: Name
    room_guid: UUID
    starts_at: Moment
    ends_at: Moment


class ImportedBooking(Struct, frozen=True, kw_only=True):
    """A row of a file, which calls the room by its name."""

    name: Name
    room: Name
    starts_at: Moment
    ends_at: Moment
