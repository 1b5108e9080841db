"""A program that students of groups follow, put straight into the tables."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

from estante.testing.people import add_person
from estante_contents.models import Content
from estante_contents.publications.models import Publication
from estante_contents.questions.models import Attempt, AttemptAnswer, Exercise
from estante_licenses.models import License, LicensePublication, Redemption
from estante_programs.models import (
    Board,
    BoardCard,
    BoardMember,
    Lesson,
    Material,
    Program,
    Section,
    Task,
    Unit,
)
from estante_schools.models import Group, GroupMember, School, SchoolMember, SchoolYear
from estante_viewer.models import Consumption

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
IN_A_YEAR = datetime.now(UTC) + timedelta(365)
WHOLE = 10


class Course:
    """A program of a tenant: one unit with one lesson, published, and what the lesson has by name."""

    def __init__(self, database: Any, tenant: Any, name: str = "El agua") -> None:
        self._database, self.tenant, self.name = database, tenant, name
        self.guid, self.publication, self.unit, self.lesson = uuid4(), uuid4(), uuid4(), uuid4()
        self.licence = uuid4()
        self.contents: dict[str, UUID] = {}
        self.parts: dict[str, UUID] = {}
        self.groups: dict[str, UUID] = {}

    async def add(self, *rows: object) -> None:
        """Write rows, each after the one before."""
        async with self._database.transaction(self.tenant) as session:
            for row in rows:
                session.add(row)
                await session.flush()

    @property
    def _own(self) -> dict[str, UUID]:
        return {"tenant_id": self.tenant.guid}

    async def publish(self) -> "Course":
        """The program with its lesson, and the licence that opens it."""
        published = {**self._own, "position": "a0", "status": "published"}
        await self.add(
            Publication(guid=self.publication, name=self.name, **self._own),
            Program(
                guid=self.guid,
                name=self.name,
                discipline_guid=uuid4(),
                publication_guid=self.publication,
                **self._own,
            ),
            Unit(guid=self.unit, program_guid=self.guid, name="El ciclo", **published),
            Lesson(guid=self.lesson, unit_guid=self.unit, name="La nube", **published),
            License(
                guid=self.licence,
                code=uuid4().hex[:12].upper(),
                countdown_original=1_000,
                role_guid="R01",
                expires="interval",
                expires_after_number=1,
                expires_after_string="YEAR",
                **self._own,
            ),
            LicensePublication(license_guid=self.licence, publication_guid=self.publication, **self._own),
        )
        return self

    async def material(self, name: str, **fields: object) -> UUID:
        """A material that is a content; `section` of True puts it where teachers alone are."""
        content, guid, section = uuid4(), uuid4(), None
        if fields.pop("in_teachers_section", False):
            section = uuid4()
            row = {"lesson_guid": self.lesson, "name": "Guía", "position": "a0", "teacher_only": True}
            await self.add(Section(guid=section, **row, **self._own))
        self.contents[name], self.parts[name] = content, guid
        await self.add(
            Content(
                guid=content,
                type_guid="CTTY_06",
                name=name,
                url="https://example.org",
                is_teacher_only=0,
                **self._own,
            ),
            Material(
                guid=guid,
                lesson_guid=self.lesson,
                section_guid=section,
                title=name,
                content_guid=content,
                position="a0",
                **fields,
                **self._own,
            ),
        )
        return guid

    async def task(self, name: str) -> UUID:
        """A task that is a quiz."""
        content, guid = uuid4(), uuid4()
        self.contents[name], self.parts[name] = content, guid
        await self.add(
            Content(guid=content, type_guid="QUIZ", name=name, is_teacher_only=0, **self._own),
            Exercise(guid=uuid4(), content_guid=content, question_count=1, **self._own),
            Task(
                guid=guid,
                lesson_guid=self.lesson,
                name=name,
                purpose="formative",
                kind="quiz",
                content_guid=content,
                **self._own,
            ),
        )
        return guid

    async def kanban(self, name: str) -> UUID:
        """A task that each student has a board of, with two columns."""
        guid = uuid4()
        start = {"of": "person", "columns": ["Por hacer", "Hecho"], "cards": []}
        task = {"lesson_guid": self.lesson, "name": name, "purpose": "formative", "kind": "kanban"}
        await self.add(Task(guid=guid, kanban=start, **task, **self._own))
        return guid

    async def put_card(self, person: UUID, task: UUID, column: int) -> None:
        """The student's board of a task, with a card in a column."""
        board = uuid4()
        await self.add(
            Board(
                guid=board, task_guid=task, person_guid=person, columns=["Por hacer", "Hecho"], **self._own
            ),
            BoardMember(task_guid=task, person_guid=person, board_guid=board, opened_at=NOON, **self._own),
            BoardCard(
                guid=uuid4(), board_guid=board, column=column, position="a0", title="Medir", **self._own
            ),
        )

    async def students(self, number: int, role: str = "R01", **fields: object) -> list[UUID]:
        """People who have redeemed the licence."""
        added = [await add_person(self._database, self.tenant, role, **fields) for _ in range(number)]
        people = [person.guid for person in added]
        await self.redeem(people)
        return people

    async def redeem(self, people: list[UUID]) -> None:
        """Give people the licence."""
        own = {"license_guid": self.licence, "expires_at": IN_A_YEAR, "linked_at": NOON, **self._own}
        await self.add(*(Redemption(person_guid=person, **own) for person in people))

    async def reach(self, person: UUID, name: str, progress: float) -> None:
        """How far somebody is in a content."""
        row = {"guid": uuid4(), "person_guid": person, "content_guid": self.contents[name], "type": "CTTY_06"}
        await self.add(Consumption(progress=progress, **row, **self._own))

    async def answer(self, person: UUID, name: str, points: float | None, after: int = 0) -> None:
        """A finished attempt at a task; without points it waits to be marked."""
        attempt = uuid4()
        await self.add(
            Attempt(
                guid=attempt,
                person_guid=person,
                content_guid=self.contents[name],
                finished_at=NOON + timedelta(after),
                **self._own,
            ),
            AttemptAnswer(
                attempt_guid=attempt,
                question_guid=uuid4(),
                response={},
                points=points,
                max_points=WHOLE,
                **self._own,
            ),
        )

    async def school(self, name: str, **groups: list[UUID]) -> UUID:
        """A school with groups of these people."""
        guid, year = uuid4(), uuid4()
        rows: list[object] = [
            School(guid=guid, name=name, **self._own),
            SchoolYear(
                guid=year,
                school_guid=guid,
                title="2026",
                school_year="2026",
                expired_at=NOON.date(),
                is_active=True,
                **self._own,
            ),
        ]
        for title, people in groups.items():
            group = self.groups[title] = uuid4()
            rows.append(Group(guid=group, name=title, school_guid=guid, school_year_guid=year, **self._own))
            rows += [
                GroupMember(guid=uuid4(), group_guid=group, person_guid=person, **self._own)
                for person in people
            ]
        everybody = {person for people in groups.values() for person in people}
        rows += [
            SchoolMember(guid=uuid4(), school_guid=guid, person_guid=person, **self._own)
            for person in everybody
        ]
        await self.add(*rows)
        return guid
