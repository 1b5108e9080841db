"""What a browser is sent of a batch at once (BO §4)."""

from typing import Final, Literal
from uuid import UUID

from estante.api.jobs import JobQueue, Json
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.batches.models import Batch, BatchFile
from estante_contents.models import Content

BatchEventName = Literal["upload-accepted", "upload-done", "xod-started"]
UPLOAD_ACCEPTED: Final = "upload-accepted"
UPLOAD_DONE: Final = "upload-done"
CONVERSION_STARTED: Final = "xod-started"
# PDF, and what office programs write.
DOCUMENTS = frozenset({"CTTY_05", "CTTY_12"})


async def publish(queue: JobQueue, batch: Batch, event: BatchEventName, content: UUID | None = None) -> None:
    """Tell who uploaded the archive, after the commit."""
    body: Json = {"batch": str(batch.guid), "name": batch.name, "content": str(content) if content else None}
    await queue.live.publish(batch.tenant_id, batch.created_by, event, body)


async def note_conversion(session: AsyncSession, content: Content) -> Batch | None:
    """Note that preparing a document begins. Answers its batch, the first time; None of other contents."""
    if content.type_guid not in DOCUMENTS:
        return None
    guid = await session.scalar(
        update(BatchFile)
        .where(BatchFile.content_guid == content.guid, BatchFile.conversion_started_at.is_(None))
        .values(conversion_started_at=func.clock_timestamp())
        .returning(BatchFile.batch_guid)
    )
    if guid is None:
        return None
    batch: Batch | None = await session.scalar(select(Batch).where(Batch.guid == guid))
    return batch
