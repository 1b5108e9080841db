"""Lessons in programs: in their colours, and those of one program alone."""

from uuid import UUID

import pytest
from estante.testing.answers import data_of
from estante_programs.models import Program
from estante_programs.models.material import Material
from estante_programs.models.structure import Lesson, Unit
from uuid_utils.compat import uuid7

from plugins.mint.tests.conftest import paragraph, words

PUBLISHED = "published"


class Course:
    """A program with a unit of two lessons: one is published, the other a draft."""

    def __init__(self, tenant, database) -> None:
        self._tenant, self._database = tenant, database
        self.guid, self.published, self.draft = uuid7(), uuid7(), uuid7()

    async def _add(self, *rows: object) -> None:
        async with self._database.transaction(self._tenant) as session:
            for row in rows:
                session.add(row)
                await session.flush()

    async def begin(self, **look: object) -> "Course":
        """Write it."""
        own, unit = {"tenant_id": self._tenant.guid}, uuid7()
        classified = {"discipline_guid": uuid7(), "publication_guid": uuid7()}
        states = {self.published: PUBLISHED, self.draft: "draft"}
        await self._add(
            Program(guid=self.guid, name="Ciencias", **classified, **look, **own),
            Unit(guid=unit, program_guid=self.guid, name="El agua", position="a0", status=PUBLISHED, **own),
            *(
                Lesson(guid=guid, unit_guid=unit, name=status, position=f"a{at}", status=status, **own)
                for at, (guid, status) in enumerate(states.items())
            ),
        )
        return self

    async def take(self, lesson: UUID, content: str, position: str, *, teacher_only: bool = False) -> None:
        """A content becomes a material of a lesson."""
        await self._add(
            Material(
                tenant_id=self._tenant.guid,
                guid=uuid7(),
                lesson_guid=lesson,
                title=position,
                content_guid=UUID(content),
                position=position,
                teacher_only=teacher_only,
            )
        )


@pytest.fixture
def course(database):
    """A program of an organization: `await course(tenant)`."""

    async def begin(tenant, **look) -> Course:
        return await Course(tenant, database).begin(**look)

    return begin


async def alone(person, course, role):
    return await person.get(f"mint/programs/{course.guid}/{role}")


@pytest.mark.spec("MIN-025")
async def test_in_a_program_a_lesson_wears_its_colours(author, course, client, tenant):
    nora = await author()
    inside, outside = [await nora.lesson(is_public=True) for _ in range(2)]
    await nora.written(inside, paragraph(words("Llueve")))
    program = await course(tenant, colour_mint="#123456", background_mint="#fff8e7")
    await program.take(program.published, inside, "a0")
    student = await client(tenant, "R01")

    async def colours(lesson, address=""):
        reading = data_of(await student.get(f"mint/lessons/{lesson}/reading{address}"))
        return reading["colour"], reading["paper"]

    read_in = f"?program={program.guid}"
    assert await colours(inside, read_in) == ("#123456", "#fff8e7")
    assert await colours(inside) == ("#ed7011", None)
    assert await colours(outside, read_in) == ("#ed7011", None)
    assert await colours(inside, f"?program={uuid7()}") == ("#ed7011", None)


@pytest.mark.spec("MIN-026")
async def test_the_lessons_of_a_program_are_alone_to_be_written_or_as_a_student(author, course, tenant):
    nora = await author()
    first, second, hidden, late = [await nora.lesson(name=f"Lección {at}") for at in range(4)]
    program = await course(tenant)
    await program.take(program.published, second, "a2")
    await program.take(program.published, first, "a1")
    await program.take(program.published, hidden, "a3", teacher_only=True)
    await program.take(program.draft, late, "a0")
    await program.take(program.draft, first, "a4")
    film = {"name": "Un enlace", "type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    link = data_of(await nora.client.post("cms/contents", json=film), 201)["guid"]
    await program.take(program.published, link, "a5")
    for role in ("R04", "R07", "admin"):
        written = data_of(await alone(nora.client, program, role))
        assert (written["name"], written["is_editable"], written["is_student"]) == ("Ciencias", True, False)
        assert [lesson["guid"] for lesson in written["lessons"]] == [first, second, hidden, late]
        assert [lesson["is_published"] for lesson in written["lessons"]] == [True, True, True, False]
    for role in ("R01", "student"):
        shown = data_of(await alone(nora.client, program, role))
        assert (shown["is_editable"], shown["is_student"]) == (False, True)
        assert [lesson["guid"] for lesson in shown["lessons"]] == [first, second]
    assert data_of(await alone(nora.client, program, "teacher"))["is_editable"] is False
    for role in ("R99", "guest"):
        assert (await alone(nora.client, program, role)).status_code == 400
    assert (await alone(nora.client, Course(tenant, None), "R04")).status_code == 404


@pytest.mark.spec("MIN-027")
async def test_a_role_in_the_path_gives_no_more_than_the_persons_own(
    author, course, client, new_tenant, database
):
    reads = [{"role": role, "actions": ["mint.readDetail"]} for role in ("R01", "R02")]
    tenant = new_tenant(settings={}, flags={"mint_lesson_in_programs": True}, grants=reads)
    nora = await author(house=tenant)
    open_to_all, late = await nora.lesson(), await nora.lesson()
    program = await course(tenant)
    await program.take(program.published, open_to_all, "a0")
    await program.take(program.draft, late, "a1")
    unlicensed, teacher, student, stranger = [
        await client(tenant, role) for role in ("R04", "R02", "R01", "R05")
    ]
    for person in (unlicensed, teacher):
        assert data_of(await alone(person, program, "R04"))["is_editable"] is False
        assert (await person.post(f"mint/lessons/{open_to_all}/pages", json={})).status_code == 403
    as_admin = data_of(await alone(student, program, "R04"))
    assert (as_admin["is_student"], as_admin["is_editable"]) == (True, False)
    assert [lesson["guid"] for lesson in as_admin["lessons"]] == [open_to_all]
    assert (await alone(stranger, program, "R01")).status_code == 403
    assert data_of(await alone(nora.client, program, "R04"))["is_editable"] is True


async def test_there_are_none_where_lessons_come_into_no_program(author, course, new_tenant):
    tenant = new_tenant(settings={}, flags={})
    nora = await author(house=tenant)
    program = await course(tenant)
    assert (await alone(nora.client, program, "R04")).status_code == 404
