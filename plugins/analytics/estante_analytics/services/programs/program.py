"""One program: how far its students are by unit, lesson and task, by school and group (ANA-008)."""

from collections.abc import Mapping, Sequence
from itertools import chain
from uuid import UUID

from estante.api.database import raw_connection
from estante.api.errors import Forbidden, NotFound
from estante.api.people import Users
from estante.api.records import RecordContext
from estante.api.tenants import Translator
from msgspec.structs import replace

from estante_analytics.filters import FigureFilters
from estante_analytics.program_schemas import (
    GroupStudents,
    LessonFigures,
    PlaceFigures,
    ProgramDetails,
    Reached,
    StudentFigures,
    TaskFigures,
    UnitFigures,
)
from estante_analytics.services.few import MIN_PEOPLE, untold
from estante_analytics.services.programs.listing import ProgramAnalyticsService, counts, unless_few
from estante_analytics.services.programs.source import Figures, Row, base_sql, member_rows, needed_figures

# Of each unit, lesson and part, by its guid.
BY_PART = """{base},
counted AS (
  SELECT coalesce(part_guid, lesson_guid, unit_guid) AS guid, count(*) AS parts,
    count(*) FILTER (WHERE is_task)::int AS tasks
  FROM parts GROUP BY GROUPING SETS ((unit_guid), (lesson_guid), (part_guid))
),
done AS (
  SELECT coalesce(part_guid, lesson_guid, unit_guid) AS guid, sum(progress) AS progress, avg(score) AS score,
    count(DISTINCT person_guid) FILTER (WHERE score IS NOT NULL)::int AS marked
  FROM reached GROUP BY GROUPING SETS ((unit_guid), (lesson_guid), (part_guid))
)
SELECT c.guid, c.parts::int AS parts, c.tasks, d.score, coalesce(d.marked, 0) AS marked,
  coalesce(d.progress, 0) / nullif(c.parts * (SELECT count(*) FROM students), 0) AS progress,
  q.lesson_guid, q.name, coalesce(q.is_task, false) AS is_task
FROM counted c LEFT JOIN done d USING (guid) LEFT JOIN parts q ON q.part_guid = c.guid
ORDER BY estante_order(q.name), c.guid
"""
# Of each school, and of each group.
BY_PLACE = """{base},
placed AS (
  SELECT c.guid, c.name, NULL::uuid AS school_guid, NULL::text AS school, s.person_guid
  FROM students s JOIN in_schools m USING (person_guid) JOIN named_schools c ON c.guid = m.place_guid
  UNION ALL
  SELECT c.guid, c.name, c.school_guid, c.school, s.person_guid
  FROM students s JOIN in_groups m USING (person_guid) JOIN named_groups c ON c.guid = m.place_guid
)
SELECT p.guid, p.name, p.school_guid, p.school, count(DISTINCT p.person_guid)::int AS students,
  coalesce(sum(r.progress), 0)
    / nullif(count(DISTINCT p.person_guid) * (SELECT count(*) FROM parts), 0) AS progress,
  avg(r.score) AS score, count(DISTINCT r.person_guid) FILTER (WHERE r.score IS NOT NULL)::int AS marked
FROM placed p LEFT JOIN reached r USING (person_guid)
GROUP BY 1, 2, 3, 4 ORDER BY estante_order(p.school), estante_order(p.name), p.guid
"""
# Of each student of the group `$7`.
BY_STUDENT = """{base}
SELECT s.person_guid AS guid, p.name, coalesce(sum(r.progress), 0)
    / nullif((SELECT count(*) FROM parts), 0) AS progress, avg(r.score) AS score
FROM students s
JOIN in_groups m ON m.person_guid = s.person_guid AND m.place_guid = $7::uuid
JOIN named_groups c ON c.guid = m.place_guid
LEFT JOIN ({people}) p ON p.guid = s.person_guid
LEFT JOIN reached r ON r.person_guid = s.person_guid
GROUP BY s.person_guid, p.name ORDER BY estante_order(p.name), s.person_guid
"""
LESSONS = "SELECT * FROM ({lessons}) l WHERE l.program_guid = $1 ORDER BY l.number"


class ProgramDetailsService:
    """Reads how far the students of one program are."""

    def __init__(self, context: RecordContext, t: Translator, programs: ProgramAnalyticsService) -> None:
        self._context, self._t, self._programs = context, t, programs
        self._tenant = context.principal.tenant

    async def figures(self, guid: UUID, filters: FigureFilters, group: UUID | None) -> ProgramDetails:
        """The figures of a program; of a group of it also each student's, for who may read users.

        Raises:
            NotFound: 404, there is no such program, or the group has nobody of it.
            Forbidden: 403, a group is named by somebody who may not read users.
        """
        source = needed_figures(self._context.plugins, self._tenant)
        own = replace(filters, programs=[guid])
        rows = await self._programs.rows(own)
        row = next((row for row in rows if row["guid"] == guid), None)
        if row is None:
            raise NotFound
        totals = counts(row)
        details = ProgramDetails(
            first=filters.span.first,
            last=filters.span.last,
            guid=guid,
            name=row["name"],
            is_sample=row["is_sample"],
            is_too_few=totals.students is None,
            has_schools=member_rows(self._context.plugins, self._tenant) is not None,
            totals=totals,
            active_before=unless_few(row["active_before"], row["students"]),
            group=None if group is None else await self._group(source, own, group),
        )
        if details.is_too_few:
            return details
        places = _places(await self._read(BY_PLACE, source, own))
        return replace(
            details,
            units=await self._units(source, own, guid),
            schools=[place for row, place in places if row["school_guid"] is None],
            groups=[place for row, place in places if row["school_guid"] is not None],
        )

    async def _read(self, sql: str, source: Figures, filters: FigureFilters, *more: object) -> Sequence[Row]:
        base = base_sql(source, member_rows(self._context.plugins, self._tenant))
        statement = sql.format(base=base, people=source.people)
        connection = await raw_connection(self._context.session)
        rows = await connection.fetch(statement, *filters.arguments(), list(filters.programs), *more)
        return [dict(row) for row in rows]

    async def _units(self, source: Figures, filters: FigureFilters, guid: UUID) -> list[UnitFigures]:
        """The published units with their lessons, in their order."""
        rows = await self._read(BY_PART, source, filters)
        connection = await raw_connection(self._context.session)
        lessons = [dict(row) for row in await connection.fetch(LESSONS.format(lessons=source.lessons), guid)]
        reached = {row["guid"]: _reached(row) for row in rows}
        tasks = [row for row in rows if row["is_task"]]
        units: dict[UUID, list[LessonFigures]] = {}
        for lesson in lessons:
            units.setdefault(lesson["unit_guid"], []).append(_lesson(lesson, reached, tasks))
        names = {lesson["unit_guid"]: lesson["unit"] for lesson in lessons}
        return [
            UnitFigures(guid=unit, name=names[unit], reached=reached.get(unit, NOTHING), lessons=parts)
            for unit, parts in units.items()
        ]

    async def _group(self, source: Figures, filters: FigureFilters, group: UUID) -> GroupStudents:
        """The students of a group by their names. Raises NotFound, Forbidden."""
        if not self._context.allows(Users.readDetail):
            raise Forbidden(action=str(Users.readDetail))
        rows = await self._read(BY_STUDENT, source, filters, group)
        if not rows:
            raise NotFound
        return GroupStudents(
            guid=group,
            students=[
                StudentFigures(
                    guid=row["guid"],
                    name=row["name"] or self._t("analytics.sample_student", number=at),
                    progress=None if row["progress"] is None else round(float(row["progress"]), 1),
                    score=None if row["score"] is None else round(row["score"], 1),
                )
                for at, row in enumerate(rows, 1)
            ],
        )


NOTHING = Reached(parts=0, tasks=0, progress=None, score=None)


def _means(row: Row) -> dict[str, float | None]:
    """Their mean progress and score; a score is told where five have one."""
    return {
        "progress": None if row["progress"] is None else round(float(row["progress"]), 1),
        "score": round(row["score"], 1) if row["marked"] >= MIN_PEOPLE else None,
    }


def _reached(row: Row) -> Reached:
    """How far students are in a part of the program."""
    return Reached(parts=row["parts"], tasks=row["tasks"], **_means(row))


def _lesson(lesson: Row, reached: Mapping[UUID, Reached], tasks: Sequence[Row]) -> LessonFigures:
    guid = lesson["lesson_guid"]
    return LessonFigures(
        guid=guid,
        name=lesson["lesson"],
        reached=reached.get(guid, NOTHING),
        tasks=[
            TaskFigures(guid=task["guid"], name=task["name"], reached=reached[task["guid"]])
            for task in tasks
            if task["lesson_guid"] == guid
        ],
    )


def _places(rows: Sequence[Row]) -> list[tuple[Row, PlaceFigures]]:
    """Schools and groups, nothing of fewer than five students."""
    beside: dict[UUID | None, dict[UUID, int]] = {}
    for row in rows:
        beside.setdefault(row["school_guid"], {})[row["guid"]] = row["students"]
    hidden = frozenset(chain.from_iterable(untold(people) for people in beside.values()))
    return [(row, _place(row, is_told=row["guid"] not in hidden)) for row in rows]


def _place(row: Row, *, is_told: bool) -> PlaceFigures:
    place = PlaceFigures(guid=row["guid"], name=row["name"], school=row["school"])
    return replace(place, students=row["students"], **_means(row)) if is_told else place
