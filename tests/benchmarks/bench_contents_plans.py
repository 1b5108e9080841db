"""What PostgreSQL does for a page of 25 of 200,000 contents: which list reads the whole table?

Each list as the screen asks for it, explained as the application's role, under row security. The ratio is of
the slowest list to one look at every row; a plan that scans a table from end to end is named.
"""

import asyncio
import json
import statistics
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from estante.database.engine import Database
from estante.database.totals import CAP
from estante_contents.services.listing import lists, spelling
from estante_contents.services.listing.filters import STATUS, ContentFilters, order_by, where
from harness import Bench, bench, report
from million import fill

if TYPE_CHECKING:
    from estante.database.engine import Reading

ROWS, PAGE_SIZE, ROUNDS = 200_000, 25, 5
EVERY_ROW, NEARLY = "every row read", "a word nearly typed"
NEWEST = ("-created_at",)
LISTS: Mapping[str, tuple[ContentFilters, tuple[str, ...]]] = {
    "newest": (ContentFilters(), NEWEST),
    "by name": (ContentFilters(), ("name",)),
    "by size": (ContentFilters(), ("-size",)),
    "by change": (ContentFilters(), ("-updated_at",)),
    "by status": (ContentFilters(), ("status",)),
    "one type": (ContentFilters(type=("CTTY_05",)), NEWEST),
    "two types, inactive": (ContentFilters(type=("CTTY_05", "CTTY_03"), status=("inactive",)), NEWEST),
    "of a month": (ContentFilters(createdAt="30d"), NEWEST),
    "changed in a year's spring": (ContentFilters(updatedAt="2026-03-01..2026-05-31"), NEWEST),
    "failed": (ContentFilters(storage_status=("failed",)), NEWEST),
    "of one author": (ContentFilters(author="lucía ferrer"), NEWEST),
    "of a small country": (ContentFilters(country=("UY",)), NEWEST),
    "of no country": (ContentFilters(country=("XX",)), NEWEST),
    "public, by name": (ContentFilters(is_public=True), ("name",)),
    "without description": (ContentFilters(has_description=False), NEWEST),
    "seldom found": (ContentFilters(q="fotosíntesis 4242"), NEWEST),
    "often found": (ContentFilters(q="agua"), NEWEST),
    "nowhere found": (ContentFilters(q="zzzz"), NEWEST),
}


def statements() -> Iterator[tuple[str, str, list[object], bool]]:
    """Each list's name, SQL, arguments, and whether it is only asked where the one before filled no page."""
    for name, (filters, order) in LISTS.items():
        chosen = where(filters)
        window = {"columns": lists.COLUMNS, "order": order_by(order), "most": PAGE_SIZE, "offset": 0}
        if not chosen.searched:
            yield name, lists.PAGE.format(where=chosen.sql, **window), chosen.arguments, False
            continue
        walk = lists.WALK.format(
            plain=chosen.plain_sql, search=chosen.search_sql, stretch=lists.STRETCH, **window
        )
        yield f"{name}, walked", walk, chosen.arguments, False
        yield f"{name}, indexed", lists.INDEXED.format(where=chosen.sql, **window), chosen.arguments, True
    counts = lists.COUNTS.format(status=STATUS, where=where(ContentFilters()).sql, most=CAP + 1)
    yield "counts by value", counts, [], False
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
