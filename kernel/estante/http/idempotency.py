"""`Idempotency-Key`: a POST that is sent again is answered again and not done again.

The first call with a key holds it in Valkey while it runs; its answer is kept for a day under the session,
the path and the key. The same key with another body is refused (422), and while the first still runs with
409. It stands behind authentication: a session that ended gets no kept answer. Nothing is kept of calls that
are open to everybody, and of those that answer a token (`answers_secret=True`).
"""

import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from estante.errors import ApiError, BadRequest, InvalidToken, TokenExpired, TooLarge, Unprocessable
from estante.http.authentication import Authentication, bearer_token
from estante.http.request import RequestState

HEADER = b"idempotency-key"
TTL_SECONDS = 86_400
HELD_SECONDS = 120
MAX_REPLY_BYTES = 4 * 1024 * 1024
MAX_KEY_BYTES = 200
REPLAYED_HEADERS = {b"content-type", b"etag", b"location"}
log = structlog.get_logger("estante.http")


class StillRunning(ApiError):
    """409: the first call with this key has not been answered yet."""

    status, code = 409, "IDEMPOTENCY_RUNNING"
    headers: ClassVar[Mapping[str, str]] = {"Retry-After": "1"}


class _Reply(Struct, array_like=True):
    """A body's hash and, once it is there, the answer to it."""

    body: bytes
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    content: bytes = b""


class Idempotency:
    """ASGI middleware of the API's routes."""

    def __init__(self, app: ASGIApp, valkey: Redis, authentication: Authentication) -> None:
        self._app, self._valkey, self._authentication = app, valkey, authentication

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from what was kept, or run the call and keep its answer.

        Raises:
            BadRequest: 400, the key is too long. Unprocessable: 422, it came with another body.
            StillRunning: 409.
        """
        key = _key_of(scope)
        if key is None:
            await self._app(scope, receive, send)
            return
        if len(key) > MAX_KEY_BYTES:
            raise BadRequest(text="IDEMPOTENCY_KEY_LENGTH", limit=MAX_KEY_BYTES)
        token = await self._living_token(scope)
        if token is None:
            await self._app(scope, receive, send)
            return
        body = await _read(receive)
        mark = hashlib.sha256(body).digest()
        calls = _Calls(self._valkey, _name(scope, token, key), mark)
        reply = await calls.hold()
        if reply is None:
            await self._run(scope, body, receive, send, calls)
        elif reply.body != mark:
            raise Unprocessable(text="IDEMPOTENCY_KEY")
        elif not reply.status:
            raise StillRunning
        else:
            await _replay(send, reply)

    async def _living_token(self, scope: Scope) -> str | None:
        """The call's token, unless it stands for nobody: then the call's own guard says so."""
        token = bearer_token(scope)
        if token is not None:
            try:
                await self._authentication.principal(RequestState.of_scope(scope).tenant, token)
            except (InvalidToken, TokenExpired):
                return None
        return token

    async def _run(self, scope: Scope, body: bytes, receive: Receive, send: Send, calls: "_Calls") -> None:
        reply = _Reply(calls.mark)
        pending = [{"type": "http.request", "body": body, "more_body": False}]

        async def replaying() -> Any:
            return pending.pop() if pending else await receive()

        async def keeping(message: Message) -> None:
            if message["type"] == "http.response.start":
                reply.status = message["status"]
                reply.headers = [(n, v) for n, v in message["headers"] if n.lower() in REPLAYED_HEADERS]
            elif message["type"] == "http.response.body":
                reply.content += message.get("body", b"")
                if not message.get("more_body"):
                    await calls.keep(reply)
            await send(message)

        try:
            await self._app(scope, replaying, keeping)
        except BaseException:
            await calls.keep(_Reply(calls.mark, 500))
            raise


class _Calls:
    """The calls of one session with one key."""

    def __init__(self, valkey: "Redis", name: str, mark: bytes) -> None:
        self._valkey, self._name, self.mark = valkey, name, mark

    async def hold(self) -> _Reply | None:
        """None for the first call. While Valkey is away every call is the first."""
        try:
            first = await self._valkey.set(
                self._name, msgspec.msgpack.encode(_Reply(self.mark)), nx=True, ex=HELD_SECONDS
            )
            reply = None if first else await self._valkey.get(self._name)
        except (RedisError, OSError) as error:
            log.warning("idempotency_unkept", reason=str(error))
            return None
        return msgspec.msgpack.decode(reply, type=_Reply) if reply else None

    async def keep(self, reply: _Reply) -> None:
        """Keep an answer; a failure may be tried again with the same key."""
        try:
            if reply.status >= 500 or reply.status == 429 or len(reply.content) > MAX_REPLY_BYTES:
                await self._valkey.delete(self._name)
            else:
                await self._valkey.set(self._name, msgspec.msgpack.encode(reply), ex=TTL_SECONDS)
        except (RedisError, OSError) as error:
            log.warning("idempotency_unkept", reason=str(error))


def _key_of(scope: Scope) -> bytes | None:
    """The call's key, where its answer may be kept."""
    if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
        return None
    headers = dict(scope["headers"])
    opt = scope["route_handler"].opt
    if opt.get("public") or opt.get("answers_secret"):
        return None
    is_json = b"json" in headers.get(b"content-type", b"application/json")
    return headers.get(HEADER) or None if is_json else None


def _name(scope: Scope, token: str, key: bytes) -> str:
    tenant = str(RequestState.of_scope(scope).tenant.guid)
    parts = (tenant.encode(), token.encode(), scope["path"].encode("utf-8", "replace"), key)
    return "estante:idempotency:" + hashlib.sha256(b"\x00".join(parts)).hexdigest()


async def _read(receive: Receive) -> bytes:
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > MAX_REPLY_BYTES:
            raise TooLarge
        if not message.get("more_body"):
            return bytes(body)


async def _replay(send: Send, reply: _Reply) -> None:
    start: Any = {
        "type": "http.response.start",
        "status": reply.status,
        "headers": [*reply.headers, (b"content-length", str(len(reply.content)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": reply.content, "more_body": False})
