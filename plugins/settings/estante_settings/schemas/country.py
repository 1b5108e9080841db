"""What the calls of countries take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Struct, UnsetType, field

from estante_settings.schemas.fields import AcademicPeriod, IsoCode, Name
from estante_settings.schemas.part import Part
from estante_settings.schemas.scale import ScaleType


class RankingScale(Struct, frozen=True):
    """The evaluation scale of a country, short: its limits, and the tags of a qualitative one from below."""

    guid: UUID
    name: str
    type: ScaleType
    min: float
    max: float
    decimals: int
    tags: Sequence[str]


class CountryRow(Struct, frozen=True):
    """A row of the list."""

    guid: UUID
    name: str
    iso_code: str
    academic_period: AcademicPeriod
    ranking_scale: RankingScale | None
    discipline_count: int
    level_count: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class CountryAnswer(Struct, frozen=True):
    """A country with its subjects, education levels and courses, each in its order."""

    guid: UUID
    name: str
    iso_code: str
    academic_period: AcademicPeriod
    ranking_scale_guid: UUID | None
    ranking_scale: RankingScale | None
    disciplines: Sequence[Part]
    education_levels: Sequence[Part] = field(name="educationLevels")
    courses: Sequence[Part]
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class CountryFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. A ranking scale is complete."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Chile",
        "iso_code": "CL",
        "academic_period": "trimester",
        "ranking_scale_guid": EXAMPLE_GUID,
    }
    name: Name | UnsetType = UNSET
    iso_code: IsoCode | UnsetType = UNSET
    academic_period: AcademicPeriod | UnsetType = UNSET
    ranking_scale_guid: UUID | UnsetType | None = UNSET


class NewCountry(CountryFields, kw_only=True):
    """A new country."""

    name: Name
    iso_code: IsoCode
