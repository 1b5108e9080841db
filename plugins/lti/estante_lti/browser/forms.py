"""The forms by which browsers bring what others have to say."""

from typing import Any
from urllib.parse import parse_qsl

from estante.api.errors import TooLarge
from litestar import Request
from litestar.datastructures import State

MAX_BYTES = 256 * 1024


async def read_form(request: Request[Any, Any, State]) -> dict[str, str]:
    """The fields of a form, the last one of each name. Raises TooLarge: 413."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_BYTES:
            raise TooLarge(text="TOO_LARGE", limit_kb=MAX_BYTES // 1024)
    return dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True, max_num_fields=100))
