"""The calls of a program's toolbox."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.toolbox import TOOLBOX
from estante_programs.policies import Programs
from estante_programs.schemas.toolbox import NewToolGroup, ToolGroupFields, ToolGroupRow
from estante_programs.services.toolbox.groups import ToolboxService
from estante_programs.services.toolbox.presenter import ToolboxPresenter

Toolbox = NamedDependency[ToolboxService]
Presenter = NamedDependency[ToolboxPresenter]


class ToolboxController(Controller):
    """The toolbox of a program."""

    path = "/lms/courses/{guid:uuid}/toolbox"
    dependencies = inject(toolbox=ToolboxService, presenter=ToolboxPresenter)

    @get(action=Programs.readDetail, list=TOOLBOX, summary="List the tool groups of a program")
    async def list_tool_groups(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], toolbox: Toolbox, presenter: Presenter
    ) -> Page[ToolGroupRow]:
        """Each with its tools in order. Raises NotFound: 404."""
        groups = await (await toolbox.under(guid)).in_order()
        return lists.page_of(TOOLBOX, await presenter.groups(groups))

    @post(
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a tool group of a program",
    )
    async def create_tool_group(
        self, guid: FromPath[UUID], data: JSONBody[NewToolGroup], toolbox: Toolbox, presenter: Presenter
    ) -> Answer[ToolGroupRow]:
        """Behind the others. Raises NotFound: 404, ValidationFailed: 400, Conflict: 409, too many."""
        group = await (await toolbox.under(guid)).create(data)
        return versioned(await presenter.group(group), group.version, 201)

    @put("/{tool_group_guid:uuid}", action=Programs.update, summary="Change what is sent of a tool group")
    async def change_tool_group(
        self,
        guid: FromPath[UUID],
        tool_group_guid: FromPath[UUID],
        data: JSONBody[ToolGroupFields],
        *,
        if_match: NamedDependency[IfMatch],
        toolbox: Toolbox,
        presenter: Presenter,
    ) -> Answer[ToolGroupRow]:
        """Its name, whom it is for, and all its tools in order.

        Raises:
            NotFound: 404, also an upload. StaleVersion: 412. ValidationFailed: 400, names the tool.
        """
        group = await (await toolbox.under(guid)).update(tool_group_guid, data, if_match)
        return versioned(await presenter.group(group), group.version)

    @delete(
        "/{tool_group_guid:uuid}",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Delete a tool group of a program",
    )
    async def delete_tool_group(
        self,
        guid: FromPath[UUID],
        tool_group_guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        toolbox: Toolbox,
    ) -> Deleted:
        """For good, with its tools. Raises NotFound: 404, StaleVersion: 412."""
        await (await toolbox.under(guid)).remove(tool_group_guid, if_match)
        return Deleted([tool_group_guid], [])


ROUTES = [ToolboxController]
