"""The list of evaluation scales."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, Equals, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.scale import ScaleRow, ScaleType


class ScaleFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list; `is_complete` leaves those that may be chosen."""

    guid: Annotated[tuple[UUID, ...], AnyOf("s.guid")] = ()
    type: Annotated[tuple[ScaleType, ...], AnyOf("s.type")] = ()
    is_complete: Annotated[bool | None, Equals("s.is_complete")] = None


SCALES = ListSpec(
    row=ScaleRow,
    source="evaluation_scales s",
    base=("s.deleted_at IS NULL",),
    columns={"id": "s.guid"},
    filters=ScaleFilters,
    search=("s.name",),
    sort={"name": by_name("s.name"), "created_at": "s.created_at"},
    default="name",
    indexed=("+name",),
)
