"""The call that lists the LTI tools."""

from estante.api.database import Transaction, raw_connection
from estante.api.http import inject
from estante.api.lists import Lists, Page
from litestar import get
from litestar.di import NamedDependency

from estante_contents.policies import Contents
from estante_contents.tools.registered import TOOLS, RegisteredTools, ToolRow


@get("/tools", action=Contents.readList, list=TOOLS, dependencies=inject(tools=RegisteredTools))
async def list_tools(
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    tools: NamedDependency[RegisteredTools],
) -> Page[ToolRow]:
    """The LTI tools that contents can be of; none where no plugin registers some."""
    return lists.page_of(TOOLS, await tools.all(await raw_connection(session)))
