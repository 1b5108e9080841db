"""One run of a job: from the queue's two guids to the person's result, failure or next attempt."""

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any
from uuid import UUID

import msgspec
import structlog
from saq.job import Job as SaqJob
from saq.types import Context
from sqlalchemy import func, update

from estante.errors import ApiError, Param
from estante.jobs.context import WorkContext, WorkServices
from estante.jobs.kinds import JobContext, JobKind, Postponed
from estante.jobs.live import JOB_EVENT
from estante.jobs.models import OPEN, Job
from estante.jobs.payloads import Json, P
from estante.notifications.job_ends import notify_of_end
from estante.plugins.registry import registry_of
from estante.telemetry import metrics, tracing
from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    from estante.tenancy.registry import TenantRegistry

FAILED, TIMED_OUT, LOST, UNKNOWN = "JOB_FAILED", "JOB_TIMEOUT", "JOB_LOST", "JOB_UNKNOWN"
PROGRESS_SECONDS = 0.5
# On the queue's own row, of a run that ended so that others have its place.
POSTPONED = "postponed"
log = structlog.get_logger(__name__)


class JobRun(JobContext):
    """The `JobContext` of one run. Nobody's job (a scheduled kind) keeps its progress to itself."""

    def __init__(self, runner: "Runner", tenant: Tenant, job: Job | None) -> None:
        super().__init__(
            runner.services,
            tenant,
            person_guid=job.person_guid if job is not None else None,
            job_guid=job.guid if job is not None else None,
        )
        self._runner = runner
        self._job = job
        self._stage = ""
        self._shown_at = 0.0

    async def progress(self, share: float | None, stage: str = "") -> None:
        """Show it to the person; at most twice a second unless the stage changes."""
        now = time.monotonic()
        if self._job is None or (stage == self._stage and now - self._shown_at < PROGRESS_SECONDS):
            return
        self._stage, self._shown_at = stage, now
        bounded = None if share is None else min(max(share, 0.0), 1.0)
        await self._runner.change(self.tenant, self._job, ("processing",), progress=bounded, stage=stage)


class Runner:
    """What the worker calls. The rows in `jobs` are the truth: a run whose row has ended does nothing."""

    def __init__(self, services: WorkServices, tenants: "TenantRegistry") -> None:
        self.services = services
        self.database, self.live = services.database, services.queue.live
        self.registry = registry_of(services.registry)
        self._tenants = tenants

    async def run(self, context: Context, *, tenant: str, job: str) -> None:
        """Run one job of a person; SAQ calls this with the names in its row."""
        home = self._tenants.by_guid(UUID(tenant))
        job_row = await self._start(home, UUID(job)) if home is not None else None
        if home is None or job_row is None:
            return
        kind = self._kind(home, job_row.kind)
        if kind is None:
            await self._fail(home, job_row, UNKNOWN, {"kind": job_row.kind})
            return
        saq_job = context["job"]
        try:
            result = await self._within_limits(saq_job, kind, JobRun(self, home, job_row), job_row.payload)
        except Postponed:
            waiting = {"status": "queued", "stage": "", "progress": None, "attempts": Job.attempts - 1}
            await self.change(home, job_row, ("processing",), **waiting)
            saq_job.meta[POSTPONED] = True
        except ApiError as refusal:
            await self._refused(saq_job, home, job_row, refusal)
        except asyncio.CancelledError:
            # Cancelled by the person (then the row has ended already), or the worker is being stopped.
            await self.change(home, job_row, ("processing",), status="queued", stage="", progress=None)
            raise
        except msgspec.ValidationError:
            # Its row was written by a release whose payload this one cannot read; it never will.
            log.exception("job_payload_unreadable", kind=kind.name, tenant=home.key, job=job)
            await self._fail(home, job_row, FAILED, {})
        except TimeoutError:
            await self._again_or_fail(saq_job, home, job_row, TIMED_OUT)
        except Exception as error:
            log.exception(
                "job_attempt_failed", kind=kind.name, tenant=home.key, job=job, attempt=job_row.attempts
            )
            await self._again_or_fail(saq_job, home, job_row, FAILED, error)
        else:
            await self._finish(home, job_row, msgspec.to_builtins(result))

    async def run_scheduled(self, context: Context, *, tenant: str, kind: str) -> None:
        """Run a scheduled kind in one tenant, for nobody."""
        home = self._tenants.by_guid(UUID(tenant))
        scheduled = self._kind(home, kind) if home is not None else None
        if home is not None and scheduled is not None:
            await self._within_limits(context["job"], scheduled, JobRun(self, home, None), {})

    async def mark_lost(self, names: Mapping[str, object], code: str) -> None:
        """Close the row of a job that the sweep gave up on."""
        home = self._tenants.by_guid(UUID(str(names.get("tenant"))))
        if home is not None and "job" in names:
            async with self.database.transaction(home) as session:
                job = await session.get(Job, (home.guid, UUID(str(names["job"]))))
            if job is not None:
                await self._fail(home, job, code, {})

    async def change(self, tenant: Tenant, job: Job, only: tuple[str, ...], **values: object) -> bool:
        """Change a job's row while its status is one of `only`, and tell the person."""
        async with self.database.transaction(tenant) as session:
            changed = await session.scalar(
                update(Job)
                .where(Job.guid == job.guid, Job.status.in_(only))
                .values(**values)
                .returning(Job)
                .execution_options(populate_existing=True)
            )
            if changed is not None and values.get("status") in ("done", "failed"):
                kind = self.registry.jobs.get(changed.kind)
                await notify_of_end(self.services.notifications, session, changed, kind)
        if changed is None:
            return False
        if changed.person_guid is not None:
            await self.live.publish(tenant.guid, changed.person_guid, JOB_EVENT, summary_of(changed))
        return True

    def _kind(self, tenant: Tenant, name: str) -> JobKind[Any] | None:
        return next(
            (
                kind
                for plugin in self.registry
                if self.registry.on(tenant, plugin.id)
                for kind in plugin.jobs
                if kind.name == name
            ),
            None,
        )

    async def _start(self, tenant: Tenant, job_guid: UUID) -> Job | None:
        async with self.database.transaction(tenant) as session:
            job = await session.scalar(
                update(Job)
                .where(Job.guid == job_guid, Job.status.in_(OPEN))
                .values(
                    status="processing",
                    attempts=Job.attempts + 1,
                    started_at=func.coalesce(Job.started_at, func.now()),
                )
                .returning(Job)
            )
        if job is not None and job.person_guid is not None:
            await self.live.publish(tenant.guid, job.person_guid, JOB_EVENT, summary_of(job))
        return job

    async def _within_limits(self, saq_job: SaqJob, kind: JobKind[P], context: JobRun, payload: Json) -> Json:
        tenant = context.tenant.key
        with metrics.job_run(kind.name), tracing.job(kind.name, tenant, str(context.job_guid)):
            async with _heartbeat(saq_job, kind.heartbeat), asyncio.timeout(kind.timeout):
                try:
                    return await kind.handler(context, msgspec.convert(payload, kind.payload))
                except SystemExit as error:
                    # Beyond the task it would end the worker, with the jobs of everybody else.
                    raise RuntimeError(f"the job {kind.name} wants to exit") from error

    async def _refused(self, saq_job: SaqJob, tenant: Tenant, job: Job, refusal: ApiError) -> None:
        """A refusal of the input will not change with time; a store that is away will."""
        if refusal.status >= 500:
            await self._again_or_fail(saq_job, tenant, job, refusal.code, refusal)
            return
        code = refusal.text_key.removeprefix("errors.")
        await self._fail(tenant, job, code, refusal.params)

    async def _again_or_fail(
        self, saq_job: SaqJob, tenant: Tenant, job: Job, code: str, error: Exception | None = None
    ) -> None:
        if saq_job.retryable:
            await self.change(tenant, job, ("processing",), status="queued", stage="", progress=None)
            raise error or TimeoutError
        await self._fail(tenant, job, code, {})

    async def _fail(self, tenant: Tenant, job: Job, code: str, params: Mapping[str, Param]) -> None:
        # First: a kill between the two leaves an open row, which the sweep of lost jobs closes as well.
        await give_up(JobRun(self, tenant, job), self.registry.jobs.get(job.kind), job)
        failed = {"error_code": code, "error_params": dict(params), "finished_at": func.now()}
        await self.change(tenant, job, OPEN, status="failed", **failed)

    async def _finish(self, tenant: Tenant, job: Job, result: Json) -> None:
        done = {"progress": 1.0, "stage": "", "result": result, "finished_at": func.now()}
        await self.change(tenant, job, ("processing",), status="done", **done)


async def give_up(work: WorkContext, kind: JobKind[Any] | None, job: Job) -> None:
    """Have the kind of a job that has failed for good let go of what waits for it."""
    if kind is None or kind.give_up is None:
        return
    # What cannot be read any more names nothing that could wait.
    with suppress(msgspec.ValidationError):
        await kind.give_up(work, msgspec.convert(job.payload, kind.payload))


def summary_of(job: Job) -> Json:
    """What its person is sent of a job at once."""
    return {
        "guid": str(job.guid),
        "kind": job.kind,
        "status": job.status,
        "progress": job.progress,
        "stage": job.stage,
        "subject_guid": str(job.subject_guid) if job.subject_guid else None,
        "title": job.title,
    }


@asynccontextmanager
async def _heartbeat(saq_job: SaqJob, heartbeat: int) -> AsyncIterator[None]:
    """Touch the queue's row often enough that the sweep knows that we live."""

    async def touch() -> None:
        while True:
            await asyncio.sleep(heartbeat / 3)
            try:
                await saq_job.update()
            except Exception as error:
                log.warning("heartbeat_missed", job=saq_job.key, reason=repr(error))

    task = asyncio.create_task(touch())
    try:
        yield
    finally:
        task.cancel()
