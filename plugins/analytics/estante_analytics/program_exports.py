"""Files of the figures of digital programs."""

from collections.abc import Iterator, Mapping
from typing import Literal

from estante.api.exports import Export
from estante.api.jobs import Json
from estante.api.tenants import Translator

from estante_analytics.exports import FIGURE, shown_export
from estante_analytics.program_schemas import (
    PlaceFigures,
    ProgramAnalytics,
    ProgramCounts,
    ProgramDetails,
    Reached,
    UnitFigures,
)

COUNTS = ("schools", "groups", "students", "active", "progress", "score")
PROGRAMS_EXPORT = shown_export("analytics.programs", {"program": "text", **dict.fromkeys(COUNTS, FIGURE)})


def program_rows(figures: ProgramAnalytics, t: Translator) -> list[Json]:
    """The programs as the rows of their file; what is not told says so."""
    return [{"program": row.name, **_counted(row.counts, t)} for row in figures.programs]


def _counted(counts: ProgramCounts, t: Translator) -> dict[str, Json]:
    return {name: _cell(counts, name, t) for name in COUNTS}


def _cell(counts: ProgramCounts, name: str, t: Translator) -> Json:
    """A figure, nothing where there is none to have, or that it is one of fewer than five people."""
    is_none = (name == "progress" and not counts.parts) or (name == "score" and not counts.tasks)
    value: int | float | None = getattr(counts, name)
    return None if is_none else t("analytics.protected") if value is None else value


REACHED = dict.fromkeys(("progress", "score"), FIGURE)
ProgramTable = Literal["parts", "schools", "groups", "students"]
DETAIL_EXPORTS: Mapping[ProgramTable, Export] = {
    "parts": shown_export(
        "analytics.program_parts", {"unit": "text", "lesson": "text", "task": "text", **REACHED}
    ),
    "schools": shown_export("analytics.program_schools", {"school": "text", "students": FIGURE, **REACHED}),
    "groups": shown_export(
        "analytics.program_groups", {"school": "text", "group": "text", "students": FIGURE, **REACHED}
    ),
    "students": shown_export("analytics.program_students", {"student": "text", **REACHED}),
}
PROGRAM_EXPORTS = (PROGRAMS_EXPORT, *DETAIL_EXPORTS.values())


def detail_rows(details: ProgramDetails, table: ProgramTable, t: Translator) -> list[Json]:
    """A table of a program's figures as the rows of its file."""
    match table:
        case "parts":
            return [row for unit in details.units for row in _of_unit(unit, t)]
        case "schools":
            return [{"school": place.name, **_at_place(place, t)} for place in details.schools]
        case "groups":
            return [
                {"school": place.school, "group": place.name, **_at_place(place, t)}
                for place in details.groups
            ]
        case "students":
            students = details.group.students if details.group else ()
            return [
                {"student": student.name, "progress": student.progress, "score": student.score}
                for student in students
            ]


def _of_unit(unit: UnitFigures, t: Translator) -> Iterator[Json]:
    """The unit, each lesson and each task in it, a row each."""
    yield {"unit": unit.name, **_so_far(unit.reached, t)}
    for lesson in unit.lessons:
        yield {"unit": unit.name, "lesson": lesson.name, **_so_far(lesson.reached, t)}
        for task in lesson.tasks:
            names = {"unit": unit.name, "lesson": lesson.name, "task": task.name}
            yield {**names, **_so_far(task.reached, t)}


def _so_far(reached: Reached, t: Translator) -> dict[str, Json]:
    few = t("analytics.protected")
    return {
        "progress": reached.progress,
        "score": few if reached.tasks and reached.score is None else reached.score,
    }


def _at_place(place: PlaceFigures, t: Translator) -> dict[str, Json]:
    few = t("analytics.protected")
    if place.students is None:
        return dict.fromkeys(("students", "progress", "score"), few)
    return {
        "students": place.students,
        "progress": place.progress,
        "score": few if place.score is None else place.score,
    }
