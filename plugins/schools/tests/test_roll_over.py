"""Groups of a year that is over, brought into the active one."""

import asyncio

import pytest_asyncio
from estante.testing.answers import data_of, rows_of, send_json, wrong_fields
from estante_schools.services.roll_over import RollOverService, next_name


class Ended:
    """A school with a class of a year that is over, and a year that has begun."""

    def __init__(self, admin, school, year, group, people):
        self.admin, self.group, self.people = admin, group, people
        self.address = f"schools/{school}/school-years/{year}/roll-over"
        self.school = school

    async def bring(self, name="2A", **sent):
        body = {"groups": [{"guid": self.group, "name": name}], **sent}
        return await self.admin.post(self.address, json=body)

    async def members(self, group):
        return {row["guid"] for row in rows_of(await self.admin.get(f"groups/{group}/users"))}


@pytest_asyncio.fixture
async def ended(client, tenant, school, year, person):
    admin = await client(tenant, "R04")
    people = [str((await person(tenant, role)).guid) for role in ("R01", "R01", "R02")]
    data_of(await admin.post(f"schools/{school}/users", json={"guids": people}))
    group = data_of(await admin.post("groups", json={"name": "1A", "school_guid": school}), 201)["guid"]
    data_of(await admin.post(f"groups/{group}/users", json={"guids": people}))
    years = f"schools/{school}/school-years"
    body = {"title": "Año escolar 2099", "school_year": "2099", "expired_at": "2099-12-17"}
    next_year = data_of(await admin.post(years, json=body), 201)["guid"]
    data_of(await admin.post(f"{years}/{next_year}/activate"))
    old = next(row["guid"] for row in rows_of(await admin.get(years)) if not row["is_active"])
    return Ended(admin, school, old, group, people)


async def test_the_preview_says_names_counts_and_what_is_taken(ended):
    view = data_of(await ended.admin.get(ended.address))
    assert view["title"] == "Año escolar 2099"
    row = {"guid": ended.group, "name": "1A", "next_name": "2A", "student_count": 2, "teacher_count": 1}
    assert view["groups"] == [{**row, "is_taken": False}]
    data_of(await ended.admin.post("groups", json={"name": "2a", "school_guid": ended.school}), 201)
    assert data_of(await ended.admin.get(ended.address))["groups"] == [{**row, "is_taken": True}]


async def test_a_group_comes_with_those_who_are_still_of_the_school(ended):
    gone, stays, teacher = ended.people
    left = {"guids": [gone]}
    data_of(await send_json(ended.admin, "DELETE", f"schools/{ended.school}/users", left))
    done = data_of(await ended.bring())
    assert (len(done["made"]), done["refused"]) == (1, [])
    made = data_of(await ended.admin.get(f"groups/{done['made'][0]}"))
    assert (made["name"], made["school_year"], made["is_archived"]) == ("2A", "2099", False)
    assert await ended.members(made["guid"]) == {stays, teacher}


async def test_people_come_along_by_choice(ended):
    *_pupils, teacher = ended.people
    only_teachers = data_of(await ended.bring("2A", students=False))["made"][0]
    assert await ended.members(only_teachers) == {teacher}
    nobody = data_of(await ended.bring("2B", students=False, teachers=False))["made"][0]
    assert await ended.members(nobody) == set()


async def test_a_taken_name_is_refused_alone_and_twice_at_once_makes_one(ended):
    answers = await asyncio.gather(*(ended.bring() for _ in range(3)))
    done = [data_of(answer) for answer in answers]
    assert sorted(len(each["made"]) for each in done) == [0, 0, 1]
    refused = next(each["refused"] for each in done if each["refused"])
    assert [(row["guid"], row["code"]) for row in refused] == [(ended.group, "ER_DUP_ENTRY")]
    assert "2A" in refused[0]["message"]


async def test_a_roll_over_that_is_killed_leaves_nothing_half(ended, killed_after):
    with killed_after(RollOverService, "_bring"):
        assert (await ended.bring()).status_code >= 500
    assert [row["is_taken"] for row in data_of(await ended.admin.get(ended.address))["groups"]] == [False]
    [made] = data_of(await ended.bring())["made"]
    assert await ended.members(made) == set(ended.people)


async def test_nothing_comes_of_another_year_or_into_itself(ended):
    wrong = {"groups": [{"guid": ended.school, "name": "2A"}]}
    assert wrong_fields(await ended.admin.post(ended.address, json=wrong)) == {"groups": "choice"}
    years = f"schools/{ended.school}/school-years"
    active = next(row["guid"] for row in rows_of(await ended.admin.get(years)) if row["is_active"])
    answer = await ended.admin.get(f"{years}/{active}/roll-over")
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (409, "YEAR_ACTIVE")


async def test_who_makes_no_groups_brings_none(ended, client, tenant):
    publisher = await client(tenant, "R07")
    body = {"groups": [{"guid": ended.group, "name": "2A"}]}
    assert (await publisher.post(ended.address, json=body)).status_code == 403


async def test_the_first_number_of_a_name_is_one_more():
    names = ["1A", "3.º básico B", "Grupo 9", "Jardín", "2.º grupo 1"]
    assert [next_name(name) for name in names] == ["2A", "4.º básico B", "Grupo 10", "Jardín", "3.º grupo 1"]
