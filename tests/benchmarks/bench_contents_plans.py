"""What PostgreSQL does for a page of 25 of 200,000 contents: which list reads the whole table?

Each list as the screen asks for it, explained as the application's role, under row security. The ratio is of
the slowest list to one look at every row; a plan that scans a table from end to end is named.
"""

import asyncio
import json
import statistics
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from estante.database.engine import Database
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext
from estante_contents.lists import CONTENT_FACETS, CONTENTS
from estante_contents.services.lists import search, spelling
from harness import Bench, bench, report
from million import fill

if TYPE_CHECKING:
    from estante.database.engine import Reading

ROWS, PAGE_SIZE, ROUNDS = 200_000, 25, 5
EVERY_ROW, NEARLY = "every row read", "a word nearly typed"
LISTS: Mapping[str, str] = {
    "newest": "",
    "by name": "orderBy=name",
    "by size": "orderBy=-size",
    "by change": "orderBy=-updated_at",
    "by status": "orderBy=status",
    "one type": "type=CTTY_05",
    "two types, inactive": "type=CTTY_05&type=CTTY_03&status=inactive",
    "of a month": "createdAt=30d",
    "changed in a year's spring": "updatedAt=2026-03-01..2026-05-31",
    "failed": "storage_status=failed",
    "of one author": "author=lucía ferrer",
    "of a small country": "country=UY",
    "of no country": "country=XX",
    "public, by name": "is_public=true&orderBy=name",
    "without description": "has_description=false",
    "seldom found": "q=fotosíntesis 4242",
    "often found": "q=agua",
    "nowhere found": "q=zzzz",
}


def statement_of(query: str) -> search.Statement:
    """A list as its query string asks for it."""
    context = FilterContext(None, datetime.now(UTC), UTC)
    return ListStatement(CONTENTS, CONTENTS.read(query.encode(), parse_qsl(query)), context, {})


def statements() -> Iterator[tuple[str, str, list[object], bool]]:
    """Each list's name, SQL, arguments, and whether it is only asked where the one before filled no page."""
    for name, query in LISTS.items():
        statement = statement_of(query)
        if not search.looks_of(statement):
            yield name, *statement.page(), False
            continue
        yield f"{name}, walked", *statement.compiled(*search.walked(statement)), False
        yield f"{name}, indexed", *statement.compiled(*search.by_index(statement)), True
    yield "counts by value", *CONTENT_FACETS.counts(statement_of("")), False
    yield NEARLY, spelling.NEAR, ["fotosintesys"], False
    yield EVERY_ROW, "SELECT count(*) FROM contents c WHERE c.description LIKE '%zz%'", [], False


async def explained(reading: "Reading", sql: str, arguments: list[object]) -> dict[str, Any]:
    """The plan as PostgreSQL carried it out."""
    row = await reading.fetchrow(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", *arguments)
    assert row is not None
    found: dict[str, Any] = json.loads(row[0])[0]
    return found


def scans(plan: dict[str, Any]) -> Iterator[str]:
    """The tables that a plan reads from end to end."""
    if plan["Node Type"] == "Seq Scan":
        yield str(plan["Relation Name"])
    for below in plan.get("Plans", ()):
        yield from scans(below)


async def explain_all(made: Bench) -> tuple[dict[str, float], dict[str, list[str]]]:
    """Each list's median of milliseconds, and its sequential scans."""
    times, scanned = {}, {}
    is_full = False
    database = Database(made.platform.addresses.app_url)
    try:
        for name, sql, arguments, is_second in statements():
            if is_second and is_full:
                continue
            async with database.reading(made.tenant) as reading:
                runs = [await explained(reading, sql, arguments) for _ in range(ROUNDS)]
            is_full = runs[-1]["Plan"]["Actual Rows"] >= PAGE_SIZE
            times[name] = statistics.median(run["Execution Time"] for run in runs)
            if (found := sorted(set(scans(runs[-1]["Plan"])))) and name != EVERY_ROW:
                scanned[name] = found
    finally:
        await database.close()
    return times, scanned


def main() -> None:
    """Fill, explain, report; a list that reads a whole table is a failure."""
    with bench({"synchronous_commit": "off"}) as made:
        asyncio.run(fill(made, ROWS))
        times, scanned = asyncio.run(explain_all(made))
    slowest = max(value for name, value in times.items() if name not in {EVERY_ROW, NEARLY})
    report(
        f"the slowest list of {ROWS:,} contents",
        slowest / times[EVERY_ROW],
        "<= 1, no sequential scan",
        "one look at every row, both by EXPLAIN ANALYZE",
        {**{f"{name} ms": value for name, value in times.items()}, "sequential scans": scanned or "none"},
    )
    if scanned:
        raise SystemExit(f"these lists read a whole table: {scanned}")


if __name__ == "__main__":
    main()
