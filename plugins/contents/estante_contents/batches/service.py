"""Taking an archive over, and reading what became of it. A batch is its person's alone."""

from uuid import UUID

from estante.api import audit
from estante.api.errors import NotFound, UnsupportedType
from estante.api.files import UploadPurpose, claim_upload
from estante.api.jobs import JobQueue
from estante.api.records import RecordContext
from sqlalchemy import select
from uuid_utils.compat import uuid7

from estante_contents.batches.events import UPLOAD_ACCEPTED, publish
from estante_contents.batches.models import Batch
from estante_contents.batches.processing import BATCH, BatchPayload
from estante_contents.policies import Contents

ARCHIVE = UploadPurpose("contents.batch", (Contents.create,), ("zip", "rar"), alias="batch")


class BatchService:
    """The batch uploads of one person."""

    def __init__(self, context: RecordContext, queue: JobQueue) -> None:
        self.session = context.session
        self._context, self._queue = context, queue

    async def create(
        self, upload_guid: UUID, purpose: UploadPurpose = ARCHIVE, *, collection_guid: UUID | None = None
    ) -> Batch:
        """Take an uploaded archive over and have a job make contents of it; a cartridge for a collection.

        Raises:
            NotFound, UploadNotReady: no such upload, or not all of it. UnsupportedType: 415, no ZIP or RAR.
        """
        principal = self._context.principal
        stored = await claim_upload(self.session, principal, upload_guid)
        if stored.format not in purpose.formats:
            # It was uploaded for something else, such as a content.
            allowed = ", ".join(format.upper() for format in purpose.formats)
            extension = stored.format.upper()
            raise UnsupportedType(
                text="FORMAT_NOT_ALLOWED", name=stored.name, found=extension, allowed=allowed
            )
        batch = Batch(
            tenant_id=principal.tenant.guid,
            guid=uuid7(),
            created_by=principal.guid,
            acting_guid=principal.acting_guid,
            stored_guid=stored.guid,
            path=stored.path,
            name=stored.name,
            format=stored.format,
            size=stored.size,
            collection_guid=collection_guid,
        )
        self.session.add(batch)
        await self.session.flush()
        job = await self._queue.enqueue(
            self.session,
            BATCH,
            BatchPayload(batch.guid),
            person_guid=principal.person_guid,
            subject_guid=batch.guid,
            title=batch.name,
        )
        batch.job_guid = job.guid
        await self.session.flush()
        await self.session.refresh(batch)
        detail: dict[str, audit.Detail] = {"name": batch.name}
        await audit.record(self.session, principal, "contents.batch", "batch", batch.guid, detail)
        self._context.after_commit.append(lambda: publish(self._queue, batch, UPLOAD_ACCEPTED))
        return batch

    async def get(self, guid: UUID) -> Batch:
        """One's own batch. Raises NotFound for any other."""
        batch = await self.session.scalar(
            select(Batch).where(Batch.guid == guid, Batch.created_by == self._context.principal.guid)
        )
        if batch is None:
            raise NotFound
        return batch
