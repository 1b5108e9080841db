"""The tables of rooms and bookings."""

from datetime import datetime
from typing import Any
from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import ExcludeConstraint
from sqlalchemy.orm import Mapped

LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}


class Room(RecordTable):
    """A room. No two have the same `name`, whatever its case."""

    __tablename__ = "rooms"
    __table_args__ = (Index("uq_rooms_name", "tenant_id", text("lower(name)"), unique=True, **LIVING),)

    name: Mapped[str]
    seats: Mapped[int]


class Booking(RecordTable):
    """What a room is taken for, and when. Those of one room do not overlap."""

    __tablename__ = "bookings"
    __table_args__ = (
        references("rooms", "room_guid"),
        ExcludeConstraint(
            ("tenant_id", "="),
            ("room_guid", "="),
            (text("tstzrange(starts_at, ends_at)"), "&&"),
            name="ex_bookings_during",
            using="gist",
            where=text("deleted_at IS NULL"),
        ),
        Index("ix_bookings_starts_at", "tenant_id", "starts_at", "guid", **LIVING),
        Index("ix_bookings_content_guid", "tenant_id", "content_guid", **LIVING),
    )

    name: Mapped[str]
    room_guid: Mapped[UUID]
    content_guid: Mapped[UUID | None]
    starts_at: Mapped[datetime]
    ends_at: Mapped[datetime]
