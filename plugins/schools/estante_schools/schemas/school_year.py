"""What the calls of school years take and answer."""

from datetime import date, datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_schools.schemas.fields import WRITTEN_LINE, Name

YearName = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=50)]


class SchoolYearRow(Struct, frozen=True):
    """A year of a school, in the list and alone. `expired_at` is its last day."""

    guid: UUID
    title: str
    school_year: str
    expired_at: date
    is_active: bool
    group_count: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class SchoolYearFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "title": "Año escolar 2027",
        "school_year": "2027",
        "expired_at": "2027-12-17",
    }
    title: Name | UnsetType = UNSET
    school_year: YearName | UnsetType = UNSET
    expired_at: date | UnsetType = UNSET


class NewSchoolYear(SchoolYearFields, kw_only=True):
    """A new year, which ends in the future."""

    title: Name
    school_year: YearName
    expired_at: date
