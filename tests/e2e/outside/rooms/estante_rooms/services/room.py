"""Writing rooms."""

from typing import ClassVar

from estante.api.records import Records, TrashRules, record_acts

from estante_rooms.models import Room
from estante_rooms.policies import Rooms


class RoomService(Records[Room]):
    """The rooms of a tenant."""

    entity, section = "room", "rooms"
    unique: ClassVar = {"name": "VALUE_TAKEN"}
    trash_rules = TrashRules(Rooms.delete, Rooms.deleteOwner)


ACTS = record_acts(RoomService, Rooms)
