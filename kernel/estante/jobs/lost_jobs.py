"""Jobs that the queue no longer has: they are marked as failed, so that whoever waits can run them again.

A run whose end cannot be written (a full disk, a database that is away) is tried again by the queue. When
that was in vain as often as it may be, the queue forgets the run, and the job's own row says that it goes on.
"""

from datetime import timedelta

import structlog
from sqlalchemy import func, select, text, update

from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.live import JOB_EVENT
from estante.jobs.models import OPEN, Job
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.runner import LOST, give_up, summary_of
from estante.jobs.schedules import Every
from estante.notifications.job_ends import notify_of_end
from estante.plugins.registry import registry_of

log = structlog.get_logger("estante.jobs")

# A row and its run are written together; so long after, a run that is not there has ended.
WAITED = timedelta(minutes=2)
MAX_BATCH = 200
ABANDONED = f"""
FROM jobs j
WHERE j.status IN ('queued', 'processing') AND j.created_at < now() - interval '{WAITED.seconds} seconds'
  AND NOT EXISTS (
      SELECT FROM saq_jobs q
      WHERE q.key = j.guid::text AND q.status IN ('new', 'queued', 'active', 'aborting'))
"""


async def close_lost_jobs(job: JobContext, _payload: NoPayload) -> Json:
    """Mark the jobs of one tenant as failed whose runs are gone. Answers how many."""
    kinds = registry_of(job.plugins).jobs
    failed = {"status": "failed", "error_code": LOST, "error_params": {}, "finished_at": func.now()}
    async with job.transaction() as session:
        lost = await session.scalars(text(f"SELECT j.guid {ABANDONED} LIMIT {MAX_BATCH}"))
        rows = list(await session.scalars(select(Job).where(Job.guid.in_(lost.all()))))
    given_up = []
    for row in rows:
        # First, as the runner does: what this cannot let go of stays open, and is tried again.
        try:
            await give_up(job, kinds.get(row.kind), row)
        except Exception:
            log.exception("job_not_given_up", kind=row.kind, tenant=job.tenant.key, job=str(row.guid))
        else:
            given_up.append(row.guid)
    async with job.transaction() as session:
        ended = await session.scalars(
            update(Job)
            .where(Job.guid.in_(given_up), Job.status.in_(OPEN))
            .values(**failed)
            .returning(Job)
            .execution_options(populate_existing=True)
        )
        closed = list(ended)
        for row in closed:
            await notify_of_end(job.notifications, session, row, kinds.get(row.kind))
    for row in closed:
        if row.person_guid is not None:
            await job.queue.live.publish(job.tenant.guid, row.person_guid, JOB_EVENT, summary_of(row))
    return len(closed)


CLOSE_LOST_JOBS = JobKind(
    "estante.jobs.lost",
    NoPayload,
    close_lost_jobs,
    "jobs.kinds.jobs_lost",
    schedule=Every(60),
    due=f"SELECT EXISTS (SELECT {ABANDONED})",
)
