"""The list of outside tools."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_lti.schemas import ToolRow


class ToolFilters(Struct, frozen=True, kw_only=True):
    """What narrows the tools."""

    guid: Annotated[tuple[UUID, ...], AnyOf("x.guid")] = ()


TOOLS = ListSpec(
    row=ToolRow,
    source="lti_tools x",
    base=("x.deleted_at IS NULL",),
    filters=ToolFilters,
    search=("x.name", "x.launch_url"),
    sort={"name": by_name("x.name"), "created_at": "x.created_at"},
    default="name",
    indexed=("guid", "+name"),
)
