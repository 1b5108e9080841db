"""The table of notices."""

from estante.api.database import TenantTable


class RoomNotice(TenantTable):
    """A booking whose maker was notified; `guid` is the booking's."""

    __tablename__ = "room_notices"
