"""The calls by which a teacher chooses contents for links in the LMS."""

from datetime import datetime
from typing import Annotated, Any, ClassVar
from uuid import UUID

from estante.api.access import Principal
from estante.api.http import EXAMPLE_GUID, Example, Hourly, inject
from estante.api.lists import Lists, ListSpec, NoFilters, Page
from estante.api.tenants import Translator, caller_language
from estante_contents.contracts import ContentCard, ContentLibrary
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from estante_lti.addresses import Addresses
from estante_lti.browser import pages
from estante_lti.policies import LinkChoices
from estante_lti.services.choice import ChoiceService

AnyRequest = Request[Any, Any, State]
CHOICES = inject(choices=ChoiceService)


class ChoiceView(Struct, frozen=True):
    """A choice that is to be made: how many contents the LMS takes."""

    guid: UUID
    max_links: int


class OfferedContent(Struct, frozen=True):
    """A content that may be chosen."""

    guid: UUID
    name: str
    type_guid: str
    author: str
    at: datetime


class ChosenContents(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen; nothing sends the person back without links."""

    EXAMPLE: ClassVar[Example] = {"choice": EXAMPLE_GUID, "contents": [EXAMPLE_GUID]}
    choice: UUID
    contents: Annotated[list[UUID], Meta(max_length=200)]


class ChosenAnswer(Struct, frozen=True):
    """Where the browser goes to bring the LMS its answer, within a minute and once."""

    address: str


OFFERED = ListSpec(
    row=OfferedContent, filters=NoFilters, search=("name", "author"), sort=("name", "at"), default="-at"
)


@get("/lti/links/{guid:uuid}", action=LinkChoices.choose, dependencies=CHOICES)
async def read_choice(guid: FromPath[UUID], choices: NamedDependency[ChoiceService]) -> ChoiceView:
    """A choice that one's own launch began. Raises NotFound: 404, made already, or not one's own."""
    choice = await choices.get(guid)
    return ChoiceView(choice.guid, choices.max_links if choice.takes_several else 1)


@get("/lti/links/{guid:uuid}/contents", action=LinkChoices.choose, list=OFFERED, dependencies=CHOICES)
async def list_offered(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    choices: NamedDependency[ChoiceService],
    content_library: NamedDependency[ContentLibrary],
) -> Page[OfferedContent]:
    """What may be chosen: what the person may open. Raises NotFound: 404."""
    await choices.get(guid)
    return lists.page_of(OFFERED, [_offered(card) for card in await choices.offered(content_library)])


@post(
    "/lti/deep-linking",
    action=LinkChoices.choose,
    status_code=200,
    limit=Hourly("writes"),
    dependencies={**CHOICES, **inject(addresses=Addresses)},
)
async def choose(
    data: JSONBody[ChosenContents],
    request: AnyRequest,
    choices: NamedDependency[ChoiceService],
    addresses: NamedDependency[Addresses],
    content_library: NamedDependency[ContentLibrary],
) -> ChosenAnswer:
    """Choose contents for links in the LMS; there is one link for each.

    Raises:
        NotFound: 404. ValidationFailed: 400, more than the LMS takes, or one that the person may not open.
    """
    ticket = await choices.choose(data.choice, data.contents, content_library)
    own = addresses.at(request.headers.get("host", ""))
    return ChosenAnswer(f"{own.api}/lti/deep-linking/{ticket}")


@get(
    "/lti/deep-linking/{ticket:str}",
    public=True,
    limit=Hourly("sign_ins"),
    dependencies={**CHOICES, **inject(addresses=Addresses)},
)
async def bring_links(
    ticket: FromPath[str],
    request: AnyRequest,
    *,
    choices: NamedDependency[ChoiceService],
    addresses: NamedDependency[Addresses],
    content_library: NamedDependency[ContentLibrary],
    principal: NamedDependency[Principal],
    t: NamedDependency[Translator],
) -> Response[str]:
    """A page that brings the LMS the signed links, as a form. Raises NotFound: 404, used or a minute old."""
    own = addresses.at(request.headers.get("host", ""))
    answer = await choices.answer(ticket, content_library, own)
    lang = caller_language(principal, request.headers.get("accept-language"))
    return pages.form_page(answer.return_url, {"JWT": answer.token}, t, lang)


def _offered(card: ContentCard) -> OfferedContent:
    return OfferedContent(card.guid, card.name, card.type_guid, card.author, card.at)


ROUTES = [read_choice, list_offered, choose, bring_links]
