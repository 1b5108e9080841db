"""What the calls of education years take and answer."""

from datetime import datetime
from typing import ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Struct, UnsetType

from estante_settings.schemas.discipline import Place
from estante_settings.schemas.fields import Name


class EducationYearRow(Struct, frozen=True):
    """A year of a level."""

    guid: UUID
    name: str
    level_guid: UUID
    position: int
    created_at: datetime
    updated_at: datetime


class EducationYearFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {"name": "1.º básico"}
    name: Name | UnsetType = UNSET
    position: Place | UnsetType = UNSET


class NewEducationYear(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new year of a level, the last of them."""

    EXAMPLE: ClassVar[Example] = {"name": "1.º básico", "level": EXAMPLE_GUID}
    name: Name
    level: UUID
