"""A picture without what it says of who took it, where and with what: its pixels stay bit for bit.

Of each format those parts are kept that a browser draws by; EXIF, XMP, IPTC, comments and whatever lies
behind the picture go. How the picture lies is said anew, alone. Python reads the bytes, piece by piece: no
library of pictures does, so that this needs no process of its own.
"""

import re
from collections.abc import Iterator
from typing import BinaryIO
from zlib import crc32

# The formats that say more than a browser draws; a GIF has no EXIF, and an SVG is a text.
ENDINGS = {"image/jpeg": "jpg", "image/png": "png", "image/webp": "webp"}
PIECE = 256 * 1024
UPRIGHT = 1
EXIF = b"Exif\0\0"
# ITU T.81, B.1.1.3: markers without a length, and what ends the data of a scan.
START, END, SCAN, STANDALONE = 0xD8, 0xD9, 0xDA, {0x01, *range(0xD0, 0xD8)}
SCAN_END = re.compile(rb"\xff+[^\x00\xff\xd0-\xd7]")
APPLICATION, COMMENT, PROFILE, ADOBE = range(0xE0, 0xF0), 0xFE, b"ICC_PROFILE\0", 0xEE
JFIF = 0xE0
PNG = b"\x89PNG\r\n\x1a\n"
NO_MORE = b"\0\0\0\0IEND\xaeB`\x82"
DRAWN_CHUNKS = {
    *(b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"bKGD", b"pHYs", b"sBIT"),
    *(b"gAMA", b"cHRM", b"sRGB", b"iCCP", b"cICP", b"acTL", b"fcTL", b"fdAT"),
}
DRAWN_BLOCKS = {b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF", b"ICCP"}
# The flags of VP8X that say that EXIF and XMP follow.
EXIF_FLAG, XMP_FLAG = 0x08, 0x04


def cleaned(file: BinaryIO, ending: str, orientation: int = UPRIGHT) -> Iterator[bytes]:
    """The picture, a file of one of `ENDINGS`, in pieces. Raises ValueError: it is not."""
    file.seek(0)
    yield from CLEANERS[ending](file, orientation)


def _jpeg(file: BinaryIO, orientation: int) -> Iterator[bytes]:
    if file.read(2) != b"\xff\xd8":
        raise ValueError("no JPEG")
    yield b"\xff\xd8"
    if orientation != UPRIGHT:
        yield _segment(0xE1, EXIF + _lying(orientation))
    while (marker := _marker(file)) not in {None, END}:
        if marker in STANDALONE:
            yield bytes((0xFF, marker))
            continue
        body = file.read(max(0, int.from_bytes(file.read(2)) - 2))
        if _is_drawn(marker, body):
            yield _segment(marker, body)
        if marker == SCAN:
            yield from _scan(file)
    yield b"\xff\xd9"


def _marker(file: BinaryIO) -> int | None:
    """The next marker; a file may have bytes of no meaning before one, and end without an end."""
    while byte := file.read(1):
        if byte != b"\xff":
            continue
        while byte == b"\xff":
            byte = file.read(1)
        if byte and byte != b"\0":
            return byte[0]
    return None


def _is_drawn(marker: int, body: bytes) -> bool:
    if marker in APPLICATION:
        return marker in {JFIF, ADOBE} or body.startswith(PROFILE)
    return marker != COMMENT


def _segment(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2) + body


def _scan(file: BinaryIO) -> Iterator[bytes]:
    """The data of a scan, up to the marker that ends it."""
    while piece := file.read(PIECE):
        if end := SCAN_END.search(piece):
            file.seek(end.start() - len(piece), 1)
            yield piece[: end.start()]
            return
        # A marker may lie over the border of two pieces.
        open_end = len(piece) - len(piece.rstrip(b"\xff"))
        if 0 < open_end < len(piece):
            file.seek(-open_end, 1)
            piece = piece[:-open_end]
        yield piece


def _png(file: BinaryIO, orientation: int) -> Iterator[bytes]:
    if file.read(len(PNG)) != PNG:
        raise ValueError("no PNG")
    yield PNG
    kind = b""
    while kind != b"IEND":
        head = file.read(8)
        if len(head) < 8:
            yield NO_MORE
            return
        length, kind = int.from_bytes(head[:4]), head[4:]
        if kind not in DRAWN_CHUNKS:
            file.seek(length + 4, 1)
            continue
        yield head
        yield from _pieces(file, length + 4)
        if kind == b"IHDR" and orientation != UPRIGHT:
            body = _lying(orientation)
            yield len(body).to_bytes(4) + b"eXIf" + body + crc32(b"eXIf" + body).to_bytes(4)


def _webp(file: BinaryIO, orientation: int) -> Iterator[bytes]:
    head = file.read(12)
    if head[:4] != b"RIFF" or head[8:] != b"WEBP":
        raise ValueError("no WebP")
    blocks = list(_blocks(file, 8 + int.from_bytes(head[4:8], "little")))
    lying = _lying(orientation) if orientation != UPRIGHT else b""
    own = _block(b"EXIF", lying) if lying else b""
    size = 4 + sum(8 + length + length % 2 for _, length, _ in blocks) + len(own)
    yield b"RIFF" + size.to_bytes(4, "little") + b"WEBP"
    for kind, length, place in blocks:
        file.seek(place)
        yield kind + length.to_bytes(4, "little")
        flags = file.read(1) if kind == b"VP8X" else b""
        if flags:
            yield bytes((flags[0] & ~(EXIF_FLAG | XMP_FLAG) | (EXIF_FLAG if lying else 0),))
        yield from _pieces(file, length - len(flags))
        yield b"\0" * (length % 2)
    yield own


def _blocks(file: BinaryIO, end: int) -> Iterator[tuple[bytes, int, int]]:
    """Kind, length and place of what is drawn."""
    place = 12
    while place + 8 <= end:
        file.seek(place)
        head = file.read(8)
        if len(head) < 8:
            return
        kind, length = head[:4], int.from_bytes(head[4:], "little")
        if place + 8 + length > end:
            raise ValueError("the WebP ends too soon")
        if kind in DRAWN_BLOCKS:
            yield kind, length, place + 8
        place += 8 + length + length % 2


def _block(kind: bytes, body: bytes) -> bytes:
    return kind + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def _pieces(file: BinaryIO, length: int) -> Iterator[bytes]:
    while length > 0:
        piece = file.read(min(length, PIECE))
        if not piece:
            raise ValueError("the picture ends too soon")
        length -= len(piece)
        yield piece


def _lying(orientation: int) -> bytes:
    """An EXIF of one field (TIFF 6.0, tag 274): how the picture lies."""
    entry = (0x0112).to_bytes(2) + (3).to_bytes(2) + (1).to_bytes(4) + orientation.to_bytes(2) + b"\0\0"
    return b"MM\0\x2a" + (8).to_bytes(4) + (1).to_bytes(2) + entry + (0).to_bytes(4)


CLEANERS = {"jpg": _jpeg, "png": _png, "webp": _webp}
