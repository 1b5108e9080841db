"""What a copy of a program has of its own: units with all that is in them, tools and programmings."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Base, Transaction
from estante.api.files import FileStore, copy_file
from sqlalchemy import ColumnElement, insert, select
from uuid_utils.compat import uuid7

from estante_programs.models import (
    MapPoint,
    Programming,
    ProgrammingSession,
    SessionMaterial,
    Tool,
    ToolGroup,
)
from estante_programs.models.material import Material, Section
from estante_programs.models.structure import Lesson, Unit
from estante_programs.models.task import Task

# What the database gives each row by itself.
OWN = frozenset({"version", "created_at", "updated_at", "created_by", "deleted_at", "deleted_by"})
DRAFT = {"status": "draft", "published_by": None, "published_at": None}
PLANNED = {**DRAFT, "completed_by": None, "completed_at": None}
FILE, GUIDE, MAP = "file", "guide", "map"
# What is still something without its file.
STAYS = (GUIDE, MAP)
# Rows and their copies.
Guids = Mapping[UUID, UUID]


class ProgramParts:
    """Copies the parts of a program, in one transaction."""

    def __init__(self, session: Transaction, principal: Principal, files: FileStore) -> None:
        self._session, self._principal, self._files = session, principal, files

    async def copy(self, source: UUID, target: UUID) -> None:
        """Give a program its own copies of another's parts; all that can be published is a draft.

        Raises:
            StorageFull: no room for its files.
        """
        program = {"program_guid": {source: target}}
        units = await self._rows(Unit, Unit.program_guid == source, program, DRAFT)
        of_units = Lesson.unit_guid.in_([*units])
        lessons = await self._rows(Lesson, of_units, {"unit_guid": units}, DRAFT, file=MAP)
        of_lessons = {"lesson_guid": lessons}
        sections = await self._rows(Section, Section.lesson_guid.in_([*lessons]), of_lessons)
        placed = {**of_lessons, "section_guid": sections}
        materials = await self._rows(Material, Material.lesson_guid.in_([*lessons]), placed, file=FILE)
        points = {**of_lessons, "material_guid": materials, "target_guid": lessons}
        await self._rows(MapPoint, MapPoint.lesson_guid.in_([*lessons]), points)
        await self._rows(Task, Task.lesson_guid.in_([*lessons]), of_lessons)
        groups = await self._rows(ToolGroup, ToolGroup.program_guid == source, program)
        await self._rows(Tool, Tool.group_guid.in_([*groups]), {"group_guid": groups}, file=FILE)
        await self._copy_programmings(program, units, materials)

    async def _copy_programmings(self, program: Mapping[str, Guids], units: Guids, materials: Guids) -> None:
        which = Programming.program_guid.in_([*program["program_guid"]])
        plans = await self._rows(Programming, which, program, PLANNED)
        held = {"programming_guid": plans, "unit_guid": units}
        which = ProgrammingSession.programming_guid.in_([*plans])
        sessions = await self._rows(ProgrammingSession, which, held, file=GUIDE)
        pairs = {"session_guid": sessions, "material_guid": materials}
        await self._rows(SessionMaterial, SessionMaterial.session_guid.in_([*sessions]), pairs)

    async def _rows(
        self,
        model: type[Base],
        which: ColumnElement[bool],
        below: Mapping[str, Guids],
        values: Mapping[str, object] | None = None,
        *,
        file: str | None = None,
    ) -> Guids:
        """Copy rows, in the order in which they were made; answers the guid of each one's copy.

        Args:
            below: the columns that name other rows, with the copies of those; a row is left out with them.
            values: what the copies have instead. file: what the columns of its file begin with.
        """
        every = model.__mapper__.columns
        columns = [column for column in every if column.key not in OWN]
        order = [every[name] for name in ("created_at", "guid") if name in every]
        living = [every["deleted_at"].is_(None)] if "deleted_at" in every else []
        rows = await self._session.execute(select(*columns).where(which, *living).order_by(*order))
        copies: list[dict[str, Any]] = []
        guids: dict[UUID, UUID] = {}
        for row in rows.mappings():
            copy = {**row, **(values or {})}
            if any(copy[name] is not None and copy[name] not in known for name, known in below.items()):
                continue
            copy |= {name: known[copy[name]] for name, known in below.items() if copy[name] is not None}
            if file is not None and not await self._own_file(copy, file):
                continue
            if "guid" in copy:
                guids[row["guid"]] = copy["guid"] = uuid7()
            copies.append(copy)
        if copies:
            await self._session.execute(insert(model), copies)
        return guids

    async def _own_file(self, copy: dict[str, Any], file: str) -> bool:
        """Give a copy its own file; whether it is still something: a material is not without its file."""
        guid = copy[f"{file}_guid"]
        if guid is None:
            return True
        stored = await copy_file(self._session, self._files, self._principal, guid)
        copy[f"{file}_guid"] = stored.guid if stored else None
        copy[f"{file}_path"] = stored.path if stored else None
        if stored is None and f"{file}_name" in copy:
            copy[f"{file}_name"] = None
        return stored is not None or file in STAYS
