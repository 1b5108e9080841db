"""The calls of bookings."""

from estante.api.records import record_routes

from estante_rooms.lists import BOOKINGS, BOOKINGS_EXPORT
from estante_rooms.policies import Bookings
from estante_rooms.schemas import BookingAnswer, BookingFields, NewBooking
from estante_rooms.services.booking import ACTS, BookingService

ROUTES = record_routes(
    BookingService,
    Bookings,
    BOOKINGS,
    path="/bookings",
    answer=BookingAnswer,
    new=NewBooking,
    fields=BookingFields,
    acts=ACTS,
    export=BOOKINGS_EXPORT,
)
