"""Programs that a school gives to its classes: who opens them, how many, and what staff are told."""

import asyncio

import pytest
from estante.testing.answers import data_of, rows_of
from estante_schools.models import School
from sqlalchemy import text
from uuid_utils.compat import uuid7

YEAR = {"title": "Año escolar 2030", "school_year": "2030", "expired_at": "2030-12-17"}
PLACES = "SELECT count(*) FROM school_content_uses"


@pytest.fixture
def given(followed, database):
    """A published program that the class 1A of a school has: `await given(max_students=1)`."""

    async def give(**maximum):
        program = await followed(name="El agua")
        admin = program.staff.client
        lesson = await program.lesson("Unidad", "Lección")
        content = await lesson.content()
        await lesson.material(content_guid=content)
        await program.publish("Unidad")
        school = str(await add_school(database, admin.tenant))
        year = data_of(await admin.post(f"schools/{school}/school-years", json=YEAR), 201)["guid"]
        group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
        gives = {"publication_guid": str(program.publication), "school_year_guid": year, **maximum}
        data_of(await admin.post(f"schools/{school}/contents", json=gives), 201)
        return Given(program, school, group, content, database)

    return give


async def add_school(database, tenant):
    guid = uuid7()
    async with database.transaction(tenant) as session:
        session.add(School(tenant_id=tenant.guid, guid=guid, name="Los Aromos"))
    return guid


class Given:
    """What `given` makes, and the people of the class."""

    def __init__(self, program, school, group, content, database):
        self.program, self.school, self.group, self.content = program, school, group, content
        self.path, self._database = f"front/programs/{program.staff.program}", database

    async def pupil(self, role="R01"):
        """Somebody of the class."""
        person, admin = await self.program.person(role), self.program.staff.client
        body = {"guids": [str(person.person.guid)]}
        data_of(await admin.post(f"schools/{self.school}/users", json=body))
        data_of(await admin.post(f"groups/{self.group}/users", json=body))
        return person

    async def places(self):
        """How many places are taken."""
        async with self._database.transaction(self.program.staff.client.tenant) as session:
            return await session.scalar(text(PLACES))


async def names(person):
    return [row["name"] for row in rows_of(await person.get("front/programs"))]


async def test_a_class_opens_the_program_that_its_school_gives_it(given):
    school = await given()
    pupil, teacher, stranger = [
        await make() for make in (school.pupil, lambda: school.pupil("R02"), school.program.person)
    ]
    for person in (pupil, teacher):
        assert await names(person) == ["El agua"]
        assert data_of(await person.get(school.path))["name"] == "El agua"
        assert (await person.get(f"cms/contents/{school.content}")).status_code == 200
    assert await names(stranger) == []
    assert (await stranger.get(school.path)).status_code == 404
    assert (await stranger.get(f"cms/contents/{school.content}")).status_code == 403


async def test_who_opens_a_program_of_a_school_takes_a_place_once(given):
    school = await given(max_students=1)
    first, second = await school.pupil(), await school.pupil()
    assert (await names(second), await school.places()) == (["El agua"], 0)
    for _ in range(2):
        data_of(await first.get(school.path))
    assert await school.places() == 1
    assert await names(second) == []
    refused = await second.get(school.path)
    assert (refused.status_code, refused.json()["code"]) == (403, "NO_PLACE_LEFT")
    assert "programa" in refused.json()["message"]
    assert (await second.get(f"cms/contents/{school.content}")).status_code == 403
    assert data_of(await (await school.pupil("R02")).get(school.path))["name"] == "El agua"


async def test_one_of_many_gets_the_last_place_of_a_program(given):
    school = await given(max_students=1)
    pupils = [await school.pupil() for _ in range(6)]
    answers = await asyncio.gather(*(pupil.get(school.path) for pupil in pupils))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403, 403]
    assert await school.places() == 1


async def test_who_has_a_licence_costs_the_school_nothing(given):
    school = await given(max_students=1)
    pupil = await school.pupil()
    await school.program.redeem(pupil, await school.program.licence())
    assert await names(pupil) == ["El agua"]
    data_of(await pupil.get(school.path))
    assert await school.places() == 0


async def test_a_year_that_is_over_takes_the_program_away(given):
    school = await given()
    pupil, admin = await school.pupil(), school.program.staff.client
    data_of(await pupil.get(school.path))
    address = f"schools/{school.school}/school-years"
    following = {**YEAR, "title": "Año escolar 2031", "school_year": "2031"}
    later = data_of(await admin.post(address, json=following), 201)["guid"]
    data_of(await admin.post(f"{address}/{later}/activate"))
    assert await names(pupil) == []
    assert (await pupil.get(school.path)).status_code == 404
    assert (await pupil.get(f"cms/contents/{school.content}")).status_code == 403


@pytest.mark.spec("USR-047", part="by calls")
async def test_staff_read_which_programs_the_classes_of_somebody_have(given, client, new_tenant):
    school = await given()
    pupil = await school.pupil()
    helper, address = await client(pupil.tenant, "R05"), f"users/{pupil.person.guid}"
    [row] = rows_of(await helper.get(f"{address}/school-programs"))
    assert row == {
        "guid": str(school.program.staff.program),
        "name": "El agua",
        "program_cover": None,
        "school_guid": school.school,
        "school_name": "Los Aromos",
        "school_year": "2030",
        "group_name": "1A",
    }
    [opened] = rows_of(await helper.get(f"{address}/programs"))
    assert [(giver["text"], giver["address"]) for giver in opened["givers"]] == [
        ("Escuela Los Aromos", f"/school/{school.school}/contents")
    ]
    alone = await school.program.person()
    assert rows_of(await helper.get(f"users/{alone.person.guid}/school-programs")) == []
    refused = await pupil.get(f"{address}/school-programs")
    assert (refused.status_code, refused.json()["action"]) == (403, "users.readDetail")
    stranger = await client(new_tenant(), "R04")
    assert (await stranger.get(f"{address}/school-programs")).status_code == 404
