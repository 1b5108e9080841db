"""Which LTI tool a content is of, and its launch address, which the content holds (BO §3)."""

from estante.api.database import Transaction, raw_connection
from estante.api.errors import FieldError, ValidationFailed
from msgspec import UNSET

from estante_contents.contracts import ContentType
from estante_contents.models import Content
from estante_contents.schemas import ContentFields
from estante_contents.services.content_validation import is_web_address
from estante_contents.tools.registered import RegisteredTools

FIELD = "tool_guid"


async def take_tool(
    session: Transaction,
    tools: RegisteredTools,
    kind: ContentType | None,
    content: Content | None,
    sent: ContentFields,
) -> None:
    """Make the address of a content that is of a tool that tool's; no other is taken from anybody.

    A tool that the content has already may have gone: the content keeps its address until it gets another.

    Raises:
        ValidationFailed: no tool, or one that is not registered.
    """
    if kind is None or not kind.takes_tool:
        return
    sent.url = UNSET
    current = content.tool_guid if content else None
    wanted = current if sent.tool_guid is UNSET else sent.tool_guid
    if wanted is None:
        raise ValidationFailed(fields=[FieldError(FIELD, "required")])
    if wanted == current:
        return
    tool = await tools.get(await raw_connection(session), wanted)
    if tool is None or not is_web_address(tool.launch_url):
        raise ValidationFailed(fields=[FieldError(FIELD, "choice")])
    sent.url = tool.launch_url
