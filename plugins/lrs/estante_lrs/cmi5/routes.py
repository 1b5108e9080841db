"""The calls of cmi5: a launch by the viewer, and the credential that the unit fetches."""

from typing import Annotated, Any

import msgspec
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, Forbidden, ValidationFailed
from estante.api.http import Hourly, inject
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary, Refusal
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from estante_lrs.cmi5.launches import FETCH, Cmi5Launches
from estante_lrs.cmi5.schemas import AskLaunch, Cmi5Launch
from estante_lrs.cmi5.sessions import Cmi5Sessions
from estante_lrs.services.launches import XAPI_TYPE
from estante_lrs.xapi.errors import NotYours

WHY = "a key of 256 random bits is answered once"


@post(
    "/lrs/cmi5/launch",
    session=True,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=inject(launches=Cmi5Launches),
    summary="Launch a unit of a cmi5 course",
)
async def launch_unit(
    data: JSONBody[AskLaunch],
    *,
    principal: NamedDependency[Principal],
    content_library: NamedDependency[ContentLibrary],
    launches: NamedDependency[Cmi5Launches],
) -> Cmi5Launch:
    """Begin a session of the person who asks, and answer the launch address.

    Raises:
        NotFound: 404, no such content. Forbidden: 403, it is closed to the person. NotYours: 403, a content
            asks. ValidationFailed: 400, it is no cmi5 course, or has no such unit.
    """
    if principal.session_kind == "access":
        raise NotYours
    content = await content_library.get(data.content_guid)
    if content.type_guid != XAPI_TYPE:
        raise ValidationFailed(fields=[FieldError("content_guid", "choice")])
    if isinstance(await content_library.may_open(principal, content), Refusal):
        raise Forbidden(text="CONTENT_CLOSED")
    return await launches.launch(content, data)


def _fetch(path: str) -> Any:
    @post(path, public=True, unlimited=WHY, status_code=200, summary="The credential of a cmi5 launch")
    async def fetch_token(
        request: Request[Any, Any, State],
        session: NamedDependency[Transaction],
        tenant: NamedDependency[Tenant],
        key: Annotated[str, QueryParameter(max_length=200)] = "",
    ) -> Response[bytes]:
        """`auth-token` once, then `error-code` 1; always 200, as cmi5 has it."""
        package = request.scope["state"].get("package")
        answer = await Cmi5Sessions(session, tenant).fetch(key, package)
        headers = {"cache-control": "no-store"}
        return Response(msgspec.json.encode(answer), media_type="application/json", headers=headers)

    return fetch_token


ROUTES = [launch_unit, _fetch("/lrs/cmi5/fetch")]
PACKAGE_ROUTES = [_fetch(FETCH)]
