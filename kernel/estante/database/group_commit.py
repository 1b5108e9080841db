"""Group commit: many callers' writes go into one transaction, and each is answered after its commit.

Requests put their write into a bounded buffer. Two lanes empty it: a lane takes all that waits for one
tenant, applies it with one statement, commits and answers, while the next writes gather behind the other
lane. There is no timer, so a lone write waits for nobody and a crowd shares its commits.
"""

import asyncio
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar
from uuid import UUID

import asyncpg
import structlog
from msgspec import Struct

from estante.database.engine import Database
from estante.errors import NotFound, Unavailable
from estante.telemetry.metrics import batch_written
from estante.tenancy.tenant import Tenant

LANES = 2
MAX_WAITING = 20_000
MAX_BATCH = 2_000
log = structlog.get_logger()

W_contra = TypeVar("W_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
Write = TypeVar("Write")
Answer = TypeVar("Answer")


class Apply(Protocol[W_contra, A_co]):
    """Applies writes in one committed transaction; answers each in its place, None where nothing matched."""

    async def __call__(
        self, database: Database, tenant: Tenant, writes: Sequence[W_contra], /
    ) -> Sequence[A_co | None]: ...


class Waiting(Struct, Generic[Write, Answer]):
    """A write and the future that its caller awaits."""

    write: Write
    answer: asyncio.Future[Answer]


class GroupWriter(Generic[Write, Answer]):
    """Gathers the writes of one kind for one database, for a plugin whose every request is a small write.

    `name` says in the log whose writes failed.

    `apply` must be idempotent: when a connection breaks during a commit, callers are told to send again.
    """

    def __init__(
        self,
        database: Database,
        apply: Apply[Write, Answer],
        *,
        name: str,
        lanes: int = LANES,
        max_waiting: int = MAX_WAITING,
    ) -> None:
        self._database = database
        self._name = name
        self._apply = apply
        self._max_waiting = max_waiting
        self._free_lanes = lanes
        self._waiting: dict[UUID, tuple[Tenant, list[Waiting[Write, Answer]]]] = {}
        self._count = 0
        self._running: set[asyncio.Task[None]] = set()
        self._draining = False
        database.before_close(self.drain)

    async def put(self, tenant: Tenant, write: Write) -> Answer:
        """Write, and answer once it is committed.

        Raises:
            NotFound: the write matched nothing.
            Unavailable: the buffer is full, the server is stopping, or the database is away.
        """
        if self._draining or self._count >= self._max_waiting:
            raise Unavailable
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(tenant.guid, (tenant, []))[1].append(Waiting(write, answer))
        self._count += 1
        self._open_lane()
        return await answer

    async def drain(self) -> None:
        """Refuse new writes and return when everything that waited is answered."""
        self._draining = True
        while self._running:
            await asyncio.wait(self._running)

    def _open_lane(self) -> None:
        if self._free_lanes == 0:
            return
        self._free_lanes -= 1
        task = asyncio.create_task(self._run_lane())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run_lane(self) -> None:
        try:
            while self._waiting:
                tenant, batch = self._take()
                await self._settle(tenant, batch)
        finally:
            self._free_lanes += 1

    def _take(self) -> tuple[Tenant, list[Waiting[Write, Answer]]]:
        """All that waits for the tenant that came first; what is too many goes to the back of the queue."""
        tenant, waiting = self._waiting.pop(next(iter(self._waiting)))
        batch, rest = waiting[:MAX_BATCH], waiting[MAX_BATCH:]
        if rest:
            self._waiting[tenant.guid] = (tenant, rest)
        self._count -= len(batch)
        return tenant, batch

    async def _settle(self, tenant: Tenant, batch: list[Waiting[Write, Answer]]) -> None:
        """Write a batch and answer its callers; one that fails is halved until the bad write is alone."""
        try:
            answers = await self._apply(self._database, tenant, [waiting.write for waiting in batch])
            batch_written(len(batch))
        except Exception as error:
            if len(batch) > 1 and not is_outage(error):
                middle = len(batch) // 2
                await self._settle(tenant, batch[:middle])
                await self._settle(tenant, batch[middle:])
                return
            log.warning("group_write_failed", name=self._name, writes=len(batch), error=repr(error))
            refuse(batch, error)
            return
        for waiting, answer in zip(batch, answers, strict=True):
            if waiting.answer.done():
                continue
            if answer is None:
                waiting.answer.set_exception(NotFound())
            else:
                waiting.answer.set_result(answer)


def is_outage(error: Exception) -> bool:
    """Whether the database is away, so that trying the halves would only make callers wait longer."""
    sqlstate = str(getattr(error, "sqlstate", None) or "")
    away = isinstance(error, OSError | TimeoutError | Unavailable | asyncpg.InterfaceError)
    return away or sqlstate[:2] in {"08", "53", "57"}


def refuse(batch: Sequence[Waiting[Write, Answer]], error: Exception) -> None:
    """Tell each caller the failure."""
    for waiting in batch:
        if not waiting.answer.done():
            waiting.answer.set_exception(Unavailable() if is_outage(error) else error)
