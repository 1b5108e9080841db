"""Reading one lesson as who follows its program sees it."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante_contents.contracts import ContentCard, ContentLibrary
from msgspec import Struct
from msgspec.structs import asdict

from estante_programs.schemas.lesson_map import StudyMap, StudyPoint
from estante_programs.schemas.study import (
    LessonToStudy,
    StudyContent,
    StudyMaterial,
    StudyPlace,
    StudySection,
    StudyTask,
    TaskMark,
)
from estante_programs.services.evaluation import Evaluations, MarkedBy
from estante_programs.services.files import file_of
from estante_programs.services.maps.lesson_map import MAP
from estante_programs.services.study.look import LOOK
from estante_programs.services.study.programs import ASKER, IS_HELD, OPEN, SHOWN, Row, StudyService
from estante_programs.services.study.progress import LessonProgress, share_of
from estante_programs.services.task import KANBAN
from estante_programs.shown import tasks_shown

COLUMNS = f"""l.guid, l.unit_guid, l.name, l.type, l.map_path, u.name AS unit_name, g.guid AS program_guid,
  g.name AS program_name, g.structure_levels, {LOOK}"""
SOURCE = """program_lessons l JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
JOIN programs g ON g.tenant_id = u.tenant_id AND g.guid = u.program_guid"""
LESSON = f"""{ASKER}
SELECT {COLUMNS}, g.publication_guid, {IS_HELD} FROM {SOURCE}
WHERE l.guid = $4 AND u.status = 'published' AND l.status = 'published' AND {OPEN}
"""
MATERIALS = f"SELECT x.* FROM ({SHOWN}) x WHERE x.lesson_guid = $3 ORDER BY x.position, x.guid"
TASKS = f"""
SELECT x.* FROM ({tasks_shown("$1::uuid", "$2::boolean")}) x
WHERE x.lesson_guid = $3 ORDER BY x.created_at, x.guid
"""
SECTIONS = """
SELECT guid, name, teacher_only FROM program_sections
WHERE lesson_guid = $1 AND (NOT teacher_only OR $2::boolean) ORDER BY position, guid
"""


POINTS = """
SELECT material_guid, target_guid AS lesson_guid, x, y FROM program_map_points
WHERE lesson_guid = $1 ORDER BY guid
"""


class LessonParts(Struct, frozen=True):
    """The rows of what somebody is shown of a lesson."""

    sections: Sequence[Row]
    materials: Sequence[Row]
    tasks: Sequence[Row]


class StudyLessonReader:
    """Reads lessons of the programs that the person who asks may open."""

    def __init__(
        self, study: StudyService, files: FileStore, library: ContentLibrary, session: Transaction
    ) -> None:
        self._study, self._files, self._library = study, files, library
        self._evaluations = Evaluations(session, study.tenant)

    async def lesson(self, guid: UUID) -> LessonToStudy:
        """A lesson with its materials. Raises NotFound: a draft, or of no program that is open to them."""
        person, teaches, reads_all = self._study.asker
        row = await self._study.row(LESSON, person, teaches, reads_all, guid)
        await self._study.enter(row)
        parts = LessonParts(
            sections=await self._study.fetch(SECTIONS, guid, teaches),
            materials=await self._study.fetch(MATERIALS, person, teaches, guid),
            tasks=await self._study.fetch(TASKS, person, teaches, guid),
        )
        return await self.answer(row, await self._study.lessons(row["program_guid"]), parts)

    async def answer(self, row: Row, lessons: Sequence[LessonProgress], parts: LessonParts) -> LessonToStudy:
        """A lesson as it is answered.

        Args:
            row: with `COLUMNS`. lessons: those of its program that are shown, it among them, in order.
        """
        guid = row["guid"]
        at = next(at for at, lesson in enumerate(lessons) if lesson.guid == guid)
        units = list(dict.fromkeys(lesson.unit_guid for lesson in lessons))
        of_unit = [lesson.guid for lesson in lessons if lesson.unit_guid == row["unit_guid"]]
        return LessonToStudy(
            guid=guid,
            name=row["name"],
            type=row["type"],
            number=of_unit.index(guid) + 1,
            unit_number=units.index(row["unit_guid"]) + 1,
            unit_name=row["unit_name"],
            program=StudyPlace(row["program_guid"], row["program_name"]),
            colour_mint=row["colour_mint"],
            template=row["template"],
            look=await self._study.look(row),
            structure_levels=row["structure_levels"],
            progress=share_of([lessons[at]]),
            previous=_place(lessons[at - 1] if at else None),
            next=_place(lessons[at + 1] if at + 1 < len(lessons) else None),
            sections=[StudySection(**section) for section in parts.sections],
            materials=await self._materials(parts.materials),
            tasks=await self._tasks(parts.tasks),
            map=await self._map(row, lessons, parts),
        )

    async def _map(self, row: Row, lessons: Sequence[LessonProgress], parts: LessonParts) -> StudyMap | None:
        """The picture of a map, with the points that lead to what is shown."""
        url = self._study.picture(row["map_path"]) if row["type"] == MAP else None
        if url is None:
            return None
        names = {lesson.guid: lesson.name for lesson in lessons}
        names |= {material["guid"]: material["title"] for material in parts.materials}
        points = await self._study.fetch(POINTS, row["guid"])
        named = [(point, names.get(point["material_guid"] or point["lesson_guid"])) for point in points]
        return StudyMap(url=url, points=[StudyPoint(name=name, **point) for point, name in named if name])

    async def _tasks(self, rows: Sequence[Row]) -> list[StudyTask]:
        cards = await self._library.cards([row["content_guid"] for row in rows if row["content_guid"]])
        marked_by = [MarkedBy(row["category_guid"], row["scale_guid"], row["due_on"]) for row in rows]
        evaluations = await self._evaluations.present(marked_by)
        return [
            StudyTask(
                guid=row["guid"],
                name=row["name"],
                purpose=row["purpose"],
                kind=row["kind"],
                description=row["description"],
                teacher_notes=row["teacher_notes"],
                content=self._content(cards[row["content_guid"]]) if row["content_guid"] else None,
                progress=row["progress"],
                mark=_mark(row),
                **asdict(evaluation),
            )
            for row, evaluation in zip(rows, evaluations, strict=True)
            if row["kind"] == KANBAN or row["content_guid"] in cards
        ]

    async def _materials(self, rows: Sequence[Row]) -> list[StudyMaterial]:
        contents = {row["content_guid"] for row in rows if row["content_guid"] is not None}
        cards = await self._library.cards(list(contents))
        return [self._material(row, cards) for row in rows]

    def _material(self, row: Row, cards: Mapping[UUID, ContentCard]) -> StudyMaterial:
        card = cards.get(row["content_guid"])
        return StudyMaterial(
            guid=row["guid"],
            section_guid=row["section_guid"],
            kind="content" if card else "link" if row["link"] else "file",
            title=row["title"],
            optional=row["optional"],
            teacher_only=row["teacher_only"],
            link=row["link"],
            link_target=row["link_target"],
            file=file_of(self._files, self._study.tenant, row["file_path"], row["file_name"]),
            content=None if card is None else self._content(card),
            progress=row["progress"],
            opened_at=row["opened_at"],
        )

    def _content(self, card: ContentCard) -> StudyContent:
        return StudyContent(
            guid=card.guid,
            name=card.name,
            type_guid=card.type_guid,
            thumbnail=self._study.picture(card.thumbnail_path),
            duration=card.duration,
        )


def _mark(row: Row) -> TaskMark | None:
    if row["finished_at"] is None:
        return None
    return TaskMark(row["points"], row["max_points"], row["is_waiting"], row["finished_at"])


def _place(lesson: LessonProgress | None) -> StudyPlace | None:
    return None if lesson is None else StudyPlace(lesson.guid, lesson.name)
