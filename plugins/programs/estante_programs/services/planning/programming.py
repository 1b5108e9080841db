"""Writing the programmings of a program."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, NotFound, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from estante_settings.contracts import period_names
from sqlalchemy import Select, literal, select

from estante_programs.models import Program, Programming, ProgrammingSession
from estante_programs.policies import Programs
from estante_programs.schemas.programming import NewProgramming, ProgrammingFields, ProgrammingStatus
from estante_programs.schemas.structure import MAX_PARTS
from estante_programs.services.files import release_guides
from estante_programs.services.names import check_name
from estante_programs.services.unit import UnitService
from estante_programs.settings import has_programming

ANY_VERSION = IfMatch()
DRAFT: ProgrammingStatus = "draft"
PUBLISHED: ProgrammingStatus = "published"
COMPLETED: ProgrammingStatus = "completed"
# From which state a programming comes into another one.
BEFORE: dict[ProgrammingStatus, ProgrammingStatus] = {"published": "draft", "completed": "published"}


class ProgrammingService(Records[Programming]):
    """The programmings of a tenant's programs; there are none where the organization does not plan."""

    entity, section, title = "programming", Programs.name, "title"
    columns: ClassVar = {"evaluation_period": "period_guid"}

    def __init__(self, context: RecordContext, units: UnitService) -> None:
        super().__init__(context)
        self.units = units

    def visible(self) -> Select[Any]:
        """The programmings of the programs that the person sees."""
        programs = self.units.programs.visible().with_only_columns(Program.guid)
        is_on = literal(has_programming(self.principal.tenant))
        return super().visible().where(is_on, Programming.program_guid.in_(programs))

    async def in_order(self, program: UUID) -> Sequence[Programming]:
        """The programmings of a program, the first one first. Raises NotFound."""
        if not has_programming(self.principal.tenant):
            raise NotFound
        await self.units.programs.get(program)
        rows = self.visible().where(Programming.program_guid == program)
        return (await self.session.scalars(rows.order_by(Programming.created_at, Programming.guid))).all()

    async def check(self, record: Programming | None, sent: ProgrammingFields | NewProgramming) -> None:
        """Refuse a title's length and a period that is not there.

        Raises:
            ValidationFailed: 400, names the field. Conflict: 409, it is completed.
        """
        if record is not None:
            refuse_completed(record)
        check_name("programming", sent.title, "title")
        if isinstance(sent.evaluation_period, UUID):
            periods = await period_names(self.session, [sent.evaluation_period], locked=True)
            if not periods:
                raise ValidationFailed(fields=[FieldError("evaluation_period", "choice")])

    async def create_under(self, program: UUID, data: NewProgramming) -> Programming:
        """Make a draft programming of a program, without its sessions.

        Raises:
            NotFound: no such program. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        await self.units.hold(program)
        if len(await self.in_order(program)) >= MAX_PARTS:
            raise Conflict("title", "TOO_MANY_PROGRAMMINGS")
        return await self.create(data, program_guid=program)

    async def publish(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Programming:
        """Publish a draft: it is seen in schools, and its sessions are fixed.

        Raises:
            NotFound: no such programming. StaleVersion: 412. Conflict: 409, it is no draft.
        """
        return await self._advance(await self.get_for_update(guid, if_match), PUBLISHED, "publish")

    async def complete(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Programming:
        """Complete a published programming.

        Raises:
            NotFound: no such programming. StaleVersion: 412. Conflict: 409, it is not just published.
            ValidationFailed: 400, names the modules that have no session.
        """
        # Nobody adds a module meanwhile: programs are held before what is of them.
        await self.units.hold((await self.get(guid)).program_guid)
        record = await self.get_for_update(guid, if_match)
        if record.status == PUBLISHED:
            await self._refuse_bare_modules(record)
        return await self._advance(record, COMPLETED, "complete")

    async def _refuse_bare_modules(self, record: Programming) -> None:
        filled = select(ProgrammingSession.unit_guid).where(
            ProgrammingSession.programming_guid == record.guid, ProgrammingSession.unit_guid.is_not(None)
        )
        with_sessions = set(await self.session.scalars(filled))
        units = await self.units.in_order(record.program_guid)
        if names := [unit.name for unit in units if unit.guid not in with_sessions]:
            raise ValidationFailed(
                fields=[FieldError("sessions", "bare_modules", {"names": ", ".join(names)})]
            )

    async def _advance(self, record: Programming, status: ProgrammingStatus, act: str) -> Programming:
        if record.status != BEFORE[status]:
            raise Conflict("status", "PROGRAMMING_GOES_ONE_WAY")
        record.status = status
        setattr(record, f"{status}_by", self.principal.person_guid)
        setattr(record, f"{status}_at", datetime.now(UTC))
        await self.save(record, act, {"title": record.title})
        return record

    async def remove_titled(self, guid: UUID, typed: str, if_match: IfMatch = ANY_VERSION) -> None:
        """Delete a programming and its sessions, once its title was typed.

        Raises:
            NotFound: no such programming. StaleVersion: 412. ValidationFailed: 400, it is not its title.
        """
        record = await self.get_for_update(guid, if_match)
        if typed.strip() != record.title.strip():
            raise ValidationFailed(fields=[FieldError("title", "typed_name", {"name": record.title})])
        await self.remove(guid)

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete programmings, and let go of the guides of their sessions."""
        await release_guides(self.session, ProgrammingSession.programming_guid.in_(guids))
        await super().delete_rows(guids)


def refuse_completed(record: Programming) -> None:
    """Refuse to change what is completed. Raises Conflict: 409."""
    if record.status == COMPLETED:
        raise Conflict("status", "PROGRAMMING_COMPLETED")
