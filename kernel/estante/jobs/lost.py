"""Jobs that the queue no longer has: whoever waits for one is told, and asks again.

A run whose end cannot be written (a full disk, a database that is away) is tried again by the queue. When
that was in vain as often as it may be, the queue forgets the run, and the job's own row says that it goes on.
"""

from collections.abc import Mapping
from datetime import timedelta

from sqlalchemy import func, text, update

from estante.jobs.kinds import JobContext, JobKind, Json
from estante.jobs.live import JOB_EVENT
from estante.jobs.models import OPEN, Job
from estante.jobs.running import LOST, summary_of

# A row and its run are written together; so long after, a run that is not there has ended.
WAITED = timedelta(minutes=2)
AT_ONCE = 200
ABANDONED = f"""
FROM jobs j
WHERE j.status IN ('queued', 'processing') AND j.created_at < now() - interval '{WAITED.seconds} seconds'
  AND NOT EXISTS (
      SELECT FROM saq_jobs q
      WHERE q.key = j.guid::text AND q.status IN ('new', 'queued', 'active', 'aborting'))
"""


async def close_lost_jobs(job: JobContext, _payload: Mapping[str, Json]) -> Json:
    """Mark the jobs of one tenant as failed whose runs are gone. Answers how many."""
    failed = {"status": "failed", "error_code": LOST, "error_params": {}, "finished_at": func.now()}
    async with job.database.transaction(job.tenant) as session:
        lost = await session.scalars(text(f"SELECT j.guid {ABANDONED} LIMIT {AT_ONCE}"))
        ended = await session.scalars(
            update(Job)
            .where(Job.guid.in_(lost.all()), Job.status.in_(OPEN))
            .values(**failed)
            .returning(Job)
            .execution_options(populate_existing=True)
        )
        closed = list(ended)
    for one in closed:
        if one.person_guid is not None:
            await job.queue.live.tell(job.tenant.guid, one.person_guid, JOB_EVENT, summary_of(one))
    return len(closed)


CLOSE_LOST_JOBS = JobKind(
    "estante.jobs.lost",
    close_lost_jobs,
    "jobs.kinds.jobs_lost",
    every=60,
    due=f"SELECT EXISTS (SELECT {ABANDONED})",
)
