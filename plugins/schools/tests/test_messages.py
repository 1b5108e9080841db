"""Messages that are for schools and groups."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields

FLAG = {"showMessagesGlobal": True}


@pytest.fixture
def tenant(new_tenant):
    """An organization that has messages beside its schools."""
    return new_tenant(flags=FLAG)


def day(tenant, days=0):
    return str((datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone)) + timedelta(days)).date())


async def send(admin, title, audiences=None, **fields):
    body = {"title": title, "text": "<p>Hola</p>", "roles": ["R01"], "is_published": True, **fields}
    return await admin.post(
        "messages", json={"start_date": day(admin.tenant), **body, "audiences": audiences or {}}
    )


async def shown(who):
    return sorted(row["title"] for row in rows_of(await who.get("front/messages")))


@pytest.mark.spec("MSG-005")
async def test_a_message_for_a_school_or_a_group_is_shown_to_their_people_alone(
    client, tenant, places, school, year, body
):
    admin, pupil, other = (
        await client(tenant, "R04"),
        await client(tenant, "R01"),
        await client(tenant, "R01"),
    )
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    second = {**body, "name": "Otra", "code": "CL-102"}
    elsewhere = data_of(await admin.post("schools", json=second), 201)["guid"]
    for guid, who in ((school, pupil), (elsewhere, other)):
        data_of(await admin.post(f"schools/{guid}/users", json={"guids": [str(who.person.guid)]}))
    data_of(await admin.post(f"groups/{group}/users", json={"guids": [str(pupil.person.guid)]}))
    for_school = {"schools": [school]}
    data_of(await send(admin, "escuela", for_school), 201)
    data_of(await send(admin, "otra", {"schools": [elsewhere]}), 201)
    data_of(await send(admin, "grupo", {"groups": [group]}), 201)
    data_of(await send(admin, "todos"), 201)
    data_of(await send(admin, "docentes", for_school, roles=["R02"]), 201)
    data_of(await send(admin, "Perú", for_school, countries=[places.peru]), 201)
    data_of(await send(admin, "mañana", for_school, start_date=day(tenant, 1)), 201)
    days = {"start_date": day(tenant, -2), "end_date": day(tenant, -1)}
    data_of(await send(admin, "ayer", for_school, **days), 201)
    data_of(await send(admin, "borrador", for_school, is_published=False), 201)
    assert await shown(pupil) == ["escuela", "grupo", "todos"]
    assert await shown(other) == ["otra", "todos"]
    kinds = rows_of(await admin.get("messages/audiences"))
    assert [(kind["id"], kind["name"]) for kind in kinds] == [("schools", "Escuelas"), ("groups", "Grupos")]
    rows = {row["title"]: row["audience"] for row in rows_of(await admin.get("messages"))}
    assert rows["escuela"] == "Estudiante · Escuela Gabriela Mistral"
    assert rows["grupo"] == "Estudiante · 1A · Escuela Gabriela Mistral"
    await send_json(admin, "DELETE", f"schools/{school}/users", {"guids": [str(pupil.person.guid)]})
    assert await shown(pupil) == ["todos"]


@pytest.mark.spec("MSG-005", part="schools and groups")
async def test_a_message_is_refused_for_a_school_of_another_organization(client, new_tenant, school):
    stranger = await client(new_tenant(flags=FLAG), "R04")
    assert wrong_fields(await send(stranger, "nadie", {"schools": [school]})) == {
        "audiences.schools": "choice"
    }


@pytest.mark.spec("MSG-005", part="groups that are gone")
async def test_a_message_for_a_group_that_is_gone_is_shown_to_nobody_and_says_so(
    client, tenant, school, year
):
    admin, pupil = await client(tenant, "R04"), await client(tenant, "R01")
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    person = {"guids": [str(pupil.person.guid)]}
    data_of(await admin.post(f"schools/{school}/users", json=person))
    data_of(await admin.post(f"groups/{group}/users", json=person))
    made = data_of(await send(admin, "grupo", {"groups": [group]}), 201)
    assert await shown(pupil) == ["grupo"]
    await send_json(admin, "DELETE", "groups", {"guids": [group]})
    assert await shown(pupil) == []
    (row,) = rows_of(await admin.get("messages"))
    assert (row["guid"], row["audience"]) == (made["guid"], "Estudiante · ya no existe")
