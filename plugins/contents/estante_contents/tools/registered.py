"""The LTI tools of the tenant, as the plugins say that register them, and the list of them."""

from collections.abc import Sequence
from typing import Annotated
from uuid import UUID

from estante.api.database import RawConnection
from estante.api.lists import AnyOf, ListSpec
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.contracts import ToolDirectory


class ToolRow(Struct, frozen=True):
    """A registered tool, which a content can be of."""

    guid: UUID
    name: str
    launch_url: str


class ToolFilters(Struct, frozen=True, kw_only=True):
    """What narrows the tools."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()


TOOLS = ListSpec(
    row=ToolRow, filters=ToolFilters, search=("name", "launch_url"), sort=("name",), default="name"
)


class RegisteredTools:
    """Asks every directory; without one there are no tools."""

    def __init__(self, tenant: Tenant, registry: HookCaller) -> None:
        contributed: list[Sequence[ToolDirectory]] = registry.hook("register_tools", tenant)()
        self._queries = [directory.tools for directories in contributed for directory in directories]

    async def all(self, connection: RawConnection) -> list[ToolRow]:
        """The tools by their names."""
        if not self._queries:
            return []
        tools = f"SELECT t.* FROM ({self._union}) t ORDER BY estante_order(t.name), t.guid"  # noqa: S608
        rows = await connection.fetch(tools)
        return [ToolRow(row["guid"], row["name"], row["launch_url"]) for row in rows]

    async def get(self, connection: RawConnection, guid: UUID) -> ToolRow | None:
        """A tool, while it is registered."""
        return next((tool for tool in await self.all(connection) if tool.guid == guid), None)

    @property
    def _union(self) -> str:
        columns = "t.guid, t.name, t.launch_url"
        parts = [f"SELECT {columns} FROM ({query}) t" for query in self._queries]  # noqa: S608 - of plugins
        return " UNION ALL ".join(parts)
