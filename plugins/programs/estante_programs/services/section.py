"""Writing the sections of a lesson."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from sqlalchemy import Select, update

from estante_programs.models.material import Material, Section
from estante_programs.models.structure import Lesson
from estante_programs.policies import Programs
from estante_programs.schemas.material import NewSection, SectionFields
from estante_programs.schemas.structure import MAX_PARTS, StructureOrder
from estante_programs.services.files import release_files
from estante_programs.services.lesson import LessonService
from estante_programs.services.names import check_name
from estante_programs.services.ordering import key_at, moved_keys
from estante_programs.services.unit import agreed_order

ANY_VERSION = IfMatch()


class SectionService(Records[Section]):
    """The sections of a tenant's lessons."""

    entity, section = "lesson_section", Programs.name
    unrecorded: ClassVar = {"position"}

    def __init__(self, context: RecordContext, lessons: LessonService) -> None:
        super().__init__(context)
        self.lessons = lessons

    def visible(self) -> Select[Any]:
        """The sections of the lessons that the person sees."""
        lessons = self.lessons.visible().with_only_columns(Lesson.guid)
        return super().visible().where(Section.lesson_guid.in_(lessons))

    async def in_order(self, lesson: UUID) -> Sequence[Section]:
        """The sections of a lesson."""
        rows = self.visible().where(Section.lesson_guid == lesson).order_by(Section.position, Section.guid)
        return (await self.session.scalars(rows)).all()

    async def check(self, record: Section | None, sent: SectionFields | NewSection) -> None:
        """Refuse a name that is too short or too long. Raises ValidationFailed: 400."""
        check_name("section", sent.name)

    async def create_under(self, lesson: UUID, data: NewSection) -> Section:
        """Make a section of a lesson, behind the others.

        Raises:
            NotFound: no such lesson. ValidationFailed: 400, its name. Conflict: 409, there are too many.
        """
        await self.lessons.get_for_update(lesson)
        keys = [section.position for section in await self.in_order(lesson)]
        if len(keys) >= MAX_PARTS:
            raise Conflict("name", "TOO_MANY_PARTS")
        return await self.create(data, lesson_guid=lesson, position=key_at(keys, None))

    async def remove_named(self, guid: UUID, typed: str, if_match: IfMatch = ANY_VERSION) -> None:
        """Delete a section and the materials in it, once its name was typed.

        Raises:
            NotFound: no such section. StaleVersion: 412. ValidationFailed: 400, it is not its name.
        """
        section = await self.get_for_update(guid, if_match)
        if typed.strip() != section.name.strip():
            raise ValidationFailed(fields=[FieldError("name", "typed_name", {"name": section.name})])
        await self.remove(guid)

    async def put_in_order(self, lesson: UUID, order: StructureOrder, if_match: IfMatch) -> Sequence[UUID]:
        """Give the sections of a lesson this order, or move one of them. Answers the order of all.

        Raises:
            NotFound: no such lesson. StaleVersion: 412. OrderStale: 409, its sections are not these.
            ValidationFailed: 400, `moved` is not in the order.
        """
        record = await self.lessons.get_for_update(lesson, if_match)
        sections = await self.in_order(lesson)
        wanted = agreed_order(order, [section.guid for section in sections])
        moved = moved_keys({section.guid: section.position for section in sections}, wanted)
        for guid, position in moved.items():
            placed = update(Section).where(Section.guid == guid)
            await self.session.execute(placed.values(position=position, updated_at=Section.updated_at))
        if moved:
            await self.lessons.record_act(record, "order_sections", {"name": record.name})
        return wanted

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete sections with the materials in them."""
        await release_files(self.session, Material.section_guid.in_(guids))
        await super().delete_rows(guids)
