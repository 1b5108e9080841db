"""What PostgreSQL does for a page of 25 contents and their total: which list is slow, or reads every row?

Each list as the screen asks for it, explained as the application's role, under row security: the page, and
where that does not tell it the total up to the cap. `BENCH_ROWS` is how many rows there are, 200,000 where
nothing is said. The goal of every list is 60 ms; a plan that scans a table from end to end is named.
"""

import asyncio
import json
import statistics
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from estante.database.engine import Database
from estante.database.totals import CAP
from estante.lists.sql import ListStatement
from estante.lists.text_search import by_index, counted, joins_filters, searches_words, walked
from estante.lists.values import FilterContext
from estante_contents.lists import CONTENT_FACETS, CONTENTS, ContentFilters
from estante_contents.schemas import ContentRow
from harness import Bench, bench, report, size
from million import fill

if TYPE_CHECKING:
    from estante.database.engine import Reading

Statement = ListStatement[ContentRow, ContentFilters]
ROWS = size(200_000)
PAGE_SIZE, ROUNDS, MAX_MS = 25, 5, 60.0
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
    "of a month, by size": "createdAt=30d&orderBy=-size",
    "changed in a year's spring": "updatedAt=2026-03-01..2026-05-31",
    "failed": "storage_status=failed",
    "of one author": "author=lucía ferrer",
    "of one author, one type": "author=lucía ferrer&type=CTTY_05",
    "of a small country": "country=UY",
    "of no country": "country=XX",
    "public": "is_public=true",
    "not public": "is_public=false",
    "public, by name": "is_public=true&orderBy=name",
    "for teachers only": "is_teacher_only=true",
    "without description": "has_description=false",
    "with description": "has_description=true",
    "seldom found": "q=fotosíntesis 4242",
    "often found": "q=agua",
    "often found, one type": "q=agua&type=CTTY_05",
    "often found, of a month": "q=agua&createdAt=30d",
    "page 4000": "page=4000",
    "nowhere found": "q=zzzz",
}


def statement_of(query: str) -> Statement:
    """A list as its query string asks for it."""
    context = FilterContext(None, datetime.now(UTC), UTC)
    return ListStatement(CONTENTS, CONTENTS.read(query.encode(), parse_qsl(query)), context, {})


def count_of(statement: Statement) -> tuple[str, list[object]]:
    """The total up to the cap."""
    rows, arguments = counted(statement)
    return f"SELECT count(*) FROM (SELECT 1 {rows} LIMIT {CAP + 1}) AS counted", arguments  # noqa: S608 - our own words


async def explain(reading: "Reading", sql: str, arguments: list[object]) -> dict[str, Any]:
    """The plan as PostgreSQL carried it out."""
    row = await reading.fetchrow(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", *arguments)
    assert row is not None
    plan: dict[str, Any] = json.loads(row[0])[0]
    return plan


def scans(plan: dict[str, Any]) -> Iterator[str]:
    """The tables that a plan reads from end to end."""
    if plan["Node Type"] == "Seq Scan":
        yield str(plan["Relation Name"])
    for below in plan.get("Plans", ()):
        yield from scans(below)


async def median_of(reading: "Reading", sql: str, arguments: list[object]) -> tuple[float, dict[str, Any]]:
    """Milliseconds, and the last plan."""
    runs = [await explain(reading, sql, arguments) for _ in range(ROUNDS)]
    return statistics.median(run["Execution Time"] for run in runs), runs[-1]["Plan"]


class Explained:
    """What one list asks of PostgreSQL, in the order in which the application asks it."""

    def __init__(self, reading: "Reading", statement: Statement) -> None:
        self._reading, self._statement = reading, statement
        self.milliseconds, self.plans = 0.0, list[dict[str, Any]]()

    async def run(self, sql: str, arguments: list[object]) -> int:
        """Answer how many rows it gave."""
        spent, plan = await median_of(self._reading, sql, arguments)
        self.milliseconds += spent
        self.plans.append(plan)
        return int(plan["Actual Rows"])

    async def count(self) -> int:
        """The total up to the cap and one."""
        sql, arguments = count_of(self._statement)
        await self.run(sql, arguments)
        return int(str(await self._reading.fetchval(sql, *arguments)))

    async def page(self) -> None:
        """The page and its total, as `read_page` finds them."""
        statement = self._statement
        if searches_words(statement):
            if await self.run(*walked(statement)) < PAGE_SIZE:
                await self.run(*by_index(statement))
                return
        elif statement.is_uncertain():
            if await self.run(*statement.walked_page()) < PAGE_SIZE:
                await self._found_otherwise(await self.count())
                return
        elif await self.run(*statement.page()) < PAGE_SIZE:
            return
        await self.count()

    async def _found_otherwise(self, total: int) -> None:
        statement = self._statement
        if total > CAP and await self.run(*statement.walked_page(far=True)) == PAGE_SIZE:
            return
        if total:
            by_labels = joins_filters(statement)
            await self.run(*(by_index(statement) if by_labels else statement.sorted_page()))


async def time_of(reading: "Reading", statement: Statement) -> tuple[float, list[dict[str, Any]]]:
    """Milliseconds of a list as it is answered, and the plans of what it asks."""
    explained = Explained(reading, statement)
    await explained.page()
    return explained.milliseconds, explained.plans


async def explain_all(made: Bench) -> tuple[dict[str, float], dict[str, list[str]]]:
    """Each list's milliseconds, page and total together, and its sequential scans."""
    times: dict[str, float] = {}
    scanned: dict[str, list[str]] = {}
    database = Database(made.platform.addresses.app_url)
    others: dict[str, tuple[str, list[object]]] = {
        "counts by value": CONTENT_FACETS.counts(statement_of("")),
        NEARLY: ("SELECT contents_like($1)", ["fotosintesys"]),
        EVERY_ROW: ("SELECT count(*) FROM contents c WHERE c.description LIKE '%zz%'", []),
    }
    try:
        async with database.reading(made.tenant) as reading:
            for name, query in LISTS.items():
                times[name], plans = await time_of(reading, statement_of(query))
                if tables := sorted({table for plan in plans for table in scans(plan)}):
                    scanned[name] = tables
            for name, (sql, arguments) in others.items():
                times[name], _ = await median_of(reading, sql, arguments)
    finally:
        await database.close()
    return times, scanned


def main() -> None:
    """Fill, explain, report; a list that reads a whole table is a failure."""
    with bench({"synchronous_commit": "off"}) as made:
        asyncio.run(fill(made, ROWS))
        times, scanned = asyncio.run(explain_all(made))
    lists = {name: value for name, value in times.items() if name in LISTS}
    report(
        f"the slowest list of {ROWS:,} contents",
        max(lists.values()) / MAX_MS,
        "<= 1, no sequential scan",
        f"{MAX_MS:.0f} ms for page and total, by EXPLAIN ANALYZE",
        {**{f"{name} ms": value for name, value in times.items()}, "sequential scans": scanned or "none"},
    )
    if scanned:
        raise SystemExit(f"these lists read a whole table: {scanned}")


if __name__ == "__main__":
    main()
