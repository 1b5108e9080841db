"""Who changed a content, and the files that it has had."""

from uuid import UUID

from sqlalchemy import select

from estante_contents.models import ContentFile
from estante_contents.schemas import ContentHistory, FileVersion
from estante_contents.services.content_service import ContentService


async def content_history(contents: ContentService, guid: UUID) -> ContentHistory:
    """The latest changes and all files, newest first. Raises NotFound, also in the trash."""
    content = await contents.get(guid)
    files = await contents.session.scalars(
        select(ContentFile).where(ContentFile.content_guid == guid).order_by(ContentFile.version.desc())
    )
    return ContentHistory(
        changes=await contents.history(guid),
        files=[_version(file, is_current=file.guid == content.file_guid) for file in files],
    )


def _version(file: ContentFile, *, is_current: bool) -> FileVersion:
    return FileVersion(
        version=file.version,
        name=file.name,
        media_type=file.media_type,
        size=file.size,
        created_at=file.created_at,
        is_current=is_current,
    )
