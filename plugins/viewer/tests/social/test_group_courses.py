"""Groups as courses: a class talks about a content."""

import pytest
import pytest_asyncio
from estante.testing.answers import data_of, rows_of, wrong_fields

from plugins.schools.tests.classes import Classes

from .test_comments import heard, say


@pytest_asyncio.fixture
async def classes(talking, database):
    return Classes(database, talking)


async def shared_with(by):
    return [(row["guid"], row["name"]) for row in rows_of(await by.get("front/courses"))]


@pytest.mark.spec("VIE-183", "VIE-185", part="groups")
async def test_who_is_in_a_group_shares_with_it_and_others_read_nothing(talking, client, content, classes):
    teacher, student, other = [await client(talking, role) for role in ("R02", "R01", "R01")]
    group = str(await classes.group("3.º A", teacher.person, student.person))
    await classes.group("3.º B", other.person)
    guid = await content(talking)
    assert await shared_with(teacher) == await shared_with(student) == [(group, "3.º A")]
    await say(teacher, guid, shared_type="courses", shared_courses=[group])
    assert (await heard(student, guid), await heard(other, guid)) == (["¿Por qué llueve?"], [])
    foreign = {"comment": "a", "shared_type": "courses", "shared_courses": [group]}
    refused = await other.post(f"cms/contents/{guid}/comments", json=foreign)
    assert wrong_fields(refused) == {"shared_courses": "choice"}


@pytest.mark.spec("VIE-183", part="groups of several schools")
async def test_groups_of_several_schools_are_told_with_their_school(talking, client, classes):
    teacher = await client(talking, "R02")
    for name in ("Los Robles", "Los Aromos"):
        school = await classes.school(teacher.person, name=name)
        await classes.group("3.º A", teacher.person, school=school)
    assert [name for _, name in await shared_with(teacher)] == ["3.º A · Los Aromos", "3.º A · Los Robles"]


@pytest.mark.spec("VIE-184", part="by lms/courses")
async def test_a_course_made_by_its_name_at_the_programs_is_offered_at_once(talking, client, content):
    teacher, colleague = await client(talking, "R02"), await client(talking, "R02")
    made = data_of(await teacher.post("lms/courses", json={"name": " Ciencias 1B "}), 201)
    assert await shared_with(teacher) == [(made["guid"], "Ciencias 1B")]
    assert await shared_with(colleague) == []
    guid = await content(talking)
    said = await say(teacher, guid, shared_type="courses", shared_courses=[made["guid"]])
    assert said["shared_courses"] == [made["guid"]]
    assert await heard(colleague, guid) == []
