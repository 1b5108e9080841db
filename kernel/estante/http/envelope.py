"""The envelope: `{"status": "success", "data": …}`, with `meta` for a page (KER-001, KER-003).

Handlers return a Struct, a list or a `Page` and never see it. One that needs headers of its own returns an
`Answer`. A plain Litestar `Response`, a stream or a file goes out as it is.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.response.base import ASGIResponse
from litestar.serialization import default_serializer
from litestar.types import Serializer
from msgspec import Struct

from estante.lists.page import Page

T = TypeVar("T")
_ENCODER = msgspec.json.Encoder(enc_hook=default_serializer)
JSON_TYPE = (b"content-type", b"application/json")
BODILESS = frozenset({204, 205, 304})
_HEAD, _META, _TAIL = b'{"status":"success","data":', b',"meta":', b"}"


class Meta(Struct, frozen=True, omit_defaults=True):
    """Where a page stands in the whole list."""

    total: int
    page: int
    page_size: int = msgspec.field(name="pageSize")
    total_is_capped: bool = False
    suggestion: str = ""


class Answer(Response[T]):
    """A success with headers of its own: `Answer(content, headers={"ETag": …})`."""

    def render(self, content: Any, media_type: str, enc_hook: Serializer = default_serializer) -> bytes:
        """The bytes to send; nothing for 204, and no envelope for what is no JSON."""
        if self.status_code == 204:
            return b""
        if not media_type.startswith("application/json"):
            return super().render(content, media_type, enc_hook)
        return enveloped(content)

    def to_asgi_response(
        self,
        app: Litestar | None,
        request: Request[Any, Any, Any],
        *,
        cookies: Iterable[Cookie] | None = None,
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> ASGIResponse:
        """What sends it: JSON with no header of its own, which is nearly all there is, by the short way."""
        if self.headers or self.cookies or headers or cookies or self.background or options:
            return super().to_asgi_response(app, request, cookies=cookies, headers=headers, **options)
        media_type, status = self.media_type or MediaType.JSON, self.status_code or 200
        if media_type != MediaType.JSON or status in BODILESS:
            return super().to_asgi_response(app, request)
        return Enveloped(status, enveloped(self.content))


class Enveloped(ASGIResponse):
    """A JSON body with the two headers that it needs."""

    __slots__ = ()

    def __init__(self, status: int, body: bytes) -> None:
        self.status_code, self.body = status, body
        self.content_length = len(body)
        self.headers = MutableScopeHeaders({"headers": [JSON_TYPE, (b"content-length", b"%d" % len(body))]})
        self.background, self.encoding, self.is_head_response = None, "utf-8", False
        self._encoded_cookies = ()


def enveloped(content: object) -> bytes:
    """A payload in the envelope, as JSON."""
    if isinstance(content, Page):
        meta = Meta(
            content.total, content.page, content.page_size, content.total_is_capped, content.suggestion
        )
        return b"".join((_HEAD, _ENCODER.encode(content.rows), _META, _ENCODER.encode(meta), _TAIL))
    return b"".join((_HEAD, _ENCODER.encode(content), _TAIL))
