"""A `ListSpec` list as plugins write it, against the same SQL by asyncpg: 25 of 1,000,000, with a join.

Nothing is tuned: two tables, the indexes that any list has, one filter of each table and an order.
"""
# ruff: noqa: S608 - the SQL is put together from constants of this file

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Annotated
from uuid import UUID

import asyncpg
import msgspec
from estante.database.base import row_security
from estante.database.engine import Database
from estante.lists.filters import AnyOf, AtLeast
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from harness import Bench, bench, report, size
from msgspec import Struct

ROWS, BUILDINGS, ROUNDS, EACH = size(1_000_000), 1_000, 9, 100
MIN_RATIO = 0.75
QUERY = [("kind", "b"), ("floor", "3"), ("orderBy", "name")]
TABLES = (
    "CREATE TABLE bench_buildings (tenant_id uuid, guid uuid, name text, kind text,"
    " PRIMARY KEY (tenant_id, guid))",
    "CREATE TABLE bench_rooms (tenant_id uuid, guid uuid, building_guid uuid, name text, floor int,"
    " seats int, PRIMARY KEY (tenant_id, guid))",
    "CREATE INDEX ON bench_rooms (tenant_id, name, guid)",
    "CREATE INDEX ON bench_rooms (tenant_id, building_guid)",
)
FILL = (
    "INSERT INTO bench_buildings"
    " SELECT $1::uuid, gen_random_uuid(), 'Edificio ' || n, (ARRAY['a','b','c'])[1 + n % 3]"
    f" FROM generate_series(1, {BUILDINGS}) n",
    "INSERT INTO bench_rooms SELECT $1::uuid, gen_random_uuid(), b.guids[1 + n % array_length(b.guids, 1)],"
    " 'Sala ' || md5(n::text), n % 9, n % 40"
    f" FROM generate_series(1, {ROWS}) n, (SELECT array_agg(guid) AS guids FROM bench_buildings) b",
)


class RoomRow(Struct, frozen=True):
    """What the list shows of a room."""

    guid: UUID
    name: str
    floor: int
    seats: int
    building: str


class RoomFilters(Struct, frozen=True, kw_only=True):
    """A filter of each table."""

    kind: Annotated[tuple[str, ...], AnyOf("b.kind")] = ()
    floor: Annotated[int | None, AtLeast("r.floor")] = None


ROOMS = ListSpec(
    row=RoomRow,
    source="bench_rooms r JOIN bench_buildings b ON b.tenant_id = r.tenant_id AND b.guid = r.building_guid",
    columns={"building": "b.name"},
    filters=RoomFilters,
    sort={"name": "r.name"},
    default="name",
)


async def make(made: Bench) -> None:
    """Both tables, under row security, with their rows."""
    connection = await made.connect()
    statements = list(TABLES)

    class Collect:
        def execute(self, sqltext: str, /) -> None:
            statements.append(sqltext)

    for table in ("bench_buildings", "bench_rooms"):
        row_security(Collect(), table)
    for statement in statements:
        await connection.execute(statement)
    for statement in FILL:
        await connection.execute(statement, made.tenant.guid, timeout=300)
    await connection.execute("VACUUM ANALYZE bench_buildings, bench_rooms")
    await connection.close()


async def seconds_of(act: Callable[[], Awaitable[object]]) -> float:
    """Of one call, on average."""
    start = time.perf_counter()
    for _ in range(EACH):
        await act()
    return (time.perf_counter() - start) / EACH


async def measure(made: Bench) -> tuple[list[float], list[float]]:
    """Seconds of a page through `Lists` and by hand, in turns; both end with the answer's bytes."""
    await make(made)
    database = Database(made.platform.addresses.app_url)
    settings = {"app.tenant": str(made.tenant.guid)}
    url = made.platform.addresses.app_url.replace("+asyncpg", "")
    pool = await asyncpg.create_pool(url, min_size=1, max_size=1, server_settings=settings)
    encoder = msgspec.json.Encoder()
    query = ROOMS.read(b"", QUERY)
    statement = ListStatement(ROOMS, query, Lists(database, made.tenant, None, ROOMS, query).context, {})
    sql, arguments = statement.page()

    async def listed() -> bytes:
        lists = Lists(database, made.tenant, None, ROOMS, ROOMS.remembered[b"q"])
        return encoder.encode(await lists.page(ROOMS))

    async def by_hand() -> bytes:
        async with pool.acquire() as connection:
            rows = await connection.fetch(sql, *arguments)
            total = await database.totals.count(connection, made.tenant.guid, *statement.counted())
        return encoder.encode({"rows": [dict(row) for row in rows], "total": total})

    ROOMS.read(b"q", QUERY)
    pairs = [(await seconds_of(listed), await seconds_of(by_hand)) for _ in range(ROUNDS)]
    await pool.close()
    await database.close()
    return [ours for ours, _ in pairs], [theirs for _, theirs in pairs]


def main() -> None:
    """The median of all rounds."""
    with bench({"synchronous_commit": "off"}) as made:
        ours, theirs = asyncio.run(measure(made))
    report(
        f"a ListSpec list, 25 of {ROWS:,}",
        statistics.median(theirs) / statistics.median(ours),
        f">= {MIN_RATIO:.2f}",
        "the same SQL by asyncpg, with the same total, in the same process",
        {"list ms": statistics.median(ours) * 1000, "bare ms": statistics.median(theirs) * 1000},
    )


if __name__ == "__main__":
    main()
