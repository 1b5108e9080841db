"""Files of what is on the screen: the rows that were shown, not asked for a second time."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from estante.api.exports import Export, ExportColumn
from estante.api.jobs import JobContext, Json
from estante.api.tenants import Translator

from estante_analytics.schemas import (
    GameAnalytics,
    LicenseAnalytics,
    LicenseShare,
    PlayCounts,
    UsageFigures,
    UsageOfDay,
    UsageShare,
    UsedContent,
)

SECONDS_AN_HOUR, SECONDS_A_MINUTE = 3_600, 60
FIGURE = "figure"
UsageTable = Literal["days", "roles", "schools", "contents"]


def shown_export(name: str, columns: Mapping[str, str]) -> Export:
    """The export of rows that the request brings, with the SQL type of each column.

    A `FIGURE` is a number, or a word where it is not told.
    """
    types = ", ".join(f'"{column}" {"text" if kind is FIGURE else kind}' for column, kind in columns.items())

    def query(_job: JobContext, payload: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
        rows = msgspec.json.encode(payload["rows"]).decode()
        return f"SELECT * FROM jsonb_to_recordset($1::jsonb) AS shown ({types})", [rows]  # noqa: S608

    headers = tuple(
        ExportColumn(column, f"analytics.columns.{column}", is_figure=kind is FIGURE)
        for column, kind in columns.items()
    )
    return Export(name=name, text_key="analytics.jobs.export", columns=headers, query=query)


SUMS = dict.fromkeys(("people", "sessions", "hours"), FIGURE)
USAGE_EXPORTS: Mapping[UsageTable, Export] = {
    "days": shown_export("analytics.usage_days", {"day": "date", **SUMS, "contents": FIGURE}),
    "roles": shown_export("analytics.usage_roles", {"role": "text", **SUMS, "contents": FIGURE}),
    "schools": shown_export("analytics.usage_schools", {"school": "text", **SUMS, "contents": FIGURE}),
    "contents": shown_export("analytics.usage_contents", {"content": "text", **SUMS}),
}


def usage_rows(figures: UsageFigures, table: UsageTable, t: Translator) -> list[Json]:
    """A table of the figures as the rows of its file; what is not told says so."""
    match table:
        case "days":
            return [{"day": str(row.day), **_sums(row, t)} for row in figures.days]
        case "roles":
            return [{"role": row.name, **_sums(row, t)} for row in figures.roles]
        case "schools":
            return [{"school": row.name, **_sums(row, t)} for row in figures.schools or ()]
        case "contents":
            gone = t("analytics.content_gone")
            return [{"content": row.name or gone, **_sums(row, t)} for row in figures.contents]


def _sums(row: UsageOfDay | UsageShare | UsedContent, t: Translator) -> dict[str, Json]:
    few = t("analytics.protected")
    sums: dict[str, Json] = {
        "people": few if row.people is None else row.people,
        "sessions": few if row.sessions is None else row.sessions,
        "hours": few if row.seconds is None else round(row.seconds / SECONDS_AN_HOUR, 2),
    }
    if not isinstance(row, UsedContent):
        sums["contents"] = few if row.contents is None else row.contents
    return sums


LicenseTable = Literal["roles", "countries", "batches"]
COUNTS = dict.fromkeys(("created", "redeemed", "unused", "expiring", "expired"), FIGURE)
LICENSE_EXPORTS: Mapping[LicenseTable, Export] = {
    "roles": shown_export("analytics.license_roles", {"role": "text", **COUNTS}),
    "countries": shown_export("analytics.license_countries", {"country": "text", **COUNTS}),
    "batches": shown_export("analytics.license_batches", {"batch": "text", **COUNTS}),
}


def license_rows(figures: LicenseAnalytics, table: LicenseTable, t: Translator) -> list[Json]:
    """A table of the figures of licences as the rows of its file."""
    match table:
        case "roles":
            return [_counted("role", share, t) for share in figures.roles]
        case "countries":
            return [_counted("country", share, t) for share in figures.countries]
        case "batches":
            return [_counted("batch", share, t) for share in figures.batches]


def _counted(head: str, share: LicenseShare, t: Translator) -> Json:
    counts = share.counts
    return {
        head: share.name,
        "created": counts.created,
        "redeemed": t("analytics.protected") if counts.redeemed is None else counts.redeemed,
        "unused": counts.unused,
        "expiring": counts.expiring,
        "expired": counts.expired,
    }


GameTable = Literal["types", "contents"]
PLAYS = dict.fromkeys(("players", "plays", "score", "minutes"), FIGURE)
GAME_EXPORTS: Mapping[GameTable, Export] = {
    "types": shown_export("analytics.game_types", {"type": "text", **PLAYS}),
    "contents": shown_export("analytics.game_contents", {"content": "text", "type": "text", **PLAYS}),
}


def game_rows(figures: GameAnalytics, table: GameTable, t: Translator) -> list[Json]:
    """A table of the figures of what is played as the rows of its file."""
    if table == "types":
        return [{"type": row.name, **_plays(row.counts, t)} for row in figures.types]
    return [{"content": row.name, "type": row.type, **_plays(row.counts, t)} for row in figures.contents]


def _plays(counts: PlayCounts, t: Translator) -> dict[str, Json]:
    few = t("analytics.protected")
    return {
        "players": few if counts.players is None else counts.players,
        "plays": few if counts.plays is None else counts.plays,
        "score": few if counts.score is None else counts.score,
        "minutes": few if counts.seconds is None else round(counts.seconds / SECONDS_A_MINUTE, 1),
    }
