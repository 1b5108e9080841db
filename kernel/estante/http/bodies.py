"""Bodies of requests: how slowly they may come, how much memory they get, and JSON straight into its Struct.

A stranger pays nothing for a body that is begun and never ended, and a small one grows a hundredfold as
Python objects. So each has to keep coming, all of them together have a bound in a process, and JSON is
decoded into the Struct that its call takes; only one that does not fit is looked at in its parts.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import Empty, Receive

from estante.errors import ApiError, BadRequest, Unavailable

KIBIBYTE = 1024
MAX_BYTES = 64 * KIBIBYTE
MAX_BYTES_IN_MEMORY = 256 * KIBIBYTE * KIBIBYTE
PATIENCE_SECONDS = 20.0
MIN_BYTES_PER_SECOND = KIBIBYTE
# PostgreSQL has no NUL in texts. An escaped backslash before `u0000` makes it six plain characters.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder()
Extractor = Callable[[dict[str, Any], Any], Awaitable[None]]


class BodyTooSlow(ApiError):
    """408: the body did not come, or came slower than anybody's line does."""

    status, code = 408, "BODY_TOO_SLOW"


def paced(receive: Receive) -> Receive:
    """Refuse a body that keeps us waiting: 20 seconds, and one more for each KiB of it.

    What a handler does between two reads is not counted.
    """
    patience = PATIENCE_SECONDS

    async def receiving() -> Any:
        nonlocal patience
        begun = monotonic()
        if patience <= 0:
            raise BodyTooSlow
        try:
            async with asyncio.timeout(patience):
                message: Any = await receive()
        except TimeoutError:
            raise BodyTooSlow from None
        patience += len(message.get("body", b"")) / MIN_BYTES_PER_SECOND - (monotonic() - begun)
        return message

    return receiving


class BodyMemory:
    """The bytes of bodies that this process holds while they are read."""

    def __init__(self, max_bytes: int = MAX_BYTES_IN_MEMORY) -> None:
        self._left = max_bytes

    @contextmanager
    def counted(self) -> Iterator[Callable[[int], None]]:
        """Count one body as it comes; `take` raises Unavailable (503) when all of them are too much."""
        taken = 0

        def take(size: int) -> None:
            nonlocal taken
            if size > self._left:
                raise Unavailable
            self._left -= size
            taken += size

        try:
            yield take
        finally:
            self._left += taken


IN_MEMORY = BodyMemory()


def decode(body: bytes) -> Any:
    """Bytes as JSON; an empty body is null."""
    refuse_unstorable(body)
    try:
        return _DECODER.decode(body or b"null")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise BadRequest(text="JSON") from error


def refuse_unstorable(body: bytes) -> None:
    """Refuse JSON with a NUL in a text.

    Raises:
        BadRequest: it has one.
    """
    if b"\\u0000" in body and _NUL.search(body):
        raise BadRequest(text="NUL")


def decode_into_structs(app: Litestar) -> None:
    """Have each call's JSON decoded into its Struct at once, and the bytes let go before anything waits.

    Litestar makes dictionaries and lists of it first. We do so only for a body that is not of the Struct, as
    what is wrong with it is told field by field (`estante.decoding`).
    """
    for route in app.routes:
        if not isinstance(route, HTTPRoute):
            continue
        for handler, model in route.route_handler_map.values():
            field = handler.signature_model._fields.get("data") if handler.signature_model else None
            kind = getattr(field, "annotation", None)
            if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
                continue
            decoder = msgspec.json.Decoder(kind, strict=False)
            model.extractors = [
                _extractor(decoder) if _takes_json(extractor) else extractor for extractor in model.extractors
            ]


def _takes_json(extractor: Any) -> bool:
    """Whether it is Litestar's own, whose closure holds the function that reads JSON."""
    cells = getattr(extractor, "__closure__", None) or ()
    return any(getattr(cell.cell_contents, "__name__", "") == "json_extractor" for cell in cells)


def _extractor(decoder: "msgspec.json.Decoder[Any]") -> Extractor:
    async def extract(values: dict[str, Any], request: Any) -> None:
        body = await request.body()
        try:
            refuse_unstorable(body)
            values["data"] = decoder.decode(body) if body else Empty
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            values["data"] = await request.json()
        finally:
            request.let_go()

    return extract
