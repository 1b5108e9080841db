"""Every filter of the contents list in every order, and every two filters together: does one take over 60 ms?

As in `contents_plans`, by what PostgreSQL says of page and total; here the contents are also classified by
subject, level, year, language and tag, and every list is one that nobody tuned. `BENCH_ROWS` is how many
contents there are, 1,000,000 where nothing is said.
"""

import asyncio
import statistics
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from urllib.parse import quote

from bench_contents_plans import MAX_MS, scans, statement_of, time_of
from estante.database.engine import Database
from harness import Bench, bench, report, size
from million import fill, vacuum

ROWS = size(1_000_000)
SLOWEST = 12
DISCIPLINES, LEVELS, YEARS, TAGS = 12, 6, 40, 500
# The size of a content is its number (`million`), which is mixed, or each year would have names of its own.
# A guid of a value is the digest of its name.
MIXED = "(hashint8extended(size, {}) & 2147483647) % {}"
CLASSIFY = {
    "content_disciplines": f"md5('discipline ' || {MIXED.format(1, DISCIPLINES)})::uuid",
    "content_levels": f"md5('level ' || {MIXED.format(2, LEVELS)})::uuid",
    "content_years": f"md5('year ' || {MIXED.format(3, YEARS)})::uuid",
    "content_languages": f"(ARRAY['es','es','es','pt','en'])[1 + {MIXED.format(4, 5)}]",
    "content_tags": f"md5('tag ' || {MIXED.format(5, TAGS)})::uuid",
}
TAG = "INSERT INTO tags (tenant_id, guid, tag) SELECT $1, md5('tag ' || n)::uuid, 'Tema ' || n"
LABEL = "UPDATE content_search SET labels = content_labels(tenant_id, guid)"
ORDERS = ("", "name", "-name", "created_at", "updated_at", "-updated_at", "size", "-size", "type", "status")
Terms = Mapping[str, str]


async def classify(made: Bench) -> Terms:
    """Classify every content; answered are one value of each filter as a query string has it."""
    connection = await made.connect()
    try:
        await connection.execute(f"{TAG} FROM generate_series(0, {TAGS - 1}) AS n", made.tenant.guid)
        for table, value in CLASSIFY.items():
            rows = f"SELECT tenant_id, guid, {value} FROM contents"  # noqa: S608 - our own words
            # Labels are given once for all tables, and not by each of them.
            await connection.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
            await connection.execute(f"INSERT INTO {table} {rows}")
            await vacuum(connection, table)
        await connection.execute(LABEL)
        await vacuum(connection, "content_search")
        digest = {
            name: str(await connection.fetchval("SELECT md5($1)::uuid", f"{name} 7"))
            for name in ("discipline", "tag", "year")
        }
        digest["level"] = str(await connection.fetchval("SELECT md5('level 3')::uuid"))
    finally:
        await connection.close()
    return {
        "type": "CTTY_05",
        "status": "inactive",
        "storage_status": "failed",
        "author": quote("lucía ferrer"),
        "createdAt": "30d",
        "updatedAt": "2026-03-01..2026-05-31",
        "has_description": "false",
        "country": "UY",
        "is_public": "true",
        "is_teacher_only": "true",
        "disciplines": digest["discipline"],
        "educationLevels": digest["level"],
        "educationYears": digest["year"],
        "langs": "pt",
        "tags": digest["tag"],
        "q": "agua",
    }


def queries(terms: Terms) -> Iterator[str]:
    """Each filter in each order, then each two filters, newest first."""
    for (name, value), order in product(terms.items(), ORDERS):
        yield f"{name}={value}" + (f"&orderBy={order}" if order else "")
    for (one, value), (other, second) in combinations(terms.items(), 2):
        yield f"{one}={value}&{other}={second}"


async def measure(made: Bench) -> tuple[dict[str, float], dict[str, list[str]]]:
    """Milliseconds of every list, and the tables that it reads from end to end."""
    await fill(made, ROWS)
    terms = await classify(made)
    times: dict[str, float] = {}
    scanned: dict[str, list[str]] = {}
    database = Database(made.platform.addresses.app_url)
    try:
        async with database.reading(made.tenant) as reading:
            for query in queries(terms):
                times[query], plans = await time_of(reading, statement_of(query))
                if tables := sorted({table for plan in plans for table in scans(plan)}):
                    scanned[query] = tables
    finally:
        await database.close()
    return times, scanned


def main() -> None:
    """Fill, explain, report."""
    with bench({"synchronous_commit": "off", "shared_buffers": "512MB"}) as made:
        times, scanned = asyncio.run(measure(made))
    slowest = sorted(times, key=lambda query: -times[query])[:SLOWEST]
    report(
        f"the slowest of {len(times)} filters, orders and pairs, {ROWS:,} contents",
        max(times.values()) / MAX_MS,
        "<= 1, no sequential scan",
        f"{MAX_MS:.0f} ms for page and total, by EXPLAIN ANALYZE",
        {
            "median ms": statistics.median(times.values()),
            f"over {MAX_MS:.0f} ms": sum(value > MAX_MS for value in times.values()),
            **{f"{query} ms": times[query] for query in slowest},
            "sequential scans": scanned or "none",
        },
    )


if __name__ == "__main__":
    main()
