"""Files of the figures of digital programs."""

from estante.api.jobs import Json
from estante.api.tenants import Translator

from estante_analytics.exports import shown_export
from estante_analytics.program_schemas import ProgramAnalytics, ProgramCounts

COUNTS = ("schools", "groups", "students", "active", "progress", "score")
PROGRAMS_EXPORT = shown_export("analytics.programs", {"program": "text", **dict.fromkeys(COUNTS, "text")})
PROGRAM_EXPORTS = (PROGRAMS_EXPORT,)


def program_rows(figures: ProgramAnalytics, t: Translator) -> list[Json]:
    """The programs as the rows of their file; what is not told says so."""
    return [{"program": row.name, **_counted(row.counts, t)} for row in figures.programs]


def _counted(counts: ProgramCounts, t: Translator) -> dict[str, Json]:
    return {name: _cell(counts, name, t) for name in COUNTS}


def _cell(counts: ProgramCounts, name: str, t: Translator) -> Json:
    """A figure, nothing where there is none to have, or that it is one of fewer than five people."""
    is_none = (name == "progress" and not counts.parts) or (name == "score" and not counts.tasks)
    value: int | float | None = getattr(counts, name)
    return None if is_none else t("analytics.fewer_than_five") if value is None else value
