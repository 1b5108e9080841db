"""What the calls of evaluation periods take and answer (BO §3, §5)."""

from datetime import date, datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import Example
from estante.api.lists import ListSpec, NoFilters
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_settings.schemas.fields import WRITTEN_LINE, Name

SchoolYear = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=50)]
PeriodKind = Literal["annual", "bimonthly", "quarterly", "semester", "trimester"]
KINDS: tuple[PeriodKind, ...] = ("annual", "bimonthly", "quarterly", "semester", "trimester")


class PeriodKindRow(Struct, frozen=True):
    """A kind of evaluation period, and what it is called."""

    id: PeriodKind
    name: str


KIND_LIST = ListSpec(row=PeriodKindRow, filters=NoFilters, sort=("id", "name"), default="")


class PeriodRow(Struct, frozen=True):
    """An evaluation period, in the list and alone. Both days belong to it."""

    id: UUID
    guid: UUID
    evaluation_period: PeriodKind
    name: str
    start_date: date
    end_date: date
    school_year: str
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class PeriodFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "evaluation_period": "trimester",
        "name": "Primer trimestre",
        "start_date": "2026-03-02",
        "end_date": "2026-05-29",
        "school_year": "2026",
    }
    evaluation_period: PeriodKind | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    start_date: date | UnsetType = UNSET
    end_date: date | UnsetType = UNSET
    school_year: SchoolYear | UnsetType = UNSET


class NewPeriod(PeriodFields, kw_only=True):
    """A new evaluation period."""

    evaluation_period: PeriodKind
    name: Name
    start_date: date
    end_date: date
    school_year: SchoolYear
