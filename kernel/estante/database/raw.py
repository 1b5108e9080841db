"""The connection below a session, for statements whose placeholders are `$1`."""

from typing import TYPE_CHECKING, Protocol, cast

from sqlalchemy.ext.asyncio import AsyncSession

if TYPE_CHECKING:
    import asyncpg


class RawConnection(Protocol):
    """The part of an asyncpg connection that statements inside of a transaction need."""

    async def execute(self, query: str, *args: object) -> str: ...

    async def fetch(self, query: str, *args: object) -> "list[asyncpg.Record]": ...


async def raw_connection(session: AsyncSession) -> RawConnection:
    """asyncpg's own connection, which sees what the session's transaction has written so far."""
    connection = await session.connection()
    raw = await connection.get_raw_connection()
    return cast("RawConnection", raw.driver_connection)
