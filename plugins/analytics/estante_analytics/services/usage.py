"""The figures of usage, read from the roll-ups."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

from estante.api.database import RawConnection, Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant, Translator
from estante_contents.contracts import content_titles
from msgspec.structs import replace

from estante_analytics.filters import CHOSEN, FigureFilters
from estante_analytics.schemas import UsageFigures, UsageOfDay, UsageShare, UsageTotals, UsedContent
from estante_analytics.services.few import MIN_PEOPLE, too_few, untold
from estante_analytics.services.programs.narrowing import Narrowing
from estante_analytics.services.schools import school_directory
from estante_analytics.spans import Span

MAX_CONTENTS = 20
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
FIGURES = ("people", "sessions", "seconds", "contents")
Row = Mapping[str, Any]


class UsageService:
    """Reads what was used in a tenant."""

    def __init__(self, session: Transaction, tenant: Tenant, t: Translator, plugins: HookCaller) -> None:
        self._session, self._tenant, self._t, self._plugins = session, tenant, t, plugins
        self._narrowing = Narrowing(session, tenant, plugins)

    async def figures(self, filters: FigureFilters) -> UsageFigures:
        """The figures of a span, and the totals of the one before it."""
        filters = await self._narrowing.with_contents(filters)
        connection = await raw_connection(self._session)
        row = await self._totals(connection, filters, filters.span)
        before = await self._totals(connection, filters, filters.span.before)
        figures = UsageFigures(
            first=filters.span.first,
            last=filters.span.last,
            is_too_few=_told(row, filters) is None,
            is_sample=row["is_sample"],
            totals=_told(row, filters),
            before=_told(before, filters),
            days=[],
            roles=[],
            schools=None if school_directory(self._plugins, self._tenant) is None else [],
            contents=[],
        )
        if figures.is_too_few:
            return figures
        return replace(
            figures,
            days=await self._days(connection, filters),
            roles=await self._roles(connection, filters),
            schools=await self._schools(connection, filters),
            contents=await self._contents(connection, filters),
        )

    async def _totals(self, connection: RawConnection, filters: FigureFilters, span: Span) -> Row:
        row = await connection.fetchrow(_of(TOTALS, filters), *filters.of_use(span))
        return dict(row or {})

    async def _days(self, connection: RawConnection, filters: FigureFilters) -> list[UsageOfDay]:
        rows = _by_key(await connection.fetch(_of(BY_DAY, filters), *filters.of_use()))
        nothing = dict.fromkeys(FIGURES, 0)
        hidden = too_few(_people_of(rows)) if filters.is_narrow else frozenset()
        shown = _told_rows(rows, hidden)
        return [UsageOfDay(day=day, **shown.get(day, nothing)) for day in filters.span.days()]

    async def _roles(self, connection: RawConnection, filters: FigureFilters) -> list[UsageShare]:
        rows = _by_key(await connection.fetch(_of(BY_ROLE, filters), *filters.of_use()))
        return [
            UsageShare(guid=role, name=self._t(f"roles.{role}"), **shown)
            for role, shown in _told_rows(rows, too_few(_people_of(rows))).items()
        ]

    async def _schools(self, connection: RawConnection, filters: FigureFilters) -> list[UsageShare] | None:
        """Those that there are still; None without schools."""
        directory = school_directory(self._plugins, self._tenant)
        if directory is None:
            return None
        rows = _by_key(await connection.fetch(_of(BY_SCHOOL, filters), *filters.of_use()))
        names = {guid: name for guid, name in await connection.fetch(directory.schools)}
        return [
            UsageShare(guid=str(school), name=names[school], **shown)
            for school, shown in _told_rows(rows, untold(_people_of(rows))).items()
            if school in names
        ]

    async def _contents(self, connection: RawConnection, filters: FigureFilters) -> list[UsedContent]:
        fewest = MIN_PEOPLE if filters.is_narrow else 1
        rows = await connection.fetch(BY_CONTENT, *filters.of_use(), fewest)
        guids: list[UUID] = [row["content_guid"] for row in rows]
        titles = await content_titles(self._session, guids)
        return [
            UsedContent(
                guid=row["content_guid"],
                name=titles[row["content_guid"]].name if row["content_guid"] in titles else None,
                people=row["people"] if row["people"] >= MIN_PEOPLE else None,
                sessions=row["sessions"],
                seconds=row["seconds"],
            )
            for row in rows
        ]


def _of(sql: str, filters: FigureFilters) -> str:
    """The SQL of the table that has what the filters choose."""
    table, chosen = TABLES[filters.contents is None]
    return sql.format(table=table, chosen=chosen)


def _told(row: Row, filters: FigureFilters) -> UsageTotals | None:
    """The totals; None where a filter leaves fewer people than may be told of."""
    if filters.is_narrow and 0 < row["people"] < MIN_PEOPLE:
        return None
    return UsageTotals(row["people"], row["sessions"], row["seconds"], row["contents"])


def _by_key(rows: Iterable[Any]) -> dict[Any, Row]:
    return {row["key"]: dict(row) for row in rows}


def _people_of(rows: Mapping[Any, Row]) -> dict[Any, int]:
    return {key: row["people"] for key, row in rows.items()}


def _told_rows(rows: Mapping[Any, Row], hidden: frozenset[Any]) -> dict[Any, dict[str, int | None]]:
    """The figures of each row, or none of them of those that are hidden."""
    return {
        key: {name: None if key in hidden else row[name] for name in FIGURES} for key, row in rows.items()
    }
