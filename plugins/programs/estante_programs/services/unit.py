"""Writing the units of a program."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from msgspec import UNSET
from sqlalchemy import Select, select, update

from estante_programs.models import Program
from estante_programs.models.structure import Unit
from estante_programs.policies import Programs
from estante_programs.schemas.material import MaterialOrder
from estante_programs.schemas.structure import MAX_PARTS, NewUnit, StructureOrder, UnitFields
from estante_programs.services.files import release_files_of_units
from estante_programs.services.ordering import key_at, moved_keys, with_moved
from estante_programs.services.program import ProgramService

ANY_VERSION = IfMatch()
DRAFT, PUBLISHED = "draft", "published"


class UnitService(Records[Unit]):
    """The units of a tenant's programs; of one program alone, once `under` names it."""

    entity, section = "unit", Programs.name
    # Its place says nothing to who reads the history.
    unrecorded: ClassVar = {"position"}

    def __init__(self, context: RecordContext, programs: ProgramService) -> None:
        super().__init__(context)
        self.programs = programs
        self._program: UUID | None = None

    async def under(self, program: UUID) -> "UnitService":
        """This service, for one program. Raises NotFound."""
        await self.programs.get(program)
        self._program = program
        return self

    def visible(self) -> Select[Any]:
        """The units of the programs that the person sees."""
        programs = self.programs.visible().with_only_columns(Program.guid)
        units = super().visible().where(Unit.program_guid.in_(programs))
        return units if self._program is None else units.where(Unit.program_guid == self._program)

    async def hold(self, program: UUID, if_match: IfMatch = ANY_VERSION) -> Program:
        """Keep others from a program's parts until the transaction ends. Raises NotFound, StaleVersion."""
        return await self.programs.get_for_update(program, if_match)

    async def in_order(self, program: UUID) -> Sequence[Unit]:
        """The units of a program."""
        rows = self.visible().where(Unit.program_guid == program).order_by(Unit.position, Unit.guid)
        return (await self.session.scalars(rows)).all()

    async def check(self, record: Unit | None, sent: UnitFields | NewUnit) -> None:
        """Refuse to take back that a unit is published. Raises Conflict: 409."""
        if isinstance(sent, UnitFields):
            refuse_draft(record, sent.status)

    def values(self, record: Unit | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, with who publishes it and when."""
        values = super().values(record, sent)
        if values.get("status") == PUBLISHED and record is not None and record.status == DRAFT:
            values |= self.publication()
        return values

    def publication(self) -> dict[str, object]:
        """The columns of what is published now."""
        return {
            "status": PUBLISHED,
            "published_by": self.principal.person_guid,
            "published_at": datetime.now(UTC),
        }

    async def create(self, data: NewUnit, **values: object) -> Unit:
        """Make a draft unit of the program. Raises Conflict: 409, it has the most units already."""
        if self._program is None:
            raise TypeError("a unit is of a program")
        await self.hold(self._program)
        keys = [unit.position for unit in await self.in_order(self._program)]
        if len(keys) >= MAX_PARTS:
            raise Conflict("name", "TOO_MANY_UNITS")
        position = key_at(keys, None if data.order is UNSET else data.order)
        return await super().create(data, program_guid=self._program, position=position, **values)

    async def put_in_order(self, order: StructureOrder, if_match: IfMatch = ANY_VERSION) -> Sequence[UUID]:
        """Give the program's units this order, or move one of them. Answers the order of all.

        Raises:
            StaleVersion: 412, the program is of another version. OrderStale: 409, its units are not these.
            ValidationFailed: 400, `moved` is not in the order.
        """
        if self._program is None:
            raise TypeError("units are of a program")
        program = await self.hold(self._program, if_match)
        units = await self.in_order(self._program)
        wanted = agreed_order(order, [unit.guid for unit in units])
        moved = moved_keys({unit.guid: unit.position for unit in units}, wanted)
        for guid, position in moved.items():
            # A place is no field of the unit: whoever edits it meanwhile has not got an old version.
            placed = update(Unit).where(Unit.guid == guid)
            await self.session.execute(placed.values(position=position, updated_at=Unit.updated_at))
        if moved:
            await self.programs.record_act(program, "order_units", {})
        return wanted

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete units with all that is below them."""
        await release_files_of_units(self.session, guids)
        await super().delete_rows(guids)


class OrderStale(Conflict):
    """409: somebody added, moved or deleted a part meanwhile."""

    code = "ORDER_STALE"

    def __init__(self) -> None:
        super().__init__("guids", "ORDER_STALE")


def agreed_order(
    sent: StructureOrder | MaterialOrder, present: Sequence[UUID], coming: Sequence[UUID] = ()
) -> Sequence[UUID]:
    """The order that parts get: the one that was sent, or the present one with the part that was moved.

    Args:
        present: The parts that are there, in order.
        coming: What the order names of parts that are elsewhere yet.

    Raises:
        OrderStale: 409, the part that was moved is gone; or none is said to be, and a part is missing, named
        twice or not there. ValidationFailed: 400, the order does not name the part that was moved.
    """
    if sent.moved is UNSET:
        if len(sent.guids) != len(present) + len(coming) or set(sent.guids) != {*present, *coming}:
            raise OrderStale
        return sent.guids
    if sent.moved not in sent.guids:
        raise ValidationFailed(fields=[FieldError("moved", "choice")])
    if sent.moved not in (*present, *coming):
        raise OrderStale
    return with_moved(present, sent.guids, sent.moved)


def refuse_draft(record: Any, status: object) -> None:
    """Refuse that what is published becomes a draft. Raises Conflict: 409."""
    if status == DRAFT and record is not None and record.status == PUBLISHED:
        raise Conflict("status", "PUBLISHED_FOR_GOOD")


def of_program(program: UUID) -> Select[Any]:
    """The guids of a program's units."""
    return select(Unit.guid).where(Unit.program_guid == program)
