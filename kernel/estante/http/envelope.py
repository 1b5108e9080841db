"""The envelope: `{"status": "success", "data": …}`, with `meta` for a page (KER-001, KER-003).

Handlers return a Struct, a list or a `Page` and never see it. One that needs headers of its own returns an
`Answer`. A plain Litestar `Response`, a stream or a file goes out as it is.
"""

from typing import Any, TypeVar

import msgspec
from litestar import Response
from litestar.serialization import default_serializer
from litestar.types import Serializer
from msgspec import Struct

from estante.http.page import Page

T = TypeVar("T")
_ENCODER = msgspec.json.Encoder(enc_hook=default_serializer)
_HEAD, _META, _TAIL = b'{"status":"success","data":', b',"meta":', b"}"


class Meta(Struct, frozen=True, omit_defaults=True):
    """Where a page stands in the whole list."""

    total: int
    page: int
    page_size: int = msgspec.field(name="pageSize")
    total_is_capped: bool = False


class Answer(Response[T]):
    """A success with headers of its own: `Answer(content, headers={"ETag": …})`."""

    def render(self, content: Any, media_type: str, enc_hook: Serializer = default_serializer) -> bytes:
        """The bytes to send; nothing for 204, and no envelope for what is no JSON."""
        if self.status_code == 204:
            return b""
        if not media_type.startswith("application/json"):
            return super().render(content, media_type, enc_hook)
        return enveloped(content)


def enveloped(content: object) -> bytes:
    """A payload in the envelope, as JSON."""
    if isinstance(content, Page):
        meta = Meta(content.total, content.page, content.page_size, content.total_is_capped)
        return b"".join((_HEAD, _ENCODER.encode(content.rows), _META, _ENCODER.encode(meta), _TAIL))
    return b"".join((_HEAD, _ENCODER.encode(content), _TAIL))
