"""Publishing: a unit with its lessons, a lesson, or all of a program; none of it is ever taken back."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.http import IfMatch

from estante_programs.models.structure import Lesson, Unit
from estante_programs.schemas.structure import PublishedParts
from estante_programs.services.lesson import LessonService
from estante_programs.services.unit import DRAFT, UnitService

ANY_VERSION = IfMatch()


class Publishing:
    """What publishes the parts of programs. What is published already stays as it is."""

    def __init__(self, units: UnitService, lessons: LessonService) -> None:
        self._units, self._lessons = units, lessons

    async def publish_unit(self, program: UUID, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Unit:
        """Publish a unit and the lessons in it. Raises NotFound, StaleVersion: 412."""
        await self._units.under(program)
        await self._units.hold(program)
        unit = await self._units.get_for_update(guid, if_match)
        await self._publish([unit], await self._lessons.in_order([guid]))
        return unit

    async def publish_lesson(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Lesson:
        """Publish a lesson. Raises NotFound, StaleVersion: 412."""
        lesson = await self._lessons.get_for_update(guid, if_match)
        await self._publish([], [lesson])
        return lesson

    async def publish_all(self, program: UUID) -> PublishedParts:
        """Publish every draft unit and lesson of a program. Raises NotFound."""
        await self._units.under(program)
        await self._units.hold(program)
        units = await self._units.in_order(program)
        lessons = await self._lessons.in_order([unit.guid for unit in units])
        return await self._publish(units, lessons)

    async def _publish(self, units: Sequence[Unit], lessons: Sequence[Lesson]) -> PublishedParts:
        drafts = [unit for unit in units if unit.status == DRAFT]
        draft_lessons = [lesson for lesson in lessons if lesson.status == DRAFT]
        for record in (*drafts, *draft_lessons):
            for name, value in self._units.publication().items():
                setattr(record, name, value)
        for unit in drafts:
            await self._units.save(unit, "publish", {"name": unit.name})
        for lesson in draft_lessons:
            await self._lessons.save(lesson, "publish", {"name": lesson.name})
        return PublishedParts([unit.guid for unit in drafts], [lesson.guid for lesson in draft_lessons])
