"""Answers of the API are made smaller on their way out; what is, and why that is safe: decision 0011."""

from typing import Any

from litestar.config.compression import CompressionConfig
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Scope, Send

MIN_BYTES = 1024
LEVEL = 5
TEXTUAL = (b"application/json", b"text/csv", b"text/html", b"text/plain", b"application/vnd.oai.openapi")
# A part of a file has to stay the part that was asked for, what is compressed already stays as it is, and a
# download keeps its length, so that a browser can say how far it is.
UNTOUCHABLE = {b"content-encoding", b"content-range", b"accept-ranges", b"content-disposition"}
CONFIG = CompressionConfig(backend="gzip", minimum_size=MIN_BYTES, gzip_compress_level=LEVEL)


class Compression(CompressionMiddleware):
    """Litestar's own middleware, for text that is no event stream and no part of a file."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app, CONFIG)

    def create_compression_send_wrapper(self, send: Send, compression_encoding: Any, scope: Scope) -> Send:
        """Choose for each answer, by its headers, whether it is compressed."""
        compressing = super().create_compression_send_wrapper(send, compression_encoding, scope)
        chosen = send

        async def sending(message: Message) -> None:
            nonlocal chosen
            if message["type"] == "http.response.start":
                chosen = compressing if is_compressible(message) else send
            await chosen(message)

        return sending


def is_compressible(start: HTTPResponseStartEvent) -> bool:
    """Whether an answer with these headers is text, as a whole and not packed yet."""
    headers = dict(start["headers"])
    media_type = headers.get(b"content-type", b"")
    return media_type.startswith(TEXTUAL) and not UNTOUCHABLE & headers.keys()
