"""The programs of an organization with their figures (ANA-007)."""

from collections.abc import Sequence

from estante.api.database import Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_analytics.filters import FigureFilters
from estante_analytics.program_schemas import ProgramAnalytics, ProgramCounts, ProgramOrder, ProgramShare
from estante_analytics.services.few import MIN_PEOPLE
from estante_analytics.services.programs.source import Row, base_sql, member_rows, needed_figures

# Of each program, and of all at once in the row without a guid. `$7` and `$8` are the span before.
LISTED = """{base},
-- Who is there, and what they would have reached had they done all.
there AS (
  SELECT s.program_guid, count(DISTINCT s.person_guid)::int AS students,
    coalesce(bool_or(s.is_sample), false) AS is_sample, coalesce(sum(c.parts), 0) AS expected
  FROM students s LEFT JOIN (SELECT program_guid, count(*) AS parts FROM parts GROUP BY 1) c
    USING (program_guid)
  GROUP BY GROUPING SETS ((s.program_guid), ())
),
done AS (
  SELECT program_guid, sum(progress) AS progress, avg(score) AS score,
    count(DISTINCT person_guid) FILTER (WHERE score IS NOT NULL)::int AS marked
  FROM reached GROUP BY GROUPING SETS ((program_guid), ())
),
at_schools AS (
  SELECT s.program_guid, count(DISTINCT c.guid)::int AS schools
  FROM students s JOIN in_schools m USING (person_guid) JOIN named_schools c ON c.guid = m.place_guid
  GROUP BY GROUPING SETS ((s.program_guid), ())
),
at_groups AS (
  SELECT s.program_guid, count(DISTINCT c.guid)::int AS groups
  FROM students s JOIN in_groups m USING (person_guid) JOIN named_groups c ON c.guid = m.place_guid
  GROUP BY GROUPING SETS ((s.program_guid), ())
),
opened AS (
  SELECT s.program_guid,
    count(DISTINCT s.person_guid) FILTER (WHERE u.day BETWEEN $1::date AND $2::date)::int AS active,
    count(DISTINCT s.person_guid) FILTER (WHERE u.day BETWEEN $7::date AND $8::date)::int AS active_before
  FROM students s
  JOIN ({contents}) k ON k.program_guid = s.program_guid
  JOIN usage_contents u ON u.content_guid = k.content_guid AND u.person_guid = s.person_guid
    AND u.day BETWEEN $7::date AND $2::date
  GROUP BY GROUPING SETS ((s.program_guid), ())
)
SELECT g.guid, g.name, coalesce(t.students, 0) AS students, coalesce(t.is_sample, false) AS is_sample,
  coalesce(c.schools, 0) AS schools, coalesce(r.groups, 0) AS groups,
  coalesce(o.active, 0) AS active, coalesce(o.active_before, 0) AS active_before,
  coalesce(d.progress, 0) / nullif(t.expected, 0) AS progress, d.score, coalesce(d.marked, 0) AS marked,
  (SELECT count(*) FROM parts q WHERE q.program_guid = g.guid OR g.guid IS NULL)::int AS parts,
  (SELECT count(*) FROM parts q WHERE q.is_task AND (q.program_guid = g.guid OR g.guid IS NULL))::int AS tasks
FROM (SELECT guid, name FROM chosen UNION ALL SELECT NULL, NULL) g
LEFT JOIN there t ON t.program_guid IS NOT DISTINCT FROM g.guid
LEFT JOIN done d ON d.program_guid IS NOT DISTINCT FROM g.guid
LEFT JOIN at_schools c ON c.program_guid IS NOT DISTINCT FROM g.guid
LEFT JOIN at_groups r ON r.program_guid IS NOT DISTINCT FROM g.guid
LEFT JOIN opened o ON o.program_guid IS NOT DISTINCT FROM g.guid
ORDER BY estante_order(g.name), g.guid
"""


class ProgramSlice(Struct, frozen=True):
    """Which of the programs are shown, and in which order."""

    order: ProgramOrder
    page: int
    page_size: int


class ProgramAnalyticsService:
    """Reads how far the students of a tenant are in its programs."""

    def __init__(self, session: Transaction, tenant: Tenant, plugins: HookCaller) -> None:
        self._session, self._tenant, self._plugins = session, tenant, plugins

    async def figures(self, filters: FigureFilters, shown: ProgramSlice) -> ProgramAnalytics:
        """A page of the programs, and the figures of all of them.

        Raises:
            NotFound: 404, the organization has no programs.
        """
        rows = await self.rows(filters)
        whole = next(row for row in rows if row["guid"] is None)
        shares = _ordered([_share(row) for row in rows if row["guid"] is not None], shown.order)
        begins = (shown.page - 1) * shown.page_size
        return ProgramAnalytics(
            first=filters.span.first,
            last=filters.span.last,
            is_sample=whole["is_sample"],
            has_schools=member_rows(self._plugins, self._tenant) is not None,
            totals=counts(whole),
            active_before=unless_few(whole["active_before"], whole["students"]),
            programs=shares[begins : begins + shown.page_size],
            total=len(shares),
            page=shown.page,
            page_size=shown.page_size,
        )

    async def rows(self, filters: FigureFilters) -> Sequence[Row]:
        """Of each program, and of all in the row without a guid. Raises NotFound."""
        figures = needed_figures(self._plugins, self._tenant)
        base = base_sql(figures, member_rows(self._plugins, self._tenant))
        connection = await raw_connection(self._session)
        rows = await connection.fetch(
            LISTED.format(base=base, contents=figures.contents),
            *filters.arguments(),
            list(filters.programs) or None,
            filters.span.before.first,
            filters.span.before.last,
        )
        return [dict(row) for row in rows]


def unless_few(count: int, people: int) -> int | None:
    """A count of people; None where they are of fewer than may be told of."""
    return None if 0 < people < MIN_PEOPLE or 0 < count < MIN_PEOPLE else count


def counts(row: Row) -> ProgramCounts:
    """A row's figures, or none of them where they are those of too few people; a score is always of five."""
    if 0 < row["students"] < MIN_PEOPLE:
        return ProgramCounts(parts=row["parts"], tasks=row["tasks"])
    is_marked = row["marked"] >= MIN_PEOPLE
    return ProgramCounts(
        parts=row["parts"],
        tasks=row["tasks"],
        schools=row["schools"],
        groups=row["groups"],
        students=row["students"],
        active=unless_few(row["active"], row["students"]),
        progress=None if row["progress"] is None else round(float(row["progress"]), 1),
        score=round(row["score"], 1) if is_marked else None,
    )


def _share(row: Row) -> ProgramShare:
    return ProgramShare(guid=row["guid"], name=row["name"], counts=counts(row))


def _ordered(shares: Sequence[ProgramShare], order: ProgramOrder) -> Sequence[ProgramShare]:
    """By a figure, or by the name as they come; what is not told stands last whichever way."""
    name, is_down = order.removeprefix("-"), order.startswith("-")
    if name == "name":
        return list(reversed(shares)) if is_down else list(shares)
    figure = {share.guid: getattr(share.counts, name) for share in shares}
    known = [share for share in shares if figure[share.guid] is not None]
    known.sort(key=lambda share: figure[share.guid], reverse=is_down)
    return [*known, *(share for share in shares if figure[share.guid] is None)]
