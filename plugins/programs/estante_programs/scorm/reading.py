"""Reading a lesson as it goes out: what students are shown of it, also while it is a draft."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, cast
from urllib.parse import urlencode
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database, Reading
from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary

from estante_programs.scorm.package import LessonPackage, PackedSection, PackedTask
from estante_programs.scorm.parts import OpenedContent, part_of
from estante_programs.shown import materials_written_for, tasks_written_for

# What is for teachers only goes out with nobody, whoever asks.
TEACHES = "false"
SOURCE, WRITTEN = materials_written_for(TEACHES)
LESSON = """
SELECT l.guid, l.name, u.name AS unit, g.guid AS program_guid, g.name AS program, g.colour_mint,
  ARRAY(SELECT x.lang_id FROM program_languages x
    WHERE x.tenant_id = g.tenant_id AND x.program_guid = g.guid ORDER BY x.lang_id) AS languages
FROM program_lessons l JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
JOIN programs g ON g.tenant_id = u.tenant_id AND g.guid = u.program_guid
WHERE l.guid = $1 AND g.deleted_at IS NULL
"""
SECTIONS = """
SELECT guid, name FROM program_sections WHERE lesson_guid = $1 AND NOT teacher_only ORDER BY position, guid
"""
MATERIALS = f"""
SELECT m.section_guid, m.title, m.optional, m.link, m.file_path, m.file_name, c.guid AS content_guid
FROM {SOURCE} WHERE m.lesson_guid = $1 AND {WRITTEN} ORDER BY m.position, m.guid
"""
OF_TASKS, ARE_TASKS = tasks_written_for(TEACHES)
TASKS = f"""
SELECT t.guid, t.name, t.purpose, t.description, c.guid AS content_guid FROM {OF_TASKS}
WHERE t.lesson_guid = $1 AND {ARE_TASKS} ORDER BY t.created_at, t.guid
"""
Row = Mapping[str, Any]


class LessonPackages:
    """Reads lessons for packages of them."""

    def __init__(self, database: Database, tenant: Tenant, files: FileStore, library: ContentLibrary) -> None:
        self._database, self._tenant, self._library = database, tenant, library
        self._origin = files.addresses.app_origins(tenant)[0]

    async def read(self, principal: Principal, guid: UUID) -> LessonPackage:
        """A lesson as it goes out, with the contents that this person may take along.

        Raises:
            NotFound: no such lesson, or its program is in the trash.
        """
        async with self._database.reading(self._tenant) as connection:
            lessons = await _rows(connection, LESSON, guid)
            sections = await _rows(connection, SECTIONS, guid)
            materials = await _rows(connection, MATERIALS, guid)
            tasks = await _rows(connection, TASKS, guid)
        if not lessons:
            raise NotFound
        lesson = lessons[0]
        contents = await self._contents(principal, lesson, materials)
        return LessonPackage(
            guid=guid,
            title=lesson["name"],
            program=lesson["program"],
            unit=lesson["unit"],
            language=self._language(lesson["languages"]),
            colour=lesson["colour_mint"],
            platform=self._tenant.branding.product_name,
            sections=tuple(_sections(sections, materials, contents)),
            tasks=tuple(
                PackedTask(
                    task["name"],
                    task["purpose"],
                    task["description"],
                    self._task_address(lesson, task),
                )
                for task in tasks
            ),
        )

    async def _contents(
        self, principal: Principal, lesson: Row, materials: Sequence[Row]
    ) -> Mapping[UUID, OpenedContent]:
        wanted = {row["content_guid"] for row in materials if row["content_guid"] is not None}
        taken = await self._library.reusable(principal, wanted) if wanted else frozenset()
        records = await self._library.records(sorted(taken)) if taken else {}
        return {
            guid: OpenedContent(record, self._library.open(record), self._address(lesson, guid))
            for guid, record in records.items()
        }

    def _address(self, lesson: Row, content: UUID) -> str:
        """Where the platform shows a content of the lesson."""
        place = {"courseGuid": str(lesson["program_guid"]), "lessonItem": str(lesson["guid"])}
        return f"{self._origin}/viewer/{content}?{urlencode(place)}"

    def _task_address(self, lesson: Row, task: Row) -> str:
        """Where the platform has a task done: in the viewer, or on its board."""
        if task["content_guid"] is not None:
            return self._address(lesson, task["content_guid"])
        return f"{self._origin}/study/{lesson['program_guid']}/{lesson['guid']}/{task['guid']}"

    def _language(self, languages: Sequence[str]) -> str:
        """The program's; of several the organization's, where it is among them."""
        own = self._tenant.default_language
        return own if own in languages or not languages else languages[0]


async def _rows(connection: Reading, sql: str, lesson: UUID) -> Sequence[Row]:
    return cast("Sequence[Row]", await connection.fetch(sql, lesson))


def _sections(
    sections: Sequence[Row], materials: Sequence[Row], contents: Mapping[UUID, OpenedContent]
) -> Iterator[PackedSection]:
    """Those that hold something: first what is in no section, as it is shown to students."""
    numbers = count(1)
    for guid, name in [(None, ""), *((section["guid"], section["name"]) for section in sections)]:
        own = [row for row in materials if row["section_guid"] == guid]
        if own:
            parts = [part_of(row, next(numbers), contents.get(row["content_guid"])) for row in own]
            yield PackedSection(name, tuple(parts))
