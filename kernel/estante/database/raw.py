"""The connection below a session, for statements whose placeholders are `$1`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import asyncpg
from sqlalchemy import Dialect, Executable
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session, SessionTransaction

# What SQLAlchemy compiles for the connections that it opens.
DIALECT: Dialect = PGDialect_asyncpg(dbapi=PGDialect_asyncpg.import_dbapi())  # type: ignore[no-untyped-call]
Process = Callable[[Any], Any] | None
# A session's transaction, and the connection that it has.
OPEN = "estante.raw_connection"


class RawConnection(Protocol):
    """The part of an asyncpg connection that statements inside of a transaction need."""

    async def execute(self, query: str, *args: object) -> str: ...

    async def fetch(self, query: str, *args: object) -> "list[asyncpg.Record]": ...

    async def fetchrow(self, query: str, *args: object) -> "asyncpg.Record | None": ...


def is_lost(error: Exception) -> bool:
    """Whether a transaction has lost its connection: nothing of it is left that could go on."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


async def flush(session: AsyncSession) -> None:
    """Write what waits in a session; most have nothing, and even to look costs a switch to the ORM."""
    if session.new or session.dirty or session.deleted:
        await session.flush()


async def raw_connection(session: AsyncSession) -> RawConnection:
    """asyncpg's own connection, which sees what the session's transaction has written so far.

    A transaction, or a savepoint, asks for it once: each time costs a switch to the ORM.
    """
    known = session.info.get(OPEN)
    if known is not None and known[0] is _innermost(session):
        return cast("RawConnection", known[1])
    # The session's own: AsyncSession would put an AsyncConnection and an AsyncEngine around it each time.
    connection = await session.run_sync(Session.connection)
    adapted: Any = connection.connection.dbapi_connection
    raw = adapted.driver_connection
    if not raw.is_in_transaction():
        await _begin(adapted)
    session.info[OPEN] = (_innermost(session), raw)
    return cast("RawConnection", raw)


def _innermost(session: AsyncSession) -> SessionTransaction | None:
    """SQLAlchemy sends a savepoint when its connection is asked for, not when it is opened."""
    return session.sync_session.get_nested_transaction() or session.sync_session.get_transaction()


async def _begin(adapted: Any) -> None:
    """Begin as SQLAlchemy does with the first statement of its own, and name the tenant with it.

    It has no public name for that; `SELECT 1` through it would be a round trip more.
    """
    try:
        await adapted._start_transaction()
    except adapted.dbapi.Error as error:
        raise error.__cause__ or error from error


class RawStatement:
    """A statement of SQLAlchemy's that is put together once and run by asyncpg itself.

    For each run of it, Core would look at its parameters, its types and its result's columns anew.
    """

    def __init__(
        self,
        statement: Executable,
        names: Sequence[str] | None = None,
        *,
        around: Callable[[str, int], str] | None = None,
    ) -> None:
        """`names` are the columns that an INSERT or an UPDATE is given.

        `around` makes another statement of its SQL and the number of its placeholders; those that it adds
        come after them.
        """
        compiled: Any = statement.compile(dialect=DIALECT, column_keys=names)  # type: ignore[attr-defined]
        self._names = compiled.positiontup or []
        self._sql = str(compiled) if around is None else around(str(compiled), len(self._names))
        self._processes: Mapping[str, Process] = compiled._bind_processors
        self._known = compiled.params
        self._defaults: Mapping[str, Any] = {
            column.key: column.default for column in compiled.insert_prefetch
        }

    async def fetchrow(
        self, session: AsyncSession, values: Mapping[str, object], *added: object
    ) -> "asyncpg.Record | None":
        """Its first row; `added` is what `around` takes. Raises IntegrityError."""
        connection = await raw_connection(session)
        arguments = [self._value(name, values) for name in self._names]
        try:
            return await connection.fetchrow(self._sql, *arguments, *added)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise IntegrityError(self._sql, None, error) from error

    def _value(self, name: str, values: Mapping[str, object]) -> object:
        if name in values:
            value = values[name]
        else:
            value = self._default(name) if name in self._defaults else self._known[name]
        process = self._processes.get(name)
        return value if process is None else process(value)

    def _default(self, name: str) -> object:
        default = self._defaults[name]
        return default.arg(None) if default.is_callable else default.arg
