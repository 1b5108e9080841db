"""Sending a stored file over ASGI: ranges, validators, HEAD, and flat memory whatever its size."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from litestar.types import Receive, Send
from msgspec import Struct

from estante.files.store import FileStore
from estante.files.wire.ranges import RangeNotSatisfiable, Slice, is_fresh, is_known, slice_of
from estante.tenancy.tenant import Tenant

BROWSER_CACHE = "private, max-age=3600"
# The server holds some ten chunks for a reader who is slow: what one of a thousand costs.
CHUNK_BYTES = 64 * 1024


class Answer(Struct, frozen=True):
    """A whole response."""

    status: int
    headers: Mapping[str, str]
    body: bytes = b""


async def send_answer(send: Send, answer: Answer) -> None:
    """Send a response that is known as a whole."""
    await _start(send, answer.status, {**answer.headers, "content-length": str(len(answer.body))})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


async def send_file(
    files: FileStore,
    file: tuple[Tenant, str],
    request: tuple[bool, Mapping[str, str]],
    headers: Mapping[str, str],
    channel: tuple[Receive, Send],
) -> None:
    """Answer a request for a file: 200, 206, 304 or 416.

    Args:
        file: the tenant and the path in its folder.
        request: whether it is a HEAD, and its headers in lower case.
        channel: the ASGI receive and send of the request.

    Raises:
        NotFound: there is no such file.
    """
    is_head, sent = request
    stat = await files.stat(*file)
    etag = f'"{stat.etag}"'
    common = {**headers, "etag": etag, "accept-ranges": "bytes", "cache-control": BROWSER_CACHE}
    if is_known(sent.get("if-none-match"), etag):
        await _start(channel[1], 304, common)
        await channel[1]({"type": "http.response.body", "body": b"", "more_body": False})
        return
    try:
        part = slice_of(sent.get("range"), stat.size) if is_fresh(sent.get("if-range"), etag) else None
    except RangeNotSatisfiable:
        await send_answer(channel[1], Answer(416, {**common, "content-range": f"bytes */{stat.size}"}))
        return
    if part is not None:
        common["content-range"] = part.content_range
    whole = part or Slice(0, stat.size, stat.size)
    common["content-length"] = str(whole.end - whole.start)
    await _start(channel[1], 206 if part else 200, common)
    if not is_head:
        await _send_slice(files, file, whole, channel)
    await channel[1]({"type": "http.response.body", "body": b"", "more_body": False})


async def _send_slice(
    files: FileStore, file: tuple[Tenant, str], part: Slice, channel: tuple[Receive, Send]
) -> None:
    if part.start == part.end:
        return
    async with _leaving(channel[0]) as left:
        async for data in files.stream(*file, part.start, part.end, CHUNK_BYTES):
            # Servers swallow what is sent to nobody; without this look the whole file would be read for it.
            if left.done():
                return
            for begin in range(0, len(data), CHUNK_BYTES):
                piece = data[begin : begin + CHUNK_BYTES]
                await channel[1]({"type": "http.response.body", "body": piece, "more_body": True})


@asynccontextmanager
async def _leaving(receive: Receive) -> AsyncIterator[asyncio.Task[None]]:
    """A task that is done when the browser has gone."""

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    task = asyncio.create_task(gone())
    try:
        yield task
    finally:
        task.cancel()


async def _start(send: Send, status: int, headers: Mapping[str, str]) -> None:
    raw = [(key.lower().encode("latin-1"), value.encode("latin-1")) for key, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
