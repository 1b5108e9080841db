"""The calls of rooms."""

from estante.api.records import record_routes

from estante_rooms.lists import ROOMS, ROOMS_EXPORT
from estante_rooms.policies import Rooms
from estante_rooms.schemas import NewRoom, RoomFields, RoomRow
from estante_rooms.services.room import ACTS, RoomService

ROUTES = record_routes(
    RoomService,
    Rooms,
    ROOMS,
    path="/rooms",
    answer=RoomRow,
    new=NewRoom,
    fields=RoomFields,
    acts=ACTS,
    export=ROOMS_EXPORT,
)
