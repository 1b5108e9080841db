"""Groups by their calls."""

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields


async def make(admin, school, name="1A", **fields):
    return data_of(await admin.post("groups", json={"name": name, "school_guid": school, **fields}), 201)


async def members_of(admin, group):
    return [row["username"] for row in rows_of(await admin.get(f"groups/{group}/users"))]


@pytest.fixture
def people(client, tenant, school, person):
    """Puts new people of these roles into the school; answers their guids."""

    async def add(*roles, **fields):
        admin = await client(tenant, "R04")
        guids = [str((await person(tenant, role, **fields)).guid) for role in roles]
        added = data_of(await admin.post(f"schools/{school}/users", json={"guids": guids}))
        assert added["refused"] == []
        return guids

    return add


@pytest.mark.spec("SCH-030")
async def test_a_school_without_a_year_gets_no_group(client, tenant, school):
    admin = await client(tenant, "R04")
    refused = await admin.post("groups", json={"name": "1A", "school_guid": school})
    assert wrong_fields(refused) == {"school_year_guid": "year_needed"}
    assert "no tiene año escolar" in refused.json()["errors"][0]["message"]


@pytest.mark.spec("SCH-033")
async def test_a_group_is_answered_with_its_year_and_counts(client, tenant, school, year, people):
    admin = await client(tenant, "R04")
    made = await make(admin, school)
    guids = await people("R01", "R01", "R02")
    data_of(await admin.post(f"groups/{made['guid']}/users", json={"guids": guids}))
    read = data_of(await admin.get(f"groups/{made['guid']}"))
    shown = (read["name"], read["school_guid"], read["school_year_guid"], read["school_year"])
    assert shown == ("1A", school, year, "2030")
    assert (read["student_count"], read["teacher_count"]) == (2, 1)
    row = rows_of(await admin.get("groups"))[0]
    assert {name: row[name] for name in read if name != "updated_at"} == {
        name: read[name] for name in read if name != "updated_at"
    }


@pytest.mark.spec("SCH-035")
async def test_a_name_has_up_to_a_hundred_characters_and_is_of_one_group_of_a_year(
    client, tenant, school, year, body
):
    admin = await client(tenant, "R04")
    await make(admin, school, "ñ" * 100)
    for name in ("", " ", "x" * 101):
        refused = await admin.post("groups", json={"name": name, "school_guid": school})
        assert set(wrong_fields(refused)) == {"name"}
    await make(admin, school, "1A")
    taken = await admin.post("groups", json={"name": "1a", "school_guid": school})
    assert (taken.status_code, "1A" in taken.json()["message"]) == (409, True)
    other = data_of(await admin.post("schools", json={**body, "code": None}), 201)["guid"]
    years = {"title": "Año", "school_year": "2030", "expired_at": "2030-12-17"}
    data_of(await admin.post(f"schools/{other}/school-years", json=years), 201)
    await make(admin, other, "1A")


@pytest.mark.spec("SCH-034", part="by calls")
async def test_groups_are_listed_narrowed_changed_and_exported(client, tenant, school, year, workbench):
    admin = await client(tenant, "R04")
    for name in ("1A", "2B"):
        await make(admin, school, name)
    rows = rows_of(await admin.get("groups", params={"school": school, "orderBy": "-name"}))
    assert [row["name"] for row in rows] == ["2B", "1A"]
    assert [row["name"] for row in rows_of(await admin.get("groups?q=gabriela"))] == ["1A", "2B"]
    assert rows_of(await admin.get("groups?schoolYear=2029")) == []
    changed = data_of(await admin.put(f"groups/{rows[0]['guid']}", json={"name": "3C"}))
    assert changed["name"] == "3C"
    asked = data_of(await admin.post("groups/export", params={"school": school}), 202)
    await workbench.finish(asked["id"], tenant)
    file = (await admin.get(f"exports/{asked['id']}/download")).content.decode("utf-8-sig")
    head, *lines = file.splitlines()
    assert head.split(";") == ["Nombre", "Escuela", "Año escolar", "Estudiantes", "Docentes"]
    assert [line.split(";")[0] for line in lines] == ["1A", "3C"]
    gone = data_of(await send_json(admin, "DELETE", "groups", {"guids": [rows[1]["guid"]]}))
    assert gone["deleted"] == [rows[1]["guid"]]


@pytest.mark.spec("SCH-038", part="by the back office's calls")
async def test_only_students_and_teachers_of_the_school_are_put_into_a_group(
    client, tenant, school, year, people, person
):
    admin = await client(tenant, "R04")
    group = (await make(admin, school))["guid"]
    pupil, teacher, head = await people("R01", "R02", "R03")
    stranger = str((await person(tenant, "R01")).guid)
    nobody = "00000000-0000-0000-0000-0000000000ff"
    sent = {"guids": [pupil, teacher, head, stranger, nobody]}
    added = data_of(await admin.post(f"groups/{group}/users", json=sent))
    assert added["added"] == [pupil, teacher]
    refused = {row["guid"]: row["code"] for row in added["refused"]}
    assert refused == {head: "NOT_OF_SCHOOL", stranger: "NOT_OF_SCHOOL", nobody: "NOT_FOUND"}
    again = data_of(await admin.post(f"groups/{group}/users", json={"guids": [pupil]}))
    assert (again["added"], len(await members_of(admin, group))) == ([pupil], 2)


async def test_exactly_the_named_people_leave_a_group(client, tenant, school, year, people):
    admin = await client(tenant, "R04")
    group = (await make(admin, school))["guid"]
    first, second = await people("R01", "R01")
    data_of(await admin.post(f"groups/{group}/users", json={"guids": [first, second]}))
    gone = data_of(await send_json(admin, "DELETE", f"groups/{group}/users", {"guids": [first]}))
    assert (gone["deleted"], gone["refused"]) == ([first], [])
    assert len(await members_of(admin, group)) == 1
    again = data_of(await send_json(admin, "DELETE", f"groups/{group}/users", {"guids": [first]}))
    assert [row["guid"] for row in again["refused"]] == [first]


async def test_a_group_is_of_a_school_and_a_year_of_the_same_organization(
    client, tenant, other_tenant, school, year
):
    admin, stranger = await client(tenant, "R04"), await client(other_tenant, "R04")
    group = (await make(admin, school))["guid"]
    assert (await stranger.get(f"groups/{group}")).status_code == 404
    assert (await stranger.get(f"groups/{group}/users")).status_code == 404
    refused = await stranger.post("groups", json={"name": "1A", "school_guid": school})
    assert wrong_fields(refused) == {"school_guid": "choice"}
    foreign = {"name": "9", "school_guid": school, "school_year_guid": group}
    assert wrong_fields(await admin.post("groups", json=foreign)) == {"school_year_guid": "choice"}


async def test_a_school_with_groups_or_users_is_not_deleted(client, tenant, school, year, people):
    admin = await client(tenant, "R04")
    await make(admin, school)
    await people("R01")
    kept = data_of(await send_json(admin, "DELETE", "schools", {"guids": [school]}))
    assert kept["deleted"] == []
    message = kept["refused"][0]["message"]
    assert ("Usuarios" in message, "Grupos" in message) == (True, True)
