"""Who is of a school: by its own calls, and by those of the users."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields


async def second_school(admin, body):
    return data_of(await admin.post("schools", json={**body, "name": "Otra", "code": "CL-102"}), 201)["guid"]


async def members(admin, school, **query):
    return [row["guid"] for row in rows_of(await admin.get(f"schools/{school}/users", params=query))]


@pytest.mark.spec("SCH-045", part="by calls")
async def test_the_people_of_a_school_are_listed_with_role_groups_and_state(
    client, tenant, school, year, person
):
    admin = await client(tenant, "R04")
    ida = str((await person(tenant, "R01", name="Ida", lastname="Paz", username="ida")).guid)
    eva = str((await person(tenant, "R02", name="Eva", lastname="Gil", username="eva", is_active=False)).guid)
    added = data_of(await admin.post(f"schools/{school}/users", json={"guids": [ida, eva]}))
    assert (added["added"], added["refused"]) == ([ida, eva], [])
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    data_of(await admin.post(f"groups/{group}/users", json={"guids": [ida]}))
    rows = rows_of(await admin.get(f"schools/{school}/users"))
    assert [(row["full_name"], row["role_guid"], row["is_active"]) for row in rows] == [
        ("Eva Gil", "R02", False),
        ("Ida Paz", "R01", True),
    ]
    assert [row["groups"] for row in rows] == [[], [{"guid": group, "name": "1A"}]]
    assert await members(admin, school, q="paz") == [ida]
    assert await members(admin, school, role="R02") == [eva]


@pytest.mark.spec("SCH-046")
async def test_exactly_the_named_people_leave_a_school_and_its_groups(client, tenant, school, year, person):
    admin = await client(tenant, "R04")
    first, second = [str((await person(tenant, "R01")).guid) for _ in range(2)]
    data_of(await admin.post(f"schools/{school}/users", json={"guids": [first, second]}))
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    data_of(await admin.post(f"groups/{group}/users", json={"guids": [first, second]}))
    gone = data_of(await send_json(admin, "DELETE", f"schools/{school}/users", {"guids": [first]}))
    assert (gone["deleted"], gone["refused"]) == ([first], [])
    assert await members(admin, school) == [second]
    assert [row["guid"] for row in rows_of(await admin.get(f"groups/{group}/users"))] == [second]
    assert data_of(await admin.get(f"users/{first}"))["guid"] == first


async def test_people_in_the_trash_keep_no_school_from_being_deleted(client, tenant, school, person):
    admin = await client(tenant, "R04")
    pupil = str((await person(tenant, "R01")).guid)
    data_of(await admin.post(f"schools/{school}/users", json={"guids": [pupil]}))
    kept = data_of(await send_json(admin, "DELETE", "schools", {"guids": [school]}))
    assert [row["code"] for row in kept["refused"]] == ["IN_USE"]
    data_of(await send_json(admin, "DELETE", "users", {"guids": [pupil]}))
    gone = data_of(await send_json(admin, "DELETE", "schools", {"guids": [school]}))
    assert gone["deleted"] == [school]


@pytest.mark.spec("SCH-047", "SCH-048")
async def test_teacher_admins_are_of_several_schools_and_others_of_one(client, tenant, school, body, person):
    admin = await client(tenant, "R04")
    other = await second_school(admin, body)
    head, pupil, editor = [str((await person(tenant, role)).guid) for role in ("R03", "R01", "R07")]
    for guid in (school, other):
        data_of(await admin.post(f"schools/{guid}/users", json={"guids": [head]}))
    data_of(await admin.post(f"schools/{school}/users", json={"guids": [pupil]}))
    refused = data_of(await admin.post(f"schools/{other}/users", json={"guids": [pupil, editor]}))["refused"]
    assert {row["guid"]: row["code"] for row in refused} == {
        pupil: "OF_OTHER_SCHOOL",
        editor: "NOT_OF_SCHOOLS",
    }
    assert set(await members(admin, school)) == {pupil, head}
    assert await members(admin, other) == [head]
    added = await admin.post(f"users/{pupil}/schools", json={"guid": other})
    assert wrong_fields(added) == {"schools": "one_school"}
    schools = data_of(await admin.get(f"users/{head}"))["schools"]
    assert {row["guid"] for row in schools} == {school, other}


@pytest.mark.spec("SCH-048", part="also when two ask at once")
async def test_of_two_schools_that_add_a_student_at_once_one_does(client, tenant, school, body, person):
    admin = await client(tenant, "R04")
    other = await second_school(admin, body)
    for _turn in range(5):
        pupil = str((await person(tenant, "R01")).guid)
        sent = [admin.post(f"schools/{guid}/users", json={"guids": [pupil]}) for guid in (school, other) * 3]
        assert {answer.status_code for answer in await asyncio.gather(*sent)} == {200}
        assert len(data_of(await admin.get(f"users/{pupil}"))["schools"]) == 1


async def test_the_form_of_a_user_gives_the_school_and_its_groups(client, tenant, school, year, body):
    admin = await client(tenant, "R04")
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    countries = rows_of(await admin.get("system-settings/countries"))
    nora = {
        "name": "Nora",
        "lastname": "Gil",
        "username": "nora",
        "role": "R02",
        "country_guid": countries[0]["guid"],
    }
    made = data_of(await admin.post("users", json={**nora, "schools": [school], "groups": [group]}), 201)
    assert (made["school"]["guid"], [row["guid"] for row in made["groups"]]) == (school, [group])
    assert await members(admin, school) == [made["guid"]]
    emptied = data_of(await send_json(admin, "DELETE", f"users/{made['guid']}/schools", {"guids": [school]}))
    assert emptied["deleted"] == [school]
    assert data_of(await admin.get(f"users/{made['guid']}"))["groups"] == []
    refused = await admin.put(f"users/{made['guid']}/groups", json={"guids": [group]})
    assert wrong_fields(refused) == {"groups": "group_of_other_school"}


async def test_a_resource_of_the_library_can_be_for_a_school(client, tenant, school):
    admin = await client(tenant, "R04")
    assert school in [row["guid"] for row in rows_of(await admin.get("cms/library/schools"))]


async def test_people_of_another_organization_are_not_there(client, tenant, other_tenant, school, person):
    admin = await client(tenant, "R04")
    stranger = str((await person(other_tenant, "R01")).guid)
    refused = data_of(await admin.post(f"schools/{school}/users", json={"guids": [stranger]}))["refused"]
    assert [(row["guid"], row["code"]) for row in refused] == [(stranger, "NOT_FOUND")]
