"""PostgreSQL for the rest: a transaction of one tenant, or a connection for one tenant's hot reads.

Both name the tenant to row security and both fail closed: a connection whose tenant is not known to be set
is told again before anything runs on it.
"""

import asyncio
import errno
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol
from uuid import UUID

import asyncpg
import structlog
from msgspec import Struct
from sqlalchemy import AdaptedConnection, Connection, ExceptionContext, QueuePool, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session, SessionTransaction

from estante.database.totals import Totals

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    ReadingPool = asyncpg.Pool[asyncpg.Record]
    Reading = PoolConnectionProxy[asyncpg.Record] | asyncpg.Connection[asyncpg.Record]
else:
    Reading = asyncpg.Connection

POOL_SIZE = 10
CONNECT_SECONDS = 4.0
log = structlog.get_logger("estante.database")
TENANT_KEY = "estante.tenant"
# What a transaction that is rolled back leaves outside of the database: calls that are awaited then.
AFTER_ROLLBACK = "estante.after_rollback"


# What routes are given and hand on: they name a transaction, and no ORM.
Transaction = AsyncSession


class Patience(Struct, frozen=True):
    """Seconds: for a statement, for another's lock, and for a transaction in which nothing is done.

    PostgreSQL ends a statement that is too slow. One that does not answer at all is given up from here a
    moment later, and its connection with it.
    """

    statement: float
    lock: float
    idle: float

    @property
    def settings(self) -> dict[str, str]:
        """As PostgreSQL's settings of a connection, in milliseconds."""
        seconds = {
            "statement_timeout": self.statement,
            "lock_timeout": self.lock,
            "idle_in_transaction_session_timeout": self.idle,
        }
        return {name: str(round(value * 1000)) for name, value in seconds.items()}

    @property
    def statement_of_settings(self) -> str:
        """One round trip that sets them for the rest of a connection."""
        return "; ".join(f"SET {name} = {value}" for name, value in self.settings.items())

    @property
    def answer(self) -> float:
        """Seconds after which a PostgreSQL that says nothing is given up."""
        return self.statement + 0.5


# Somebody waits before a screen; a job goes over everything a tenant has.
SERVING = Patience(statement=4.0, lock=3.0, idle=30.0)
WORKING = Patience(statement=900.0, lock=30.0, idle=900.0)


class OfTenant(Protocol):
    """What the database needs to know about a tenant."""

    @property
    def guid(self) -> UUID: ...

    @property
    def database(self) -> str | None: ...


class TenantSession(Session):
    """A session of one tenant, which every transaction of it tells to row security."""


@event.listens_for(TenantSession, "after_begin")
def _set_tenant(session: Session, transaction: SessionTransaction, connection: Connection) -> None:
    # A savepoint begins within a transaction, which has named its tenant.
    if not transaction.nested:
        connection.connection.driver_connection.begins_for = session.info[TENANT_KEY]  # type: ignore[union-attr]


def _give_up_silent(context: ExceptionContext) -> None:
    """Part with a connection whose PostgreSQL says nothing: to roll back or to close it would wait again."""
    if isinstance(context.original_exception, TimeoutError) and context.connection is not None:
        context.connection.connection.driver_connection.terminate()  # type: ignore[union-attr]
        context.is_disconnect = True


def _refuse_closed(adapted: AdaptedConnection, _record: object, _checkout: object) -> None:
    """Have the pool connect again where PostgreSQL closed a connection meanwhile: a look, no round trip."""
    if adapted.driver_connection.is_closed():
        raise DisconnectionError


class TransactionConnection(asyncpg.Connection):
    """A connection whose next transaction names its tenant in the round trip that begins it.

    SQLAlchemy begins one with its first statement. `begins_for` is the guid of that transaction's tenant.
    """

    __slots__ = ("begins_for",)

    async def execute(self, query: str, *args: object, **options: float | None) -> str:
        tenant_guid: UUID | None = getattr(self, "begins_for", None)
        if tenant_guid is not None and query.startswith("BEGIN"):
            self.begins_for = None
            query = f"{query} SELECT set_config('app.tenant', '{tenant_guid}', true);"
        return await super().execute(query, *args, **options)


class TenantConnection(asyncpg.Connection):
    """A pooled connection that remembers whose rows it shows, so that the same tenant costs no round trip."""

    __slots__ = ("tenant_guid",)

    async def show(self, tenant_guid: UUID) -> None:
        """Show this tenant's rows and nobody else's."""
        if getattr(self, "tenant_guid", None) == tenant_guid:
            return
        self.tenant_guid: UUID | None = None
        await self.execute("SELECT set_config('app.tenant', $1, false)", str(tenant_guid))
        self.tenant_guid = tenant_guid


async def _leave_clean(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    # The pool's own reset is a round trip; readers change nothing, so only an open transaction matters.
    if connection.is_in_transaction():
        await connection.reset()
        connection.tenant_guid = None  # type: ignore[attr-defined]


class _Store:
    """One PostgreSQL: an engine for transactions and a pool for hot reads."""

    def __init__(self, url: str, pool_size: int, patience: Patience) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._pool_size = pool_size
        self._patience = patience
        self._pool: ReadingPool | None = None
        self._opening = asyncio.Lock()
        self.engine: AsyncEngine = create_async_engine(
            self._url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=pool_size,
            max_overflow=pool_size,
            pool_timeout=CONNECT_SECONDS,
            pool_use_lifo=True,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": patience.answer,
                "connection_class": TransactionConnection,
            },
            # An error's text goes to the log, and what people typed must not.
            hide_parameters=True,
        )
        event.listen(self.engine.sync_engine, "connect", self._limit_adapted)
        event.listen(self.engine.sync_engine, "checkout", _refuse_closed)
        event.listen(self.engine.sync_engine, "handle_error", _give_up_silent)

    async def _limit(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        # Said after the start of a connection: pgbouncer takes none that begins with them.
        await connection.execute(self._patience.statement_of_settings)

    def _limit_adapted(self, adapted: AdaptedConnection, _record: object) -> None:
        adapted.run_async(self._limit)

    async def pool(self) -> "ReadingPool":
        if self._pool is not None:
            return self._pool
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,
                    max_size=self._pool_size,
                    timeout=CONNECT_SECONDS,
                    command_timeout=self._patience.answer,
                    init=self._limit,
                    connection_class=TenantConnection,
                    reset=_leave_clean,
                )
        return self._pool

    def usage(self) -> list[tuple[str, int, int]]:
        pools = []
        if isinstance(self.engine.pool, QueuePool):
            pools.append(("transactions", self.engine.pool.checkedout(), self.engine.pool.checkedin()))
        if self._pool is not None:
            idle = self._pool.get_idle_size()
            pools.append(("reading", self._pool.get_size() - idle, idle))
        return pools

    async def close(self) -> None:
        await self.engine.dispose()
        if self._pool is not None:
            self._pool.terminate()


async def _roll_back(session: AsyncSession, *, is_ending: bool) -> None:
    """Roll back, and take back what stands outside of the database, such as files.

    A commit that failed may have been one all the same, when only its answer was lost: then it stays.
    """
    await session.close()
    for take_back in () if is_ending else session.info.get(AFTER_ROLLBACK, ()):
        try:
            await take_back()
        except Exception:
            log.exception("not_taken_back")


class Database:
    """Every PostgreSQL of the platform: the one at `url`, and those that tenants name in `database`."""

    def __init__(self, url: str, *, pool_size: int = POOL_SIZE, patience: Patience = WORKING) -> None:
        self._url = url
        self._patience = patience
        self._pool_size = pool_size
        self._stores: dict[str, _Store] = {}
        self._before_close: list[Callable[[], Awaitable[None]]] = []
        self.totals = Totals()

    def before_close(self, finish: Callable[[], Awaitable[None]]) -> None:
        """Have a writer that gathers statements finish them while there are still connections."""
        self._before_close.append(finish)

    def _store(self, tenant: OfTenant) -> _Store:
        url = tenant.database or self._url
        store = self._stores.get(url)
        if store is None:
            store = self._stores[url] = _Store(url, self._pool_size, self._patience)
        return store

    def session(self, tenant: OfTenant) -> AsyncSession:
        """A session of one tenant that connects at its first statement. The caller commits and closes it."""
        return AsyncSession(
            self._store(tenant).engine,
            sync_session_class=TenantSession,
            expire_on_commit=False,
            info={TENANT_KEY: tenant.guid},
        )

    @asynccontextmanager
    async def transaction(self, tenant: OfTenant) -> AsyncIterator[AsyncSession]:
        """One transaction of one tenant: committed at the end, rolled back on an error."""
        session = self.session(tenant)
        is_ending = False
        try:
            yield session
            is_ending = True
            await session.commit()
        except BaseException:
            # Rolls back, which takes a moment, also for one that is cancelled once more.
            await asyncio.shield(asyncio.create_task(_roll_back(session, is_ending=is_ending)))
            raise
        # Nothing is open any more: to shield this as well would be a task more for every transaction.
        await session.close()

    @asynccontextmanager
    async def reading(self, tenant: OfTenant) -> "AsyncIterator[Reading]":
        """A bare connection that shows one tenant's rows, for hot SQL; each statement commits."""
        pool = await self._store(tenant).pool()
        # The pool's own timeout makes a task of each acquisition.
        async with asyncio.timeout(CONNECT_SECONDS):
            connection = await pool.acquire()
        try:
            await connection.show(tenant.guid)  # type: ignore[attr-defined]
            yield connection
        except TimeoutError:
            connection.terminate()
            raise
        finally:
            await pool.release(connection)

    def connections(self) -> dict[tuple[str, str], int]:
        """How many connections this process has, by pool (`transactions`, `reading`) and state."""
        counts = dict.fromkeys([(p, s) for p in ("transactions", "reading") for s in ("busy", "idle")], 0)
        for store in self._stores.values():
            for pool, busy, idle in store.usage():
                counts[pool, "busy"] += busy
                counts[pool, "idle"] += idle
        return counts

    async def ping(self) -> None:
        """Ask the platform's PostgreSQL for a sign of life.

        Raises:
            OSError, asyncpg.PostgresError: it is away.
        """
        await self._ask("SELECT 1")

    async def ping_for_writing(self) -> None:
        """Ask the platform's PostgreSQL whether it takes writes; a standby does not.

        Raises:
            OSError, asyncpg.PostgresError: it is away, or only read.
        """
        if await self._ask("SHOW transaction_read_only") != "off":
            raise OSError(errno.EROFS, "the database only reads")

    async def _ask(self, question: str) -> object:
        connection = await asyncpg.connect(self._url.replace("+asyncpg", ""), timeout=CONNECT_SECONDS)
        try:
            return await connection.fetchval(question)
        finally:
            connection.terminate()

    async def close(self) -> None:
        """Let gathered writes finish, then close every connection."""
        for finish in self._before_close:
            await finish()
        for store in self._stores.values():
            await store.close()
        self._stores.clear()
