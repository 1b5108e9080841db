"""Messages by the calls of those whom they are for."""

import asyncio
from datetime import date
from uuid import uuid4

import psycopg
import pytest
from estante.testing.answers import data_of, rows_of, wrong_fields
from estante_messages.lists import UNREAD
from estante_messages.models import Message, MessageRead
from sqlalchemy import exists, func, select, text

from plugins.messages.tests.conftest import day, picture
from plugins.messages.tests.fake_groups.plugin import FIRST, NORTH, SECOND, SOUTH


async def shown(who):
    return sorted(row["title"] for row in rows_of(await who.get("front/messages")))


async def unread(who):
    return data_of(await who.get("front/messages/unread"))["unread"]


async def reads(database, tenant):
    async with database.transaction(tenant) as session:
        return await session.scalar(select(func.count()).select_from(MessageRead))


@pytest.mark.spec("MSG-005", part="roles, countries and days")
async def test_a_message_is_shown_to_exactly_its_roles_and_countries_on_its_days(client, house, send):
    admin = await client(house, "R04")
    body = [{"name": "Chile", "iso_code": "CL"}, {"name": "Perú", "iso_code": "PE"}]
    chile, peru = [
        data_of(await admin.post("system-settings/countries", json=one), 201)["guid"] for one in body
    ]
    await send(admin, title="estudiantes")
    await send(admin, title="docentes de Chile", roles=["R02"], countries=[chile])
    await send(admin, title="de ambos", roles=["R01", "R02"], countries=[chile, peru])
    await send(admin, title="hoy", start_date=day(house), end_date=day(house))
    await send(admin, title="mañana", start_date=day(house, 1))
    await send(admin, title="ayer", start_date=day(house, -2), end_date=day(house, -1))
    await send(admin, title="borrador", is_published=False)
    expected = {
        ("R01", None): ["estudiantes", "hoy"],
        ("R01", chile): ["de ambos", "estudiantes", "hoy"],
        ("R02", peru): ["de ambos"],
        ("R02", chile): ["de ambos", "docentes de Chile"],
        ("R04", chile): [],
    }
    for (role, country), titles in expected.items():
        who = await client(house, role, country_guid=country)
        assert await shown(who) == titles, (role, country)
        assert await unread(who) == len(titles)


@pytest.mark.spec("MSG-005", part="a day is the tenant's")
async def test_a_day_begins_at_the_midnight_of_the_tenant(client, new_tenant, send):
    """Somewhere it is another day already."""
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        there = new_tenant(flags={"showMessagesGlobal": True}, time_zone=zone)
        admin, student = await client(there, "R04"), await client(there, "R01")
        await send(admin, title="hoy", start_date=day(there), end_date=day(there))
        await send(admin, title="mañana", start_date=day(there, 1))
        assert await shown(student) == ["hoy"], zone
        states = {row["title"]: row["state"] for row in rows_of(await admin.get("messages"))}
        assert states == {"hoy": "shown", "mañana": "scheduled"}, zone
        assert [row["title"] for row in rows_of(await admin.get("messages?state=scheduled"))] == ["mañana"]


@pytest.mark.spec("MSG-005", part="schools and groups of another plugin")
async def test_every_kind_of_groups_of_a_message_narrows_it(client, house, send):
    admin = await client(house, "R04")
    await send(admin, title="norte", audiences={"schools": [str(NORTH)]})
    await send(admin, title="ambas", audiences={"schools": [str(NORTH), str(SOUTH)]})
    await send(admin, title="2A del sur", audiences={"schools": [str(SOUTH)], "groups": [str(SECOND)]})
    expected = {
        ("1A", "Norte"): ["ambas", "norte"],
        ("2A", "Sur"): ["2A del sur", "ambas"],
        ("1A", "Sur"): ["ambas"],
        ("2A", "Este"): [],
    }
    for (name, lastname), titles in expected.items():
        assert await shown(await client(house, "R01", name=name, lastname=lastname)) == titles
    kinds = rows_of(await admin.get("messages/audiences"))
    assert {(kind["id"], kind["reference"]) for kind in kinds} == {
        ("schools", "schools"),
        ("groups", "groups"),
    }
    row = next(row for row in rows_of(await admin.get("messages")) if row["title"] == "2A del sur")
    assert row["audience"] == "Estudiante · Sur, 2A"


async def test_groups_whose_plugin_is_off_are_shown_to_nobody(client, house, services, send):
    admin = await client(house, "R04")
    await send(admin, title="norte", audiences={"schools": [str(NORTH)]})
    await send(admin, title="todos")
    student = await client(house, "R01", lastname="Norte")
    assert await shown(student) == ["norte", "todos"]
    fields = {name: getattr(house, name) for name in house.__struct_fields__}
    fields |= {"plugins": ("settings", "users", "messages"), "revision": house.revision + 1}
    services.tenants.put(type(house)(**fields))
    assert await shown(student) == ["todos"]
    assert rows_of(await admin.get("messages/audiences")) == []


async def test_the_people_of_an_audience_are_counted_as_it_is_chosen(client, house):
    admin = await client(house, "R04")
    chile = data_of(
        await admin.post("system-settings/countries", json={"name": "Chile", "iso_code": "CL"}), 201
    )["guid"]
    for fields in ({}, {"country_guid": chile}, {"name": "1A", "lastname": "Norte"}, {"is_active": False}):
        await client(house, "R01", **fields)
    await client(house, "R02", lastname="Norte")

    async def reach(**audience):
        return data_of(await admin.post("messages/reach", json=audience))["people"]

    assert await reach(roles=["R01"]) == 3
    assert await reach(roles=["R01", "R02"]) == 4
    assert await reach(roles=["R01"], countries=[chile]) == 1
    assert await reach(roles=["R01", "R02"], audiences={"schools": [str(NORTH)]}) == 2
    assert await reach(roles=["R02"], audiences={"schools": [str(NORTH)], "groups": [str(FIRST)]}) == 0
    assert await reach(roles=[]) == 0
    wrong = await admin.post(
        "messages/reach", json={"roles": ["R01"], "audiences": {"schools": [str(uuid4())]}}
    )
    assert wrong_fields(wrong) == {"audiences.schools": "choice"}
    assert (await (await client(house, "R02")).post("messages/reach", json={"roles": []})).status_code == 403


@pytest.mark.spec("MSG-006", part="calls")
async def test_a_message_costs_no_row_until_it_is_read_and_one_then(client, house, database, send):
    admin = await client(house, "R04")
    student = await client(house, "R01")
    first, second = await send(admin, title="Uno"), await send(admin, title="Dos")
    assert (await unread(student), await reads(database, house)) == (2, 0)
    answers = await asyncio.gather(*(student.put(f"front/messages/{first['guid']}/read") for _ in range(6)))
    assert {data_of(answer)["read_at"] for answer in answers} != {None}
    assert (await unread(student), await reads(database, house)) == (1, 1)
    elsewhere = await client(house, as_person=student.person)
    rows = {row["title"]: row["read_at"] for row in rows_of(await elsewhere.get("front/messages"))}
    assert rows["Uno"] is not None
    assert rows["Dos"] is None
    for value, titles in (("true", ["Dos"]), ("false", ["Uno"])):
        narrowed = rows_of(await student.get(f"front/messages?unread={value}"))
        assert [row["title"] for row in narrowed] == titles
    assert await unread(await client(house, "R01")) == 2
    assert data_of(await admin.get(f"messages/{first['guid']}"))["reads"] == 1
    assert data_of(await student.get(f"front/messages/{second['guid']}"))["read_at"] is None


async def test_what_is_for_others_is_not_there(client, house, new_tenant, send):
    admin, teacher = await client(house, "R04"), await client(house, "R02")
    hidden = [await send(admin), await send(admin, is_published=False, roles=["R02"])]
    hidden.append(await send(admin, roles=["R02"], start_date=day(house, 1)))
    for message in hidden:
        address = f"front/messages/{message['guid']}"
        assert (await teacher.get(address)).status_code == 404
        assert (await teacher.put(f"{address}/read")).status_code == 404
    foreign = await client(new_tenant(flags={"showMessagesGlobal": True}), "R01")
    assert (await foreign.get(f"front/messages/{hidden[0]['guid']}")).status_code == 404
    nobody = await client(house)
    assert (await nobody.get("front/messages")).status_code == 401


async def upload(client, purpose="messages.image"):
    file = picture()
    offer = {"name": "río.png", "size": len(file), "mime_type": "image/png", "purpose": purpose}
    begun = await client.post("uploads", json=offer)
    assert begun.status_code == 201, begun.text
    headers = {
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
    }
    address = begun.headers["location"].removeprefix("/api/")
    sent = await client.patch(address, content=file, headers=headers)
    assert sent.is_success, sent.text
    return begun.headers["location"].rpartition("/")[2]


@pytest.mark.spec("MSG-007", part="calls")
async def test_an_article_has_an_image_and_a_page_that_its_message_names(client, house, send):
    admin, student = await client(house, "R04"), await client(house, "R01")
    image = await upload(admin)
    made = await send(admin, is_article=True, image=image, text="<h2>Agua</h2>")
    plain = await send(admin, title="Sin página")
    rows = {row["guid"]: row for row in rows_of(await student.get("front/messages"))}
    assert rows[plain["guid"]]["page"] is None
    assert rows[made["guid"]]["page"] == f"/message/{made['guid']}"
    article = data_of(await student.get(f"front/messages/{made['guid']}"))
    assert (article["text"], article["is_article"]) == ("<h2>Agua</h2>", True)
    assert "token=" in article["image"]
    again = await admin.put(f"messages/{plain['guid']}", json={"image": image})
    assert again.status_code == 409
    foreign = await admin.put(f"messages/{plain['guid']}", json={"image": str(uuid4())})
    assert foreign.status_code == 404
    assert data_of(await admin.put(f"messages/{made['guid']}", json={"image": None}))["image"] is None
    assert (
        await student.post("uploads", json={"name": "a.png", "size": 9, "purpose": "messages.image"})
    ).status_code == 403


FILL = """
INSERT INTO messages (tenant_id, guid, title, text, roles, start_date, end_date, is_published)
SELECT :tenant, gen_random_uuid(), 'Agua ' || n, '<p>x</p>', ARRAY['R01'], CAST(:today AS date) - n % 900,
       CASE WHEN n % 200 = 0 THEN NULL ELSE CAST(:today AS date) - n % 900 + 1 + n % 5 END, n % 7 > 0
FROM generate_series(1, 10000) AS n
"""


READ = """
INSERT INTO message_reads (tenant_id, guid, message_guid, person_guid)
SELECT :tenant, gen_random_uuid(), m.guid, p.guid
FROM (SELECT guid, row_number() OVER () AS n FROM messages) AS m,
     (SELECT gen_random_uuid() AS guid, n FROM generate_series(1, 20) AS n
      UNION ALL SELECT CAST(:me AS uuid), 0) AS p
WHERE m.n % 10 = p.n % 10
"""


async def test_the_unread_of_ten_thousand_messages_are_found_by_indexes(client, house, database, platform):
    student = await client(house, "R01")
    today, me = date.fromisoformat(day(house)), student.person.guid
    is_read = exists().where(MessageRead.message_guid == Message.guid, MessageRead.person_guid == me)
    left = select(func.count()).where(
        Message.is_published, Message.start_date <= today, Message.last_day >= today, ~is_read
    )
    async with database.transaction(house) as session:
        await session.execute(text(FILL), {"tenant": house.guid, "today": today})
        await session.execute(text(READ), {"tenant": house.guid, "me": me})
        expected = await session.scalar(left)
    assert 20 < expected < 100
    assert await unread(student) == expected
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as owner:
        owner.execute("ANALYZE messages, message_reads")
    values = {"today": today, "role": "R01", "country": None, "groups": ["x"], "me": me}
    async with database.transaction(house) as session:
        plan = "\n".join(await session.scalars(text(f"EXPLAIN (COSTS OFF) {UNREAD}"), values))
    walked = plan.partition("ix_messages_shown")[2].partition("Filter:")[0]
    assert "last_day >=" in walked, plan
    assert "uq_message_reads_tenant_id_person_guid_message_guid" in plan, plan
    assert "Seq Scan" not in plan, plan
