"""The type of contents that launch an outside tool."""

from estante.api.plugins import CoverShape
from estante_contents.contracts import (
    ContentRecord,
    ContentType,
    OpeningContext,
    Payload,
    Refusal,
    ToolDirectory,
    ToolPayload,
)


def open_tool(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    """The tool and its launch address, which the content keeps."""
    if content.tool_guid is None or not content.url:
        return Refusal("URL_NOT_FOUND")
    return ToolPayload(tool_guid=content.tool_guid, url=content.url)


LTI = ContentType(
    guid="LTI",
    text_key="lti.types.lti",
    icon="plug",
    cover=CoverShape(16 / 9, ("orbits",)),
    takes_tool=True,
    is_detected=False,
    tracking="once",
    open=open_tool,
)
TOOLS = ToolDirectory(
    name="lti", tools="SELECT guid, name, launch_url FROM lti_tools WHERE deleted_at IS NULL"
)
