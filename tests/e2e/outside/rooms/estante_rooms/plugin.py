"""Rooms and bookings of a tenant. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.imports import ImportSpec
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, count_of, record_personal_data, trash_kind
from litestar.types import ControllerRouterHandler

from estante_rooms import policies
from estante_rooms.imports import BOOKINGS_IMPORT
from estante_rooms.lists import BOOKINGS_EXPORT, ROOMS_EXPORT
from estante_rooms.models import Booking
from estante_rooms.routes import booking, room
from estante_rooms.services.booking import ACTS as BOOKING_ACTS
from estante_rooms.services.booking import BookingService
from estante_rooms.services.room import ACTS as ROOM_ACTS
from estante_rooms.services.room import RoomService

LIVING = Booking.deleted_at.is_(None)


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*room.ROUTES, *booking.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return [*ROOM_ACTS.values(), *BOOKING_ACTS.values()]


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(RoomService), trash_kind(BookingService)]


@hookimpl
def register_imports() -> Sequence[ImportSpec]:
    return [BOOKINGS_IMPORT]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(ROOMS_EXPORT), export_job(BOOKINGS_EXPORT)]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return [record_personal_data(RoomService), record_personal_data(BookingService)]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return [
        Uses(
            of="rooms.room",
            text_key="rooms.uses",
            count=count_of(Booking.room_guid, LIVING),
            link="/bookings?room={guid}",
            forbids=True,
        ),
        Uses(of="contents.content", text_key="rooms.uses", count=count_of(Booking.content_guid, LIVING)),
    ]
