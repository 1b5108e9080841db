"""ClickHouse, where `ANALYTICS_URL` names one; every call waits in a thread of its own."""

import asyncio
import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from estante_analytics.figures.store import StoreAway

if TYPE_CHECKING:
    from clickhouse_connect.driver.client import Client

# `clickhouse://user:password@host:8443/database`; `chdb://` is the same engine inside this process.
VARIABLE = "ANALYTICS_URL"
DAYS, CONTENTS = "estante_usage_days", "estante_usage_contents"
CONNECT_SECONDS, ANSWER_SECONDS = 5, 60
# A later version of a row stands for it; one that `is_gone` has it no more.
PERSON_DAY = """
tenant UUID, day Date, person UUID, role LowCardinality(String), country Nullable(UUID), schools Array(UUID),
sittings UInt32, spent UInt64
"""
VERSIONED = "version UInt64, is_gone UInt8) ENGINE = ReplacingMergeTree(version, is_gone)"
TABLES = (
    f"CREATE TABLE IF NOT EXISTS {DAYS} ({PERSON_DAY}, is_sample Bool, {VERSIONED}"
    " PARTITION BY toYear(day) ORDER BY (tenant, day, person)",
    f"CREATE TABLE IF NOT EXISTS {CONTENTS} ({PERSON_DAY}, content UUID, {VERSIONED}"
    " PARTITION BY toYear(day) ORDER BY (tenant, day, person, content)",
)
SETTINGS = {
    # A row's day is part of its key: no other year has a version of it.
    "do_not_merge_across_partitions_select_final": 1,
    # A deletion has been made when it answers.
    "mutations_sync": 2,
}

Answer = TypeVar("Answer")


class ClickHouse:
    """One ClickHouse. Raises StoreAway: whatever it does not answer as it should."""

    def __init__(self, url: str) -> None:
        self._url = url

    @property
    def name(self) -> str:
        """What it is known by once it has a copy: its address, without who signs in."""
        parts = urlsplit(self._url)
        place = f"{parts.scheme}://{parts.hostname or ''}:{parts.port or ''}{parts.path}"
        return hashlib.sha256(place.encode()).hexdigest()

    async def query(self, sql: str, values: Mapping[str, object]) -> Sequence[dict[str, Any]]:
        """The rows of an answer."""
        return await self._do(lambda client: list(client.query(sql, parameters=dict(values)).named_results()))

    async def insert(self, table: str, names: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
        """Add rows."""
        if rows:
            await self._do(
                lambda client: client.insert(table, list(map(list, rows)), column_names=list(names))
            )

    async def command(self, sql: str, values: Mapping[str, object]) -> None:
        """Do something that answers no rows."""
        await self._do(lambda client: client.command(sql, parameters=dict(values)))

    async def _do(self, act: Callable[["Client"], Answer]) -> Answer:
        return await asyncio.to_thread(_answer, self._url, act)


def _answer(url: str, act: Callable[["Client"], Answer]) -> Answer:
    # Half a second that nobody needs without a ClickHouse.
    from clickhouse_connect.driver.exceptions import ClickHouseError  # noqa: PLC0415

    try:
        return act(_connected(url))
    except (ClickHouseError, OSError, ValueError) as error:
        raise StoreAway(str(error)[:500]) from error


async def is_reached() -> str | None:
    """None, or why the ClickHouse that `ANALYTICS_URL` names does not answer."""
    named = clickhouse()
    try:
        if named is not None:
            await named.query("SELECT 1", {})
    except StoreAway as error:
        return (
            f"{VARIABLE} names a ClickHouse that does not answer: {error} The figures come from PostgreSQL."
        )
    return None


@lru_cache(maxsize=4)
def _connected(url: str) -> "Client":
    """A client, whose database has the tables."""
    import clickhouse_connect  # noqa: PLC0415

    # Calls at the same time are of no common session.
    waits: dict[str, Any] = {
        "connect_timeout": CONNECT_SECONDS,
        "send_receive_timeout": ANSWER_SECONDS,
        "autogenerate_session_id": False,
    }
    if url.startswith("chdb:"):
        waits = {}
    client = clickhouse_connect.get_client(dsn=url, settings=SETTINGS, **waits)
    for table in TABLES:
        client.command(table)
    return client


def clickhouse() -> ClickHouse | None:
    """The one that `ANALYTICS_URL` names, if it does."""
    url = os.environ.get(VARIABLE, "")
    return ClickHouse(url) if url else None
