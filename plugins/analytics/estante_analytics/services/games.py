"""The figures of what is played: tests, quizzes, videolessons and apps (ANA-004)."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from estante.api.database import RawConnection, Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant, Translator
from estante_contents.contracts import EXERCISE_MARKS, LIVING_CONTENTS
from estante_viewer.contracts import SCORES

from estante_analytics.filters import CHOSEN, FigureFilters
from estante_analytics.schemas import GameAnalytics, PlayCounts, PlayedContent, PlayedType
from estante_analytics.services.few import MIN_PEOPLE
from estante_analytics.services.programs.narrowing import Narrowing
from estante_analytics.spans import Span

# The types of contents that are played, by their codes (BO §3), with their names.
GAMES: Mapping[str, str] = {
    "CTTY_09": "contents.types.test",
    "QUIZ": "contents.types.quiz",
    "VIDEOLESSON": "contents.types.videolesson",
    "CTTY_18": "contents.types.app",
}
MAX_CONTENTS = 10
CONTENTS = f"SELECT guid, type_guid, name FROM ({LIVING_CONTENTS}) AS c WHERE type_guid = ANY($1::text[])"
# All, those of each type and of each content at once: `$6` and `$7` are the contents with their types.
PLAYED = f"""
WITH played AS (
  SELECT c.type_guid, u.content_guid, u.person_guid, sum(u.sessions) AS sessions, sum(u.seconds) AS seconds
  FROM usage_contents u
  JOIN unnest($6::uuid[], $7::text[]) AS c (guid, type_guid) ON c.guid = u.content_guid
  WHERE {CHOSEN} GROUP BY 1, 2, 3
),
marks AS (
  SELECT person_guid, content_guid, points / max_points AS scaled FROM ({EXERCISE_MARKS}) AS m
  WHERE content_guid = ANY($6::uuid[]) AND max_points > 0 AND NOT is_waiting
),
scores AS (SELECT * FROM ({SCORES}) AS s WHERE content_guid = ANY($6::uuid[]))
SELECT p.type_guid, p.content_guid, count(DISTINCT p.person_guid)::int AS players,
  coalesce(sum(p.sessions), 0)::bigint AS plays, coalesce(sum(p.seconds), 0)::bigint AS seconds,
  count(DISTINCT p.person_guid) FILTER (WHERE coalesce(m.scaled, s.scaled) IS NOT NULL)::int AS marked,
  100 * avg(coalesce(m.scaled, s.scaled)) AS score
FROM played p
LEFT JOIN marks m USING (person_guid, content_guid)
LEFT JOIN scores s USING (person_guid, content_guid)
GROUP BY GROUPING SETS ((), (p.type_guid), (p.content_guid))
ORDER BY plays DESC, players DESC, p.content_guid
"""
IS_SAMPLE = f"SELECT EXISTS (SELECT FROM usage_days u WHERE {CHOSEN} AND u.is_sample)"
Row = Mapping[str, Any]


class GameAnalyticsService:
    """Reads what was played in a tenant."""

    def __init__(self, session: Transaction, tenant: Tenant, t: Translator, plugins: HookCaller) -> None:
        self._session, self._t = session, t
        self._narrowing = Narrowing(session, tenant, plugins)

    async def figures(self, filters: FigureFilters) -> GameAnalytics:
        """The figures of a span by type, and of what was played most; the totals of the span before it."""
        filters = await self._narrowing.with_contents(filters)
        connection = await raw_connection(self._session)
        games = {row["guid"]: dict(row) for row in await connection.fetch(CONTENTS, list(GAMES))}
        chosen = games if filters.contents is None else {*filters.contents}
        contents = {guid: row for guid, row in games.items() if guid in chosen}
        types = {guid: row["type_guid"] for guid, row in contents.items()}
        rows = await self._played(connection, filters, filters.span, types)
        before = await self._played(connection, filters, filters.span.before, types)
        fewest = MIN_PEOPLE if filters.is_narrow else 0
        totals = _counts(_whole(rows), fewest)
        is_too_few = totals.players is None
        return GameAnalytics(
            first=filters.span.first,
            last=filters.span.last,
            is_too_few=is_too_few,
            is_sample=bool((await connection.fetch(IS_SAMPLE, *filters.arguments()))[0][0]),
            totals=totals,
            before=_counts(_whole(before), fewest),
            types=[] if is_too_few else self._types(rows),
            contents=[] if is_too_few else self._contents(rows, contents),
        )

    async def _played(
        self, connection: RawConnection, filters: FigureFilters, span: Span, types: Mapping[UUID, str]
    ) -> list[Row]:
        rows = await connection.fetch(PLAYED, *filters.arguments(span), list(types), list(types.values()))
        return [dict(row) for row in rows]

    def _types(self, rows: Sequence[Row]) -> list[PlayedType]:
        """Every type, those that nobody played too."""
        of_type = {row["type_guid"]: row for row in rows if row["type_guid"] is not None}
        return [
            PlayedType(guid=guid, name=self._t(key), counts=_counts(of_type.get(guid, NOTHING)))
            for guid, key in GAMES.items()
        ]

    def _contents(self, rows: Sequence[Row], contents: Mapping[UUID, Row]) -> list[PlayedContent]:
        played = [row for row in rows if row["content_guid"] is not None][:MAX_CONTENTS]
        return [
            PlayedContent(
                guid=row["content_guid"],
                name=contents[row["content_guid"]]["name"],
                type=self._t(GAMES[contents[row["content_guid"]]["type_guid"]]),
                counts=_counts(row),
            )
            for row in played
        ]


NOTHING: Row = {"players": 0, "plays": 0, "seconds": 0, "marked": 0, "score": None}


def _whole(rows: Sequence[Row]) -> Row:
    return next(row for row in rows if row["type_guid"] is None and row["content_guid"] is None)


def _counts(row: Row, fewest: int = MIN_PEOPLE) -> PlayCounts:
    """A row's figures, or none of them where they are those of too few people; a score is always of five."""
    if 0 < row["players"] < fewest:
        return PlayCounts(players=None, plays=None, score=None, seconds=None)
    return PlayCounts(
        players=row["players"],
        plays=row["plays"],
        score=round(row["score"], 1) if row["marked"] >= MIN_PEOPLE else None,
        seconds=round(row["seconds"] / row["plays"]) if row["plays"] else 0,
    )
