"""`ListSpec` lists as plugins write them, against the same SQL by asyncpg: 25 of 1,000,000.

A list with a join, one of which somebody sees their own rows alone, and one of the records below a record.
Nothing is tuned: two tables, the indexes that any list has, a filter of each table and an order.
"""
# ruff: noqa: S608 - the SQL is put together from constants of this file

import asyncio
import json
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Annotated
from uuid import UUID

import asyncpg
import msgspec
from estante.database.base import row_security
from estante.database.engine import Database
from estante.database.scopes import SCOPES, RowScope
from estante.lists.filters import AnyOf, AtLeast
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from harness import Bench, bench, report, size
from msgspec import Struct

ROWS, BUILDINGS, ROUNDS, EACH = size(1_000_000), 1_000, 9, 100
MIN_RATIO = 0.75
TABLES = (
    "CREATE TABLE bench_buildings (tenant_id uuid, guid uuid, name text, kind text,"
    " PRIMARY KEY (tenant_id, guid))",
    "CREATE TABLE bench_rooms (tenant_id uuid, guid uuid, building_guid uuid, name text, floor int,"
    " seats int, keeper_guid uuid, PRIMARY KEY (tenant_id, guid))",
    "CREATE INDEX ON bench_rooms (tenant_id, name, guid)",
    "CREATE INDEX ON bench_rooms (tenant_id, keeper_guid)",
    "CREATE INDEX ON bench_rooms (tenant_id, building_guid)",
    # The same rows by another name: a scope is declared for a table.
    "CREATE VIEW bench_kept_rooms WITH (security_invoker) AS SELECT * FROM bench_rooms",
    "GRANT SELECT ON bench_kept_rooms TO PUBLIC",
)
FILL = (
    "INSERT INTO bench_buildings"
    " SELECT $1::uuid, gen_random_uuid(), 'Edificio ' || n, (ARRAY['a','b','c'])[1 + n % 3]"
    f" FROM generate_series(1, {BUILDINGS}) n",
    "INSERT INTO bench_rooms SELECT $1::uuid, gen_random_uuid(), b.guids[1 + n % array_length(b.guids, 1)],"
    " 'Sala ' || md5(n::text), n % 9, n % 40, b.guids[1 + n / 7 % array_length(b.guids, 1)]"
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


def rooms(table: str = "bench_rooms", base: tuple[str, ...] = ()) -> ListSpec[RoomRow, RoomFilters]:
    """A list of rooms with their buildings."""
    joined = "JOIN bench_buildings b ON b.tenant_id = r.tenant_id AND b.guid = r.building_guid"
    return ListSpec(
        row=RoomRow,
        source=f"{table} r {joined}",
        base=base,
        columns={"building": "b.name"},
        filters=RoomFilters,
        sort={"name": "r.name"},
        default="name",
    )


class Case(Struct, frozen=True):
    """A list, what is asked of it, and by which names."""

    name: str
    spec: ListSpec[RoomRow, RoomFilters]
    query: tuple[tuple[str, str], ...]
    given: tuple[str, ...] = ()


SCOPES["bench_kept_rooms"] = RowScope("r.keeper_guid = :me")
CASES = (
    Case("a ListSpec list", rooms(), (("kind", "b"), ("floor", "3"), ("orderBy", "name"))),
    Case("a list of one's own rows", rooms("bench_kept_rooms"), (("floor", "3"), ("orderBy", "name"))),
    Case(
        "a list below a record",
        rooms(base=("r.building_guid = :building",)),
        (("floor", "3"), ("orderBy", "name")),
        ("building",),
    ),
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


async def measure(made: Bench, case: Case) -> tuple[list[float], list[float]]:
    """Seconds of a page through `Lists` and by hand, in turns; both end with the answer's bytes."""
    database = Database(made.platform.addresses.app_url)
    settings = {"app.tenant": str(made.tenant.guid)}
    url = made.platform.addresses.app_url.replace("+asyncpg", "")
    pool = await asyncpg.create_pool(url, min_size=1, max_size=1, server_settings=settings)
    encoder, spec = msgspec.json.Encoder(), case.spec
    some = await pool.fetchval("SELECT guid FROM bench_buildings ORDER BY name LIMIT 1")
    given = dict.fromkeys(case.given, some)
    query = spec.read(b"q", case.query)
    statement = ListStatement(spec, query, Lists(database, made.tenant, some, spec, query).context, given)
    sql, arguments = statement.page()

    async def listed() -> bytes:
        lists = Lists(database, made.tenant, some, spec, spec.remembered[b"q"])
        return encoder.encode(await lists.page(spec, **given))

    async def by_hand() -> bytes:
        async with pool.acquire() as connection:
            rows = await connection.fetch(sql, *arguments)
            total = await database.totals.count(connection, made.tenant.guid, *statement.counted())
        return encoder.encode({"rows": [dict(row) for row in rows], "total": total})

    shown, wanted = (json.loads(answer)["rows"] for answer in (await listed(), await by_hand()))
    if [row["guid"] for row in shown] != [row["guid"] for row in wanted]:
        raise AssertionError(f"{case.name}: the two answer different rows")
    pairs = [(await seconds_of(listed), await seconds_of(by_hand)) for _ in range(ROUNDS)]
    await pool.close()
    await database.close()
    return [ours for ours, _ in pairs], [theirs for _, theirs in pairs]


async def measured(made: Bench) -> None:
    """The median of all rounds of each list."""
    await make(made)
    for case in CASES:
        ours, theirs = await measure(made, case)
        report(
            f"{case.name}, 25 of {ROWS:,}",
            statistics.median(theirs) / statistics.median(ours),
            f">= {MIN_RATIO:.2f}",
            "the same SQL by asyncpg, with the same total, in the same process",
            {"list ms": statistics.median(ours) * 1000, "bare ms": statistics.median(theirs) * 1000},
        )


def main() -> None:
    """All lists, over the same rows."""
    with bench({"synchronous_commit": "off"}) as made:
        asyncio.run(measured(made))


if __name__ == "__main__":
    main()
