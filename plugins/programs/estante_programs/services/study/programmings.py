"""Reading programmings as who follows their program sees them."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence
from itertools import groupby
from uuid import UUID

from estante.api.errors import NotFound
from estante.api.files import FileStore
from estante.api.records import RecordContext
from estante_settings.contracts import period_names

from estante_programs.schemas.study_programming import (
    StudyModule,
    StudyProgramming,
    StudySession,
    StudySessionMaterial,
)
from estante_programs.services.files import file_of
from estante_programs.services.study.programs import PROGRAM, SHOWN, Row, StudyService
from estante_programs.settings import has_programming

PROGRAMMINGS = """
SELECT guid, title, description, status, period_guid FROM program_programmings
WHERE program_guid = $1 AND status <> 'draft' ORDER BY created_at, guid
"""
# A session in the bank is nowhere yet, and one of a draft module would tell of it.
SESSIONS = """
SELECT s.guid, s.programming_guid, s.title, s.duration, s.guide_path, s.guide_name, s.unit_guid,
  u.name AS unit_name
FROM program_sessions s
JOIN program_programmings p ON p.tenant_id = s.tenant_id AND p.guid = s.programming_guid
JOIN program_units u ON u.tenant_id = s.tenant_id AND u.guid = s.unit_guid
WHERE p.program_guid = $1 AND p.status <> 'draft' AND u.status = 'published'
ORDER BY u.position, u.guid, s.position, s.guid
"""
MATERIALS = f"""
SELECT m.session_guid, x.guid, x.title, x.lesson_guid FROM program_session_materials m
JOIN ({SHOWN}) x ON x.guid = m.material_guid WHERE x.program_guid = $3 ORDER BY m.session_guid, m.place
"""


class StudyProgrammings:
    """Reads the programmings of the programs that the person who asks may open."""

    def __init__(self, context: RecordContext, study: StudyService, files: FileStore) -> None:
        self._context, self._study, self._files = context, study, files

    async def of_program(self, program: UUID) -> list[StudyProgramming]:
        """What is published or completed.

        Raises:
            NotFound: no program that the person may open, or the organization does not plan.
        """
        if not has_programming(self._study.tenant):
            raise NotFound
        await self._study.row(PROGRAM, *self._study.asker, program)
        records = await self._study.fetch(PROGRAMMINGS, program)
        sessions = await self._study.fetch(SESSIONS, program)
        person, teaches, _ = self._study.asker
        materials = await self._study.fetch(MATERIALS, person, teaches, program)
        periods = {row["period_guid"] for row in records if row["period_guid"]}
        names = await period_names(self._context.session, periods)
        return [
            StudyProgramming(
                guid=row["guid"],
                title=row["title"],
                description=row["description"],
                status=row["status"],
                evaluation_period_name=names.get(row["period_guid"]),
                modules=self._modules(
                    [session for session in sessions if session["programming_guid"] == row["guid"]], materials
                ),
            )
            for row in records
        ]

    def _modules(self, sessions: Sequence[Row], materials: Sequence[Row]) -> list[StudyModule]:
        by_unit = [(unit, list(rows)) for unit, rows in groupby(sessions, lambda row: row["unit_guid"])]
        return [
            StudyModule(
                unit_guid=unit,
                name=rows[0]["unit_name"],
                minutes=sum(row["duration"] for row in rows),
                sessions=[self._session(row, materials) for row in rows],
            )
            for unit, rows in by_unit
        ]

    def _session(self, session: Row, materials: Sequence[Row]) -> StudySession:
        guide = file_of(self._files, self._study.tenant, session["guide_path"], session["guide_name"])
        return StudySession(
            guid=session["guid"],
            title=session["title"],
            duration=session["duration"],
            materials=[
                StudySessionMaterial(row["guid"], row["title"], row["lesson_guid"])
                for row in materials
                if row["session_guid"] == session["guid"]
            ],
            guide=guide if self._study.teaches else None,
        )
