"""Who books a room is told of it once."""

from datetime import UTC, datetime
from uuid import UUID

from estante.testing.answers import data_of, rows_of
from estante.testing.workbench import until
from estante_rooms.contracts import BookingMade

NINE, TEN = "2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"


async def test_who_books_is_told_once_however_often_the_event_comes(client, tenant, workbench):
    admin = await client(tenant, "R04")
    room = data_of(await admin.post("rooms", json={"name": "Laboratorio", "seats": 24}), 201)["guid"]
    body = {"name": "Ciencias", "room_guid": room, "starts_at": NINE, "ends_at": TEN}
    booking = data_of(await admin.post("bookings", json=body), 201)["guid"]

    async def notices():
        return [row["text"] for row in rows_of(await admin.get("notifications"))]

    workbench.start()
    await until(notices)
    event = BookingMade(
        tenant_id=tenant.guid,
        at=datetime.now(UTC),
        actor_guid=admin.person.guid,
        booking_guid=UUID(booking),
        room_guid=UUID(room),
        name="Ciencias",
        starts_at=datetime.fromisoformat(NINE),
    )
    await workbench.dispatch(event, tenant)
    assert await notices() == ["La sala es tuya: Ciencias."]
