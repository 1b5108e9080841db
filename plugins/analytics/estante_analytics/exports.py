"""Files of what is on the screen: the rows that were shown, not asked for a second time."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from estante.api.exports import Export, ExportColumn
from estante.api.jobs import Json
from estante.api.tenants import Tenant, Translator

from estante_analytics.schemas import UsageFigures, UsageOfDay, UsageShare, UsedContent

SECONDS_AN_HOUR = 3_600
UsageTable = Literal["days", "roles", "schools", "contents"]


def shown_export(name: str, columns: Mapping[str, str]) -> Export:
    """The export of rows that the request brings, with the SQL type of each column."""
    types = ", ".join(f'"{column}" {kind}' for column, kind in columns.items())

    def query(_tenant: Tenant, payload: Mapping[str, Json], _language: str) -> tuple[str, Sequence[object]]:
        rows = msgspec.json.encode(payload["rows"]).decode()
        return f"SELECT * FROM jsonb_to_recordset($1::jsonb) AS shown ({types})", [rows]  # noqa: S608

    headers = tuple(ExportColumn(column, f"analytics.columns.{column}") for column in columns)
    return Export(name=name, text_key="analytics.jobs.export", columns=headers, query=query)


SUMS = {"people": "text", "sessions": "text", "hours": "text"}
USAGE_EXPORTS: Mapping[UsageTable, Export] = {
    "days": shown_export("analytics.usage_days", {"day": "date", **SUMS, "contents": "text"}),
    "roles": shown_export("analytics.usage_roles", {"role": "text", **SUMS, "contents": "text"}),
    "schools": shown_export("analytics.usage_schools", {"school": "text", **SUMS, "contents": "text"}),
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
    few = t("analytics.fewer_than_five")
    sums: dict[str, Json] = {
        "people": few if row.people is None else row.people,
        "sessions": few if row.sessions is None else row.sessions,
        "hours": few if row.seconds is None else round(row.seconds / SECONDS_AN_HOUR, 2),
    }
    if not isinstance(row, UsedContent):
        sums["contents"] = few if row.contents is None else row.contents
    return sums
