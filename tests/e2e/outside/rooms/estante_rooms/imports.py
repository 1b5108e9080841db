"""Bookings that come in files of rows."""

from collections.abc import Sequence

from estante.api.errors import FieldError, ValidationFailed
from estante.api.imports import ImportContext, ImportSpec
from sqlalchemy import func, select

from estante_rooms.models import Room
from estante_rooms.policies import Bookings
from estante_rooms.schemas import ImportedBooking, NewBooking
from estante_rooms.services.booking import BookingService


async def write_bookings(context: ImportContext, rows: Sequence[ImportedBooking]) -> None:
    """Book the rooms that the rows name. Raises ValidationFailed, Conflict."""
    living = select(func.lower(Room.name), Room.guid).where(Room.deleted_at.is_(None))
    rooms = {name: guid for name, guid in await context.session.execute(living)}
    bookings = BookingService(context.records)
    for row in rows:
        room = rooms.get(row.room.lower())
        if room is None:
            raise ValidationFailed(fields=[FieldError("room", "choice")])
        booking = NewBooking(name=row.name, room_guid=room, starts_at=row.starts_at, ends_at=row.ends_at)
        await bookings.create(booking)


BOOKINGS_IMPORT = ImportSpec(
    name="rooms.bookings",
    row=ImportedBooking,
    action=Bookings.create,
    text_key="bookings.import",
    page="/bookings",
    columns={
        "name": ("Motivo", "Reason"),
        "room": ("Sala", "Room"),
        "starts_at": ("Desde", "Início", "From"),
        "ends_at": ("Hasta", "Fim", "To"),
    },
    write_rows=write_bookings,
)
