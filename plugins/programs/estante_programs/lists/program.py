"""The list of programs, and its file."""

from typing import Annotated
from uuid import UUID

from estante.api.exports import list_export
from estante.api.lists import (
    AnyOf,
    DateRange,
    Exists,
    FacetSpec,
    ListSpec,
    NoFilters,
    PersonRef,
    Within,
    by_name,
)
from msgspec import Struct, field

from estante_programs.schemas.look import TypefaceRow
from estante_programs.schemas.program import ProgramFacets, ProgramRow, TemplateRow
from estante_programs.schemas.structure import Trimester

LEVELS, YEARS, LANGUAGES = "program_levels", "program_years", "program_languages"
OWN = "x.tenant_id = r.tenant_id AND x.program_guid = r.guid"


def gathered(table: str, value: str) -> str:
    """SQL: what a program has in a table of its own."""
    return (
        f"(SELECT coalesce(array_agg(x.{value} ORDER BY x.{value}), '{{}}') FROM {table} x"  # noqa: S608 - names of the models
        f" WHERE {OWN})"
    )


def isbn(kind: str) -> str:
    """SQL: the ISBN of a kind, as it was written."""
    return f"(SELECT x.written FROM program_isbns x WHERE {OWN} AND x.kind = '{kind}')"  # noqa: S608 - one of two words


def _named(table: str, value: str) -> str:
    """SQL: the same by the names that `:words` has for them."""
    return (
        "(SELECT string_agg(coalesce(:words::jsonb ->> x." + value + "::text, ''), ', ')"  # noqa: S608 - names of the models
        f" FROM {table} x WHERE {OWN})"
    )


class ProgramFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. A program is of the trimesters that its units are of."""

    guid: Annotated[tuple[UUID, ...], AnyOf("r.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("r.country_guid")] = ()
    discipline: Annotated[tuple[UUID, ...], AnyOf("r.discipline_guid")] = ()
    education_levels: Annotated[
        tuple[UUID, ...], Exists(f"{LEVELS} x WHERE {OWN} AND x.level_guid = ANY(:value)")
    ] = field(name="educationLevels", default=())
    education_years: Annotated[
        tuple[UUID, ...], Exists(f"{YEARS} x WHERE {OWN} AND x.year_guid = ANY(:value)")
    ] = field(name="educationYears", default=())
    trimester: Annotated[
        tuple[Trimester, ...],
        Exists(f"program_units x WHERE {OWN} AND x.deleted_at IS NULL AND x.trimester = ANY(:value)"),
    ] = ()
    publication: Annotated[tuple[UUID, ...], AnyOf("r.publication_guid")] = ()
    is_accessible: Annotated[tuple[bool, ...], AnyOf("r.is_accessible")] = ()
    created_at: Annotated[DateRange | None, Within("r.created_at")] = field(name="createdAt", default=None)
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("r.created_by")] = ()


PROGRAMS = ListSpec(
    row=ProgramRow,
    source="programs r",
    base=("r.deleted_at IS NULL",),
    columns={
        "discipline": "r.discipline_guid",
        "educationLevels": gathered(LEVELS, "level_guid"),
        "educationYears": gathered(YEARS, "year_guid"),
        "isbn_student": isbn("student"),
        "isbn_teacher": isbn("teacher"),
        "country": "r.country_guid",
        "program_cover": "r.cover_path",
    },
    filters=ProgramFilters,
    search=("r.name", "r.subtitle"),
    sort={"name": by_name("r.name"), "created_at": "r.created_at"},
    default="name",
    indexed=("guid", "country", "discipline", "+name", "-created_at"),
)
SAME_LEVEL = f"""EXISTS (SELECT FROM {LEVELS} x
    JOIN {LEVELS} y ON y.tenant_id = x.tenant_id AND y.level_guid = x.level_guid
    WHERE {OWN} AND y.program_guid = :program)"""
# Those of its subject and of a level of its own, without the program itself.
RELATED_PROGRAMS = ListSpec(
    row=ProgramRow,
    source="programs r"
    " JOIN programs o ON o.tenant_id = r.tenant_id AND o.discipline_guid = r.discipline_guid",
    base=("r.deleted_at IS NULL", "o.guid = :program", "r.guid <> o.guid", SAME_LEVEL),
    columns=PROGRAMS.columns,
    filters=ProgramFilters,
    search=("r.name", "r.subtitle"),
    sort={"name": by_name("r.name"), "created_at": "r.created_at"},
    default="name",
    key="r.guid",
)
PROGRAM_FACETS = FacetSpec(PROGRAMS, ProgramFacets)
# `:words` are the names of countries, subjects, levels and years.
PROGRAMS_EXPORT = list_export(
    PROGRAMS,
    name="programs",
    text_key="programs.jobs.export",
    texts="programs.columns",
    columns={
        "guid": "r.guid",
        "name": "r.name",
        "discipline": "coalesce(:words::jsonb ->> r.discipline_guid::text, '')",
        "educationLevels": _named(LEVELS, "level_guid"),
        "educationYears": _named(YEARS, "year_guid"),
        "isbn_student": isbn("student"),
        "isbn_teacher": isbn("teacher"),
        "country": "coalesce(:words::jsonb ->> r.country_guid::text, '')",
        "is_accessible": "r.is_accessible",
        "created_at": "to_char(r.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)
ISBNS = ("isbn_student", "isbn_teacher")


class TemplateFilters(Struct, frozen=True, kw_only=True):
    """What narrows the templates."""

    guid: Annotated[tuple[str, ...], AnyOf("guid")] = ()


# They are nine at most.
TEMPLATES = ListSpec(
    row=TemplateRow, filters=TemplateFilters, search=("name",), sort=("name",), default="name"
)
# A handful; whose they are and in which order, who lists them says.
TYPEFACES = ListSpec(row=TypefaceRow, filters=NoFilters, search=("name",), sort=("name",), default="")
