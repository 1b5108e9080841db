"""What the calls of education levels take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType, field

from estante_settings.schemas.fields import Name
from estante_settings.schemas.part import Part

MAX_PARTS = 1_000
Guids = Annotated[list[UUID], Meta(max_length=MAX_PARTS)]


class EducationLevelRow(Struct, frozen=True):
    """A level with its years, in their order, and the subjects that are taught in it."""

    guid: UUID
    name: str
    country_guid: UUID
    position: int
    education_years: Sequence[Part] = field(name="educationYears")
    disciplines: Sequence[Part]
    created_at: datetime
    updated_at: datetime


class EducationLevelFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {"name": "Educación básica"}
    name: Name | UnsetType = UNSET
    disciplines: Guids | UnsetType = UNSET


class NewEducationLevel(EducationLevelFields, kw_only=True):
    """A new level of a country, the last of them."""

    EXAMPLE: ClassVar[Example] = {"name": "Educación básica", "country": EXAMPLE_GUID}
    name: Name
    country: UUID


class LevelPlace(Struct, kw_only=True, forbid_unknown_fields=True):
    """A level at its place, with its years in their order where they are sent."""

    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID}
    guid: UUID
    name: Name | UnsetType = UNSET
    years: Guids | UnsetType = UNSET


class LevelOrder(Struct, kw_only=True, forbid_unknown_fields=True):
    """The levels of a country in their order. What is not named stays behind, in the order that it had."""

    EXAMPLE: ClassVar[Example] = {"country": EXAMPLE_GUID, "levels": []}
    country: UUID
    levels: Annotated[list[LevelPlace], Meta(max_length=MAX_PARTS)]


class OrderedLevels(Struct, frozen=True):
    """The levels of a country as they stand now."""

    levels: Sequence[EducationLevelRow]
