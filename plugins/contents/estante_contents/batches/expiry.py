"""How long a batch is kept: a month, in which its page says what became of each file."""

from datetime import timedelta

from estante.api.files import release_file
from estante.api.jobs import DAILY, JobContext, JobKind, Json, NoPayload
from sqlalchemy import delete, func, select

from estante_contents.batches.models import Batch

RETENTION = timedelta(days=30)
MAX_BATCHES = 100
OLD = f"created_at < now() - interval '{RETENTION.days} days'"
DUE = f"SELECT EXISTS (SELECT FROM content_batches WHERE {OLD})"  # noqa: S608 - our own words


async def expire_batches(job: JobContext, _payload: NoPayload) -> Json:
    """Forget batches of a month ago, with the archive of one that never came to its end."""
    async with job.transaction() as session:
        old = select(Batch).where(Batch.created_at < func.now() - RETENTION).limit(MAX_BATCHES)
        batches = list(await session.scalars(old))
        for batch in batches:
            await release_file(session, batch.stored_guid)
        await session.execute(delete(Batch).where(Batch.guid.in_([batch.guid for batch in batches])))
    return len(batches)


EXPIRE_BATCHES = JobKind(
    "contents.batches_expire",
    NoPayload,
    expire_batches,
    "contents.jobs.batches_expire",
    schedule=DAILY,
    due=DUE,
)
