"""Holding a content while it is changed, and counting the change."""

from datetime import UTC, datetime
from uuid import UUID

from estante.errors import NotFound
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.models import Content


async def locked(session: AsyncSession, guid: UUID) -> Content:
    """A content that nobody else changes until the transaction ends. Raises NotFound, also in the trash."""
    content = await session.scalar(
        select(Content).where(Content.guid == guid, Content.deleted_at.is_(None)).with_for_update()
    )
    if content is None:
        raise NotFound
    return content


def touch(content: Content) -> None:
    """Count a change."""
    content.version += 1
    content.updated_at = datetime.now(UTC)
