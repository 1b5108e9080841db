"""Rooms and bookings by their calls."""

import asyncio

from estante.testing.answers import data_of, rows_of, wrong_fields
from estante.testing.imports import import_file

ROOM = {"name": "Laboratorio", "seats": 24}
FIRST = {"starts_at": "2026-03-02T12:00:00Z", "ends_at": "2026-03-02T13:30:00Z"}
# Begins when the first has ended.
SECOND = {"starts_at": "2026-03-02T13:30:00Z", "ends_at": "2026-03-02T14:00:00Z"}
TAKEN = {"field": "starts_at", "code": "ROOM_TAKEN"}
TAKEN_ES = "La sala ya está reservada a esa hora. Elige otra hora u otra sala."


async def book(admin, room, name="Ciencias", when=None, **fields):
    body = {"name": name, "room_guid": room["guid"], **(when or FIRST), **fields}
    return await admin.post("bookings", json=body)


async def make_room(admin, **fields):
    return data_of(await admin.post("rooms", json={**ROOM, **fields}), 201)


async def test_a_room_has_a_name_of_its_own(client, tenant):
    admin = await client(tenant, "R04")
    await make_room(admin)
    again = await admin.post("rooms", json={**ROOM, "name": "LABORATORIO"})
    assert (again.status_code, again.json()["errors"][0]["field"]) == (409, "name")
    assert wrong_fields(await admin.post("rooms", json={"name": "Aula", "seats": 0})) == {"seats": "positive"}


async def test_bookings_of_a_room_never_overlap(client, tenant):
    admin = await client(tenant, "R04")
    room, other = await make_room(admin), await make_room(admin, name="Aula")
    first = data_of(await book(admin, room), 201)
    refused = await book(admin, room, "Arte", {**SECOND, "starts_at": "2026-03-02T13:29:00Z"})
    assert (refused.status_code, refused.json()["message"]) == (409, TAKEN_ES)
    assert refused.json()["errors"] == [{**TAKEN, "message": TAKEN_ES}]
    data_of(await book(admin, other), 201)
    second = data_of(await book(admin, room, "Arte", SECOND), 201)
    english = await client(tenant, "R04", lang_id="en")
    moved = await english.put(f"bookings/{second['guid']}", json=FIRST)
    assert (moved.status_code, moved.json()["errors"][0]["message"][:18]) == (409, "The room is booked")
    # Deleted, it is in nobody's way; brought back, it may be.
    await admin.post("bookings/bulk", json={"act": "delete", "guids": [first["guid"]]})
    data_of(await admin.put(f"bookings/{second['guid']}", json=FIRST))
    restored = data_of(await admin.post("trash/restore", json={"guids": [first["guid"]]}))
    assert (restored["changed"], restored["refusals"][0]["message"]) == (0, TAKEN_ES)


async def test_of_bookings_at_the_same_moment_one_is_made(client, tenant):
    admin = await client(tenant, "R04")
    room = await make_room(admin)
    answers = await asyncio.gather(*(book(admin, room, f"Clase {number}") for number in range(6)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409, 409]


async def test_a_booking_needs_a_room_that_is_there_and_ends_after_it_starts(client, tenant, other_tenant):
    admin, stranger = await client(tenant, "R04"), await client(other_tenant, "R04")
    room, foreign = await make_room(admin), await make_room(stranger)
    assert wrong_fields(await book(admin, foreign)) == {"room_guid": "choice"}
    backwards = {"starts_at": FIRST["ends_at"], "ends_at": FIRST["starts_at"]}
    assert wrong_fields(await book(admin, room, when=backwards)) == {"ends_at": "before_start"}
    assert rows_of(await stranger.get("bookings")) == []


async def test_a_room_that_is_booked_stays(client, tenant):
    admin = await client(tenant, "R04")
    room = await make_room(admin)
    booking = data_of(await book(admin, room), 201)
    (use,) = data_of(await admin.get(f"rooms/{room['guid']}/used-by"))["uses"]
    assert (use["name"], use["count"], use["forbids"]) == ("Reservas", 1, True)
    delete = {"act": "delete", "guids": [room["guid"]]}
    refused = data_of(await admin.post("rooms/bulk", json=delete))
    assert (refused["changed"], "Reservas (1)" in refused["refusals"][0]["message"]) == (0, True)
    await admin.post("bookings/bulk", json={"act": "delete", "guids": [booking["guid"]]})
    assert data_of(await admin.post("rooms/bulk", json=delete))["changed"] == 1
    assert wrong_fields(await book(admin, room)) == {"room_guid": "choice"}


async def test_bookings_come_in_by_a_file_and_go_out(client, tenant, workbench):
    admin = await client(tenant, "R04")
    await make_room(admin)
    rows = (
        "Motivo;Sala;Desde;Hasta\n"
        "Ciencias;laboratorio;2/3/2026 9:00;2/3/2026 10:30\n"
        "Arte;Laboratorio;2/3/2026 10:00;2/3/2026 11:00\n"
        "Música;Auditorio;2/3/2026 10:00;2/3/2026 11:00\n"
    )
    done = await import_file(admin, workbench, "rooms.bookings", rows.encode())
    assert (done["written"], done["refused"]) == (1, 2)
    faults = rows_of(await admin.get(f"imports/{done['guid']}/faults"))
    assert [(fault["line"], fault["message"]) for fault in faults] == [
        (3, TAKEN_ES),
        (4, "Elige uno de los valores permitidos"),
    ]
    assert [row["room"] for row in rows_of(await admin.get("bookings"))] == ["Laboratorio"]
    export = data_of(await admin.post("bookings/export"), 202)
    assert (await workbench.finish(export["id"], tenant)).status == "done"


async def test_only_who_may_is_let_in(client, tenant):
    student = await client(tenant, "R01")
    assert (await student.get("bookings")).status_code == 403
    assert (await student.post("rooms", json=ROOM)).status_code == 403
