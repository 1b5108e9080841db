"""The list of subjects."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.discipline import DisciplineRow


class DisciplineFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("d.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("d.country_guid")] = ()


DISCIPLINES = ListSpec(
    row=DisciplineRow,
    source="disciplines d JOIN countries c ON c.tenant_id = d.tenant_id AND c.guid = d.country_guid",
    base=("d.deleted_at IS NULL", "c.deleted_at IS NULL"),
    filters=DisciplineFilters,
    search=("d.name",),
    sort={"position": "d.position", "name": by_name("d.name")},
    default="position",
)
