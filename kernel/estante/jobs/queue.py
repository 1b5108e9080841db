"""Enqueueing, cancelling and retrying jobs, in the same transaction as the change that asks for them.

The row in `jobs` is what the person sees. The row in `saq_jobs` is the worker's, in the format of SAQ 0.26.4,
and carries the tenant's and the job's guid. Both are written by the caller's transaction, and PostgreSQL
sends the notification at its commit: there is never a job without its change, or a change without its job.
"""

import json
import time
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from typing import Generic
from uuid import UUID

import msgspec
from msgspec import Struct
from saq.job import Job as SaqJob
from saq.job import Status
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import TENANT_KEY
from estante.errors import ApiError, InUse, NotFound
from estante.jobs.live import Live
from estante.jobs.models import OPEN, Job
from estante.jobs.payloads import P, QueuedKind

QUEUE = "estante"
RUN = "run"
# Workers of the release before this one know the function by this name.
SCHEDULED = "repeat"
TTL_SECONDS = 600
# The worker takes the lowest first: nobody waits behind what nobody asked for.
PRIORITY_USER, PRIORITY_BACKGROUND = 0, 16_000
# And people and tenants take turns: a person's third open job comes after everybody's second, and of a tenant
# whose many people ask, this many come before the next turn.
MAX_TURN = 15_000
TENANT_TURN = 10
OPEN_JOBS = text(
    "SELECT count(*) FILTER (WHERE person_guid IS NOT DISTINCT FROM CAST(:person AS uuid)), count(*)"
    " FROM (SELECT person_guid FROM jobs WHERE status IN ('queued', 'processing') AND guid <> :job"
    " AND (person_guid IS NULL) = (CAST(:person AS uuid) IS NULL) LIMIT :most) AS waiting"
)
# The worker enforces the kind's own timeout; the queue's is the net below it.
TIMEOUT_MARGIN = 60
STOP_RUNS = (
    text("DELETE FROM saq_jobs WHERE key = ANY(:keys) AND status = 'queued'"),
    text("UPDATE saq_jobs SET status = 'aborting' WHERE key = ANY(:keys) AND status = 'active'"),
)
INSERT_RUN = text(
    "INSERT INTO saq_jobs (key, job, queue, status, priority, scheduled)"
    " VALUES (:key, :body, :queue, 'queued', :priority, :at) ON CONFLICT (key) DO NOTHING"
)
INSERTED_RUN = text(f"{INSERT_RUN.text} RETURNING 1")
NOTIFY = text(f"SELECT pg_notify('saq:{QUEUE}', 'saq:enqueue')")
FINISHED = "('aborted', 'complete', 'failed')"


class JobNotOpen(ApiError):
    """409: only a waiting or running job can be cancelled, only a failed or cancelled one run again."""

    status, code = 409, "JOB_STATE"


class JobRequest(Struct, Generic[P], frozen=True):
    """One of many jobs of a kind: what its handler is given, the thing that it is about, and its name."""

    payload: P
    subject_guid: UUID | None = None
    title: str = ""


class JobQueue:
    """Writes jobs. `live` tells people what happens to them."""

    def __init__(self, live: Live) -> None:
        self.live = live

    async def enqueue(
        self,
        session: AsyncSession,
        kind: QueuedKind[P],
        payload: P,
        *,
        person_guid: UUID | None = None,
        subject_guid: UUID | None = None,
        title: str = "",
        run_at: datetime | None = None,
        delay: timedelta = timedelta(),
    ) -> Job:
        """Add a job that a worker runs after this transaction commits.

        Args:
            session: a transaction of the job's tenant.
            payload: what the kind's handler is given.
            person_guid: whose job it is; without one it is nobody's, and waits behind those of people.
            subject_guid: the thing that it is about.
            title: what the person calls that thing (a file's or content's name).
            run_at: not before this moment.
            delay: not before so long after `run_at`, or after now.
        """
        job = _job_of(session, kind, JobRequest(payload, subject_guid, title), person_guid)
        session.add(job)
        await session.flush()
        await session.refresh(job)
        await insert_run(session, job, kind, (run_at or datetime.now(UTC)) + delay)
        return job

    async def enqueue_many(
        self,
        session: AsyncSession,
        kind: QueuedKind[P],
        requests: Sequence[JobRequest[P]],
        *,
        person_guid: UUID | None = None,
    ) -> None:
        """Add many jobs of a kind as `enqueue` adds one, in as many statements as one takes."""
        if not requests:
            return
        jobs = [_job_of(session, kind, request, person_guid) for request in requests]
        turn = await _turn(session, jobs[0])
        session.add_all(jobs)
        await session.flush()
        runs = [_first_run(job, kind, min(MAX_TURN, turn + at)) for at, job in enumerate(jobs)]
        await session.execute(INSERT_RUN, [_values_of(run) for run in runs])
        await session.execute(NOTIFY)

    async def get(self, session: AsyncSession, person_guid: UUID, job_guid: UUID) -> Job:
        """A person's own job.

        Raises:
            NotFound: there is none, or it is somebody else's.
        """
        job = await session.scalar(select(Job).where(Job.guid == job_guid, Job.person_guid == person_guid))
        if job is None:
            raise NotFound
        return job

    async def cancelled(self, session: AsyncSession, guids: Collection[UUID]) -> frozenset[UUID]:
        """Those of these jobs that somebody cancelled, for what waits for them and would seem to run."""
        mine = select(Job.guid).where(Job.guid.in_(guids), Job.status == "cancelled")
        return frozenset(await session.scalars(mine)) if guids else frozenset()

    async def cancel(self, session: AsyncSession, job: Job) -> Job:
        """Stop a job: a waiting one never starts, a running one is interrupted within a second or two.

        Raises:
            JobNotOpen: it has already ended.
        """
        await session.refresh(job, with_for_update=True)
        if job.status not in OPEN:
            raise JobNotOpen(status=job.status)
        job.status = "cancelled"
        for statement in STOP_RUNS:
            await session.execute(statement, {"keys": [str(job.guid)]})
        await session.flush()
        await session.refresh(job)
        return job

    async def cancel_all(self, session: AsyncSession, person_guid: UUID) -> int:
        """Stop every open job of a person, as `cancel` does. Answers how many there were."""
        open_jobs = select(Job).where(Job.person_guid == person_guid, Job.status.in_(OPEN))
        jobs = (await session.scalars(open_jobs.order_by(Job.guid).with_for_update())).all()
        for job in jobs:
            job.status = "cancelled"
        await session.flush()
        for statement in STOP_RUNS:
            await session.execute(statement, {"keys": [str(job.guid) for job in jobs]})
        return len(jobs)

    async def retry(self, session: AsyncSession, job: Job, kind: QueuedKind[P]) -> Job:
        """Run a failed or cancelled job again from the start.

        Raises:
            JobNotOpen: it has not ended, or ended well. InUse: its last run is still being stopped.
        """
        await session.refresh(job, with_for_update=True)
        if job.status not in ("failed", "cancelled"):
            raise JobNotOpen(status=job.status)
        await session.execute(
            text(f"DELETE FROM saq_jobs WHERE key = :key AND status IN {FINISHED}"),  # noqa: S608
            {"key": str(job.guid)},
        )
        job.status, job.stage, job.progress, job.attempts = "queued", "", None, 0
        job.error_code, job.error_params, job.finished_at, job.started_at = None, {}, None, None
        if not await insert_run(session, job, kind):
            raise InUse
        await session.flush()
        await session.refresh(job)
        return job


async def insert_run(
    session: AsyncSession, job: Job, kind: QueuedKind[P], run_at: datetime | None = None
) -> bool:
    """Put one run of a job into the worker's queue; what a person asked for goes first, in turns.

    It waits until `run_at`. Answers whether there was no run of this job yet.
    """
    run = _first_run(job, kind, await _turn(session, job))
    if run_at is not None:
        run.scheduled = max(run.scheduled, int(run_at.timestamp()))
    return await _insert(session, run)


def _job_of(
    session: AsyncSession, kind: QueuedKind[P], request: JobRequest[P], person_guid: UUID | None
) -> Job:
    return Job(
        tenant_id=session.info[TENANT_KEY],
        guid=uuid7(),
        kind=kind.name,
        status="queued",
        payload=msgspec.to_builtins(request.payload),
        person_guid=person_guid,
        subject_guid=request.subject_guid,
        title=request.title,
        attempts=0,
        stage="",
        error_params={},
    )


def _first_run(job: Job, kind: QueuedKind[P], turn: int) -> SaqJob:
    is_background = job.person_guid is None and not kind.is_urgent
    first = PRIORITY_BACKGROUND if is_background else PRIORITY_USER
    names = {"tenant": str(job.tenant_id), "job": str(job.guid)}
    return _run_of(kind, str(job.guid), RUN, names, priority=first + turn)


async def _turn(session: AsyncSession, job: Job) -> int:
    """How many turns of others come before this job."""
    most = MAX_TURN * TENANT_TURN
    values = {"person": job.person_guid, "job": job.guid, "most": most}
    own, everybodys = (await session.execute(OPEN_JOBS, values)).one()
    return min(MAX_TURN, max(int(own), int(everybodys) // TENANT_TURN))


async def enqueue_scheduled(session: AsyncSession, kind: QueuedKind[P], slot: int, ttl: int) -> bool:
    """Put one run of a scheduled kind into the queue; a second one for the same slot changes nothing.

    `ttl` is for how many seconds the queue remembers that the slot had its run.
    """
    tenant = str(session.info[TENANT_KEY])
    names = {"tenant": tenant, "kind": kind.name}
    run = _run_of(kind, f"{kind.name}.{tenant}.{slot}", SCHEDULED, names, priority=PRIORITY_BACKGROUND)
    run.ttl = ttl
    return await _insert(session, run)


def _run_of(kind: QueuedKind[P], key: str, function: str, names: dict[str, str], *, priority: int) -> SaqJob:
    """A run of a kind as the queue knows it; its key is its own."""
    now = int(time.time())
    return SaqJob(
        function=function,
        kwargs=names,
        key=key,
        timeout=kind.timeout + TIMEOUT_MARGIN,
        heartbeat=kind.heartbeat,
        retries=kind.retries,
        retry_delay=1.0,
        retry_backoff=float(kind.max_delay),
        ttl=TTL_SECONDS,
        queued=now * 1000,
        scheduled=now,
        status=Status.QUEUED,
        priority=priority,
    )


async def _insert(session: AsyncSession, run: SaqJob) -> bool:
    """Add a run with the change that asks for it. Answers whether its key was not there yet."""
    if await session.scalar(INSERTED_RUN, _values_of(run)) is None:
        return False
    await session.execute(NOTIFY)
    return True


def _values_of(run: SaqJob) -> dict[str, object]:
    body = json.dumps({**run.to_dict(), "queue": QUEUE}).encode()
    return {"key": run.key, "body": body, "queue": QUEUE, "priority": run.priority, "at": run.scheduled}
