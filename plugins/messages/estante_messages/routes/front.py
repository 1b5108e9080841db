"""The calls of those whom messages are for (BO §6 global messages)."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import FromPath

from estante_messages.lists import FRONT_MESSAGES
from estante_messages.policies import FrontMessages
from estante_messages.schemas import FrontMessage, FrontRow, UnreadMessages
from estante_messages.services.front import FrontMessageService

SERVICE = inject(front_messages=FrontMessageService)


@get("/front/messages", action=FrontMessages.read, list=FRONT_MESSAGES, dependencies=SERVICE)
async def list_own_messages(
    lists: NamedDependency[Lists], front_messages: NamedDependency[FrontMessageService]
) -> Page[FrontRow]:
    """The messages that are shown to the caller today, newest first. Filter: unread."""
    page = await lists.page(FRONT_MESSAGES, **await front_messages.caller())
    return page.map(front_messages.row)


@get("/front/messages/unread", action=FrontMessages.read, dependencies=SERVICE)
async def count_unread_messages(front_messages: NamedDependency[FrontMessageService]) -> UnreadMessages:
    """How many messages the caller has not read, up to 100."""
    return UnreadMessages(await front_messages.count_unread())


@get("/front/messages/{guid:uuid}", action=FrontMessages.read, dependencies=SERVICE)
async def read_own_message(
    guid: FromPath[UUID], front_messages: NamedDependency[FrontMessageService]
) -> Answer[FrontMessage]:
    """A message that is shown to the caller. Raises NotFound: 404, also for one that is for others."""
    return versioned(*await front_messages.get(guid))


@put(
    "/front/messages/{guid:uuid}/read",
    action=FrontMessages.read,
    limit=Hourly("writes"),
    dependencies=SERVICE,
)
async def mark_message_read(
    guid: FromPath[UUID],
    if_match: NamedDependency[IfMatch],
    front_messages: NamedDependency[FrontMessageService],
) -> Answer[FrontMessage]:
    """Note that the caller has read a message, once. Raises NotFound: 404, StaleVersion: 412."""
    return versioned(*await front_messages.mark_read(guid, if_match))


ROUTES = [list_own_messages, count_unread_messages, read_own_message, mark_message_read]
