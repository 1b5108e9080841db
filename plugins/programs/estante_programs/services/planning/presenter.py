"""Programmings and sessions as calls answer them."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.files import FileStore
from estante.api.tenants import Tenant
from estante_settings.contracts import period_names
from sqlalchemy import func, select

from estante_programs.models import Lesson, Material, Programming, ProgrammingSession, SessionMaterial, Unit
from estante_programs.schemas.programming import (
    MaterialChoice,
    ModuleSum,
    ProgrammingAnswer,
    ProgrammingRow,
    SessionAnswer,
    SessionMaterialRow,
)
from estante_programs.services.files import file_of
from estante_programs.services.planning.programming import ProgrammingService
from estante_programs.services.planning.session import SessionService
from estante_programs.services.unit import UnitService


class ProgrammingPresenter:
    """Answers programmings with what is in them; guides have signed addresses."""

    def __init__(
        self,
        tenant: Tenant,
        files: FileStore,
        units: UnitService,
        programmings: ProgrammingService,
        sessions: SessionService,
    ) -> None:
        self._tenant, self._files = tenant, files
        self._units, self._programmings, self._sessions = units, programmings, sessions
        self._session = programmings.session

    async def rows(self, program: UUID) -> list[ProgrammingRow]:
        """The programmings of a program. Raises NotFound."""
        records = await self._programmings.in_order(program)
        periods = {record.period_guid for record in records if record.period_guid is not None}
        names = await period_names(self._session, periods)
        numbers = await self._numbers([record.guid for record in records])
        return [
            ProgrammingRow(
                guid=record.guid,
                title=record.title,
                status=record.status,
                evaluation_period=record.period_guid,
                evaluation_period_name=names.get(record.period_guid) if record.period_guid else None,
                session_count=numbers.get(record.guid, (0, 0))[0],
                assigned=numbers.get(record.guid, (0, 0))[1],
                created_at=record.created_at,
            )
            for record in records
        ]

    async def _numbers(self, guids: Sequence[UUID]) -> Mapping[UUID, tuple[int, int]]:
        """How many sessions each of them has, and how many of those are in modules."""
        of = ProgrammingSession
        counts = select(of.programming_guid, func.count(), func.count(of.unit_guid))
        rows = counts.where(of.programming_guid.in_(guids)).group_by(of.programming_guid)
        return {guid: (count, assigned) for guid, count, assigned in await self._session.execute(rows)}

    async def present(self, record: Programming) -> ProgrammingAnswer:
        """A programming as the transaction has written it so far."""
        sessions = await self._sessions.in_order(record.guid)
        units = await self._units.in_order(record.program_guid)
        periods = await period_names(self._session, [record.period_guid] if record.period_guid else [])
        return ProgrammingAnswer(
            guid=record.guid,
            course_guid=record.program_guid,
            title=record.title,
            description=record.description,
            status=record.status,
            evaluation_period=record.period_guid,
            evaluation_period_name=next(iter(periods.values()), None),
            sessions=await self.sessions(sessions),
            modules=[_sum(unit, number, sessions) for number, unit in enumerate(units, 1)],
            bank_minutes=sum(session.duration for session in sessions if session.unit_guid is None),
            published_by=record.published_by,
            published_at=record.published_at,
            completed_by=record.completed_by,
            completed_at=record.completed_at,
            version=record.version,
            created_at=record.created_at,
            updated_at=record.updated_at,
        )

    async def session(self, record: ProgrammingSession) -> SessionAnswer:
        """One session."""
        return (await self.sessions([record]))[0]

    async def sessions(self, records: Sequence[ProgrammingSession]) -> list[SessionAnswer]:
        """Sessions with their materials, by one statement."""
        materials = await self._materials([record.guid for record in records])
        return [
            SessionAnswer(
                guid=record.guid,
                programming_guid=record.programming_guid,
                unit_guid=record.unit_guid,
                title=record.title,
                duration=record.duration,
                materials=materials.get(record.guid, []),
                guide=file_of(self._files, self._tenant, record.guide_path, record.guide_name),
                version=record.version,
            )
            for record in records
        ]

    async def _materials(self, sessions: Sequence[UUID]) -> Mapping[UUID, list[SessionMaterialRow]]:
        rows = (
            select(SessionMaterial.session_guid, Material.guid, Material.title, Lesson.name)
            .join(Material, Material.guid == SessionMaterial.material_guid)
            .join(Lesson, Lesson.guid == Material.lesson_guid)
            .where(SessionMaterial.session_guid.in_(sessions))
            .order_by(SessionMaterial.place)
        )
        materials: dict[UUID, list[SessionMaterialRow]] = {}
        for session, guid, title, lesson in await self._session.execute(rows):
            materials.setdefault(session, []).append(SessionMaterialRow(guid, title, lesson))
        return materials

    async def choices(self, programming: UUID) -> list[MaterialChoice]:
        """The materials that a session can be held with, as they stand in the program. Raises NotFound."""
        record = await self._programmings.get(programming)
        rows = (
            select(Material.guid, Material.title, Lesson.name, Unit.name)
            .join(Lesson, Lesson.guid == Material.lesson_guid)
            .join(Unit, Unit.guid == Lesson.unit_guid)
            .where(Unit.program_guid == record.program_guid)
            .order_by(
                Unit.position, Unit.guid, Lesson.position, Lesson.guid, Material.position, Material.guid
            )
        )
        return [MaterialChoice(*row) for row in await self._session.execute(rows)]


def _sum(unit: Unit, number: int, sessions: Sequence[ProgrammingSession]) -> ModuleSum:
    durations = [session.duration for session in sessions if session.unit_guid == unit.guid]
    return ModuleSum(
        unit_guid=unit.guid,
        number=number,
        name=unit.name,
        session_count=len(durations),
        minutes=sum(durations),
    )
