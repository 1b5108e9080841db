"""Reading programs as who follows them sees them, and keeping what they open."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.database import raw_connection
from estante.api.errors import Forbidden, NotFound
from estante.api.files import FileStore
from estante.api.lists import Page
from estante.api.records import RecordContext
from estante_contents.contracts import PublicationGivers
from msgspec.structs import replace

from estante_programs.policies import Programs
from estante_programs.schemas.look import ProgramLook
from estante_programs.schemas.study import (
    OpenedMaterial,
    StudyLesson,
    StudyPlace,
    StudyProgram,
    StudyRow,
    StudyUnit,
)
from estante_programs.services.study.look import LOOK, ProgramLooks
from estante_programs.services.study.progress import LessonProgress, lesson_to_go_on, share_of
from estante_programs.shown import PROGRAMS_HELD, PROGRAMS_OPENED, materials_shown, parts_shown

# `$1` is the person, `$2` whether they are no student, `$3` whether they read programs in the back office.
ASKER = "WITH asker AS (SELECT $1::uuid, $2::boolean, $3::boolean)"
OPEN = f"(g.deleted_at IS NULL AND ($3::boolean OR g.guid IN ({PROGRAMS_OPENED})))"
# Whether the person needs no place, or has one.
IS_HELD = f"($3::boolean OR g.guid IN ({PROGRAMS_HELD})) AS is_held"
SHOWN = materials_shown("$1::uuid", "$2::boolean")
PARTS = parts_shown("$1::uuid", "$2::boolean")
PROGRAM = f"""{ASKER}
SELECT g.guid, g.name, g.subtitle, g.description, g.cover_path, g.structure_levels, {LOOK},
  g.publication_guid, {IS_HELD}
FROM programs g WHERE g.guid = $4 AND {OPEN}
"""
FULL = """WITH asker AS (SELECT $1::uuid, $2::boolean)
SELECT g.guid FROM programs g WHERE g.guid = $3 AND g.deleted_at IS NULL
AND g.publication_guid IN (SELECT f.publication_guid FROM (:full) f)
"""
UNITS = """
SELECT guid, name, trimester FROM program_units
WHERE program_guid = $1 AND status = 'published' ORDER BY position, guid
"""
LESSONS = """
SELECT l.guid, l.unit_guid, l.name, l.type FROM program_lessons l
JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
WHERE u.program_guid = $1 AND u.status = 'published' AND l.status = 'published'
ORDER BY u.position, u.guid, l.position, l.guid
"""
PROGRESS = f"""
SELECT x.lesson_guid, sum(x.materials) AS materials, sum(x.tasks) AS tasks,
  count(*) FILTER (WHERE NOT x.optional) AS counted,
  coalesce(sum(x.progress) FILTER (WHERE NOT x.optional), 0) AS reached, max(x.opened_at) AS opened_at
FROM ({PARTS}) x WHERE x.program_guid = $3 GROUP BY x.lesson_guid
"""
OPENED = f"""{ASKER}
INSERT INTO program_openings (tenant_id, person_guid, material_guid, opened_at)
SELECT $4::uuid, $1, x.guid, $6::timestamptz FROM ({SHOWN}) x JOIN programs g ON g.guid = x.program_guid
WHERE x.guid = $5 AND {OPEN}
ON CONFLICT (tenant_id, person_guid, material_guid) DO UPDATE SET opened_at = excluded.opened_at
RETURNING material_guid
"""
Row = Mapping[str, Any]


class NoPlaceLeft(Forbidden):
    """403: others have taken all the places that the person's school has for a program."""

    code = "NO_PLACE_LEFT"

    def __init__(self) -> None:
        super().__init__(text="PROGRAM_WITHOUT_PLACE")


class StudyService:
    """The programs that the person who asks may open. Others are not there, and neither are drafts."""

    def __init__(self, context: RecordContext, files: FileStore) -> None:
        self._context, self._files = context, files
        self.tenant = context.principal.tenant
        self._looks = ProgramLooks(context, files)
        self.givers = PublicationGivers(context.plugins, self.tenant)

    @property
    def teaches(self) -> bool:
        """Whether the person is shown what is for teachers only."""
        return self._context.principal.role_guid != STUDENT

    @property
    def asker(self) -> tuple[UUID, bool, bool]:
        """Who asks, as `ASKER` takes it."""
        return self._context.principal.guid, self.teaches, self._context.allows(Programs.readDetail)

    def page(self, page: Page[StudyRow]) -> Page[StudyRow]:
        """A page of the list, with signed addresses of covers."""
        return page.map(lambda row: replace(row, program_cover=self.picture(row.program_cover)))

    def picture(self, path: str | None) -> str | None:
        """The signed address of a picture."""
        return self._files.picture_url(self.tenant, path) if path else None

    async def fetch(self, sql: str, *arguments: object) -> Sequence[Row]:
        """Rows, as the transaction sees them; `$1` and `$2` are the asker's where publications are read."""
        connection = await raw_connection(self._context.session)
        records = await connection.fetch(self.givers.fill(sql), *arguments)
        return cast("Sequence[Row]", records)

    async def row(self, sql: str, *arguments: object) -> Row:
        """One row. Raises NotFound."""
        rows = await self.fetch(sql, *arguments)
        if not rows:
            raise NotFound
        return rows[0]

    async def program(self, guid: UUID) -> StudyProgram:
        """A program with what is published of it, where the person takes their place.

        Raises:
            NotFound: none that the person may open. NoPlaceLeft: others have taken all places.
        """
        rows = await self.fetch(PROGRAM, *self.asker, guid)
        if not rows:
            raise await self._refusal(guid)
        program = rows[0]
        await self.enter(program)
        lessons = await self.lessons(guid)
        units = [
            _unit(unit, number, [lesson for lesson in lessons if lesson.unit_guid == unit["guid"]])
            for number, unit in enumerate(await self.fetch(UNITS, guid), 1)
        ]
        going_on = lesson_to_go_on(lessons)
        return StudyProgram(
            guid=guid,
            name=program["name"],
            subtitle=program["subtitle"],
            description=program["description"],
            program_cover=self.picture(program["cover_path"]),
            colour_mint=program["colour_mint"],
            template=program["template"],
            look=await self.look(program),
            structure_levels=program["structure_levels"],
            progress=share_of(lessons),
            is_begun=any(lesson.opened_at or lesson.reached for lesson in lessons),
            go_on=None if going_on is None else StudyPlace(going_on.guid, going_on.name),
            units=units,
        )

    async def enter(self, program: Row) -> None:
        """Give who opens a program (a row with `IS_HELD`) the place that they need. Raises NoPlaceLeft."""
        if program["is_held"]:
            return
        session, principal = self._context.session, self._context.principal
        if not await self.givers.take_place(session, principal, program["publication_guid"]):
            raise NoPlaceLeft

    async def _refusal(self, guid: UUID) -> NoPlaceLeft | NotFound:
        person, teaches, _ = self.asker
        return NoPlaceLeft() if await self.fetch(FULL, person, teaches, guid) else NotFound()

    async def look(self, row: Row) -> ProgramLook:
        """How a program looks, of a row with `LOOK`."""
        return await self._looks.look(row)

    async def lessons(self, program: UUID) -> Sequence[LessonProgress]:
        """The published lessons of a program in order, and how far the person is in each."""
        person, teaches, _ = self.asker
        rows = await self.fetch(PROGRESS, person, teaches, program)
        progress = {row["lesson_guid"]: row for row in rows}
        return [
            LessonProgress(
                guid=row["guid"],
                unit_guid=row["unit_guid"],
                name=row["name"],
                type=row["type"],
                **_counted(progress.get(row["guid"])),
            )
            for row in await self.fetch(LESSONS, program)
        ]

    async def keep_opening(self, material: UUID) -> OpenedMaterial:
        """Keep that the person opens a material now. Raises NotFound: none that they are shown."""
        now = datetime.now(UTC)
        await self.row(OPENED, *self.asker, self.tenant.guid, material, now)
        return OpenedMaterial(material, now)


def _counted(row: Row | None) -> Mapping[str, Any]:
    names = ("materials", "tasks", "counted", "reached", "opened_at")
    return {} if row is None else {name: row[name] for name in names}


def _unit(unit: Row, number: int, lessons: Sequence[LessonProgress]) -> StudyUnit:
    return StudyUnit(
        guid=unit["guid"],
        number=number,
        name=unit["name"],
        trimester=unit["trimester"],
        progress=share_of(lessons),
        lessons=[
            StudyLesson(
                guid=lesson.guid,
                name=lesson.name,
                type=lesson.type,
                materials=lesson.materials,
                tasks=lesson.tasks,
                progress=share_of([lesson]),
            )
            for lesson in lessons
        ],
    )
