"""What a batch that is a cartridge does otherwise: its rows, and where its contents go."""

from asyncio import to_thread
from collections.abc import Sequence
from pathlib import Path

from estante.api.errors import ApiError
from estante.api.http import build
from estante.api.jobs import JobContext
from estante.api.records import record_context, service_values
from sqlalchemy import select

from estante_contents.batches.archive.members import Member
from estante_contents.batches.models import Batch, BatchFile
from estante_contents.cartridges.reading import Cartridge, read_cartridge
from estante_contents.cartridges.rows import PLACE, QUESTIONS, URL, rows_of
from estante_contents.collections.service import CollectionService
from estante_contents.policies import Collections

__all__ = ["QUESTIONS", "URL", "place", "rows"]


async def rows(batch: Batch, members: Sequence[Member], path: Path) -> Sequence[BatchFile]:
    """Raises Unprocessable: it is no cartridge."""

    def read() -> Cartridge:
        with path.open("rb") as file:
            return read_cartridge(file)

    return list(rows_of(batch, members, await to_thread(read)))


async def place(job: JobContext, batch: Batch) -> None:
    """Put what was made into the collection, in the cartridge's order; twice is once.

    A collection that is gone meanwhile, or that the person may not change any more, has nothing put in.
    """
    if batch.collection_guid is None:
        return
    try:
        async with job.transaction() as session:
            made = select(BatchFile.content_guid).where(
                BatchFile.batch_guid == batch.guid, BatchFile.content_guid.is_not(None)
            )
            contents = (await session.scalars(made.order_by(BatchFile.row[PLACE].astext))).all()
            records = await record_context(
                job, session, Collections.update, batch.created_by, batch.acting_guid
            )
            values = service_values(records, files=job.files, queue=job.queue, registry=job.plugins)
            collections = build(CollectionService, values)
            await collections.add_contents(
                batch.collection_guid, [guid for guid in contents if guid], are_in_order=True
            )
    except ApiError as error:
        if error.status >= 500:
            raise
