"""Writing the sessions of a programming, and their order."""

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from msgspec import UNSET
from sqlalchemy import Select, delete, select, update

from estante_programs.models import (
    Lesson,
    Material,
    Programming,
    ProgrammingSession,
    SessionMaterial,
    Unit,
)
from estante_programs.policies import Programs
from estante_programs.schemas.programming import NewSession, SessionFields, SessionOrder
from estante_programs.schemas.structure import MAX_PARTS
from estante_programs.services.files import release_guides
from estante_programs.services.ordering import key_at, moved_keys
from estante_programs.services.planning.programming import DRAFT, ProgrammingService, refuse_completed
from estante_programs.services.unit import of_program

ANY_VERSION = IfMatch()


class SessionService(Records[ProgrammingSession]):
    """The sessions of a tenant's programmings."""

    entity, section, title = "programming_session", Programs.name, "title"
    unrecorded: ClassVar = {"position", "guide_guid", "guide_path"}

    def __init__(self, context: RecordContext, programmings: ProgrammingService) -> None:
        super().__init__(context)
        self._programmings = programmings
        # The programming whose sessions are written.
        self._programming: Programming | None = None

    def visible(self) -> Select[Any]:
        """The sessions of the programmings that the person sees; of one alone, once it is held."""
        programmings = self._programmings.visible().with_only_columns(Programming.guid)
        sessions = super().visible().where(ProgrammingSession.programming_guid.in_(programmings))
        held = self._programming
        return sessions if held is None else sessions.where(ProgrammingSession.programming_guid == held.guid)

    async def hold(self, programming: UUID, if_match: IfMatch = ANY_VERSION) -> Programming:
        """Keep others from a programming's sessions until the transaction ends.

        Raises:
            NotFound: no such programming. StaleVersion: 412. Conflict: 409, it is completed.
        """
        record = await self._programmings.get_for_update(programming, if_match)
        refuse_completed(record)
        self._programming = record
        return record

    async def in_order(self, programming: UUID) -> Sequence[ProgrammingSession]:
        """The sessions of a programming; those of one module, or of the bank, are in their order."""
        rows = self.visible().where(ProgrammingSession.programming_guid == programming)
        ordered = rows.order_by(ProgrammingSession.position, ProgrammingSession.guid)
        return (await self.session.scalars(ordered)).all()

    async def check(self, record: ProgrammingSession | None, sent: SessionFields) -> None:
        """Refuse a material that is named twice, or of another program. Raises ValidationFailed: 400."""
        if sent.materials is UNSET or self._programming is None:
            return
        if len(set(sent.materials)) < len(sent.materials):
            raise ValidationFailed(fields=[FieldError("materials", "material_twice")])
        known = set(await self.session.scalars(materials_of(self._programming.program_guid, sent.materials)))
        if known != set(sent.materials):
            raise ValidationFailed(fields=[FieldError("materials", "choice")])

    async def relate(
        self, record: ProgrammingSession, sent: SessionFields, changed: Collection[str] | None
    ) -> None:
        """Write what a session is held with."""
        await super().relate(record, sent, changed)
        if sent.materials is UNSET:
            return
        await self.session.execute(delete(SessionMaterial).where(SessionMaterial.session_guid == record.guid))
        self.session.add_all(
            SessionMaterial(
                tenant_id=record.tenant_id, session_guid=record.guid, material_guid=guid, place=place
            )
            for place, guid in enumerate(sent.materials)
        )
        await self.session.flush()

    async def create_under(self, programming: UUID, sent: Sequence[NewSession]) -> list[ProgrammingSession]:
        """Make sessions of a draft programming, each behind the others of its module or of the bank.

        Raises:
            NotFound: no such programming. ValidationFailed: 400. Conflict: 409, it is published, or there
            are too many.
        """
        held = await self.hold(programming)
        refuse_published(held)
        sessions = list(await self.in_order(programming))
        if len(sessions) + len(sent) > MAX_PARTS:
            raise Conflict("title", "TOO_MANY_SESSIONS")
        units = set(await self.session.scalars(of_program(held.program_guid)))
        made: list[ProgrammingSession] = []
        for entry in sent:
            if entry.unit_guid is not None and entry.unit_guid not in units:
                raise ValidationFailed(fields=[FieldError("unit_guid", "choice")])
            keys = [row.position for row in (*sessions, *made) if row.unit_guid == entry.unit_guid]
            position = key_at(keys, None)
            made.append(await self.create(entry, programming_guid=programming, position=position))
        return made

    async def change(
        self, programming: UUID, guid: UUID, sent: SessionFields, if_match: IfMatch = ANY_VERSION
    ) -> ProgrammingSession:
        """Change what was sent of a session.

        Raises:
            NotFound: no such session. StaleVersion: 412. ValidationFailed: 400. Conflict: 409, completed.
        """
        await self.hold(programming)
        return await self.update(guid, sent, if_match)

    async def remove_one(self, programming: UUID, guid: UUID, if_match: IfMatch = ANY_VERSION) -> None:
        """Delete a session of a draft.

        Raises:
            NotFound: no such session. StaleVersion: 412. Conflict: 409, the programming is published.
        """
        refuse_published(await self.hold(programming))
        await self.remove(guid, if_match)

    async def put_in_order(self, programming: UUID, order: SessionOrder, if_match: IfMatch) -> None:
        """Put every session of a programming where the order says.

        Raises:
            NotFound: no such programming. StaleVersion: 412. SessionOrderInvalid: 409, a session is missing,
            named twice or of another programming, or a module is. Conflict: 409, it is completed.
        """
        held = await self.hold(programming, if_match)
        sessions = await self.in_order(programming)
        places: dict[UUID | None, Sequence[UUID]] = {None: order.bank}
        places |= {module.unit_guid: module.sessions for module in order.units}
        units = set(await self.session.scalars(of_program(held.program_guid)))
        named = list(chain(order.bank, *(module.sessions for module in order.units)))
        is_whole = sorted(named) == sorted(session.guid for session in sessions)
        if not is_whole or len(places) <= len(order.units) or not places.keys() <= {None, *units}:
            raise SessionOrderInvalid
        moved = False
        for unit, wanted in places.items():
            own = {row.guid: row.position for row in sessions if row.unit_guid == unit}
            for guid, position in moved_keys({g: own[g] for g in wanted if g in own}, wanted).items():
                moved = True
                placed = update(ProgrammingSession).where(ProgrammingSession.guid == guid)
                values = {
                    "position": position,
                    "unit_guid": unit,
                    "updated_at": ProgrammingSession.updated_at,
                }
                await self.session.execute(placed.values(**values))
        if moved:
            await self._programmings.record_act(held, "order_sessions", {"title": held.title})

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Delete sessions, and let go of their guides."""
        await release_guides(self.session, ProgrammingSession.guid.in_(guids))
        await super().delete_rows(guids)


class SessionOrderInvalid(Conflict):
    """409: an order that does not name each session of the programming once."""

    code = "SESSION_ORDER_INVALID"

    def __init__(self) -> None:
        super().__init__("sessions", "SESSION_ORDER_INVALID")


def refuse_published(programming: Programming) -> None:
    """Refuse that sessions come or go: their number is fixed. Raises Conflict: 409."""
    if programming.status != DRAFT:
        raise Conflict("status", "SESSIONS_FIXED")


def materials_of(program: UUID, guids: Sequence[UUID]) -> Select[Any]:
    """The guids of those of the materials that are of a program; they stay until the commit."""
    return (
        select(Material.guid)
        .join(Lesson, Lesson.guid == Material.lesson_guid)
        .join(Unit, Unit.guid == Lesson.unit_guid)
        .where(Unit.program_guid == program, Material.guid.in_(guids), Material.deleted_at.is_(None))
        .with_for_update(read=True, of=Material)
    )
