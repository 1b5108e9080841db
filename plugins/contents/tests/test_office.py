"""Office and Flash files: known by their bytes and names, searched by their words, given out to be saved."""

from io import BytesIO
from zipfile import ZipFile

import pytest
from estante.app import Estante
from estante.testing.answers import data_of, rows_of

from tests.samples import bad_files

from .conftest import Editor, sample
from .test_pages import ask

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(1024)


def open_document(kind: str, words: str) -> bytes:
    """A small OpenDocument file that says its title and pages."""
    meta = "<m xmlns:d='d'><title>La lluvia</title><d:document-statistic d:page-count='3'/></m>"
    entries = {
        "mimetype": f"application/vnd.oasis.opendocument.{kind}".encode(),
        "content.xml": f"<c><p>{words[:3]}<b>{words[3:]}</b></p><h>sol</h></c>".encode(),
        "meta.xml": meta.encode(),
    }
    return bad_files.archive(entries)


def ooxml(folder: str, part: str, xml: str) -> bytes:
    return bad_files.archive({"[Content_Types].xml": b"<Types/>", f"{folder}/{part}": xml.encode()})


# A file of each type, as it was sent.
WHOLE = (
    ("con-indice.pdf", "CTTY_01"),
    ("ciclo-del-agua.webm", "CTTY_03"),
    ("ciclo-da-agua.pt.ogg", "CTTY_04"),
    ("texto.pdf", "CTTY_05"),
    ("portada-800x600.jpg", "CTTY_07"),
    ("html-interactivo.zip", "CTTY_08"),
    ("scorm12-un-sco.zip", "CTTY_10"),
    ("animacion.swf", "CTTY_11"),
    ("guia.docx", "CTTY_12"),
    ("materiales-sin-indice.zip", "CTTY_13"),
    ("pagina.html", "CTTY_15"),
    ("xapi-ciclo-del-agua.zip", "CTTY_20"),
    ("dom-casmurro-reflow.epub", "CTTY_21"),
)
FILES = {
    "guia.docx": sample("guia.docx"),
    "clase.pptx": ooxml("ppt", "slides/slide1.xml", "<s><p>granizo</p></s>"),
    "tabla.xlsx": ooxml("xl", "sharedStrings.xml", "<sst><si><t>granizo</t></si></sst>"),
    "texto.odt": open_document("text", "granizo"),
    "lamina.odp": open_document("presentation", "granizo"),
    "hoja.ods": open_document("spreadsheet", "granizo"),
    "viejo.doc": OLE,
    "viejo.ppt": OLE,
    "viejo.xls": OLE,
}


@pytest.mark.spec("CON-060")
@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", FILES)
async def test_an_office_file_is_known_and_ready(editor: Editor, name: str) -> None:
    types = {row["guid"]: row for row in rows_of(await editor.client.get("cms/types"))}
    assert {file.rpartition(".")[2] for file in FILES} <= set(types["CTTY_12"]["formats"])
    found = await editor.create_from(name, FILES[name], name=name)
    assert (found["type_guid"], found["storage_status"]) == ("CTTY_12", "upload-done")
    assert [warning["code"] for warning in found["warnings"]] == ["ONLY_DOWNLOAD"]
    assert (found["payload"]["name"], found["payload"]["url"]) == (name, None)


async def test_an_office_file_says_its_title_and_is_found_by_its_words(editor: Editor) -> None:
    made = await editor.create_from("texto.odt", FILES["texto.odt"], name="texto")
    assert made["name"] == "La lluvia"
    for name in ("clase.pptx", "tabla.xlsx"):
        await editor.create_from(name, FILES[name], name=f"De {name}")
    assert sorted(await editor.names(q="granizo")) == ["De clase.pptx", "De tabla.xlsx", "La lluvia"]


async def test_a_file_of_another_program_in_the_same_wrapping_is_no_office_file(editor: Editor) -> None:
    upload = await editor.upload("instalador.msi", OLE)
    answer = await editor.try_create(name="Instalador", upload_guid=upload)
    assert (answer.status_code, answer.json()["code"]) == (422, "CONTENT_MISFIT")


@pytest.mark.parametrize(
    "xml",
    ["<s><p>sin fin", '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><s><p>&b;</p></s>'],
    ids=["cut off", "entities"],
)
async def test_a_damaged_office_file_says_so(editor: Editor, xml: str) -> None:
    found = await editor.create_from("clase.pptx", ooxml("ppt", "slides/slide1.xml", xml))
    assert (found["storage_status"], found["failure"]["code"]) == ("failed", "OFFICE_DAMAGED")


async def test_what_may_be_downloaded_is_saved_by_its_name(editor: Editor, app: Estante) -> None:
    made = await editor.create_from("guia.docx", is_downloadable=True)
    saved = await ask(app, made["payload"]["url"])
    assert "guia.docx" in saved.headers["content-disposition"]
    assert ZipFile(BytesIO(saved.content)).testzip() is None


@pytest.mark.one_in(3)
@pytest.mark.parametrize(("name", "type_guid"), WHOLE)
async def test_a_file_comes_back_byte_for_byte(
    editor: Editor, app: Estante, name: str, type_guid: str
) -> None:
    made = await editor.create_from(name, is_downloadable=True, type_guid=type_guid)
    assert (made["storage_status"], made["type_guid"], made["failure"]) == ("upload-done", type_guid, None)
    assert (await ask(app, made["encoded_url"])).content == sample(name)


async def test_a_flash_film_is_kept_and_given_out(editor: Editor) -> None:
    upload = await editor.upload("animacion.swf", sample("animacion.swf"))
    found = data_of(await editor.client.get("cms/types/detect", params={"upload_guid": upload}))
    assert found["detected"] == "CTTY_11"
    made = await editor.create_from("animacion.swf", is_downloadable=True)
    assert (made["storage_status"], bool(made["payload"]["url"])) == ("upload-done", True)
