"""What the calls of evaluable categories take and answer (BO §3)."""

from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_settings.schemas.fields import Name

COLOR = "#0f5d6c"
Description = Annotated[str, Meta(max_length=2_000)]
Color = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}$", extra={"code": "color"})]
Weight = Annotated[float, Meta(ge=0, le=100)]


class CategoryRow(Struct, frozen=True):
    """An evaluable category, in the list and alone: `weight` is its part of a mark, in percent."""

    guid: UUID
    name: str
    description: str
    color: str
    weight: float
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class CategoryFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. Null is the usual colour, and no weight."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Tareas",
        "description": "Lo que se entrega cada semana.",
        "color": COLOR,
        "weight": 40,
    }
    name: Name | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    color: Color | UnsetType | None = UNSET
    weight: Weight | UnsetType | None = UNSET


class NewCategory(CategoryFields, kw_only=True):
    """A new evaluable category."""

    name: Name


class CategoryWeights(Struct, frozen=True):
    """What the weights of all categories are together, in percent."""

    total: float
