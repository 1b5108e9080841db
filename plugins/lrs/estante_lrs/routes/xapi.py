"""The resources of xAPI below `lrs/xapi/`: statuses, headers and bodies are those of the specification.

On the host of a package they stand below `/_xapi/`, for the package alone (`services/launches.py`).
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from estante.api.access import PermissionChecker, Principal
from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.http import Hourly, count_call, inject
from estante_contents.contracts import ContentLibrary
from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod

from estante_lrs.schemas import JSON_DOCUMENT, QUERIES, STATEMENTS
from estante_lrs.services.credentials import Credentials
from estante_lrs.services.launches import ENDPOINT, Launches
from estante_lrs.xapi.access import Asker
from estante_lrs.xapi.call import MAX_BYTES, SUPPORTED, VERSION, XapiCall, not_spoken, read_call
from estante_lrs.xapi.errors import CredentialsMissing
from estante_lrs.xapi.resources.activities import get_activity
from estante_lrs.xapi.resources.agents import get_person
from estante_lrs.xapi.resources.documents import ACTIVITY_PROFILES, AGENT_PROFILES, STATES
from estante_lrs.xapi.resources.reply import Reply, Visit
from estante_lrs.xapi.resources.statements import STATEMENT_METHODS
from estante_lrs.xapi.versions import spoken_version

AnyRequest = Request[Any, Any, State]
Methods = Mapping[str, Callable[[Visit, XapiCall], Awaitable[Reply]]]
PATH = "/lrs/xapi"
READING = [HttpMethod.GET, HttpMethod.HEAD]
ALL = [*READING, HttpMethod.PUT, HttpMethod.POST, HttpMethod.DELETE]
LIMIT = Hourly("machines", in_handler=True)
COMMON: dict[str, Any] = {
    "public": True,
    "limit": LIMIT,
    "status_code": 200,
    "middleware": [spoken_version],
    "request_max_body_size": MAX_BYTES,
    "headers": {VERSION: "The version of xAPI that is spoken, as 1.0.3 or 2.0.0"},
}


class Askers:
    """Says who asks, by where: on a package's host only who has the package open."""

    def __init__(
        self, session: Transaction, principal: Principal, permissions: PermissionChecker, files: FileStore
    ) -> None:
        self.session, self.tenant = session, principal.tenant
        self._credentials = Credentials(session, principal, permissions)
        self._launches = Launches(session, principal.tenant, files)

    async def asker(self, headers: Mapping[str, str], package: str | None) -> Asker:
        """Who asks. Raises CredentialsMissing: 401."""
        if package is None:
            try:
                return await self._credentials.asker(headers)
            except CredentialsMissing:
                return await self._launches.asker(headers, None)
        return await self._launches.asker(headers, package)


async def answer(
    request: AnyRequest, askers: Askers, library: ContentLibrary, methods: Methods
) -> Response[bytes]:
    """Read the call, ask who asks, and have the resource's method answer it."""
    call = await read_call(request)
    try:
        asker = await askers.asker(call.headers, request.scope["state"].get("package"))
    except CredentialsMissing:
        await count_call(request.scope, LIMIT, None)
        raise
    await count_call(request.scope, LIMIT, asker.authority["account"]["name"])
    handler = methods.get(call.method)
    if handler is None:
        raise not_spoken()
    if call.method != "GET":
        asker.check_writing()
    reply = await handler(Visit(askers.session, askers.tenant, asker, library), call)
    headers = {**reply.headers, "content-length": str(len(reply.body))}
    return Response(reply.body, status_code=reply.status, headers=headers, media_type=reply.content_type)


def _about(base: str) -> Any:
    @route(f"{base}/about", http_method=READING, summary="The versions of xAPI that are spoken", **COMMON)
    async def about() -> Response[bytes]:
        """Also without a credential and a version."""
        body = msgspec.json.encode({"version": SUPPORTED, "extensions": {}})
        headers = {"content-length": str(len(body))}
        return Response(body, headers=headers, media_type="application/json")

    return about


def _resource(
    path: str, summary: str, methods: Methods, verbs: list[HttpMethod], **more: Any
) -> Callable[[str], Any]:
    """The handler of a resource. Its parameters are read by the resource, which refuses those it lacks."""

    async def handle(
        request: AnyRequest,
        askers: NamedDependency[Askers],
        content_library: NamedDependency[ContentLibrary],
    ) -> Response[bytes]:
        return await answer(request, askers, content_library, methods)

    handle.__doc__ = "Raises ValidationFailed: 400. CredentialsMissing: 401. NotYours: 403."
    handle.__name__ = f"xapi_{path.strip('/').replace('/', '_')}"
    opt = {**COMMON, "query": QUERIES[path], "dependencies": inject(askers=Askers), **more}
    return lambda base: route(f"{base}{path}", http_method=verbs, summary=summary, **opt)(handle)


RESOURCES = (
    _about,
    _resource("/statements", "xAPI statements", STATEMENT_METHODS, ALL[:-1], body=STATEMENTS),
    _resource(
        "/activities", "What is known of an activity", {"GET": get_activity}, [*READING, HttpMethod.POST]
    ),
    _resource("/agents", "By what somebody is known", {"GET": get_person}, [*READING, HttpMethod.POST]),
    _resource("/activities/state", "xAPI state documents", STATES, ALL, body=JSON_DOCUMENT),
    _resource("/activities/profile", "xAPI activity profiles", ACTIVITY_PROFILES, ALL, body=JSON_DOCUMENT),
    _resource("/agents/profile", "xAPI agent profiles", AGENT_PROFILES, ALL, body=JSON_DOCUMENT),
)
ROUTES = [resource(PATH) for resource in RESOURCES]
PACKAGE_ROUTES = [resource(ENDPOINT.rstrip("/")) for resource in RESOURCES]
