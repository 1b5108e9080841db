"""A lesson as students will see it in its program, also while it is a draft (PRO-080)."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence
from uuid import UUID

from estante_programs.schemas.preview import LessonPreview
from estante_programs.services.study.lesson import COLUMNS, SOURCE, LessonParts, StudyLessonReader
from estante_programs.services.study.programs import StudyService
from estante_programs.services.study.progress import LessonProgress
from estante_programs.services.study.toolbox import StudyToolbox
from estante_programs.shown import materials_written_for, tasks_written_for

# As a student who begins: nothing of teachers, whoever asks, and nothing is done yet.
TEACHES = "false"
LESSON = f"SELECT {COLUMNS} FROM {SOURCE} WHERE l.guid = $1 AND g.deleted_at IS NULL"
IN_ORDER = """
SELECT l.guid, l.unit_guid, l.name, l.type, l.guid = $2 AS is_this FROM program_lessons l
JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
WHERE u.program_guid = $1 ORDER BY u.position, u.guid, l.position, l.guid
"""
SECTIONS = """
SELECT guid, name, teacher_only FROM program_sections
WHERE lesson_guid = $1 AND NOT teacher_only ORDER BY position, guid
"""
OF_MATERIALS, ARE_MATERIALS = materials_written_for(TEACHES)
MATERIALS = f"""
SELECT m.guid, m.section_guid, m.title, m.optional, false AS teacher_only, m.link, m.link_target, m.file_path,
  m.file_name, c.guid AS content_guid, NULL::timestamptz AS opened_at, 0::float8 AS progress
FROM {OF_MATERIALS} WHERE m.lesson_guid = $1 AND {ARE_MATERIALS} ORDER BY m.position, m.guid
"""
OF_TASKS, ARE_TASKS = tasks_written_for(TEACHES)
TASKS = f"""
SELECT t.guid, t.name, t.purpose, t.kind, t.description, NULL::text AS teacher_notes, c.guid AS content_guid,
  t.category_guid, t.scale_guid, t.due_on,
  NULL::timestamptz AS finished_at, 0::float8 AS progress
FROM {OF_TASKS} WHERE t.lesson_guid = $1 AND {ARE_TASKS} ORDER BY t.created_at, t.guid
"""


class PreviewedLessons:
    """Reads lessons as their students will see them, for who writes them."""

    def __init__(self, study: StudyService, lessons: StudyLessonReader, toolbox: StudyToolbox) -> None:
        self._study, self._lessons, self._toolbox = study, lessons, toolbox

    async def read(self, guid: UUID) -> LessonPreview:
        """A lesson among all of its program. Raises NotFound: there is none."""
        row = await self._study.row(LESSON, guid)
        program = row["program_guid"]
        parts = LessonParts(
            sections=await self._study.fetch(SECTIONS, guid),
            materials=await self._study.fetch(MATERIALS, guid),
            tasks=await self._study.fetch(TASKS, guid),
        )
        counted = sum(not material["optional"] for material in parts.materials) + len(parts.tasks)
        return LessonPreview(
            lesson=await self._lessons.answer(row, await self._in_order(program, guid, counted), parts),
            toolbox=await self._toolbox.shown(program, teaches=False),
        )

    async def _in_order(self, program: UUID, guid: UUID, counted: int) -> Sequence[LessonProgress]:
        return [
            LessonProgress(
                guid=row["guid"],
                unit_guid=row["unit_guid"],
                name=row["name"],
                type=row["type"],
                counted=counted if row["is_this"] else 0,
            )
            for row in await self._study.fetch(IN_ORDER, program, guid)
        ]
