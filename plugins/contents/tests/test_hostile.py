"""Hostile files, one after another: refused with a sentence or harmless, and nothing of them stays."""

import io
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple

import pytest
from estante.dependencies import Services
from estante.files.expiry import expire_files
from estante.files.models import StoredFile
from estante.files.models import Upload as SentUpload
from estante.jobs.kinds import JobContext
from estante.jobs.payloads import NoPayload
from estante.testing.answers import data_of, send_json
from sqlalchemy import update

from tests.samples import bad_files, epubs

from .bad_media import cyclic_pdf, encrypted_pdf, scripted_pdf
from .conftest import Editor, sample
from .test_office import ooxml

XXE = '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
LAUGHS = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "ja" * 10}">' for n in range(10))
BOMB = f"<!DOCTYPE x [{LAUGHS}]>"
DEEP = 100_000
MEBIBYTE = 1024 * 1024
FOLDERS = ("originals", "uploads", "thumbnails", "packages", "tracks")
SENT, FAILED, HARMLESS = "sent", "failed", "harmless"


class Hostile(NamedTuple):
    """A file, what becomes of it, and what is said: it is refused when it is sent, fails, or is harmless."""

    name: str
    make: Callable[[], bytes]
    ends: str
    says: str = ""
    type_guid: str = ""


def nested_bomb() -> bytes:
    """An archive in an archive in an archive, ten of each within the other, around a bomb."""
    inner = bad_files.archive({"cero.bin": bytes(900_000)})
    for _ in range(3):
        inner = bad_files.archive({f"{n}.zip": inner for n in range(10)}, zipfile.ZIP_STORED)
    return bad_files.archive({"index.html": b"<p>Hola</p>", "capas.zip": inner})


def lying_page() -> bytes:
    """A page beside a bomb whose list of entries says that it is small."""
    packed = bytearray(bad_files.archive({"index.html": b"<p>Hola</p>", "zeros.bin": bytes(64 * MEBIBYTE)}))
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        begins = packed.rfind(mark) + at
        packed[begins : begins + 4] = (1000).to_bytes(4, "little")
    return bytes(packed)


def twice() -> bytes:
    """An archive with two entries of one name."""
    packed = bad_files.archive({"index.html": b"<p>1</p>", "index.htmX": b"<p>2</p>"}, zipfile.ZIP_STORED)
    return packed.replace(b"index.htmX", b"index.html")


def locked() -> bytes:
    """An archive whose entry says that it is encrypted."""
    packed = bytearray(bad_files.archive({"index.html": b"<p>Hola</p>"}))
    packed[packed.find(b"PK\x01\x02") + 8] |= 1
    return bytes(packed)


def stored(**entries: str) -> bytes:
    """A package that is not packed tighter than it may be."""
    pages = {"index.html": "<p>Hola</p>", **{f"{name}.xml": text for name, text in entries.items()}}
    data = {name: text.encode() for name, text in pages.items()}
    return bad_files.archive(data, zipfile.ZIP_STORED)


def book(entry: str, text: str) -> bytes:
    """A book of which one document is this."""
    with zipfile.ZipFile(io.BytesIO(epubs.book())) as whole:
        entries = {name: whole.read(name) for name in whole.namelist() if name != "mimetype"}
    assert entry in entries, entries.keys()
    return epubs.packed({**entries, entry: text.encode()})


def slides(text: str) -> bytes:
    return ooxml("ppt", "slides/slide1.xml", f"{text}")


def deep(tag: str) -> str:
    return f"<{tag}>" * DEEP + f"</{tag}>" * DEEP


DEVICES = dict.fromkeys(("CON", "aux.txt", "NUL.html", "com1.js"), b"x")
GIF_PAGE = b"GIF89a/*" + bytes(8) + b"*/=1;<script>alert(1)</script>"
ENDLESS = (
    '<manifest><organizations><organization><item identifier="a" identifierref="r"><sequencing>'
    '<limitConditions attemptLimit="inf"/></sequencing></item></organization></organizations>'
    '<resources><resource identifier="r" href="index.html"/></resources></manifest>'
)
ITEMS = f"<manifest><organizations><organization>{deep('item')}</organization></organizations></manifest>"
MANIFEST = "imsmanifest.xml no se puede leer"
TINCAN, CMI5 = "«tincan.xml» no se puede leer", "«cmi5.xml» no se puede leer"
OFFICE, DRAWING, OUTSIDE = "documento está dañado", "contenido activo", "lleva fuera de la carpeta"

ARCHIVES = {
    "a flat bomb": Hostile("a.zip", bad_files.bomb, SENT, "crece más de 200 veces"),
    "a bomb that lies": Hostile("a.zip", bad_files.lying_bomb, HARMLESS),
    "a bomb that lies, unpacked": Hostile("a.zip", lying_page, FAILED, "«zeros.bin»", "CTTY_08"),
    "a nested bomb": Hostile("a.zip", nested_bomb, HARMLESS, type_guid="CTTY_08"),
    "entries that overlap": Hostile("a.zip", bad_files.overlapping, SENT, "se solapa con otro"),
    "too many entries": Hostile("a.zip", bad_files.crowd, SENT, "más de 10000 archivos"),
    "a slip": Hostile("a.zip", bad_files.slip, SENT, OUTSIDE),
    "a slip of Windows": Hostile("a.zip", partial(bad_files.slip, "..\\..\\x.html"), SENT, OUTSIDE),
    "an absolute name": Hostile("a.zip", partial(bad_files.slip, "/etc/passwd"), SENT, OUTSIDE),
    "a link": Hostile("a.zip", bad_files.linked, SENT, "es un enlace a otro archivo"),
    "devices": Hostile(
        "a.zip", partial(bad_files.archive, {"index.html": b"<p>a</p>", **DEVICES}), HARMLESS, "", "CTTY_08"
    ),
    "duplicate entries": Hostile("a.zip", twice, SENT, "está dos veces"),
    "an encrypted archive": Hostile("a.zip", locked, SENT, "tiene contraseña"),
    "a truncated archive": Hostile("a.zip", lambda: sample("html-interactivo.zip")[:-40], SENT, "dañado"),
}
PICTURES = {
    "an archive behind a picture": Hostile(
        "a.png", bad_files.picture_and_archive, SENT, "dos archivos en uno"
    ),
    "a page called a picture": Hostile("a.png", lambda: sample("pagina.html"), SENT, "por dentro es HTML"),
    "a script that begins as a picture": Hostile(
        "a.gif", lambda: GIF_PAGE, SENT, "No pudimos leer la imagen"
    ),
    "a giant picture": Hostile("a.png", bad_files.giant_png, SENT, "más de 60 megapíxeles"),
    "a drawing with a script": Hostile("a.svg", lambda: bad_files.ACTIVE_SVG, SENT, DRAWING),
    "a drawing with a handler": Hostile("a.svg", lambda: bad_files.HANDLER_SVG, SENT, DRAWING),
    "a drawing with a link": Hostile("a.svg", lambda: bad_files.LINKING_SVG, SENT, DRAWING),
    "a drawing with entities": Hostile("a.svg", lambda: bad_files.ENTITY_SVG, SENT, "entidades de XML"),
}
DOCUMENTS = {
    "a program": Hostile("a.pdf", lambda: bad_files.WINDOWS_PROGRAM, SENT, "es un programa"),
    "a PDF with a script": Hostile("a.pdf", scripted_pdf, HARMLESS),
    "a PDF of cyclic pages": Hostile("a.pdf", cyclic_pdf, FAILED, "El PDF está dañado"),
    "an encrypted PDF": Hostile("a.pdf", encrypted_pdf, FAILED, "cifrado que no se puede abrir"),
    "a truncated PDF": Hostile("a.pdf", bad_files.truncated_pdf, FAILED, "El PDF está incompleto"),
    "an office file that reads": Hostile("a.pptx", lambda: slides(f"{XXE}<s><p>&x;</p></s>"), FAILED, OFFICE),
    "an office file, a bomb": Hostile("a.pptx", lambda: slides(f"{BOMB}<s><p>&e9;</p></s>"), FAILED, OFFICE),
    "a book whose container reads": Hostile(
        "a.epub", lambda: book("META-INF/container.xml", f"{XXE}<c>&x;</c>"), FAILED, "container.xml»"
    ),
    "a book, a bomb": Hostile(
        "a.epub", lambda: book("OPS/libro.opf", f"{BOMB}<package>&e9;</package>"), FAILED, "libro.opf»"
    ),
}
PACKAGES = {
    "SCORM that reads": Hostile(
        "a.zip", lambda: stored(imsmanifest=f"{XXE}<m>&x;</m>"), FAILED, MANIFEST, "CTTY_10"
    ),
    "SCORM, a bomb": Hostile(
        "a.zip", lambda: stored(imsmanifest=f"{BOMB}<m>&e9;</m>"), FAILED, MANIFEST, "CTTY_10"
    ),
    "SCORM without an end": Hostile("a.zip", lambda: stored(imsmanifest=ITEMS), FAILED, MANIFEST, "CTTY_10"),
    "SCORM, endless attempts": Hostile("a.zip", lambda: stored(imsmanifest=ENDLESS), HARMLESS, "", "CTTY_10"),
    "xAPI that reads": Hostile("a.zip", lambda: stored(tincan=f"{XXE}<t>&x;</t>"), FAILED, TINCAN, "CTTY_20"),
    "xAPI, a bomb": Hostile("a.zip", lambda: stored(tincan=f"{BOMB}<t>&e9;</t>"), FAILED, TINCAN, "CTTY_20"),
    "cmi5 that reads": Hostile("a.zip", lambda: stored(cmi5=f"{XXE}<c>&x;</c>"), FAILED, CMI5, "CTTY_20"),
    "cmi5, a bomb": Hostile("a.zip", lambda: stored(cmi5=f"{BOMB}<c>&e9;</c>"), FAILED, CMI5, "CTTY_20"),
    "cmi5 without an end": Hostile(
        "a.zip", lambda: stored(cmi5=f"<c>{deep('block')}</c>"), HARMLESS, "", "CTTY_20"
    ),
}
HOSTILE = {**ARCHIVES, **PICTURES, **DOCUMENTS, **PACKAGES}


async def outcome(editor: Editor, hostile: Hostile) -> tuple[str, str]:
    """What becomes of a file, and what is said of it; nothing may be the server's fault."""
    sent = await editor.try_upload(hostile.name, hostile.make())
    if sent.status_code >= 400:
        assert sent.status_code < 500, sent.text
        return SENT, sent.json()["message"]
    upload = str(sent.headers["location"]).rpartition("/")[2]
    fields = {"type_guid": hostile.type_guid} if hostile.type_guid else {}
    guid = (await editor.create(name="Hostil", upload_guid=upload, **fields))["guid"]
    await editor.finish(guid)
    content = await editor.get(guid)
    is_ready = content["storage_status"] == "upload-done"
    return (HARMLESS, "") if is_ready else (FAILED, content["failure"]["message"])


async def left_behind(editor: Editor, services: Services) -> list[str]:
    """What is in the tenant's store once everything is thrown away and what nobody claimed has expired."""
    listed = await editor.client.get("cms/contents", params={"pageSize": 200})
    guids = [row["guid"] for row in listed.json()["data"]]
    if guids:
        await send_json(editor.client, "DELETE", "cms/contents", {"guids": guids})
        data_of(await send_json(editor.client, "DELETE", "trash", {"all": True}))
    past = datetime.now(UTC) - timedelta(days=1)
    async with services.database.transaction(editor.tenant) as session:
        for table in (SentUpload, StoredFile):
            await session.execute(update(table).values(expires_at=past))
    await expire_files(JobContext(services.work, editor.tenant), NoPayload())
    return [path for folder in FOLDERS async for path in services.files.names(editor.tenant, folder)]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE.keys())
async def test_a_hostile_file_is_refused_or_harmless_and_leaves_nothing(
    editor: Editor, services: Services, hostile: Hostile
) -> None:
    ends, said = await outcome(editor, hostile)
    assert (ends, hostile.says in said, "{" in said) == (hostile.ends, True, False), said
    assert await left_behind(editor, services) == []
