"""What becomes of a project with its content: copies share its materials and have no deliveries."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.database import Transaction
from sqlalchemy import select
from uuid_utils.compat import uuid7

from estante_contents.models import Content
from estante_contents.projects.models import Material, Project
from estante_contents.projects.service import project_of

TIMES = {"created_at", "updated_at"}
COPIED = frozenset(Project.__mapper__.columns.keys()) - {*TIMES, "version"}
COPIED_FILE = frozenset(Material.__mapper__.columns.keys()) - TIMES


async def copy_project(session: Transaction, source_guid: UUID, target: Content) -> None:
    """Give a copy of a content what the project asks for, and its materials."""
    project = await project_of(session, source_guid)
    if project is None:
        return
    values = {name: getattr(project, name) for name in COPIED}
    session.add(Project(**{**values, "guid": uuid7(), "content_guid": target.guid}))
    materials = select(Material).where(Material.content_guid == source_guid)
    for material in (await session.scalars(materials.order_by(Material.created_at, Material.guid))).all():
        values = {name: getattr(material, name) for name in COPIED_FILE}
        session.add(Material(**{**values, "guid": uuid7(), "content_guid": target.guid}))
    await session.flush()


async def material_files(session: Transaction, contents: Collection[UUID]) -> Sequence[UUID]:
    """The stored files of the materials of contents."""
    stored = select(Material.stored_guid).where(Material.content_guid.in_(contents))
    return (await session.scalars(stored)).all()
