"""Files of materials: their addresses, and that they go with what held them: the database has only rows."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api.database import Transaction
from estante.api.files import FileStore, release_file
from estante.api.tenants import Tenant
from sqlalchemy import ColumnElement, Select, select

from estante_programs.models import Program, Programming, ProgrammingSession, Tool, ToolGroup
from estante_programs.models.material import Material
from estante_programs.models.structure import Lesson, Unit
from estante_programs.schemas.material import MaterialFile


async def release_files(session: Transaction, which: ColumnElement[bool]) -> None:
    """Let go of the files of these materials, which are about to be deleted."""
    for file in await session.scalars(select(Material.file_guid).where(which)):
        if file is not None:
            await release_file(session, file)


async def release_maps(session: Transaction, which: ColumnElement[bool]) -> None:
    """Let go of the pictures of these map lessons, which are about to be deleted."""
    for file in await session.scalars(select(Lesson.map_guid).where(which)):
        if file is not None:
            await release_file(session, file)


async def release_guides(session: Transaction, which: ColumnElement[bool]) -> None:
    """Let go of the teacher guides of these sessions, which are about to be deleted."""
    for file in await session.scalars(select(ProgrammingSession.guide_guid).where(which)):
        if file is not None:
            await release_file(session, file)


async def release_tools(session: Transaction, which: ColumnElement[bool]) -> None:
    """Let go of the files of these tools, which are about to be deleted."""
    for file in await session.scalars(select(Tool.file_guid).where(which)):
        if file is not None:
            await release_file(session, file)


async def release_files_of_units(session: Transaction, guids: Sequence[UUID] | Select[Any]) -> None:
    """Let go of all files below units that are about to be deleted."""
    await release_maps(session, Lesson.unit_guid.in_(guids))
    lessons = select(Lesson.guid).where(Lesson.unit_guid.in_(guids))
    await release_files(session, Material.lesson_guid.in_(lessons))


async def release_files_of_programs(session: Transaction, guids: Sequence[UUID]) -> None:
    """Let go of all files below programs that are about to be deleted for good."""
    pictures = select(Program.cover_guid, Program.picture_guid, Program.background_guid)
    for files in await session.execute(pictures.where(Program.guid.in_(guids))):
        for file in filter(None, files):
            await release_file(session, file)
    programmings = select(Programming.guid).where(Programming.program_guid.in_(guids))
    await release_guides(session, ProgrammingSession.programming_guid.in_(programmings))
    groups = select(ToolGroup.guid).where(ToolGroup.program_guid.in_(guids))
    await release_tools(session, Tool.group_guid.in_(groups))
    await release_files_of_units(session, select(Unit.guid).where(Unit.program_guid.in_(guids)))


def file_of(files: FileStore, tenant: Tenant, path: str | None, name: str | None) -> MaterialFile | None:
    """A file under the name that it was sent with, at a signed address; None where there is none."""
    if path is None or name is None:
        return None
    return MaterialFile(name=name, url=files.download_url(tenant, path, name))
