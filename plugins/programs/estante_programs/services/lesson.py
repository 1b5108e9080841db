"""Writing the lessons of a unit."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from msgspec import UNSET
from sqlalchemy import Select, update

from estante_programs.models.material import Material
from estante_programs.models.structure import Lesson, Unit
from estante_programs.policies import Programs
from estante_programs.schemas.structure import MAX_PARTS, LessonFields, NewLesson, StructureOrder
from estante_programs.services.files import release_files, release_maps
from estante_programs.services.levels import MODULES_ONLY
from estante_programs.services.mint import has_mint_lessons
from estante_programs.services.names import check_name
from estante_programs.services.ordering import key_at, moved_keys
from estante_programs.services.unit import (
    DRAFT,
    PUBLISHED,
    UnitService,
    agreed_order,
    of_program,
    refuse_draft,
)

ANY_VERSION = IfMatch()
PRO, MINT = "Pro", "Mint"
CONVERTIBLE = ("classic", "light")


class LessonService(Records[Lesson]):
    """The lessons of a tenant's programs."""

    entity, section = "lesson", Programs.name
    unrecorded: ClassVar = {"position", "map_guid", "map_path"}

    def __init__(self, context: RecordContext, units: UnitService) -> None:
        super().__init__(context)
        self.units = units

    def visible(self) -> Select[Any]:
        """The lessons of the programs that the person sees."""
        units = self.units.visible().with_only_columns(Unit.guid)
        return super().visible().where(Lesson.unit_guid.in_(units))

    async def in_order(self, units: Select[Any] | Sequence[UUID]) -> Sequence[Lesson]:
        """The lessons of units, each unit's in their order."""
        rows = self.visible().where(Lesson.unit_guid.in_(units))
        ordered = rows.order_by(Lesson.unit_guid, Lesson.position, Lesson.guid)
        return (await self.session.scalars(ordered)).all()

    async def check(self, record: Lesson | None, sent: LessonFields | NewLesson) -> None:
        """Refuse a name, a type that is switched off, and to take back what is for good.

        Raises:
            Conflict: 409. ValidationFailed: 400, names the field.
        """
        check_name("lesson", sent.name)
        is_new_mint = sent.type == MINT and (record is None or record.type != MINT)
        if is_new_mint and not has_mint_lessons(self.principal):
            raise ValidationFailed(fields=[FieldError("type", "mint_off")])
        if record is None or not isinstance(sent, LessonFields):
            return
        refuse_draft(record, sent.status)
        if sent.type not in (UNSET, record.type) and PRO in (sent.type, record.type):
            _refuse_conversion(record)

    def values(self, record: Lesson | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, with who publishes it and when."""
        values = super().values(record, sent)
        if values.get("status") == PUBLISHED and record is not None and record.status == DRAFT:
            values |= self.units.publication()
        return values

    async def create_under(self, unit_guid: UUID, data: NewLesson) -> Lesson:
        """Make a draft lesson of a unit.

        Raises:
            NotFound: no such unit. ValidationFailed: 400, its name. Conflict: 409, its program has modules
            only, or the unit the most lessons.
        """
        unit = await self.units.get(unit_guid)
        program = await self.units.hold(unit.program_guid)
        if program.structure_levels == MODULES_ONLY:
            raise Conflict("structure_levels", "MODULES_ONLY")
        # Whoever deleted it meanwhile held the program too.
        await self.units.get(unit_guid)
        keys = [lesson.position for lesson in await self.in_order([unit_guid])]
        if len(keys) >= MAX_PARTS:
            raise Conflict("name", "TOO_MANY_LESSONS")
        position = key_at(keys, None if data.order is UNSET else data.order)
        return await self.create(data, unit_guid=unit_guid, position=position)

    async def put_in_order(
        self, unit_guid: UUID, order: StructureOrder, if_match: IfMatch = ANY_VERSION
    ) -> Sequence[UUID]:
        """Give a unit these lessons in this order: its own, and others of the program, which move to it.

        With `moved` only that one is moved, within the unit or to it. Answers the order of all.

        Raises:
            NotFound: no such unit. StaleVersion: 412, the unit is of another version. OrderStale: 409, one of
            its own is missing, or one is of no such program. Conflict: 409, they would be too many.
            ValidationFailed: 400, `moved` is not in the order.
        """
        program = await self.units.hold((await self.units.get(unit_guid)).program_guid)
        unit = await self.units.get_for_update(unit_guid, if_match)
        # A program has thousands: only those that are here or named are read.
        named = Lesson.guid.in_(order.guids) & Lesson.unit_guid.in_(of_program(program.guid))
        rows = self.visible().where((Lesson.unit_guid == unit_guid) | named)
        ordered = await self.session.scalars(rows.order_by(Lesson.position, Lesson.guid))
        lessons = {lesson.guid: lesson for lesson in ordered}
        own = {guid: lesson.position for guid, lesson in lessons.items() if lesson.unit_guid == unit_guid}
        coming = [guid for guid in order.guids if guid in lessons and guid not in own]
        wanted = agreed_order(order, list(own), coming)
        if len(wanted) > MAX_PARTS:
            raise Conflict("guids", "TOO_MANY_LESSONS")
        moved = moved_keys(own, wanted)
        for guid, position in moved.items():
            # A place is no field of the lesson: whoever edits it meanwhile has not got an old version.
            placed = update(Lesson).where(Lesson.guid == guid).execution_options(synchronize_session=False)
            values = {"position": position, "unit_guid": unit_guid, "updated_at": Lesson.updated_at}
            await self.session.execute(placed.values(values))
        if moved:
            await self.units.record_act(unit, "order_lessons", {"name": unit.name})
        for guid in (guid for guid in wanted if guid not in own):
            await self.record_act(lessons[guid], "move", {"name": lessons[guid].name, "unit": unit.name})
        return wanted

    async def convert_to_pro(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Lesson:
        """Make a classic or light lesson a Pro one, for good, with all that it holds.

        Raises:
            NotFound: no such lesson. StaleVersion: 412. Conflict: 409, it is of another type.
        """
        lesson = await self.get_for_update(guid, if_match)
        _refuse_conversion(lesson)
        lesson.type = PRO
        await self.save(lesson, "convert_to_pro", {"name": lesson.name})
        return lesson

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete lessons with what they hold."""
        await release_files(self.session, Material.lesson_guid.in_(guids))
        await release_maps(self.session, Lesson.guid.in_(guids))
        await super().delete_rows(guids)


def _refuse_conversion(lesson: Lesson) -> None:
    if lesson.type not in CONVERTIBLE:
        raise Conflict("type", "PRO_FOR_GOOD" if lesson.type == PRO else "NOT_CONVERTIBLE")


def lesson_fields(lesson: Lesson) -> dict[str, Any]:
    """What every answer says of a lesson."""
    return {
        "guid": lesson.guid,
        "unit_guid": lesson.unit_guid,
        "name": lesson.name,
        "type": lesson.type,
        "status": lesson.status,
        "published_by": lesson.published_by,
        "published_at": lesson.published_at,
        "version": lesson.version,
        "created_at": lesson.created_at,
        "updated_at": lesson.updated_at,
    }
