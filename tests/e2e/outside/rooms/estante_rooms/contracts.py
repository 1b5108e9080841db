"""What other plugins may hear of rooms."""

from datetime import datetime
from uuid import UUID

from estante.api.events import Event


class BookingMade(Event, frozen=True):
    """A room was booked."""

    booking_guid: UUID
    room_guid: UUID
    name: str
    starts_at: datetime
