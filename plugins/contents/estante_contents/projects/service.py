"""What a project asks for: read, saved, and given materials."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

from estante.api import audit
from estante.api.database import Transaction
from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.files import claim_upload, release_file
from estante.api.http import IfMatch
from estante.api.records import RecordContext, clean_html
from sqlalchemy import func, select
from uuid_utils.compat import uuid7

from estante_contents.models import Content
from estante_contents.projects.models import Material, Project
from estante_contents.projects.schemas import MAX_STATEMENT, ProjectFields
from estante_contents.services.catalogue import TypeCatalogue

MAX_MATERIALS = 30


class ProjectService:
    """The projects of a tenant's contents."""

    def __init__(self, context: RecordContext, *, types: TypeCatalogue) -> None:
        self.session, self._principal, self._types = context.session, context.principal, types

    async def read(self, content_guid: UUID) -> Project:
        """A content's project; an empty one of version 0 before it is first saved.

        Raises:
            NotFound: no such content, or it is no project.
        """
        content = await self._content(content_guid)
        return await project_of(self.session, content_guid) or _empty(content)

    async def save(self, content_guid: UUID, sent: ProjectFields, if_match: IfMatch) -> Project:
        """Keep what is asked for, with the statement cleaned.

        Raises:
            NotFound: see `read`. StaleVersion: 412. ValidationFailed: it cannot be delivered, or the cleaned
            statement is too long.
        """
        # The content's row is the lock of its project, which may not be there yet.
        content = await self._content(content_guid, is_locked=True)
        project = await project_of(self.session, content_guid)
        if_match.check(project.version if project else 0)
        if not (sent.takes_file or sent.takes_text):
            raise ValidationFailed(fields=[FieldError("takes_text", "one_delivery")])
        statement = clean_html(sent.statement)
        if len(statement) > MAX_STATEMENT:
            raise ValidationFailed(fields=[FieldError("statement", "max_length", {"max": MAX_STATEMENT})])
        if project is None:
            project = _empty(content)
            self.session.add(project)
        project.statement, project.due_at = statement, sent.due_at
        project.takes_file, project.takes_text = sent.takes_file, sent.takes_text
        project.max_points = sent.max_points
        project.version += 1
        await self.session.flush()
        detail: dict[str, audit.Detail] = {"due_at": sent.due_at.isoformat() if sent.due_at else None}
        await self._record(content_guid, detail)
        return project

    async def materials(self, content_guid: UUID) -> Sequence[Material]:
        """The materials of a project, in the order in which they came."""
        mine = select(Material).where(Material.content_guid == content_guid)
        return (await self.session.scalars(mine.order_by(Material.created_at, Material.guid))).all()

    async def add_material(self, content_guid: UUID, upload_guid: UUID) -> Material:
        """Give a project a file that was uploaded.

        Raises:
            NotFound, UploadNotReady: no such content or upload. ValidationFailed: there are 30.
        """
        content = await self._content(content_guid, is_locked=True)
        count = select(func.count()).where(Material.content_guid == content_guid)
        if (await self.session.scalar(count) or 0) >= MAX_MATERIALS:
            raise ValidationFailed(fields=[FieldError("upload_guid", "max_items", {"max": MAX_MATERIALS})])
        stored = await claim_upload(self.session, self._principal, upload_guid)
        material = Material(
            tenant_id=content.tenant_id,
            guid=uuid7(),
            content_guid=content_guid,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            media_type=stored.media_type,
            size=stored.size,
        )
        self.session.add(material)
        await self.session.flush()
        await self._record(content_guid, {"file": stored.name})
        return material

    async def remove_material(self, content_guid: UUID, guid: UUID) -> None:
        """Take a material out. Raises NotFound."""
        await self._content(content_guid, is_locked=True)
        mine = Material.content_guid == content_guid
        material = await self.session.scalar(select(Material).where(Material.guid == guid, mine))
        if material is None:
            raise NotFound
        await self.session.delete(material)
        await self.session.flush()
        await release_unused(self.session, [material.stored_guid])
        await self._record(content_guid, {"file": material.name, "removed": True})

    async def _record(self, content_guid: UUID, detail: dict[str, audit.Detail]) -> None:
        await audit.record(self.session, self._principal, "contents.project", "content", content_guid, detail)

    async def _content(self, guid: UUID, *, is_locked: bool = False) -> Content:
        statement = select(Content).where(Content.guid == guid, Content.deleted_at.is_(None))
        content = await self.session.scalar(statement.with_for_update() if is_locked else statement)
        kind = self._types.get(content.type_guid) if content else None
        if content is None or kind is None or not kind.is_project:
            raise NotFound
        return content


def _empty(content: Content) -> Project:
    return Project(
        tenant_id=content.tenant_id,
        guid=uuid7(),
        content_guid=content.guid,
        statement="",
        takes_file=True,
        takes_text=True,
        max_points=10.0,
        version=0,
    )


def is_open(project: Project) -> bool:
    """Whether it can be delivered now."""
    return project.due_at is None or project.due_at > datetime.now(UTC)


async def project_of(session: Transaction, content_guid: UUID) -> Project | None:
    """The project of a content."""
    return await session.scalar(select(Project).where(Project.content_guid == content_guid))


async def release_unused(session: Transaction, stored: Sequence[UUID]) -> None:
    """Let go of the files of materials that no project has any more."""
    used = set(await session.scalars(select(Material.stored_guid).where(Material.stored_guid.in_(stored))))
    for guid in {*stored} - used:
        await release_file(session, guid)
