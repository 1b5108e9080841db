"""The calls of the back office (BO §2 /messages)."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.exports import EVERYTHING, ExportChoice, ExportView
from estante.api.http import Answer, Hourly, IfMatch, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, ListSpec, NoFilters, Page
from estante.api.records import RecordCalls
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_messages.lists import MESSAGES, MESSAGES_EXPORT, STATES
from estante_messages.policies import Messages
from estante_messages.schemas import (
    AudienceKind,
    MessageAnswer,
    MessageFields,
    MessageRow,
    NewMessage,
    Reach,
    WantedAudience,
)
from estante_messages.services.audience import AudienceService
from estante_messages.services.message import ACTS, MessageService
from estante_messages.services.presenter import MessagePresenter

AnyRequest = Request[Any, Any, AppState]
KINDS = ListSpec(row=AudienceKind, filters=NoFilters, sort=("name",), default="name", key="id")
CALLS = RecordCalls(MessageService, Messages, "/messages", MessageAnswer, MessagePresenter)
AUDIENCES = inject(audiences=AudienceService)
PRESENTER = inject(presenter=MessagePresenter)
PUBLISHING = inject(messages=MessageService, presenter=MessagePresenter)


@get("/messages", action=Messages.readList, list=MESSAGES, dependencies=PRESENTER)
async def list_messages(
    lists: NamedDependency[Lists], presenter: NamedDependency[MessagePresenter]
) -> Page[MessageRow]:
    """The messages, by their first day, with state, audience and how often they were read.

    `q` is words of the title. Filters: guid, state, role.
    Order: start_date, end_date, title, created_at.
    """
    page = await lists.page(MESSAGES)
    return page.map(await presenter.row_maker(page.rows))


@post(
    "/messages/export",
    action=Messages.export,
    status_code=202,
    list=MESSAGES,
    limit=Hourly("exports"),
    dependencies=AUDIENCES,
)
async def export_messages(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    audiences: NamedDependency[AudienceService],
    data: JSONBody[ExportChoice | None] = None,
) -> ExportView:
    """Make a file of the messages, with the filters and the order of the address, as a job."""
    words = {**await audiences.all_names(), "gone": audiences.gone}
    words |= {state: t(f"messages.states.{state}") for state in STATES}
    words |= {value: t(f"messages.values.{value}") for value in ("true", "false")}
    filters = lists.request(MESSAGES, words=msgspec.json.encode(words).decode()).to_json()
    return await exports.start(request, session, queue, MESSAGES_EXPORT, filters, choice=data or EVERYTHING)


@get("/messages/audiences", action=Messages.readList, list=KINDS, dependencies=AUDIENCES)
async def list_audiences(
    lists: NamedDependency[Lists], audiences: NamedDependency[AudienceService]
) -> Page[AudienceKind]:
    """The kinds of groups that messages can be for, such as schools, as plugins give them."""
    return lists.page_of(KINDS, audiences.rows())


@post(
    "/messages/reach",
    action=Messages.readDetail,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=AUDIENCES,
)
async def count_reach(data: JSONBody[WantedAudience], audiences: NamedDependency[AudienceService]) -> Reach:
    """How many people an audience has now, of those who may sign in. Raises ValidationFailed: 400."""
    return Reach(await audiences.count_people(data.roles, data.countries, data.audiences))


@post(
    "/messages/{guid:uuid}/publish",
    action=Messages.update,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=PUBLISHING,
)
async def publish_message(
    guid: FromPath[UUID],
    if_match: NamedDependency[IfMatch],
    messages: NamedDependency[MessageService],
    presenter: NamedDependency[MessagePresenter],
) -> Answer[MessageAnswer]:
    """Show a message to its audience from its first day on. Raises NotFound: 404, StaleVersion: 412."""
    return await CALLS.answer_of(messages, presenter, await messages.publish(guid, if_match))


ROUTES = [
    list_messages,
    export_messages,
    list_audiences,
    count_reach,
    publish_message,
    CALLS.change_many(MESSAGES, ACTS),
    CALLS.create(NewMessage),
    CALLS.read(),
    CALLS.change(MessageFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
