"""What the calls of learning objectives take and answer (BO §3)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_settings.schemas.education_level import Guids
from estante_settings.schemas.fields import WRITTEN_LINE

Code = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=1, max_length=50)]
Description = Annotated[str, Meta(pattern=r"\S", min_length=1, max_length=2_000)]


class ObjectivePart(Struct, frozen=True):
    """An objective as a part of another's way down from the top."""

    guid: UUID
    code: str
    description: str


class LearningObjectiveRow(Struct, frozen=True):
    """An objective, in the list and alone. `path` is what it lies below, from the top of its tree."""

    guid: UUID
    code: str
    description: str
    country: UUID
    country_name: str
    discipline: UUID | None
    discipline_name: str | None
    educationLevel: UUID | None
    education_level_name: str | None
    educationYears: Sequence[UUID]
    parent: UUID | None
    path: Sequence[ObjectivePart]
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class LearningObjectiveFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. All that is named is of the objective's country.

    `educationYears` are of its level. `parent` null moves it to the top.
    """

    EXAMPLE: ClassVar[Example] = {
        "code": "MA01 OA 03",
        "description": "Leer números del 0 al 20.",
        "country": EXAMPLE_GUID,
    }
    code: Code | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    country: UUID | UnsetType = UNSET
    discipline: UUID | UnsetType | None = UNSET
    educationLevel: UUID | UnsetType | None = UNSET
    educationYears: Guids | UnsetType = UNSET
    parent: UUID | UnsetType | None = UNSET


class NewLearningObjective(LearningObjectiveFields, kw_only=True):
    """A new objective of a country."""

    code: Code
    description: Description
    country: UUID
