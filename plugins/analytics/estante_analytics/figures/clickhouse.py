"""The figures of use, added up of a copy of the roll-ups in ClickHouse."""

from collections.abc import Mapping, Sequence
from string import Template
from uuid import UUID

from estante_analytics.figures.clickhouse_client import CONTENTS, DAYS, ClickHouse
from estante_analytics.figures.store import MAX_CONTENTS, Row
from estante_analytics.filters import FigureFilters
from estante_analytics.spans import Span

SUMS = "uniqExact(person) AS people, sum(sittings) AS sessions, sum(spent) AS seconds"
SHARES = Template("""
WITH used AS (SELECT $key AS key, $sums FROM $table FINAL WHERE $chosen GROUP BY key $narrower),
opened AS (SELECT $key AS key, uniqExact(content) AS contents FROM $contents FINAL WHERE $chosen_contents
  GROUP BY key $narrower)
SELECT used.key AS key, people, sessions, seconds, opened.contents AS contents
FROM used LEFT JOIN opened ON used.key = opened.key
ORDER BY people DESC, sessions DESC, toString(key)
""")
TOTALS = Template("""
SELECT $sums,
  (SELECT uniqExact(content) FROM $contents FINAL WHERE $chosen_contents) AS contents,
  (SELECT toBool(count() > 0) FROM $days FINAL WHERE $chosen_days AND is_sample) AS is_sample
FROM $table FINAL WHERE $chosen
""")
BY_CONTENT = Template("""
SELECT content AS content_guid, $sums FROM $contents FINAL WHERE $chosen_contents
GROUP BY content HAVING people >= {fewest:UInt32}
ORDER BY sessions DESC, seconds DESC, toString(content) LIMIT $limit
""")


class ClickHouseFigures:
    """A FigureStore of one tenant."""

    def __init__(self, clickhouse: ClickHouse, tenant: UUID) -> None:
        self._clickhouse, self._tenant = clickhouse, tenant

    async def totals(self, filters: FigureFilters, span: Span) -> Row:
        """The sums of a span."""
        (row,) = await self._rows(TOTALS, filters, span)
        return row

    async def by_day(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each day."""
        return await self._shares("day", filters)

    async def by_role(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each role."""
        return await self._shares("role", filters)

    async def by_school(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each school."""
        narrower = "HAVING key IN {schools:Array(UUID)}" if filters.schools else ""
        return await self._shares("arrayJoin(schools)", filters, narrower)

    async def by_content(self, filters: FigureFilters, fewest: int) -> Sequence[Row]:
        """The contents that were opened most."""
        return await self._rows(BY_CONTENT, filters, filters.span, fewest=fewest)

    async def _shares(self, key: str, filters: FigureFilters, narrower: str = "") -> Sequence[Row]:
        return await self._rows(SHARES, filters, filters.span, key=key, narrower=narrower)

    async def _rows(
        self, sql: Template, filters: FigureFilters, span: Span, *, fewest: int = 0, **parts: str
    ) -> Sequence[Row]:
        chosen = _chosen(filters)
        # What is used of all contents stands in the days, what is used of some of them is added up of these.
        is_of_all = filters.contents is None
        of_contents = chosen if is_of_all else f"{chosen} AND content IN {{of:Array(UUID)}}"
        text = sql.substitute(
            parts,
            sums=SUMS,
            days=DAYS,
            contents=CONTENTS,
            table=DAYS if is_of_all else CONTENTS,
            chosen=chosen if is_of_all else of_contents,
            chosen_days=chosen,
            chosen_contents=of_contents,
            limit=MAX_CONTENTS,
        )
        return await self._clickhouse.query(text, {**self._values(filters, span), "fewest": fewest})

    def _values(self, filters: FigureFilters, span: Span) -> Mapping[str, object]:
        return {
            "tenant": self._tenant,
            "first": span.first,
            "last": span.last,
            "countries": list(filters.countries),
            "schools": list(filters.schools),
            "roles": list(filters.roles),
            "of": list(filters.contents or ()),
        }


def _chosen(filters: FigureFilters) -> str:
    """SQL of the rows that the filters choose, whatever the content."""
    chosen = "tenant = {tenant:UUID} AND day BETWEEN {first:Date} AND {last:Date}"
    if filters.countries:
        chosen += " AND country IN {countries:Array(UUID)}"
    if filters.schools:
        chosen += " AND hasAny(schools, {schools:Array(UUID)})"
    if filters.roles:
        chosen += " AND role IN {roles:Array(String)}"
    return chosen
