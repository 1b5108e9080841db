"""Two registered tools, one of which may be taken away, and one whose address leads nowhere."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.plugins import CoverShape, hookimpl
from estante_contents.contracts import (
    ContentRecord,
    ContentType,
    OpeningContext,
    Payload,
    Refusal,
    ToolDirectory,
    ToolPayload,
)

CHEMISTRY, MAPS, BROKEN = (UUID(int=number) for number in (1, 2, 3))
LAUNCHES = {
    CHEMISTRY: ("Laboratorio de química", "https://tools.example/chemistry/launch"),
    MAPS: ("Mapas vivos", "https://tools.example/maps/launch"),
    BROKEN: ("Sin dirección", "javascript:alert(1)"),
}
taken_away: set[UUID] = set()


def open_tool(content: ContentRecord, _context: OpeningContext) -> Payload | Refusal:
    """What its renderer launches."""
    if content.tool_guid is None or content.url is None:
        return Refusal("URL_NOT_FOUND")
    return ToolPayload(tool_guid=content.tool_guid, url=content.url)


TOOL = ContentType(
    guid="LTI",
    text_key="fake_lti.types.tool",
    icon="plug",
    cover=CoverShape(drawings=("orbits",)),
    tracking="once",
    takes_tool=True,
    open=open_tool,
)


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    return [TOOL]


@hookimpl
def register_tools() -> Sequence[ToolDirectory]:
    rows = [
        f"SELECT '{guid}'::uuid AS guid, '{name}' AS name, '{url}' AS launch_url"
        for guid, (name, url) in LAUNCHES.items()
        if guid not in taken_away
    ]
    return [ToolDirectory("fake_lti", " UNION ALL ".join(rows))]
