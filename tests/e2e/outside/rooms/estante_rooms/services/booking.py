"""Writing bookings."""

from typing import ClassVar

from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import RecordEvents, Records, TrashRules, record_acts
from msgspec import UNSET

from estante_rooms.contracts import BookingMade
from estante_rooms.models import Booking, Room
from estante_rooms.policies import Bookings
from estante_rooms.schemas import BookingFields


class BookingService(Records[Booking]):
    """The bookings of a tenant."""

    entity, section = "booking", "bookings"
    constraints: ClassVar = {"ex_bookings_during": ("starts_at", "ROOM_TAKEN")}
    events = RecordEvents(created=BookingMade)
    trash_rules = TrashRules(Bookings.delete, Bookings.deleteOwner)

    async def check(self, record: Booking | None, sent: BookingFields) -> None:
        """Refuse what ends before it starts, and a room that is not there. Raises ValidationFailed."""
        await self.require(Room, room_guid=sent.room_guid)
        starts_at = (record and record.starts_at) if sent.starts_at is UNSET else sent.starts_at
        ends_at = (record and record.ends_at) if sent.ends_at is UNSET else sent.ends_at
        if starts_at and ends_at and starts_at >= ends_at:
            raise ValidationFailed(fields=[FieldError("ends_at", "before_start")])


ACTS = record_acts(BookingService, Bookings)
