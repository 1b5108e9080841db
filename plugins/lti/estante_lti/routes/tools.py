"""The calls of outside tools, and of launching one from a content."""

from collections.abc import Mapping
from typing import Any, ClassVar
from uuid import UUID

from estante.api.access import Principal
from estante.api.http import EXAMPLE_GUID, Answer, Example, Hourly, inject
from estante.api.records import RecordCalls
from estante.api.tenants import Translator, caller_language
from estante_contents.contracts import ContentLibrary
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from estante_lti.addresses import Addresses
from estante_lti.browser import pages
from estante_lti.browser.cookies import set_cookie
from estante_lti.browser.forms import read_form
from estante_lti.hashing import cookie_name
from estante_lti.lists.tools import TOOLS
from estante_lti.policies import LtiTools
from estante_lti.schemas import NewTool, ToolFields, ToolRow
from estante_lti.services.tool import ACTS, ToolService
from estante_lti.services.tool_launch import TTL, ToolLaunchService

AnyRequest = Request[Any, Any, State]
LAUNCHES = inject(launches=ToolLaunchService, addresses=Addresses)
CALLS = RecordCalls(ToolService, LtiTools, "/lti/tools", ToolRow)


class LaunchedFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """The course that a content is opened in, if any."""

    EXAMPLE: ClassVar[Example] = {"course_guid": EXAMPLE_GUID}
    course_guid: UUID | None = None


class ToolAddress(Struct, frozen=True):
    """Where the frame of the tool begins."""

    address: str


@post(
    "/lti/contents/{guid:uuid}/launch",
    session=True,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=LAUNCHES,
)
async def launch_tool(
    guid: FromPath[UUID],
    data: JSONBody[LaunchedFrom],
    request: AnyRequest,
    *,
    launches: NamedDependency[ToolLaunchService],
    addresses: NamedDependency[Addresses],
    content_library: NamedDependency[ContentLibrary],
) -> Answer[ToolAddress]:
    """Begin the tool of a content, in this browser: it asks us within five minutes who comes.

    Raises:
        NotFound: 404, no such content. ToolGone: 404. Forbidden: 403, one may not open it.
    """
    own = addresses.at(request.headers.get("host", ""))
    content = await content_library.get(guid)
    begun = await launches.begin(content, data.course_guid, content_library, own)
    cookie = set_cookie(begun.hint, begun.browser, own, TTL)
    return Answer(ToolAddress(begun.url), headers={"Set-Cookie": cookie})


class Questions:
    """Answers what tools ask through browsers."""

    def __init__(
        self,
        launches: ToolLaunchService,
        addresses: Addresses,
        library: ContentLibrary,
        principal: Principal,
        t: Translator,
    ) -> None:
        self._launches, self._addresses, self._library = launches, addresses, library
        self._principal, self._t = principal, t

    async def answer(self, request: AnyRequest, sent: Mapping[str, str]) -> Response[str]:
        """A form that brings the tool the `id_token`. Raises AuthorizationRefused, ToolGone."""
        own = self._addresses.at(request.headers.get("host", ""))
        browser = request.cookies.get(cookie_name(sent.get("login_hint", "")), "")
        answer = await self._launches.authorize(sent, browser, self._library, own)
        lang = caller_language(self._principal, request.headers.get("accept-language"))
        fields = {"id_token": answer.token, "state": answer.state}
        return pages.form_page(answer.redirect_uri, fields, self._t, lang)


QUESTIONS = inject(questions=Questions, known={ContentLibrary: "content_library"})


@get("/lti/authorize", public=True, limit=Hourly("sign_ins"), dependencies=QUESTIONS)
async def authorize(request: AnyRequest, questions: NamedDependency[Questions]) -> Response[str]:
    """Answer a tool's OpenID Connect authentication request with a form that brings it the `id_token`.

    Raises:
        AuthorizationRefused: 400, asked wrongly, or for a launch that is over or another browser's.
        ToolGone: 404.
    """
    return await questions.answer(request, dict(request.query_params))


@post("/lti/authorize", public=True, status_code=200, limit=Hourly("sign_ins"), dependencies=QUESTIONS)
async def authorize_by_form(request: AnyRequest, questions: NamedDependency[Questions]) -> Response[str]:
    """As `GET lti/authorize`, with a form (OpenID Connect core §3.1.2.1).

    Raises:
        AuthorizationRefused: 400. ToolGone: 404. TooLarge: 413.
    """
    return await questions.answer(request, await read_form(request))


ROUTES = [
    CALLS.find(TOOLS),
    CALLS.change_many(TOOLS, ACTS),
    CALLS.create(NewTool),
    CALLS.read(),
    CALLS.change(ToolFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
    launch_tool,
    authorize,
    authorize_by_form,
]
