"""The list of what was delivered to a project."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, Cases, ListSpec
from msgspec import Struct

from estante_contents.projects.schemas import DeliveryRow, DeliveryState


class DeliveryFilters(Struct, frozen=True, kw_only=True):
    """What narrows the deliveries."""

    guid: Annotated[tuple[UUID, ...], AnyOf("d.guid")] = ()
    state: Annotated[
        tuple[DeliveryState, ...],
        Cases({"to_mark": "d.marked_at IS NULL", "marked": "d.marked_at IS NOT NULL"}),
    ] = ()


# `:pupils` are those whom a teacher may mark; who marks everybody gives none.
DELIVERIES = ListSpec(
    row=DeliveryRow,
    source="deliveries d",
    base=(
        "d.content_guid = :content",
        "(:everybody::text = 'yes' OR d.person_guid = ANY(string_to_array(:pupils::text, ',')::uuid[]))",
    ),
    columns={"person_name": "''", "url": "d.path"},
    filters=DeliveryFilters,
    sort={"delivered_at": "d.delivered_at", "points": "d.points", "marked_at": "d.marked_at"},
    default="delivered_at",
)
