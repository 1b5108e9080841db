"""Files that were built with Estante: from a folder, precompressed where that is there, cached by name."""

import asyncio
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar.types import HTTPScope, Send

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("zstd", ".zst"), ("gzip", ".gz"))
MEDIA_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".json": "application/json"}


def inside(folder: Path, path: str) -> Path | None:
    """The file of a path below a folder, or None when it is not a file or not below it."""
    if "\x00" in path or "\\" in path:
        return None
    try:
        root = folder.resolve()
        target = (root / path.lstrip("/")).resolve()
        return target if target.is_relative_to(root) and target.is_file() else None
    except (OSError, ValueError):
        return None


async def send_file(
    scope: HTTPScope, send: Send, path: Path, *, cache: str, headers: Mapping[str, str] | None = None
) -> None:
    """Answer GET or HEAD with a file: 304 when the browser has it, a smaller twin when it may."""
    sent = {name: value.decode("latin-1") for name, value in scope["headers"]}
    twin, encoding = _twin(path, sent.get(b"accept-encoding", ""))
    stat = await asyncio.to_thread(twin.stat)
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    answer_headers = {
        "content-type": _media_type(path),
        "cache-control": cache,
        "etag": tag,
        "vary": "accept-encoding",
        "x-content-type-options": "nosniff",
        **(headers or {}),
    }
    if encoding:
        answer_headers["content-encoding"] = encoding
    if sent.get(b"if-none-match") == tag:
        await send_bytes(send, 304, answer_headers)
        return
    body = b"" if scope["method"] == "HEAD" else await asyncio.to_thread(twin.read_bytes)
    await send_bytes(send, 200, {**answer_headers, "content-length": str(stat.st_size)}, body)


async def send_stored(
    scope: HTTPScope, send: Send, name: str, content: bytes, *, encoding: str, cache: str
) -> None:
    """Answer GET or HEAD with a file that is no longer in a folder."""
    headers = {
        "content-type": _media_type(Path(name)),
        "content-length": str(len(content)),
        "cache-control": cache,
        "vary": "accept-encoding",
        "x-content-type-options": "nosniff",
        **({"content-encoding": encoding} if encoding else {}),
    }
    await send_bytes(send, 200, headers, b"" if scope["method"] == "HEAD" else content)


async def send_bytes(send: Send, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
    """Answer with bytes."""
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _twin(path: Path, accepted: str) -> tuple[Path, str]:
    for encoding, ending in ENCODINGS:
        twin = path.with_name(path.name + ending)
        if encoding in accepted and twin.is_file():
            return twin, encoding
    return path, ""


def _media_type(path: Path) -> str:
    media_type = (
        MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    )
    return (
        f"{media_type}; charset=utf-8"
        if media_type.startswith("text/") or media_type.endswith("json")
        else media_type
    )
