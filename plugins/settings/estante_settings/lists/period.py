"""The list of evaluation periods."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, FacetCount, Facets, FacetSpec, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.period import PeriodKind, PeriodRow


class PeriodFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("p.guid")] = ()
    evaluation_period: Annotated[tuple[PeriodKind, ...], AnyOf("p.evaluation_period")] = ()
    school_year: Annotated[tuple[str, ...], AnyOf("p.school_year")] = ()


class PeriodFacets(Facets, frozen=True):
    """How many periods of the list have each value."""

    evaluation_period: list[FacetCount]
    school_year: list[FacetCount]


PERIODS = ListSpec(
    row=PeriodRow,
    source="evaluation_periods p",
    base=("p.deleted_at IS NULL",),
    columns={"id": "p.guid"},
    filters=PeriodFilters,
    search=("p.name", "p.school_year"),
    sort={"name": by_name("p.name"), "start_date": "p.start_date", "created_at": "p.created_at"},
    default="-start_date",
    indexed=("-start_date",),
)
PERIOD_FACETS = FacetSpec(PERIODS, PeriodFacets)
