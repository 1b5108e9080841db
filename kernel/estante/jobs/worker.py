"""The worker: runs jobs until it is told to stop, and loses none however it ends.

SIGTERM gives running jobs a grace period and then hands them back to the queue. A worker that is killed stops
giving signs of life; the sweep of any other worker, or of its successor, hands its jobs back.
"""

import asyncio
import signal
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any
from uuid import UUID

import structlog
from saq.job import Job as SaqJob
from saq.job import Status
from saq.queue.postgres import PostgresQueue
from saq.queue.postgres_migrations import get_migrations
from saq.types import Context
from saq.worker import Worker

from estante.builds import BuildArchive, assets_of
from estante.config import Platform
from estante.database.engine import Database
from estante.database.tenant_lookup import tenants_with
from estante.errors import ApiError
from estante.events.outbox import Events
from estante.events.relay import Relay
from estante.files.store import FileStore
from estante.jobs import relay
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobKind
from estante.jobs.live import Live
from estante.jobs.payloads import P
from estante.jobs.queue import QUEUE, RUN, SCHEDULED, JobQueue, enqueue_scheduled
from estante.jobs.runner import LOST, POSTPONED, Runner
from estante.jobs.schedules import Schedule
from estante.jobs.supervision import Part, pause, supervise
from estante.languages.texts import Texts
from estante.mail.delivery import SEND_LETTER
from estante.mail.mailers import open_mailer
from estante.mail.service import Letters
from estante.notifications.letters import NOTIFICATION
from estante.notifications.service import Notifications
from estante.settings.watcher import SettingsWatcher
from estante.telemetry import metrics, tracing

if TYPE_CHECKING:
    from estante.plugins.registry import PluginRegistry
    from estante.tenancy.registry import TenantRegistry
    from estante.tenancy.tenant import Tenant

CONCURRENCY = 4
GRACE_SECONDS = 20
SWEEP_SECONDS = 5
# How long the sweep waits for a worker that is stuck, but alive, to let a job go.
ABORT_SECONDS = 2.0
# An idle worker looks up this often, so that it need not use up its grace to end.
DEQUEUE_SECONDS = 1.0
CLOCK_SECONDS = 15.0
POSTPONED_SECONDS = 5
BUILDS_SECONDS = 3600.0
SCHEMA_VERSION = 3
log = structlog.get_logger(__name__)


class QueueSchemaDiffers(RuntimeError):
    """The queue's tables are of another version than this worker's library; run the migrations."""


class TableQueue(PostgresQueue):
    """SAQ's queue on the tables that our migrations made; our role may not create any."""

    runner: Runner

    async def init_db(self) -> None:
        async with self.pool.connection() as connection:
            row = await (await connection.execute("SELECT version FROM saq_versions")).fetchone()
        wanted = get_migrations(self.jobs_table, self.stats_table)[-1][0]
        if row is None or row[0] != wanted or wanted != SCHEMA_VERSION:
            raise QueueSchemaDiffers(f"tables: {row}, library: {wanted}, this code: {SCHEMA_VERSION}")

    async def sweep(self, lock: int = 60, abort: float = ABORT_SECONDS) -> list[str]:
        return await super().sweep(lock, abort)

    async def finish(self, job: SaqJob, status: Status, **kwargs: object) -> None:
        if status == Status.COMPLETE and job.meta.pop(POSTPONED, False):
            job.attempts -= 1
            again = int(time.time()) + POSTPONED_SECONDS
            await self.update(job, status=Status.QUEUED, scheduled=again, expire_at=None)
            return
        await super().finish(job, status, **kwargs)  # type: ignore[arg-type]
        # The sweep gave up on it: its workers died as often as it may be tried.
        if status == Status.ABORTED and kwargs.get("error") == self.swept_error_message:
            await self.runner.mark_lost(job.kwargs or {}, LOST)


class JobWorker(Worker[Context]):
    """SAQ's worker without its signal handlers; `serve` has the process's own.

    It ends with its jobs. SAQ waits for its timers too, which sleep for up to half a minute: an idle worker
    would use up the whole grace.
    """

    SIGNALS: list[signal.Signals] = []  # noqa: RUF012
    timer_tasks: Sequence[asyncio.Task[None]] = ()

    async def upkeep(self) -> list[asyncio.Task[None]]:
        tasks = await super().upkeep()
        self.timer_tasks = tasks
        return tasks

    async def stop(self) -> None:
        self.event.set()
        for task in self.timer_tasks:
            task.cancel()
        await super().stop()


class WorkerProcess:
    """All that works in one worker process: one queue a PostgreSQL, and the clock of the scheduled kinds."""

    def __init__(
        self,
        platform: Platform,
        registry: "PluginRegistry",
        tenants: "TenantRegistry",
        *,
        concurrency: int = CONCURRENCY,
        sweep_seconds: int = SWEEP_SECONDS,
        grace_seconds: int = GRACE_SECONDS,
        dequeue_seconds: float = DEQUEUE_SECONDS,
    ) -> None:
        self.platform, self.registry, self.tenants = platform, registry, tenants
        self.services = open_services(platform, registry)
        self.database, self.live = self.services.database, self.services.queue.live
        self.settings = SettingsWatcher(
            self.database, tenants, self.services.texts, platform.addresses.redis_url
        )
        self.runner = Runner(self.services, tenants)
        # The last slot of each scheduled kind that this worker knows to be enqueued, by tenant.
        self._slots: dict[tuple[UUID, str], int] = {}
        self._new_worker = partial(
            JobWorker,
            concurrency=concurrency,
            dequeue_timeout=dequeue_seconds,
            timers={"schedule": 1, "sweep": sweep_seconds, "abort": 1, "worker_info": 30},
            shutdown_grace_period_s=grace_seconds,
            cancellation_hard_deadline_s=5.0,
        )

    async def serve(self, stop: asyncio.Event) -> None:
        """Work until `stop` is set."""
        await self._run_parts(
            {
                "clock": partial(self._schedule_loop, stop),
                "tenants": partial(self.tenants.watch, stop),
                "settings": partial(self.settings.watch, stop),
                "builds": partial(self._keep_builds, stop),
                **self._queues(stop),
            },
            stop,
        )

    async def serve_queues(self, stop: asyncio.Event) -> None:
        """Run jobs and dispatch events until `stop` is set; nothing is scheduled, and no file is watched."""
        await self._run_parts(self._queues(stop), stop)

    def _queues(self, stop: asyncio.Event) -> dict[str, Part]:
        """One PostgreSQL that is away stops nobody who lives at another."""
        own = self.platform.addresses.app_url
        urls = sorted({own, *(tenant.database or own for tenant in self.tenants.all())})
        parts: dict[str, Part] = {}
        for number, url in enumerate(urls):
            parts[f"queue {number}"] = partial(self._work, url, stop)
            parts[f"relay {number}"] = partial(self._relay_events, url, stop)
        return parts

    async def _run_parts(self, parts: dict[str, Part], stop: asyncio.Event) -> None:
        tasks = [asyncio.create_task(supervise(name, part, stop)) for name, part in parts.items()]
        log.info("worker_ready", parts=len(parts))
        try:
            await stop.wait()
        finally:
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.live.close()
            await self.database.close()

    async def _work(self, url: str, stop: asyncio.Event) -> None:
        """Run the jobs of one PostgreSQL until `stop` is set."""
        queue = self._queue(url)
        worker = self._worker(queue)
        await queue.connect()
        running, stopping = asyncio.create_task(worker.start()), asyncio.create_task(stop.wait())
        try:
            await asyncio.wait([running, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            worker.event.set()
            try:
                await running
            finally:
                await queue.disconnect()

    def _queue(self, url: str) -> TableQueue:
        queue = TableQueue.from_url(url.replace("+asyncpg", ""), name=QUEUE, min_size=1, max_size=8)
        assert isinstance(queue, TableQueue)  # noqa: S101
        queue.runner = self.runner
        return queue

    def _worker(self, queue: TableQueue) -> JobWorker:
        return self._new_worker(queue, [(RUN, self.runner.run), (SCHEDULED, self.runner.run_scheduled)])

    async def _schedule_loop(self, stop: asyncio.Event) -> None:
        """Enqueue each scheduled kind once a slot of its schedule in each tenant that has its plugin."""
        while not stop.is_set():
            await self._enqueue_slots(time.time())
            await pause(stop, CLOCK_SECONDS)

    async def _enqueue_slots(self, now: float) -> None:
        """Ask the database once a slot of each kind, and no tenant in which there is nothing to do."""
        tenants = self.tenants.all()
        for kind, schedule, plugin_id in self._scheduled_kinds():
            zones = {tenant.time_zone for tenant in tenants}
            slots = {zone: schedule.slot(now, zone) for zone in zones}
            ttls = {zone: schedule.ttl(now, zone) for zone in zones}
            waiting = [
                tenant
                for tenant in tenants
                if self._slots.get((tenant.guid, kind.name)) != slots[tenant.time_zone]
                and self.registry.on(tenant, plugin_id)
            ]
            if not waiting:
                continue
            due = await self._due(waiting, kind)
            if due is None:
                continue
            late = {
                home.guid
                for home in due
                if not await self._enqueue_slot(home, kind, slots[home.time_zone], ttls[home.time_zone])
            }
            self._slots.update(
                ((home.guid, kind.name), slots[home.time_zone]) for home in waiting if home.guid not in late
            )

    async def _due(self, tenants: "Sequence[Tenant]", kind: JobKind[P]) -> "Sequence[Tenant] | None":
        """Those that have something for a kind; None while nobody can be asked."""
        question = kind.due if isinstance(kind.due, str) else kind.due(self.registry)
        try:
            return await tenants_with(self.database, tenants, question)
        except Exception as error:
            log.warning("schedule_not_asked", kind=kind.name, reason=repr(error))
            return None

    def _scheduled_kinds(self) -> list[tuple[JobKind[Any], Schedule, str]]:
        return [
            (kind, kind.schedule, plugin.id)
            for plugin in self.registry
            for kind in plugin.jobs
            if kind.schedule is not None
        ]

    async def _enqueue_slot(self, tenant: "Tenant", kind: JobKind[P], slot: int, ttl: int) -> bool:
        try:
            async with self.database.transaction(tenant) as session:
                await enqueue_scheduled(session, kind, slot, ttl)
        except Exception as error:
            # The database may be away for a while; the next round tries again.
            log.warning("schedule_not_enqueued", kind=kind.name, tenant=tenant.key, reason=repr(error))
            return False
        return True

    async def _keep_builds(self, stop: asyncio.Event) -> None:
        """Keep the assets of this build for pages that outlive it, and drop those of builds long gone."""
        archive = BuildArchive.open(self.platform)
        while not stop.is_set():
            try:
                await archive.keep(assets_of(self.platform, self.registry))
            except (ApiError, OSError) as error:
                log.warning("build_not_kept", reason=repr(error))
            await pause(stop, BUILDS_SECONDS)

    async def _relay_events(self, url: str, stop: asyncio.Event) -> None:
        """Dispatch the domain events that are due in one PostgreSQL."""
        own = self.platform.addresses.app_url

        def living_there() -> list["Tenant"]:
            return [tenant for tenant in self.tenants.all() if (tenant.database or own) == url]

        await relay.serve(Relay(self.services, self.registry), url, living_there, stop)


def open_services(platform: Platform, registry: "PluginRegistry") -> WorkServices:
    """What the jobs and listeners of a worker share. Nothing connects before it is used."""
    events, queue = Events(), JobQueue(Live(platform.addresses.redis_url))
    letters = Letters(queue, SEND_LETTER)
    return WorkServices(
        platform=platform,
        database=Database(platform.addresses.app_url),
        files=FileStore.open(platform),
        queue=queue,
        mailer=open_mailer(platform),
        events=events,
        letters=letters,
        notifications=Notifications(events, letters, NOTIFICATION),
        texts=Texts(registry.text_folders),
        registry=registry,
    )


def run(platform: Platform, registry: "PluginRegistry | None" = None) -> None:
    """Work until SIGTERM or Ctrl-C: `estante worker`."""
    from estante.builtin import load_registry  # noqa: PLC0415
    from estante.plugins.faults import set_faulty_aside  # noqa: PLC0415
    from estante.tenancy.registry import open_tenants  # noqa: PLC0415

    metrics.enable(platform)
    tracing.enable(platform, "worker")
    if registry is None:
        registry = load_registry()
        set_faulty_aside(registry, platform.data_dir)
    asyncio.run(_serve_until_signal(WorkerProcess(platform, registry, open_tenants(platform, registry))))


async def _serve_until_signal(worker_process: WorkerProcess) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await worker_process.serve(stop)
