"""EPUB books: what is read of them, what is refused, and that both types open them."""

import io
import zipfile
from pathlib import Path
from typing import Any

import pytest
from estante.app import Estante
from estante.testing.answers import data_of
from estante_contents.contracts import Assets, BookEntry, Unpreparable
from estante_contents.epub.inspection import inspect
from estante_contents.epub.places import place_of
from PIL import Image

from tests.samples import bad_files, epubs

from .conftest import Editor
from .test_pages import ask

REFLOW, FIXED = "dom-casmurro-reflow.epub", "alice-fixed.epub"
ENTITY = (
    b'<?xml version="1.0"?><!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]><container>&x;</container>'
)
LAUGHS = (
    b'<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><package><metadata>&b;'
    b"</metadata></package>"
)


def read(tmp_path: Path, data: bytes) -> Assets:
    file = tmp_path / "libro.epub"
    file.write_bytes(data)
    return inspect(file)


def refused(tmp_path: Path, data: bytes) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Unpreparable) as failure:
        read(tmp_path, data)
    return failure.value.code, dict(failure.value.params)


def entries_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name != "mimetype"}


@pytest.mark.spec("VIE-130", "VIE-131", part="the payload")
@pytest.mark.parametrize("type_guid", [None, "CTTY_EPUB_COLIBRIO"])
async def test_a_book_is_recognised_and_prepared(editor: Editor, app: Estante, type_guid: str | None) -> None:
    fields: dict[str, Any] = {"type_guid": type_guid} if type_guid else {}
    found = await editor.create_from(REFLOW, **fields)
    assert (found["type_guid"], found["storage_status"]) == (type_guid or "CTTY_21", "upload-done")
    package = found["payload"]["package"]
    assert (package["entry"], package["layout"], package["language"]) == (
        "EPUB/package.opf",
        "reflowable",
        "pt-BR",
    )
    assert list(package["spine"])[:2] == ["EPUB/c01.xhtml", "EPUB/c02.xhtml"]
    assert package["contents"][8] == {"title": "9. A opera", "href": "EPUB/c09.xhtml"}
    assert found["payload"]["pages"] is None
    assert found["thumbnail"]
    chapter = await ask(app, found["payload"]["base"] + "EPUB/c09.xhtml")
    assert (chapter.status_code, chapter.headers["content-type"]) == (200, "application/xhtml+xml")
    reader = await ask(app, found["payload"]["base"] + "_player/epub/index.html")
    policy = reader.headers["content-security-policy"]
    assert (reader.status_code, "default-src 'none'" in policy, "frame-src blob:" in policy) == (
        200,
        True,
        True,
    )
    # No script but ours: the book's own files lie on the same host.
    assert "script-src http" in policy
    assert "/_player/;" in policy


async def test_the_reader_opens_for_the_books_own_address_only(editor: Editor, app: Estante) -> None:
    one, other = [(await editor.create_from(REFLOW))["payload"]["base"] for _ in range(2)]
    token = other.rstrip("/").rpartition("/")[2]
    host = one.rstrip("/").rpartition("/")[0]
    assert (await ask(app, f"{host}/{token}/_player/epub/index.html")).status_code == 403
    assert (await ask(app, f"{host}/nothing/_player/epub/index.html")).status_code == 403


async def test_the_words_of_a_book_are_found(editor: Editor) -> None:
    found = await editor.create_from("agua.epub", epubs.book(title="Cuentos de la lluvia"), name="agua")
    # Nobody named it: it is called as the book calls itself, and the history says that nobody did.
    assert found["name"] == "Cuentos de la lluvia"
    history = data_of(await editor.client.get(f"cms/contents/{found['guid']}/history"))
    assert [(one["act"], one["by"]) for one in history["changes"]] == [
        ("update", ""),
        ("create", "Ana Pérez"),
    ]
    assert await editor.names(q="glaciar") == [found["name"]]


async def test_pages_of_a_fixed_layout_are_counted(editor: Editor) -> None:
    found = await editor.create_from(FIXED)
    assert (found["payload"]["pages"], found["payload"]["package"]["layout"]) == (8, "fixed")


def test_contents_are_read_from_both_kinds_of_lists(tmp_path: Path) -> None:
    for kind, version in (("nav", "3.0"), ("ncx", "2.0")):
        package = read(tmp_path, epubs.book(contents=kind, version=version)).package
        assert package is not None
        assert package.contents[1] == BookEntry("Capítulo 2", "OPS/c2.xhtml")
        assert len(package.contents) == 3
    without = read(tmp_path, epubs.book(contents=""))
    assert [warning.code for warning in without.warnings] == ["EPUB_NO_CONTENTS"]


def test_contents_below_contents(tmp_path: Path) -> None:
    nav = (
        '<nav epub:type="landmarks"><ol><li><a href="c3.xhtml">No</a></li></ol></nav>'
        '<nav epub:type="toc"><ol>'
        '<li><span>Parte</span><ol><li><a href="c1.xhtml#a%20b">Uno</a></li></ol></li></ol></nav>'
    )
    pages = {**epubs.chapters(), "lista.xhtml": epubs.Chapter("Lista", nav)}
    data = epubs.book(pages, contents="", properties={"lista.xhtml": "nav"})
    package = read(tmp_path, data).package
    assert package is not None
    assert package.contents == (BookEntry("Parte", None, (BookEntry("Uno", "OPS/c1.xhtml#a b"),)),)


def test_a_cover_is_found_as_both_versions_name_it(tmp_path: Path) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (60, 90), "teal").save(picture, "png")
    files = {"tapa.png": picture.getvalue()}
    newer = epubs.book(files=files, properties={"tapa.png": "cover-image"})
    older = epubs.book(files=files, metadata='<meta name="cover" content="tapa-png"/>', version="2.0")
    assert read(tmp_path, newer).thumbnail
    assert read(tmp_path, older).thumbnail
    broken = epubs.book(files={"tapa.png": b"no picture"}, properties={"tapa.png": "cover-image"})
    assert read(tmp_path, broken).thumbnail is None


def test_what_is_no_book_is_refused_with_its_reason(tmp_path: Path) -> None:
    whole = entries_of(epubs.book())
    without = {name: data for name, data in whole.items() if not name.startswith("META-INF")}
    missing = {name: data for name, data in whole.items() if name != "OPS/c2.xhtml"}
    cases = {
        "EPUB_NO_PACKAGE": [without, {**whole, "META-INF/container.xml": b"<container/>"}],
        "EPUB_BAD_FILE": [
            {**whole, "META-INF/container.xml": b"no xml"},
            {**whole, "META-INF/container.xml": ENTITY},
            {**whole, "OPS/libro.opf": LAUGHS},
        ],
        "EPUB_MISSING_FILE": [missing],
        "EPUB_NOTHING_TO_READ": [{**whole, "OPS/libro.opf": b"<package><spine/></package>"}],
    }
    for code, books in cases.items():
        for entries in books:
            assert refused(tmp_path, epubs.packed(entries))[0] == code
    assert refused(tmp_path, epubs.packed(missing))[1] == {"file": "OPS/c2.xhtml"}
    assert refused(tmp_path, bad_files.slip())[0] == "ARCHIVE_ENTRY_NAME"
    assert refused(tmp_path, bad_files.bomb())[0] == "ARCHIVE_RATIO"


def test_a_locked_book_is_refused_and_a_hidden_font_is_not(tmp_path: Path) -> None:
    assert refused(tmp_path, epubs.locked())[0] == "EPUB_ENCRYPTED"
    assert read(tmp_path, epubs.with_obfuscated_font(b"font" * 500)).title == "El libro del agua"


@pytest.mark.parametrize("language", ["es", "pt", "en"])
async def test_a_locked_book_says_so_to_who_sent_it(editor: Editor, language: str) -> None:
    failed = await editor.create_from("cerrado.epub", epubs.locked())
    answer = await editor.client.get(f"cms/contents/{failed['guid']}", headers={"Accept-Language": language})
    assert data_of(answer)["storage_status"] == "failed"
    assert "DRM" in answer.text


@pytest.mark.parametrize(
    ("href", "name"),
    [
        ("c1.xhtml", "OPS/c1.xhtml"),
        ("../fotos/a%20b.png?x#y", "fotos/a b.png"),
        ("../../etc/passwd", None),
        ("/etc/passwd", None),
        ("https://site.example/a", None),
        ("//site.example/a", None),
        ("http://[", None),
        ("", None),
    ],
)
def test_a_link_leads_to_a_file_of_the_book_or_nowhere(href: str, name: str | None) -> None:
    assert place_of(href, "OPS/libro.opf") == name
