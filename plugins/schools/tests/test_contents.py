"""What schools give to the groups of their years, and who opens it."""

import asyncio
from uuid import UUID

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_contents.publications.models import Publication, PublicationContent
from uuid_utils.compat import uuid7

NUMBERS = ("max_students", "max_teachers")
USES = ("student_license_uses", "teacher_license_uses")


@pytest_asyncio.fixture
async def content(client, tenant):
    """A content that nobody may open yet."""
    admin = await client(tenant, "R04")
    body = {"name": "El agua", "type_guid": "CTTY_06", "url": "https://example.org/agua"}
    return data_of(await admin.post("cms/contents", json=body), 201)["guid"]


@pytest_asyncio.fixture
async def publication(tenant, database, content):
    """A publication with that content."""
    guid = uuid7()
    async with database.transaction(tenant) as session:
        session.add(Publication(tenant_id=tenant.guid, guid=guid, name="Ciencias 1"))
        await session.flush()
        held = PublicationContent(
            tenant_id=tenant.guid, publication_guid=guid, content_guid=UUID(content), position=0
        )
        session.add(held)
    return str(guid)


@pytest_asyncio.fixture
async def given(client, tenant, school, year, publication):
    """That publication, given to the active year, for as many as there are."""
    admin = await client(tenant, "R04")
    answer = await admin.post(f"schools/{school}/contents", json={"publication_guid": publication})
    return data_of(answer, 201)


@pytest_asyncio.fixture
async def classmate(client, tenant, school, year):
    """Makes people of the school's group, signed in."""
    admin = await client(tenant, "R04")
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]

    async def join(role="R01"):
        member = await client(tenant, role)
        for address in (f"schools/{school}/users", f"groups/{group}/users"):
            data_of(await admin.post(address, json={"guids": [str(member.person.guid)]}))
        return member

    return join


async def code_of(answer):
    return None if answer.status_code == 200 else (answer.status_code, answer.json()["code"])


async def opened(member, content):
    """None, or how it is refused."""
    return await code_of(await member.get(f"cms/contents/{content}"))


async def limit(admin, school, given, **numbers):
    return data_of(await admin.put(f"schools/{school}/contents/{given['guid']}", json=numbers))


@pytest.mark.spec("SCH-026", part="the calls")
@pytest.mark.spec("SCH-031", part="what it names")
async def test_a_school_content_names_a_publication_a_year_and_how_many(
    client, tenant, school, year, publication
):
    admin, helper = await client(tenant, "R04"), await client(tenant, "R05")
    address = f"schools/{school}/contents"
    body = {"publication_guid": publication, "school_year_guid": year, "max_students": 30, "max_teachers": 0}
    made = data_of(await helper.post(address, json=body), 201)
    assert {name: made[name] for name in body} == body
    assert (made["publication_name"], made["school_year"]) == ("Ciencias 1", "2030")
    assert [made[name] for name in USES] == [0, 0]
    assert rows_of(await admin.get(address)) == [made]
    assert rows_of(await admin.get(address, params={"school_year": str(uuid7())})) == []
    changed = await limit(helper, school, made, max_students=None)
    assert [changed[name] for name in NUMBERS] == [None, 0]
    again = await admin.post(address, json=body)
    assert (again.status_code, [error["field"] for error in again.json()["errors"]]) == (
        409,
        ["publication_guid"],
    )
    gone = data_of(await send_json(admin, "DELETE", address, {"guids": [made["guid"]]}))
    assert (gone["deleted"], rows_of(await admin.get(address))) == ([made["guid"]], [])


@pytest.mark.spec("SCH-027", "SCH-028")
@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", ["muchos", -1, 1.5, 2**31, True])
async def test_what_is_no_number_of_people_is_refused(client, tenant, school, given, name, value):
    admin = await client(tenant, "R04")
    answer = await admin.put(f"schools/{school}/contents/{given['guid']}", json={name: value})
    assert list(wrong_fields(answer)) == [name]


async def test_of_two_who_change_how_many_the_second_is_told(client, tenant, school, given):
    admin = await client(tenant, "R04")
    address = f"schools/{school}/contents"
    (row,) = rows_of(await admin.get(address))
    since = {"If-Match": f'"{row["version"]}"'}
    changed = data_of(await admin.put(f"{address}/{given['guid']}", json={"max_students": 3}, headers=since))
    late = await admin.put(f"{address}/{given['guid']}", json={"max_students": 4}, headers=since)
    assert late.status_code == 412
    assert rows_of(await admin.get(address))[0]["max_students"] == 3
    since = {"If-Match": f'"{changed["version"]}"'}
    again = data_of(await admin.put(f"{address}/{given['guid']}", json={"max_students": 4}, headers=since))
    assert again["max_students"] == 4


@pytest.mark.spec("SCH-029")
async def test_a_school_without_a_year_gives_nothing(client, tenant, school, publication):
    admin = await client(tenant, "R04")
    answer = await admin.post(f"schools/{school}/contents", json={"publication_guid": publication})
    assert wrong_fields(answer) == {"school_year_guid": "year_needed"}
    assert "créale uno antes" in answer.json()["errors"][0]["message"]


async def test_another_schools_year_and_unknown_publications_are_refused(
    client, tenant, school, year, body, publication, given
):
    admin = await client(tenant, "R04")
    other = data_of(await admin.post("schools", json={**body, "name": "Otra", "code": "CL-102"}), 201)["guid"]
    years = f"schools/{other}/school-years"
    theirs = {"title": "2030", "school_year": "2030", "expired_at": "2030-12-17"}
    data_of(await admin.post(years, json=theirs), 201)
    sent = {"publication_guid": publication, "school_year_guid": year}
    foreign = await admin.post(f"schools/{other}/contents", json=sent)
    assert wrong_fields(foreign) == {"school_year_guid": "choice"}
    unknown = await admin.post(f"schools/{other}/contents", json={"publication_guid": str(uuid7())})
    assert wrong_fields(unknown) == {"publication_guid": "choice"}
    elsewhere = await admin.put(f"schools/{other}/contents/{given['guid']}", json={"max_students": 1})
    assert elsewhere.status_code == 404


@pytest.mark.spec("SCH-031")
async def test_the_people_of_the_years_groups_open_what_is_given(
    client, tenant, school, year, publication, content, given, classmate
):
    assert (given["publication_guid"], given["school_year_guid"]) == (publication, year)
    admin = await client(tenant, "R04")
    pupil, teacher, other = await classmate(), await classmate("R02"), await client(tenant, "R01")
    assert await opened(other, content) == (403, "ERROR_403")
    for member in (pupil, teacher):
        listed = rows_of(await member.get("front/contents"))
        assert [row["guid"] for row in listed] == [content]
        assert await opened(member, content) is None
    why = data_of(
        await admin.get(f"cms/contents/{content}/access", params={"person": str(pupil.person.guid)})
    )
    assert (why["may_open"], why["reason"]) == (True, "school")
    next_year = {"title": "2031", "school_year": "2031", "expired_at": "2031-12-17"}
    later = data_of(await admin.post(f"schools/{school}/school-years", json=next_year), 201)["guid"]
    data_of(await admin.post(f"schools/{school}/school-years/{later}/activate"))
    assert await opened(pupil, content) == (403, "ERROR_403")


@pytest.mark.spec("SCH-026", part="the uses")
@pytest.mark.spec("SCH-032")
async def test_places_are_taken_by_who_opens_first_and_end(client, tenant, school, content, given, classmate):
    admin = await client(tenant, "R04")
    await limit(admin, school, given, max_students=1, max_teachers=1)
    first, second, teacher, other = [await classmate(role) for role in ("R01", "R01", "R02", "R02")]
    for member in (first, first, teacher):
        assert await opened(member, content) is None
    for late in (second, other):
        assert await opened(late, content) == (403, "NO_PLACE_LEFT")
    assert rows_of(await second.get("front/contents")) == []
    said = (await second.get(f"cms/contents/{content}")).json()["message"]
    assert said.startswith("Los accesos que tu escuela tiene")
    row = rows_of(await admin.get(f"schools/{school}/contents"))[0]
    assert [row[name] for name in USES] == [1, 1]
    # Who has a place keeps it, also when the maximum falls.
    await limit(admin, school, given, max_students=0)
    assert (await opened(first, content), await opened(second, content)) == (None, (403, "NO_PLACE_LEFT"))
    await limit(admin, school, given, max_students=2)
    assert await opened(second, content) is None


async def test_staff_and_makers_take_no_place(client, tenant, school, content, given):
    admin = await client(tenant, "R04")
    assert await opened(admin, content) is None
    row = rows_of(await admin.get(f"schools/{school}/contents"))[0]
    assert [row[name] for name in USES] == [0, 0]


@pytest.mark.spec("SCH-032", part="at once")
async def test_of_many_who_open_at_once_as_many_get_in_as_there_are_places(
    client, tenant, school, content, given, classmate
):
    admin = await client(tenant, "R04")
    await limit(admin, school, given, max_students=2)
    pupils = [await classmate() for _ in range(8)]
    codes = await asyncio.gather(*(opened(pupil, content) for pupil in pupils))
    assert sorted(map(str, codes)) == ["(403, 'NO_PLACE_LEFT')"] * 6 + ["None"] * 2
    row = rows_of(await admin.get(f"schools/{school}/contents"))[0]
    assert row["student_license_uses"] == 2


async def test_what_a_school_gives_keeps_its_publication_and_its_year(
    client, tenant, school, year, publication, given
):
    admin = await client(tenant, "R04")
    kept = data_of(await send_json(admin, "DELETE", "cms/publications", {"guids": [publication]}))
    assert [row["code"] for row in kept["refused"]] == ["IN_USE"]
    answer = await admin.delete(f"schools/{school}/school-years/{year}")
    assert answer.status_code == 409
