"""Bodies of several parts: a statement and its attachments (xAPI 1.0.3, part 3, 1.5.2; RFC 2046)."""

import re
import secrets
from collections.abc import Sequence

from msgspec import Struct

from estante_lrs.xapi.errors import refused

MAX_PARTS = 200
BOUNDARY = re.compile(r'boundary="?([^";,]{1,70})"?', re.IGNORECASE)
CONTENT_TYPE, HASH, ENCODING = "content-type", "x-experience-api-hash", "content-transfer-encoding"


class Part(Struct, frozen=True):
    """One part: names of headers are in lower case."""

    headers: dict[str, str]
    content: bytes


def parts_of(body: bytes, content_type: str) -> Sequence[Part]:
    """The parts of a body. Raises ValidationFailed: 400, where it has none or too many."""
    boundary = BOUNDARY.search(content_type)
    if boundary is None:
        raise refused("Content-Type")
    line = b"--" + boundary[1].strip().encode("latin-1", "replace")
    pieces = (b"\r\n" + body).split(b"\r\n" + line)
    if len(pieces) < 3 or len(pieces) > MAX_PARTS or not pieces[-1].startswith(b"--"):
        raise refused("Content-Type")
    return [_part(piece) for piece in pieces[1:-1]]


def _part(piece: bytes) -> Part:
    head, separator, content = piece.lstrip(b" \t").partition(b"\r\n\r\n")
    if not separator:
        raise refused("Content-Type")
    headers = {}
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        headers[name.strip().lower().decode("latin-1")] = value.strip().decode("latin-1")
    return Part(headers, content)


def multipart(first: Part, others: Sequence[Part]) -> tuple[str, bytes]:
    """A body of parts, and its content type."""
    boundary = f"estante-{secrets.token_hex(16)}"
    pieces = []
    for part in (first, *others):
        head = "".join(f"{name}: {value}\r\n" for name, value in part.headers.items())
        pieces.append(f"--{boundary}\r\n{head}\r\n".encode("latin-1", "replace") + part.content + b"\r\n")
    body = b"".join(pieces) + f"--{boundary}--\r\n".encode()
    return f"multipart/mixed; boundary={boundary}", body
