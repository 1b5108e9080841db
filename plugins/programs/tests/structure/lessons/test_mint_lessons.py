"""Mint lessons come into programs where the organization has that on."""

import pytest
from estante.testing.answers import data_of, wrong_fields
from msgspec.structs import replace

from plugins.programs.tests.structure.conftest import LessonWriter, study_lesson

MINT_LESSON = {"name": "La energía", "type_guid": "CTTY_02", "is_teacher_only": 0}


class MintLessons:
    """A lesson of a program, and a Mint lesson that is in the library too."""

    def __init__(self, filling: LessonWriter, unit: str, content: str, resource: str) -> None:
        self.client, self.filling, self.unit = filling.client, filling, unit
        self.sources = {"content_guid": content, "library_guid": resource}

    async def put_in(self) -> list[object]:
        """The answers of putting it into the program by each call that could."""
        program = data_of(await self.client.get(self.filling.path))["course_guid"]
        materials, tools = f"{self.filling.path}/materials", f"lms/courses/{program}/toolbox"
        answers = []
        for source in self.sources.items():
            item = {"title": "La energía", **dict([source])}
            answers.append(await self.client.post(materials, json=item))
            answers.append(await self.client.post(tools, json={"name": "Leer", "items": [item]}))
        lesson = {"name": "Una lección Mint", "type": "Mint"}
        return [*answers, await self.client.post(f"lms/units/{self.unit}/lessons", json=lesson)]


@pytest.fixture
def mint_lessons(building, new_tenant):
    """One in an organization that has them in programs, or not: `await mint_lessons(is_on=True)`."""

    async def begin(*, is_on: bool) -> MintLessons:
        flags = {"library": True, "mint_lesson_in_programs": is_on}
        builder = await building(of=new_tenant(settings={}, flags=flags))
        unit = await builder.unit("Unidad")
        filling = LessonWriter(builder, (await builder.lesson(unit, "Lección"))["guid"])
        content = data_of(await builder.client.post("cms/contents", json=MINT_LESSON), 201)["guid"]
        shared = await builder.client.post("cms/library", json={"content_guid": content})
        return MintLessons(filling, unit["guid"], content, data_of(shared, 201)["guid"])

    return begin


@pytest.mark.spec("MIN-012")
async def test_mint_lessons_come_into_programs_only_where_that_is_on(mint_lessons):
    off, on = await mint_lessons(is_on=False), await mint_lessons(is_on=True)
    refused = await off.put_in()
    assert [wrong_fields(answer) for answer in refused] == [
        *({f"{at}{field}": "mint_off"} for field in off.sources for at in ("", "items.0.")),
        {"type": "mint_off"},
    ]
    assert "no tiene lecciones Mint en los programas" in refused[0].json()["errors"][0]["message"]
    assert (await off.filling.lesson())["materials"] == []
    assert [answer.status_code for answer in await on.put_in()] == [201] * 5


async def test_a_mint_lesson_that_is_there_stays_once_that_is_off(mint_lessons, services):
    on = await mint_lessons(is_on=True)
    made = await on.filling.material(content_guid=on.sources["content_guid"])
    services.tenants.put(replace(on.client.tenant, flags={}))
    body = {"title": "La energía de hoy", "content_guid": on.sources["content_guid"]}
    changed = data_of(await on.client.put(f"lms/materials/{made['guid']}", json=body))
    assert changed["title"] == "La energía de hoy"
    refused = await on.client.post(f"{on.filling.path}/materials", json=body)
    assert wrong_fields(refused) == {"content_guid": "mint_off"}


async def test_students_are_shown_a_mint_lesson_and_open_it(followed):
    program = await followed(flags={"mint_lesson_in_programs": True})
    lesson = await program.lesson("Unidad", "Lección")
    content = data_of(await lesson.client.post("cms/contents", json=MINT_LESSON), 201)["guid"]
    await lesson.material(content_guid=content)
    await program.publish("Unidad")
    student = await program.follower()
    [material] = (await study_lesson(student, lesson))["materials"]
    assert material["content"]["guid"] == content
    reading = await student.get(f"mint/lessons/{content}/reading", params={"program": program.staff.program})
    assert data_of(reading)["colour"] == "#ed7011"
    assert (await (await program.person()).get(f"mint/lessons/{content}/reading")).status_code == 403
