"""The outermost layer: the Host header decides the tenant, and the path what answers (KER-096)."""

import asyncio
import contextlib
from collections.abc import Sequence
from random import getrandbits
from typing import Any

import structlog
from litestar.types import ASGIApp, Receive, Scope, Send

from estante.errors import ApiError, BadRequest, NotFound
from estante.files.paths import ContentHostName
from estante.http.bodies import BodyTooSlow, paced
from estante.http.failures import body_of
from estante.tenancy.registry import TenantRegistry, plain_host
from estante.tenancy.tenant import Tenant

REQUEST_ID = b"x-request-id"
NOSNIFF, NO_STORE = (b"x-content-type-options", b"nosniff"), (b"cache-control", b"no-store")
# The server names itself where an answer does not: an empty name is none.
NO_BANNER = (b"server", b"")
# A year, and no word on what lies below: content hosts say it themselves.
HSTS = (b"strict-transport-security", b"max-age=31536000")
# A browser keeps up to 180 cookies of 4 KiB a site. The application reads none, so whoever brings such
# an amount, from a page that meant harm, is let in all the same and told to forget it.
MAX_COOKIE_BYTES = 16 * 1024
NO_COOKIES = (b"clear-site-data", b'"cookies"')
HAS_BODY = {b"content-length", b"transfer-encoding"}
MAX_UNREAD_BYTES = 8 * 1024 * 1024
UNREAD_SECONDS = 5


class HostGate:
    """Puts `tenant`, `services` and `request_id` into the request's state and hands it on."""

    def __init__(self, services: Any, content_host: ASGIApp, shell: ASGIApp) -> None:
        self._services = services
        self._tenants: TenantRegistry = services.tenants
        self._content_host = content_host
        self._shell = shell
        self._api = services.platform.api_base.rstrip("/") + "/"

    async def __call__(self, api: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Choose among the API, the content host and the shell."""
        request_id = f"{getrandbits(128):032x}"
        state: dict[str, Any] = scope.get("state", {})
        # The server may share one state among requests; this one's is its own.
        state = {**state, "services": self._services, "request_id": request_id}
        scope["state"] = state
        is_api = scope["path"].startswith(self._api)
        own = _own_headers(scope, request_id, is_api=is_api)
        receive, sending = _read_to_the_end(scope, receive, _with_headers(send, own))
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        tenant = self._tenants.by_host(host)
        target = api if is_api else self._shell
        state["answered_by"] = "api" if is_api else "shell"
        if tenant is None:
            name = self._services.files.addresses.split(plain_host(host))
            tenant = self._of_content_host(name) if name else None
            state["answered_by"] = "content"
            if name is None or tenant is None:
                state["answered_by"] = "nobody"
                await _refuse(scope, sending, NotFound(text="UNKNOWN_HOST"), request_id)
                return
            state["package"] = name.package
            target = self._content_host
        state["tenant"] = tenant
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            await _refuse(scope, sending, BadRequest(text="NUL"), request_id)
            return
        with structlog.contextvars.bound_contextvars(request_id=request_id, tenant=tenant.key):
            await target(scope, receive, sending)

    def _of_content_host(self, name: ContentHostName) -> Tenant | None:
        return self._tenants.by_host(name.host) if name.host else self._tenants.by_label(name.tenant or "")


class Answering:
    """Answers the errors that are raised outside the application's own handling."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        try:
            await self._app(scope, receive, send)
        except ApiError as error:
            await _refuse(scope, send, error, scope["state"]["request_id"])


def _own_headers(scope: Any, request_id: str, *, is_api: bool) -> list[tuple[bytes, bytes]]:
    """What every answer carries; what the answer itself says of caching and sniffing goes before it."""
    own = [(REQUEST_ID, request_id.encode()), NOSNIFF, NO_BANNER]
    if is_api:
        own.append(NO_STORE)
    if scope.get("scheme") == "https":
        own.append(HSTS)
    if sum(len(value) for name, value in scope["headers"] if name == b"cookie") > MAX_COOKIE_BYTES:
        own.append(NO_COOKIES)
    return own


def _with_headers(send: Send, own: Sequence[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            sent = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(item for item in own if item[0] not in sent)]
        await send(message)

    return sending


def _read_to_the_end(scope: Scope, receive: Receive, send: Send) -> tuple[Receive, Send]:
    """Read what a refusal left of a body of moderate size before the answer goes out.

    A server resets a connection with unread input, and the client never sees why it was refused.
    """
    unread = any(name in HAS_BODY for name, _ in scope["headers"])
    if not unread:
        return receive, send
    coming = paced(receive)

    async def receiving() -> Any:
        nonlocal unread
        message = await (coming() if unread else receive())
        if message["type"] == "http.disconnect" and unread:
            scope["state"]["client_gone"] = True
        unread = unread and bool(message.get("more_body"))
        return message

    async def sending(message: Any) -> None:
        if unread and message["type"] == "http.response.start":
            with contextlib.suppress(TimeoutError, BodyTooSlow):
                async with asyncio.timeout(UNREAD_SECONDS):
                    left = MAX_UNREAD_BYTES
                    while unread and left > 0:
                        left -= len((await receiving()).get("body", b""))
        await send(message)

    return receiving, sending


async def _refuse(scope: Scope, send: Send, error: ApiError, request_id: str) -> None:
    body = body_of(scope, error, request_id)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *((name.lower().encode(), value.encode("latin-1")) for name, value in error.answer_headers.items()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
