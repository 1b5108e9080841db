"""The page of usage over two years, added up in PostgreSQL and in ClickHouse: chdb, inside of this process.

`BENCH_ROWS` is how many students there are; each used contents on thirty-six days of the two years, and they
are of twelve schools and two countries. Every filter is asked in turn, of all tables that the page shows.
"""

import asyncio
import os
import statistics
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from uuid import UUID

from estante.builtin import load_registry
from estante.jobs.context import WorkServices
from estante.jobs.worker import open_services
from estante_analytics.figures.clickhouse import ClickHouseFigures
from estante_analytics.figures.clickhouse_client import VARIABLE, ClickHouse
from estante_analytics.figures.copying import bring_up_to_date
from estante_analytics.figures.postgresql import PostgresFigures
from estante_analytics.figures.store import FigureStore, Row
from estante_analytics.filters import FigureFilters
from estante_analytics.spans import Span
from harness import Bench, bench, report, size

STUDENTS = size(1_000_000)
DAYS, A_PERSON, ROUNDS = 730, 36, 3
FILL = """
INSERT INTO usage_contents (tenant_id, day, person_guid, content_guid, role_guid, country_guid, school_guids,
  sessions, seconds)
SELECT $1, current_date - ((n * 7919 + d * 20) % $3::int)::int, md5('person' || n)::uuid,
  md5('content' || (n + d) % 500)::uuid, CASE WHEN n % 12 = 0 THEN 'R02' ELSE 'R01' END,
  md5('country' || n % 2)::uuid, ARRAY[md5('school' || n % 12)::uuid], 1 + n % 3, 60 + n % 600
FROM generate_series($4::int, $5::int) AS n, generate_series(1, $2::int) AS d
ON CONFLICT DO NOTHING
"""
SUMMED = """
INSERT INTO usage_days (tenant_id, day, person_guid, role_guid, country_guid, school_guids, sessions, seconds)
SELECT tenant_id, day, person_guid, role_guid, country_guid, school_guids, sum(sessions), sum(seconds)
FROM usage_contents GROUP BY 1, 2, 3, 4, 5, 6
"""
STEP = 20_000
GUID = "SELECT md5($1)::uuid"
Page = list[list[list[str]]]


async def fill(made: Bench) -> int:
    """Two years of use; answers how many rows its days have."""
    connection = await made.connect()
    try:
        for first in range(0, STUDENTS, STEP):
            last = min(first + STEP, STUDENTS) - 1
            await connection.execute(FILL, made.tenant.guid, A_PERSON, DAYS, first, last)
        await connection.execute(SUMMED)
        await connection.execute("VACUUM ANALYZE usage_days, usage_contents")
        return int(await connection.fetchval("SELECT count(*) FROM usage_days") or 0)
    finally:
        await connection.close()


async def filters(made: Bench) -> Sequence[FigureFilters]:
    """All of it, a role, a country, a school."""
    connection = await made.connect()
    try:
        country: UUID = await connection.fetchval(GUID, "country0")
        school: UUID = await connection.fetchval(GUID, "school3")
    finally:
        await connection.close()
    today = datetime.now(UTC).date()
    span = Span(today - timedelta(DAYS - 1), today)
    return [
        FigureFilters(span),
        FigureFilters(span, roles=["R01"]),
        FigureFilters(span, countries=[country]),
        FigureFilters(span, schools=[school]),
    ]


async def page(store: FigureStore, chosen: FigureFilters) -> Sequence[Sequence[Row]]:
    """What the page asks."""
    return [
        [await store.totals(chosen, chosen.span), await store.totals(chosen, chosen.span.before)],
        await store.by_day(chosen),
        await store.by_role(chosen),
        await store.by_school(chosen),
        await store.by_content(chosen, 5),
    ]


def plain(rows: Sequence[Sequence[Row]]) -> Page:
    """The values of a page, to be compared; days in their order."""
    return [sorted([str(row[name]) for name in sorted(row)] for row in table) for table in rows]


async def ask(store: FigureStore, every: Sequence[FigureFilters]) -> tuple[float, list[Page]]:
    """Seconds of a page at the median, and what each said."""
    took: list[float] = []
    said: list[Page] = []
    for _ in range(ROUNDS):
        said = []
        for chosen in every:
            start = time.perf_counter()
            rows = await page(store, chosen)
            took.append(time.perf_counter() - start)
            said.append(plain(rows))
    return statistics.median(took), said


async def measure(made: Bench, work: WorkServices) -> dict[str, float]:
    """Every figure."""
    rows = await fill(made)
    every = await filters(made)
    store = ClickHouse(os.environ[VARIABLE])
    start = time.perf_counter()
    await bring_up_to_date(work.database, made.tenant, store)
    copied = time.perf_counter() - start
    there, said_there = await ask(ClickHouseFigures(store, made.tenant.guid), every)
    async with work.database.transaction(made.tenant) as session:
        here, said_here = await ask(PostgresFigures(session), every)
    if said_here != said_there:
        pairs = zip(said_here, said_there, strict=True)
        tables = [pair for each in pairs for pair in zip(*each, strict=True) if pair[0] != pair[1]]
        sys.exit(f"The two stores do not say the same: {str(tables[0])[:500]}")
    return {
        "days of people": rows,
        "PostgreSQL s": here,
        "ClickHouse s": there,
        "copied, rows a second": rows / copied,
    }


async def measured(made: Bench) -> dict[str, float]:
    """The same, with services."""
    work = open_services(made.platform, load_registry())
    try:
        return await measure(made, work)
    finally:
        await work.database.close()


def main() -> None:
    """Fill, copy, ask both, report."""
    os.environ[VARIABLE] = "chdb://"
    with bench({"synchronous_commit": "off", "shared_buffers": "512MB"}) as made:
        figures = asyncio.run(measured(made))
    report(
        f"usage of {STUDENTS:,} students over two years",
        figures["ClickHouse s"] / figures["PostgreSQL s"],
        "told",
        "the same page in PostgreSQL",
        figures,
    )


if __name__ == "__main__":
    main()
