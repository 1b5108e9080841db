"""Groups of a toolbox as calls answer them."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.files import FileStore
from estante.api.tenants import Tenant
from estante_contents.contracts import content_titles, library_titles
from sqlalchemy import select

from estante_programs.models import Tool, ToolGroup
from estante_programs.schemas.toolbox import ToolGroupRow, ToolRow
from estante_programs.services.files import file_of
from estante_programs.services.toolbox.groups import ToolboxService


class ToolboxPresenter:
    """Answers groups with their tools; files have signed addresses."""

    def __init__(self, tenant: Tenant, files: FileStore, toolbox: ToolboxService) -> None:
        self._tenant, self._files, self._session = tenant, files, toolbox.session

    async def group(self, group: ToolGroup) -> ToolGroupRow:
        """One group."""
        return (await self.groups([group]))[0]

    async def groups(self, groups: Sequence[ToolGroup]) -> list[ToolGroupRow]:
        """Groups with the names of their contents and resources, by one statement for each kind."""
        of_groups = select(Tool).where(Tool.group_guid.in_([group.guid for group in groups]))
        tools = (await self._session.scalars(of_groups.order_by(Tool.place))).all()
        contents = {tool.content_guid for tool in tools if tool.content_guid}
        resources = {tool.library_guid for tool in tools if tool.library_guid}
        titles = await content_titles(self._session, contents)
        names = {guid: title.name for guid, title in titles.items()}
        names |= await library_titles(self._session, resources)
        return [
            ToolGroupRow(
                guid=group.guid,
                name=group.name,
                teacher_only=group.teacher_only,
                tools=[self._row(tool, names) for tool in tools if tool.group_guid == group.guid],
                version=group.version,
            )
            for group in groups
        ]

    def _row(self, tool: Tool, names: dict[UUID, str]) -> ToolRow:
        source = tool.content_guid or tool.library_guid
        return ToolRow(
            guid=tool.guid,
            title=tool.title,
            link=tool.link,
            file=file_of(self._files, self._tenant, tool.file_path, tool.file_name),
            content_guid=tool.content_guid,
            library_guid=tool.library_guid,
            source_name=names.get(source) if source else None,
        )
