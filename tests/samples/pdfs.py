"""PDFs that are written here so that none has to be kept: one that is locked, one that is long in bytes."""

from collections.abc import Sequence
from hashlib import md5
from zlib import compress, compressobj

PADDING = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")
MAY_PRINT_ONLY = -44
EMPTY = b""
IDENTIFIER = b"estante"


def locked_pdf(password: str, text: str = "Agua", pages: int = 1) -> bytes:
    """Pages that show a text, for who knows the password; locked as every reader knows (RC4, 40 bits)."""
    owner = _rc4(md5(_padded("owner")).digest()[:5], _padded(password))  # noqa: S324 - the lock's own
    permissions = MAY_PRINT_ONLY.to_bytes(4, "little", signed=True)
    key = md5(_padded(password) + owner + permissions + IDENTIFIER).digest()[:5]  # noqa: S324
    user = _rc4(key, PADDING)
    resources = b"<</Font<</F 4 0 R>>>>"
    drawing = b"BT /F 24 Tf 20 100 Td (%s) Tj ET" % text.encode("latin-1")
    lock, first = 3, 5
    kids = b" ".join(b"%d 0 R" % (first + 2 * index) for index in range(pages))
    proofs = (owner.hex().encode(), user.hex().encode())
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[%s]/Count %d>>" % (kids, pages),
        b"<</Filter/Standard/V 1/R 2/Length 40/P %d/O<%s>/U<%s>>>" % (MAY_PRINT_ONLY, *proofs),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for index in range(pages):
        number = first + 2 * index + 1
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources %s/Contents %d 0 R>>"
            % (resources, number)
        )
        own = md5(key + number.to_bytes(3, "little") + bytes(2)).digest()[:10]  # noqa: S324
        objects.append(b"<</Length %d>>stream\n%s\nendstream" % (len(drawing), _rc4(own, drawing)))
    identifier = IDENTIFIER.hex().encode()
    return _file(objects, b"/Encrypt %d 0 R/ID[<%s><%s>]" % (lock, identifier, identifier))


def text_pdf(pages: Sequence[str]) -> bytes:
    """A page for each text, line below line."""
    first = 4
    kids = b" ".join(b"%d 0 R" % (first + 2 * index) for index in range(len(pages)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[%s]/Count %d/MediaBox[0 0 300 200]>>" % (kids, len(pages)),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ]
    for index, text in enumerate(pages):
        lines = b" T* ".join(b"(%s) Tj" % line.encode("cp1252") for line in text.splitlines())
        drawn = b"BT /F 14 Tf 20 TL 20 160 Td %s ET" % lines
        page = b"<</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>/Contents %d 0 R>>"
        objects += [
            page % (first + 2 * index + 1),
            b"<</Length %d>>stream\n%s\nendstream" % (len(drawn), drawn),
        ]
    return _file(objects)


def heavy_pdf(pages: int = 60, page_bytes: int = 100_000) -> bytes:
    """Pages that are numbered, each with so many bytes of its own that it is fetched by itself."""
    first = 4
    kids = b" ".join(b"%d 0 R" % (first + index) for index in range(pages))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[%s]/Count %d/MediaBox[0 0 300 200]>>" % (kids, pages),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for index in range(pages):
        drawing = first + pages + index
        resources = b"<</Font<</F 3 0 R>>>>"
        objects.append(b"<</Type/Page/Parent 2 0 R/Resources %s/Contents %d 0 R>>" % (resources, drawing))
    for index in range(pages):
        drawn = b"BT /F 24 Tf 20 100 Td (Hoja %d) Tj ET\n%%" % (index + 1)
        filled = drawn.ljust(page_bytes, b".")
        objects.append(b"<</Length %d>>stream\n%s\nendstream" % (page_bytes, filled))
    return _file(objects)


def _file(objects: list[bytes], more: bytes = EMPTY) -> bytes:
    out = bytearray(b"%PDF-1.4\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start, count = len(out), len(objects) + 1
    out += b"xref\n0 %d\n0000000000 65535 f \n" % count
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (count, more, start)
    return bytes(out)


def _padded(password: str) -> bytes:
    return (password.encode("latin-1") + PADDING)[:32]


def _rc4(key: bytes, data: bytes) -> bytes:
    box = list(range(256))
    swap = 0
    for index in range(256):
        swap = (swap + box[index] + key[index % len(key)]) % 256
        box[index], box[swap] = box[swap], box[index]
    out = bytearray()
    left = right = 0
    for byte in data:
        left = (left + 1) % 256
        right = (right + box[left]) % 256
        box[left], box[right] = box[right], box[left]
        out.append(byte ^ box[(box[left] + box[right]) % 256])
    return bytes(out)


def swelling_pdf(mebibytes: int) -> bytes:
    """A page whose drawing is so many MiB of spaces, packed twice: about a kilobyte."""
    spaces, packer = b" " * 1024 * 1024, compressobj(9)
    once = b"".join([*(packer.compress(spaces) for _ in range(mebibytes)), packer.flush()])
    drawing = compress(once, 9)
    return _file(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>",
            b"<</Length %d/Filter[/FlateDecode/FlateDecode]>>stream\n%s\nendstream" % (len(drawing), drawing),
        ]
    )
