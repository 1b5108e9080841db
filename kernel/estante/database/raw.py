"""The connection below a session, for statements whose placeholders are `$1`."""

from typing import TYPE_CHECKING, Protocol, cast

from sqlalchemy.ext.asyncio import AsyncSession

if TYPE_CHECKING:
    import asyncpg


class RawConnection(Protocol):
    """The part of an asyncpg connection that statements inside of a transaction need."""

    async def execute(self, query: str, *args: object) -> str: ...

    async def fetch(self, query: str, *args: object) -> "list[asyncpg.Record]": ...

    async def fetchrow(self, query: str, *args: object) -> "asyncpg.Record | None": ...


async def raw_connection(session: AsyncSession) -> RawConnection:
    """asyncpg's own connection, which sees what the session's transaction has written so far."""
    connection = await session.connection()
    # The connection is there: to ask the asynchronous side for it would switch to the ORM once more.
    raw = connection.sync_connection.connection.driver_connection  # type: ignore[union-attr]
    if not cast("asyncpg.Connection[asyncpg.Record]", raw).is_in_transaction():
        # SQLAlchemy begins a transaction, and names its tenant, with the first statement of its own.
        await connection.exec_driver_sql("SELECT 1")
    return cast("RawConnection", raw)
