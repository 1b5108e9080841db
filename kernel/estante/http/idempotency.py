"""`Idempotency-Key`: a POST that is sent again is answered again and not done again.

The first call with a key holds it in Valkey while it runs; its answer is kept for a day under the person, the
path and the key. The same key with another body is refused (422), and while the first still runs with 409.
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

from estante.errors import ApiError, TooLarge, Unprocessable

HEADER = b"idempotency-key"
KEPT_SECONDS = 86_400
HELD_SECONDS = 120
MOST_BYTES = 4 * 1024 * 1024
MOST_KEY = 200
KEPT_HEADERS = {b"content-type", b"etag", b"location"}
log = structlog.get_logger("estante.http")


class StillRunning(ApiError):
    """409: the first call with this key has not been answered yet."""

    status, code = 409, "IDEMPOTENCY_RUNNING"
    headers: ClassVar[Mapping[str, str]] = {"Retry-After": "1"}


class _Kept(Struct, array_like=True):
    """A body's hash and, once it is there, the answer to it."""

    body: bytes
    status: int = 0
    headers: list[tuple[bytes, bytes]] = []
    content: bytes = b""


class Idempotency:
    """ASGI middleware around the API."""

    def __init__(self, app: ASGIApp, valkey: "Redis") -> None:
        self._app = app
        self._valkey = valkey

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from what was kept, or run the call and keep its answer."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        given = headers.get(HEADER, b"")
        if not given or b"json" not in headers.get(b"content-type", b"application/json"):
            await self._app(scope, receive, send)
            return
        body = await _read(receive)
        mark = hashlib.sha256(body).digest()
        name = self._name(scope, headers, given[:MOST_KEY])
        kept = await self._hold(name, mark)
        if kept is None:
            await self._run(scope, body, receive, send, (name, mark))
        elif kept.body != mark:
            raise Unprocessable(text="IDEMPOTENCY_KEY")
        elif not kept.status:
            raise StillRunning
        else:
            await _replay(send, kept)

    def _name(self, scope: Scope, headers: dict[bytes, bytes], key: bytes) -> str:
        tenant = str(scope["state"]["tenant"].guid)
        parts = (
            tenant.encode(),
            headers.get(b"authorization", b""),
            scope["path"].encode("utf-8", "replace"),
            key,
        )
        return "estante:idempotency:" + hashlib.sha256(b"\x00".join(parts)).hexdigest()

    async def _hold(self, name: str, mark: bytes) -> _Kept | None:
        """None for the first call. While Valkey is away every call is the first."""
        try:
            first = await self._valkey.set(
                name, msgspec.msgpack.encode(_Kept(mark)), nx=True, ex=HELD_SECONDS
            )
            found = None if first else await self._valkey.get(name)
        except (RedisError, OSError) as error:
            log.warning("idempotency_unkept", reason=str(error))
            return None
        return msgspec.msgpack.decode(found, type=_Kept) if found else None

    async def _run(
        self, scope: Scope, body: bytes, receive: Receive, send: Send, place: tuple[str, bytes]
    ) -> None:
        name, mark = place
        kept = _Kept(mark)
        pending = [{"type": "http.request", "body": body, "more_body": False}]

        async def replaying() -> Any:
            return pending.pop() if pending else await receive()

        async def keeping(message: Message) -> None:
            if message["type"] == "http.response.start":
                kept.status = message["status"]
                kept.headers = [(n, v) for n, v in message["headers"] if n.lower() in KEPT_HEADERS]
            elif message["type"] == "http.response.body":
                kept.content += message.get("body", b"")
                if not message.get("more_body"):
                    await self._keep(name, kept)
            await send(message)

        try:
            await self._app(scope, replaying, keeping)
        except BaseException:
            await self._keep(name, _Kept(mark, 500))
            raise

    async def _keep(self, name: str, kept: _Kept) -> None:
        """Keep an answer; a failure may be tried again with the same key."""
        try:
            if kept.status >= 500 or kept.status == 429 or len(kept.content) > MOST_BYTES:
                await self._valkey.delete(name)
            else:
                await self._valkey.set(name, msgspec.msgpack.encode(kept), ex=KEPT_SECONDS)
        except (RedisError, OSError) as error:
            log.warning("idempotency_unkept", reason=str(error))


async def _read(receive: Receive) -> bytes:
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
            raise TooLarge
        if not message.get("more_body"):
            return bytes(body)


async def _replay(send: Send, kept: _Kept) -> None:
    start: Any = {
        "type": "http.response.start",
        "status": kept.status,
        "headers": [*kept.headers, (b"content-length", str(len(kept.content)).encode())],
    }
    await send(start)
    await send({"type": "http.response.body", "body": kept.content, "more_body": False})
