"""The calls of a launch, which browsers make: they are led on, or told in words why not."""

from collections.abc import Mapping
from typing import Any

from estante.api.http import Hourly, inject
from estante.api.people import visitor_of
from estante.api.tenants import Tenant, Translator, caller_language
from estante_contents.contracts import ContentLibrary
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency

from estante_lti.addresses import Addresses, OwnAddresses
from estante_lti.browser import pages
from estante_lti.browser.cookies import set_cookie
from estante_lti.browser.forms import read_form
from estante_lti.browser.frames import is_framed, may_frame
from estante_lti.hashing import cookie_name
from estante_lti.models import LoginAttempt
from estante_lti.refusals import FrameRefused, LaunchRefused, StateUnknown
from estante_lti.services.launch import LaunchService, beginning
from estante_lti.services.launch_log import LaunchLog
from estante_lti.services.login import TTL, LoginService

AnyRequest = Request[Any, Any, State]
LOGIN = inject(logins=LoginService, addresses=Addresses)
LAUNCH = inject(launches=LaunchService, addresses=Addresses, log=LaunchLog)


@get("/lti/login", public=True, limit=Hourly("sign_ins"), dependencies=LOGIN)
async def begin_launch(
    request: AnyRequest,
    logins: NamedDependency[LoginService],
    addresses: NamedDependency[Addresses],
    t: NamedDependency[Translator],
) -> Response[Any]:
    """Begin a launch: `iss`, `login_hint`, `target_link_uri` and what else the LMS says, as a query.

    Answers a redirect to the LMS's authorization address (1EdTech security framework 1.0 §5.1.1).

    Raises:
        LaunchRefused: 401, said on a page to who asks for HTML.
    """
    return await _begin(request, dict(request.query_params), logins, addresses, t)


@post("/lti/login", public=True, status_code=303, limit=Hourly("sign_ins"), dependencies=LOGIN)
async def begin_launch_by_form(
    request: AnyRequest,
    logins: NamedDependency[LoginService],
    addresses: NamedDependency[Addresses],
    t: NamedDependency[Translator],
) -> Response[Any]:
    """As `GET lti/login`, with a form. Raises LaunchRefused: 401. TooLarge: 413."""
    return await _begin(request, await read_form(request), logins, addresses, t)


@post("/lti/launch", public=True, status_code=200, limit=Hourly("sign_ins"), dependencies=LAUNCH)
async def land(
    request: AnyRequest,
    tenant: NamedDependency[Tenant],
    launches: NamedDependency[LaunchService],
    *,
    addresses: NamedDependency[Addresses],
    log: NamedDependency[LaunchLog],
    content_library: NamedDependency[ContentLibrary],
    t: NamedDependency[Translator],
) -> Response[Any]:
    """Take a form with `id_token` and `state`, sign the person in, and go on to the linked content.

    Raises:
        LaunchRefused: 401, nobody is signed in; said on a page to who asks for HTML. TooLarge: 413.
    """
    sent, again = await read_form(request), None
    own = addresses.at(request.headers.get("host", ""))
    try:
        state = sent.get("state", "")
        if not state:
            raise StateUnknown
        attempt = await launches.attempt_of(state)
        again = pages.again_address(own.login, dict(beginning(attempt)))
        await _check_frame(request, tenant, launches, log, attempt)
        landing = await launches.land(
            attempt,
            sent,
            request.cookies.get(cookie_name(state), ""),
            is_framed=is_framed(request.headers),
            library=content_library,
            visitor=visitor_of(request),
        )
    except LaunchRefused as reason:
        return _refusal(request, reason, t, again)
    return pages.arrival_page(landing, t, _language(request), again, tenant.embedded_by)


async def _begin(
    request: AnyRequest,
    sent: Mapping[str, str],
    logins: LoginService,
    addresses: Addresses,
    t: Translator,
) -> Response[Any]:
    own: OwnAddresses = addresses.at(request.headers.get("host", ""))
    try:
        begun = await logins.begin(sent, own)
    except LaunchRefused as reason:
        return _refusal(request, reason, t, None)
    cookie = set_cookie(begun.state, begun.browser, own, TTL)
    return Response(b"", status_code=303, headers={"Location": begun.url, "Set-Cookie": cookie})


async def _check_frame(
    request: AnyRequest, tenant: Tenant, launches: LaunchService, log: LaunchLog, attempt: LoginAttempt
) -> None:
    """Refuse a frame that the application would not be shown in, before anything is spent."""
    origin = request.headers.get("origin", "")
    if is_framed(request.headers) and not may_frame(tenant, origin):
        reason = FrameRefused(origin)
        await log.refuse(await launches.schools_of(attempt), reason)
        raise reason


def _refusal(request: AnyRequest, reason: LaunchRefused, t: Translator, again: str | None) -> Response[Any]:
    """A page for a browser; other callers get the error as any call's."""
    if "text/html" not in request.headers.get("accept", ""):
        raise reason
    return pages.refusal_page(reason, t, _language(request), again)


def _language(request: AnyRequest) -> str:
    return caller_language(request.scope["state"]["principal"], request.headers.get("accept-language"))


ROUTES = [begin_launch, begin_launch_by_form, land]
