"""The list of evaluable categories."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.category import CategoryRow


class CategoryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("c.guid")] = ()


CATEGORIES = ListSpec(
    row=CategoryRow,
    source="evaluable_categories c",
    base=("c.deleted_at IS NULL",),
    filters=CategoryFilters,
    search=("c.name", "c.description"),
    sort={"name": by_name("c.name"), "weight": "c.weight", "created_at": "c.created_at"},
    default="name",
    indexed=("+name",),
)
