"""A program as a tree: its units, each with its lessons."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.people import PersonRecord, find_people

from estante_programs.models.structure import Lesson, Unit
from estante_programs.schemas.structure import LessonRow, UnitRow
from estante_programs.services.lesson import LessonService, lesson_fields
from estante_programs.services.unit import UnitService


class ProgramTree:
    """Reads what a program consists of, in three statements."""

    def __init__(self, units: UnitService, lessons: LessonService) -> None:
        self._units, self._lessons = units, lessons

    async def units(self, program: UUID) -> list[UnitRow]:
        """The units of a program, in order. Raises NotFound."""
        await self._units.under(program)
        units = await self._units.in_order(program)
        lessons = await self._lessons.in_order([unit.guid for unit in units])
        publishers = {unit.published_by for unit in units if unit.published_by is not None}
        people = await find_people(self._units.session, publishers) if publishers else {}
        own: dict[UUID, list[Lesson]] = {}
        for lesson in lessons:
            own.setdefault(lesson.unit_guid, []).append(lesson)
        return [unit_row(unit, at, own.get(unit.guid, ()), people) for at, unit in enumerate(units, 1)]

    async def unit(self, program: UUID, guid: UUID) -> UnitRow:
        """One of them, as the transaction has written it so far."""
        return next(row for row in await self.units(program) if row.guid == guid)


def unit_row(
    unit: Unit, number: int, lessons: Sequence[Lesson], people: Mapping[UUID, PersonRecord]
) -> UnitRow:
    """A unit with its lessons, and the name of who published it."""
    publisher = people.get(unit.published_by) if unit.published_by else None
    return UnitRow(
        guid=unit.guid,
        number=number,
        name=unit.name,
        trimester=unit.trimester,
        status=unit.status,
        published_by=unit.published_by,
        published_by_name=publisher.full_name if publisher else None,
        published_at=unit.published_at,
        version=unit.version,
        created_at=unit.created_at,
        updated_at=unit.updated_at,
        lessons=[LessonRow(**lesson_fields(lesson)) for lesson in lessons],
    )
