"""The figures of use, added up of the roll-ups in PostgreSQL."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence

from estante.api.database import Transaction, raw_connection

from estante_analytics.figures.store import MAX_CONTENTS, Row
from estante_analytics.filters import CHOSEN, FigureFilters
from estante_analytics.spans import Span

SUMS = (
    "count(DISTINCT u.person_guid)::int AS people,"
    " coalesce(sum(u.sessions), 0)::bigint AS sessions, coalesce(sum(u.seconds), 0)::bigint AS seconds"
)
# Of contents `u`, also of those alone that programs have.
OF_CONTENTS = f"{CHOSEN} AND ($6::uuid[] IS NULL OR u.content_guid = ANY($6::uuid[]))"
# What is used of all contents stands in the days, what is used of some of them is added up of the contents.
TABLES = {True: ("usage_days", f"{CHOSEN} AND $6::uuid[] IS NULL"), False: ("usage_contents", OF_CONTENTS)}
TOTALS = f"""
SELECT {SUMS}, EXISTS (SELECT FROM usage_days u WHERE {CHOSEN} AND u.is_sample) AS is_sample,
  (SELECT count(DISTINCT u.content_guid)::int FROM usage_contents u WHERE {OF_CONTENTS}) AS contents
FROM {{table}} u WHERE {{chosen}}
"""
# Both parts by the same key, so that a content that two people opened counts once for their role.
SHARES = """
WITH used AS (SELECT {key} AS key, {sums} FROM {{table}} u {join} WHERE {{chosen}} {narrower} GROUP BY 1),
opened AS (SELECT {key} AS key, count(DISTINCT u.content_guid)::int AS contents
  FROM usage_contents u {join} WHERE {of_contents} {narrower} GROUP BY 1)
SELECT used.key, people, sessions, seconds, coalesce(opened.contents, 0) AS contents
FROM used LEFT JOIN opened USING (key) ORDER BY people DESC, sessions DESC, key
"""


def shares(key: str, join: str = "", narrower: str = "") -> str:
    """SQL of the sums by a key."""
    return SHARES.format(key=key, sums=SUMS, join=join, of_contents=OF_CONTENTS, narrower=narrower)


BY_DAY = shares("u.day")
BY_ROLE = shares("u.role_guid")
BY_SCHOOL = shares(
    "school.guid",
    "CROSS JOIN LATERAL unnest(u.school_guids) AS school (guid)",
    "AND ($4::uuid[] IS NULL OR school.guid = ANY($4::uuid[]))",
)
BY_CONTENT = f"""
SELECT u.content_guid, {SUMS}
FROM usage_contents u WHERE {OF_CONTENTS}
GROUP BY 1 HAVING count(DISTINCT u.person_guid) >= $7
ORDER BY sessions DESC, seconds DESC, u.content_guid LIMIT {MAX_CONTENTS}
"""


class PostgresFigures:
    """A FigureStore of the tenant whose transaction it is given."""

    def __init__(self, session: Transaction) -> None:
        self._session = session

    async def totals(self, filters: FigureFilters, span: Span) -> Row:
        """The sums of a span."""
        connection = await raw_connection(self._session)
        return dict(await connection.fetchrow(_of(TOTALS, filters), *filters.of_use(span)) or {})

    async def by_day(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each day."""
        return await self._rows(_of(BY_DAY, filters), filters)

    async def by_role(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each role."""
        return await self._rows(_of(BY_ROLE, filters), filters)

    async def by_school(self, filters: FigureFilters) -> Sequence[Row]:
        """The sums of each school."""
        return await self._rows(_of(BY_SCHOOL, filters), filters)

    async def by_content(self, filters: FigureFilters, fewest: int) -> Sequence[Row]:
        """The contents that were opened most."""
        return await self._rows(BY_CONTENT, filters, fewest)

    async def _rows(self, sql: str, filters: FigureFilters, *more: object) -> Sequence[Row]:
        connection = await raw_connection(self._session)
        return [dict(row) for row in await connection.fetch(sql, *filters.of_use(), *more)]


def _of(sql: str, filters: FigureFilters) -> str:
    """The SQL of the table that has what the filters choose."""
    table, chosen = TABLES[filters.contents is None]
    return sql.format(table=table, chosen=chosen)
