"""A worker inside a test's process."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID

from estante.dependencies import Services
from estante.events import Event
from estante.events.listeners import EventContext
from estante.jobs.models import Job
from estante.jobs.worker import WorkerProcess
from estante.tenancy.tenant import Tenant

ENDED = {"done", "failed", "cancelled"}
LOOKS_PER_SECOND = 50
STATUS = "SELECT status FROM jobs WHERE tenant_id = $1 AND guid = $2"


async def until(is_so: Callable[[], Awaitable[bool]], seconds: float = 120) -> None:
    """Wait until something is so, and look often.

    Raises:
        TimeoutError: it was not so in time.
    """
    async with asyncio.timeout(seconds):
        while not await is_so():  # noqa: ASYNC110 - what is waited for is in a database
            await asyncio.sleep(1 / LOOKS_PER_SECOND)


class Workbench:
    """Runs jobs and dispatches events beside a test, from its first `start` or `finish` to its end."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, *, with_clock: bool = False) -> None:
        """Work from now on, as the whole of a worker where jobs are to begin by their schedule."""
        if self._task is None:
            worker = WorkerProcess(
                self._services.platform,
                self._services.registry,
                self._services.tenants,
                grace_seconds=1,
                dequeue_seconds=0.1,
            )
            serve = worker.serve if with_clock else worker.serve_queues
            self._task = asyncio.create_task(serve(self._stop))

    async def dispatch(self, event: Event, tenant: Tenant) -> None:
        """Give an event to its listeners, as may happen again after a crash: they are idempotent."""
        context = EventContext(self._services.work, tenant)
        for _plugin, listener in self._services.registry.listeners:
            if listener.event is type(event):
                await listener.handler(context, event)

    async def finish(self, job_guid: UUID | str, tenant: Tenant, seconds: float = 120) -> Job:
        """Wait until a job has ended, and answer its row.

        Raises:
            TimeoutError: it has not ended in time.
        """
        guid = UUID(str(job_guid))
        self.start()

        async def has_ended() -> bool:
            return await self._status(guid, tenant) in ENDED

        await until(has_ended, seconds)
        async with self._services.database.transaction(tenant) as session:
            return await session.get_one(Job, (tenant.guid, guid))

    async def _status(self, guid: UUID, tenant: Tenant) -> str | None:
        # Asked so often that an ORM's row would take a third of the time that jobs take here.
        async with self._services.database.reading(tenant) as connection:
            status: str | None = await connection.fetchval(STATUS, tenant.guid, guid)
        return status

    async def close(self) -> None:
        """Stop working."""
        self._stop.set()
        if self._task is not None:
            await self._task
