"""Who changed a content, and the files that it has had."""

from uuid import UUID

from estante.audit import AuditRecord
from estante.errors import NotFound
from estante.identity.models import Person
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.models import Content, ContentFile
from estante_contents.schemas import ChangeAnswer, ContentHistory, FileVersion

LATEST = 20
FULL_NAME = func.btrim(func.concat_ws(" ", Person.name, Person.lastname))


async def history(session: AsyncSession, guid: UUID) -> ContentHistory:
    """The latest changes and all files, newest first. Raises NotFound, also in the trash."""
    current = (
        await session.execute(
            select(Content.file_guid).where(Content.guid == guid, Content.deleted_at.is_(None))
        )
    ).one_or_none()
    if current is None:
        raise NotFound
    changes = await session.execute(
        select(AuditRecord, FULL_NAME)
        .outerjoin(
            Person, and_(Person.tenant_id == AuditRecord.tenant_id, Person.guid == AuditRecord.actor_guid)
        )
        .where(AuditRecord.entity == "content", AuditRecord.entity_guid == str(guid))
        .order_by(AuditRecord.at.desc(), AuditRecord.guid.desc())
        .limit(LATEST)
    )
    files = await session.scalars(
        select(ContentFile).where(ContentFile.content_guid == guid).order_by(ContentFile.version.desc())
    )
    return ContentHistory(
        changes=[_change(record, name) for record, name in changes],
        files=[_file(file, is_current=file.guid == current.file_guid) for file in files],
    )


def _change(record: AuditRecord, name: str | None) -> ChangeAnswer:
    fields = record.detail.get("fields")
    named = [str(one) for one in fields] if isinstance(fields, list) else []
    return ChangeAnswer(
        at=record.at,
        act=record.action.rpartition(".")[2],
        fields=["status"] if "status" in record.detail else named,
        by=name or record.actor_username,
    )


def _file(file: ContentFile, *, is_current: bool) -> FileVersion:
    return FileVersion(
        version=file.version,
        name=file.name,
        media_type=file.media_type,
        size=file.size,
        created_at=file.created_at,
        is_current=is_current,
    )
