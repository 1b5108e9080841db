"""The years of a school by their calls."""

import asyncio
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_schools.services.school_year import SchoolYearService

YEAR = {"title": "Año 2030", "school_year": "2030", "expired_at": "2030-12-17"}


async def make(admin, school, title, **fields):
    body = {**YEAR, "title": title, **fields}
    return data_of(await admin.post(f"schools/{school}/school-years", json=body), 201)


async def active(admin, school):
    rows = rows_of(await admin.get(f"schools/{school}/school-years"))
    return [row["title"] for row in rows if row["is_active"]]


async def group_names(admin, **query):
    return [row["name"] for row in rows_of(await admin.get("groups", params=query))]


@pytest.mark.spec("SCH-039")
async def test_a_year_is_answered_with_its_end_and_whether_it_is_active(client, tenant, school):
    admin = await client(tenant, "R04")
    first = await make(admin, school, "Año 2030")
    assert {name: first[name] for name in YEAR} == YEAR
    assert (first["is_active"], first["group_count"]) == (True, 0)
    second = await make(admin, school, "Año 2031", expired_at="2031-12-17")
    assert second["is_active"] is False
    rows = rows_of(await admin.get(f"schools/{school}/school-years"))
    assert [(row["title"], row["is_active"]) for row in rows] == [("Año 2031", False), ("Año 2030", True)]
    read = data_of(await admin.get(f"schools/{school}"))
    assert read["school_year"] == "2030"


@pytest.mark.spec("SCH-041")
async def test_a_year_that_is_activated_disables_the_one_before(client, tenant, school):
    admin = await client(tenant, "R04")
    await make(admin, school, "Uno")
    second = await make(admin, school, "Dos")
    address = f"schools/{school}/school-years/{second['guid']}/activate"
    for _twice in range(2):
        assert data_of(await admin.post(address))["is_active"] is True
        assert await active(admin, school) == ["Dos"]


@pytest.mark.spec("SCH-040")
async def test_of_fifty_who_activate_at_once_one_year_is_left(client, tenant, school):
    admin = await client(tenant, "R04")
    years = [await make(admin, school, f"Año {at}") for at in range(5)]
    sent = [admin.post(f"schools/{school}/school-years/{years[at % 5]['guid']}/activate") for at in range(50)]
    assert {answer.status_code for answer in await asyncio.gather(*sent)} == {200}
    assert len(await active(admin, school)) == 1
    made = [
        admin.post(f"schools/{school}/school-years", json={**YEAR, "title": f"Otro {at}"}) for at in range(5)
    ]
    assert {answer.status_code for answer in await asyncio.gather(*made)} == {201}
    assert len(await active(admin, school)) == 1


async def test_an_activation_that_is_killed_leaves_the_former_year(client, tenant, school, killed_after):
    admin = await client(tenant, "R04")
    await make(admin, school, "Uno")
    data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)
    second = await make(admin, school, "Dos")
    address = f"schools/{school}/school-years/{second['guid']}/activate"
    with killed_after(SchoolYearService, "_archive"):
        assert (await admin.post(address)).status_code >= 500
    assert (await active(admin, school), await group_names(admin)) == (["Uno"], ["1A"])
    data_of(await admin.post(address))
    assert (await active(admin, school), await group_names(admin)) == (["Dos"], [])


@pytest.mark.spec("SCH-042")
@pytest.mark.spec("SCH-043", part="by calls, but for results")
async def test_groups_of_other_years_are_archived_and_only_read(client, tenant, school, person):
    admin = await client(tenant, "R04")
    first = await make(admin, school, "Uno")
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)
    pupil = str((await person(tenant, "R01")).guid)
    data_of(await admin.post(f"schools/{school}/users", json={"guids": [pupil]}))
    data_of(await admin.post(f"groups/{group['guid']}/users", json={"guids": [pupil]}))
    second = await make(admin, school, "Dos")
    data_of(await admin.post(f"schools/{school}/school-years/{second['guid']}/activate"))
    assert await group_names(admin) == []
    assert await group_names(admin, is_archived="true") == ["1A"]
    read = data_of(await admin.get(f"groups/{group['guid']}"))
    assert (read["is_archived"], read["student_count"]) == (True, 1)
    for answer in (
        await admin.put(f"groups/{group['guid']}", json={"name": "1B"}),
        await admin.post(f"groups/{group['guid']}/users", json={"guids": [pupil]}),
        await send_json(admin, "DELETE", f"groups/{group['guid']}/users", {"guids": [pupil]}),
    ):
        assert answer.status_code == 409
    kept = data_of(await send_json(admin, "DELETE", "groups", {"guids": [group["guid"]]}))
    assert (kept["deleted"], len(kept["refused"])) == ([], 1)
    assert data_of(await admin.get(f"groups/{group['guid']}"))["student_count"] == 1
    data_of(await admin.post(f"schools/{school}/school-years/{first['guid']}/activate"))
    assert await group_names(admin) == ["1A"]


@pytest.mark.spec("SCH-044")
async def test_a_year_needs_its_names_and_an_end_that_is_not_over(client, tenant, school):
    admin = await client(tenant, "R04")
    address = f"schools/{school}/school-years"
    assert wrong_fields(await admin.post(address, json={})) == dict.fromkeys(YEAR, "required")
    today = datetime.now(ZoneInfo(tenant.time_zone)).date()
    over = {**YEAR, "expired_at": str(today - timedelta(days=1))}
    assert wrong_fields(await admin.post(address, json=over)) == {"expired_at": "past"}
    made = data_of(await admin.post(address, json={**YEAR, "expired_at": str(today)}), 201)
    moved = await admin.put(f"{address}/{made['guid']}", json={"expired_at": str(today - timedelta(days=3))})
    assert data_of(moved)["expired_at"] == str(today - timedelta(days=3))
    twice = await admin.post(address, json={**YEAR, "title": "AÑO 2030"})
    assert twice.status_code == 409


async def test_a_year_with_groups_is_not_deleted(client, tenant, school, year):
    admin = await client(tenant, "R04")
    address = f"schools/{school}/school-years"
    data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)
    refused = await admin.delete(f"{address}/{year}")
    assert (refused.status_code, "Grupos" in refused.json()["message"]) == (409, True)
    empty = await make(admin, school, "Vacío")
    data_of(await admin.delete(f"{address}/{empty['guid']}"))
    assert len(rows_of(await admin.get(address))) == 1


async def test_a_year_is_of_its_school_alone(client, tenant, other_tenant, school, year, body):
    admin = await client(tenant, "R04")
    other = data_of(await admin.post("schools", json={**body, "code": None}), 201)["guid"]
    assert (await admin.get(f"schools/{other}/school-years/{year}")).status_code == 404
    assert (await admin.post(f"schools/{other}/school-years/{year}/activate")).status_code == 404
    stranger = await client(other_tenant, "R04")
    assert (await stranger.get(f"schools/{school}/school-years")).status_code == 404
    teacher = await client(tenant, "R02")
    assert (await teacher.get(f"schools/{school}/school-years")).status_code == 403
