"""Having the codes of batches made."""

from uuid import UUID

from estante.api.jobs import JobQueue

from estante_licenses.jobs import MAKE_CODES, BatchCodes
from estante_licenses.models import LicenseBatch
from estante_licenses.schemas import NewLicenseBatch
from estante_licenses.services.batch import LicenseBatchService


class BatchCodesService:
    """Makes batches, whose codes a job makes, and goes on with those that were stopped."""

    def __init__(self, batches: LicenseBatchService, queue: JobQueue) -> None:
        self.batches, self._queue = batches, queue

    async def create(self, data: NewLicenseBatch) -> LicenseBatch:
        """A new batch. Raises ValidationFailed."""
        record = await self.batches.create(data)
        await self._start(record)
        return record

    async def resume(self, guid: UUID) -> LicenseBatch:
        """The batch, whose missing codes are made; where none is missing nothing happens. Raises NotFound."""
        record = await self.batches.get_for_update(guid)
        if record.is_processing:
            await self._start(record)
            await self.batches.record_act(record, "resume", {"name": record.name})
        return record

    async def _start(self, record: LicenseBatch) -> None:
        person = self.batches.principal.person_guid
        job = await self._queue.enqueue(
            self.batches.session,
            MAKE_CODES,
            BatchCodes(record.guid),
            person_guid=person,
            subject_guid=record.guid,
            title=record.name,
        )
        record.job_guid = job.guid
        await self.batches.session.flush()
