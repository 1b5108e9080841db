"""What the calls of subjects take and answer."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_settings.schemas.fields import Name

# The place among its siblings, from 1; beyond the last one is the last.
Place = Annotated[int, Meta(ge=1, le=10_000)]


class DisciplineRow(Struct, frozen=True):
    """A subject."""

    guid: UUID
    name: str
    country_guid: UUID
    position: int
    created_at: datetime
    updated_at: datetime


class DisciplineFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {"name": "Matemática"}
    name: Name | UnsetType = UNSET
    position: Place | UnsetType = UNSET


class NewDiscipline(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new subject of a country, the last of them."""

    EXAMPLE: ClassVar[Example] = {"name": "Matemática", "country": EXAMPLE_GUID}
    name: Name
    country: UUID
