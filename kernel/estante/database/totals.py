"""How many rows a list has, up to a cap: exact below it, and beyond it not counted again for a while.

Counting to the cap costs more than the page itself, and a list that was longer than the cap a moment ago
still is, but for a mass deletion. So that is remembered in this process; every smaller list is counted anew.
"""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol
from uuid import UUID

CAP = 10_000
SECONDS = 30.0
MAX_REMEMBERED = 10_000


class Fetches(Protocol):
    """The part of an asyncpg connection that counting needs."""

    async def fetchval(self, query: str, *args: object) -> object: ...


async def count_rows(connection: Fetches, rows: str, arguments: Sequence[object]) -> int:
    """The number of rows of `FROM … WHERE …`, or `CAP` + 1 for any larger one."""
    query = f"SELECT count(*) FROM (SELECT 1 {rows} LIMIT {CAP + 1}) AS counted"  # noqa: S608 - see callers
    return int(str(await connection.fetchval(query, *arguments)))


class Totals:
    """Counts rows, and remembers which lists went beyond `CAP`."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._beyond: dict[tuple[UUID, str, str], float] = {}

    async def count(
        self, connection: Fetches, tenant_guid: UUID, rows: str, arguments: Sequence[object]
    ) -> int:
        """The number of rows of `FROM … WHERE …` in a tenant, or `CAP` + 1 for any larger one."""
        key, now = (tenant_guid, rows, repr(arguments)), self._clock()
        if self._beyond.get(key, 0.0) > now:
            return CAP + 1
        counted = await count_rows(connection, rows, arguments)
        if counted > CAP:
            if len(self._beyond) >= MAX_REMEMBERED:
                self._beyond.clear()
            self._beyond[key] = now + SECONDS
        return counted
