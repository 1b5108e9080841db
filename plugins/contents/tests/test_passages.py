"""A search says where in a file the words stand, and quotes it as it is written there."""

from uuid import UUID

import pytest
from estante.dependencies import Services
from estante.jobs.payloads import NoPayload
from estante.testing.answers import data_of
from estante.testing.workbench import Workbench
from estante_contents.contracts import Passage
from estante_contents.mentions import passages
from estante_contents.mentions.models import ContentPassage
from estante_contents.mentions.passages import cut
from estante_contents.mentions.places import moment
from estante_contents.mentions.reading import READ_PASSAGES
from estante_contents.mentions.snippets import parts_in, snippet, words_in
from estante_contents.models import ContentFile, ContentSearch
from sqlalchemy import delete, func, select, update

from tests.samples import bad_files, epubs
from tests.samples.pdfs import heavy_pdf, text_pdf

from .conftest import Editor
from .test_mentions import mentions, places, send

SLIDES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
SHOW = (
    f"""<p xmlns:r="{SLIDES}"><sldIdLst><sldId id="256" r:id="b"/><sldId id="257" r:id="a"/></sldIdLst></p>"""
)
PARTS = """<r><x Id="a" Target="slides/slide1.xml"/><x Id="b" Target="slides/slide2.xml"/></r>"""


def marked(text: str, *words: str, longest: int = 160) -> str:
    hits = words_in(text, words)
    parts = snippet(text, hits, longest)
    return "".join(f"[{part.text}]" if part.is_found else part.text for part in parts)


async def test_a_document_says_the_page_and_quotes_it(editor: Editor) -> None:
    pages = ["Portada", "La evaporación\nsube", "Luego el agua\nde la LAGUNA baja"]
    made = await editor.create_from("hojas.pdf", text_pdf(pages), name="Hojas")
    guid = made["guid"]
    assert await places(editor, "EVAPORACION", guid) == [("page", 2, "La [evaporación] sube")]
    assert await places(editor, "láguna", guid) == [("page", 3, "Luego el agua de la [LAGUNA] baja")]
    # The words of several pages: the first that has one of them.
    assert [at for _, at, _ in await places(editor, "evaporación laguna", guid)] == [2]
    assert [mention["label"] for mention in (await mentions(editor, "laguna", guid))[guid]] == ["Página 3"]
    assert await mentions(editor, "lagun", guid) == {}


async def test_a_book_names_the_chapter_and_a_fixed_one_its_page(editor: Editor) -> None:
    book = await editor.create_from("libro.epub", epubs.book(), name="Libro")
    found = (await mentions(editor, "arroyo", book["guid"]))[book["guid"]]
    assert [(one["place"], one["at"], one["label"]) for one in found] == [("chapter", 2, "En «Capítulo 2»")]
    fixed = await editor.create_from("laminas.epub", epubs.fixed(), name="Hojas sueltas")
    assert await places(editor, "lamina 4", fixed["guid"]) == [("page", 4, "[Lámina] [4]")]


async def test_slides_are_counted_as_they_are_shown(editor: Editor) -> None:
    files = {
        "[Content_Types].xml": b"<Types/>",
        "ppt/presentation.xml": SHOW.encode(),
        "ppt/_rels/presentation.xml.rels": PARTS.encode(),
        "ppt/slides/slide1.xml": b"<s><p>granizo</p></s>",
        "ppt/slides/slide2.xml": b"<s><p>nieve</p></s>",
    }
    made = await editor.create_from("clase.pptx", bad_files.archive(files), name="Clase")
    assert await places(editor, "granizo", made["guid"]) == [("slide", 2, "[granizo]")]
    words = {"[Content_Types].xml": b"<Types/>", "xl/sharedStrings.xml": b"<sst><si><t>nieve</t></si></sst>"}
    table = await editor.create_from("tabla.xlsx", bad_files.archive(words), name="Tabla")
    assert await places(editor, "nieve", table["guid"]) == [("text", None, "[nieve]")]


async def test_a_record_says_which_of_its_fields_has_the_words(editor: Editor) -> None:
    fields = {"author_name": "Ágata", "author_lastname": "Río", "erp_id": "AG-77"}
    made = await editor.create(name="El agüita clara", description="Baja del río Guadaíra.", **fields)
    guid = made["guid"]
    assert await places(editor, "AGUITA", guid) == [("name", None, "El [agüita] clara")]
    assert await places(editor, "rio", guid) == [
        ("author", None, "Ágata [Río]"),
        ("description", None, "Baja del [río] Guadaíra."),
    ]
    # Each word stands somewhere: both places have their share.
    assert [place for place, _, _ in await places(editor, "clara guadaira", guid)] == ["name", "description"]
    assert [place for place, _, _ in await places(editor, "ag-7", guid)] == ["erp_id"]
    assert await mentions(editor, "clara xilofono", guid) == {}


async def test_another_file_brings_its_own_passages_and_a_deleted_content_none(
    editor: Editor, services: Services
) -> None:
    made = await editor.create_from("hojas.pdf", text_pdf(["Uno", "granizo"]), name="Hojas")
    guid = made["guid"]
    upload = await editor.upload("otras.pdf", text_pdf(["nieve"]))
    data_of(await editor.client.post(f"cms/contents/{guid}/file", json={"upload_guid": upload}))
    await editor.finish(guid)
    assert await mentions(editor, "granizo", guid) == {}
    assert await places(editor, "nieve", guid) == [("page", 1, "[nieve]")]
    deleted = await editor.client.request("DELETE", "cms/contents", json={"guids": [guid]})
    assert deleted.status_code == 200
    assert await mentions(editor, "nieve", guid) == {}


@pytest.mark.wide
async def test_files_of_an_earlier_release_are_read_once(
    editor: Editor, workbench: Workbench, services: Services
) -> None:
    page = await editor.create_from("pagina.html", name="Página")
    book = await editor.create_from("hojas.pdf", text_pdf(["Portada", "El Granizo"]), name="Hojas")
    guid = book["guid"]
    async with services.database.transaction(editor.tenant) as session:
        await session.execute(delete(ContentPassage))
        await session.execute(update(ContentSearch).values(is_read=False))
    assert await places(editor, "granizo", guid) == [("text", None, "")]
    for read in (2, 0):
        async with services.database.transaction(editor.tenant) as session:
            job = await services.queue.enqueue(session, READ_PASSAGES, NoPayload())
        assert (await workbench.finish(job.guid, editor.tenant)).result == read, read
    assert await places(editor, "granizo", guid) == [("page", 2, "El [Granizo]")]
    # What was unpacked stays where it is.
    assert (await editor.get(page["guid"]))["payload"] is not None


async def test_a_file_that_is_gone_is_not_looked_for_again(
    editor: Editor, workbench: Workbench, services: Services
) -> None:
    made = await editor.create_from("hojas.pdf", text_pdf(["granizo"]), name="Hojas")
    async with services.database.transaction(editor.tenant) as session:
        await session.execute(delete(ContentPassage))
        await session.execute(update(ContentSearch).values(is_read=False))
        await session.execute(update(ContentFile).values(path="files/gone.pdf"))
    for read in (1, 0):
        async with services.database.transaction(editor.tenant) as session:
            job = await services.queue.enqueue(session, READ_PASSAGES, NoPayload())
        assert (await workbench.finish(job.guid, editor.tenant)).result == read, read
    assert await places(editor, "granizo", made["guid"]) == [("text", None, "")]


async def test_a_long_document_is_kept_page_by_page(editor: Editor, services: Services) -> None:
    made = await editor.create_from("larga.pdf", heavy_pdf(pages=1000, page_bytes=40), name="Larga")
    guid = made["guid"]
    assert await places(editor, "987", guid) == [("page", 987, "Hoja [987]")]
    async with services.database.transaction(editor.tenant) as session:
        of_content = ContentPassage.content_guid == UUID(guid)
        count = select(func.count()).select_from(ContentPassage).where(of_content)
        assert await session.scalar(count) == 1000


async def test_subtitles_and_a_file_both_say_where(editor: Editor) -> None:
    made = await editor.create_from("ciclo-del-agua.webm", name="Película")
    guid = made["guid"]
    await send(editor, f"{guid}/transcription", "Cae nieve.", name="a.txt")
    assert await places(editor, "nieve", guid) == [("transcript", None, "Cae [nieve].")]


def test_what_is_long_is_cut_between_words() -> None:
    long = Passage("agua " * 2_000, "page", 7)
    parts = list(cut([Passage(" \n "), long, Passage("x" * 9_000)]))
    assert [len(part.text) for part in parts] == [3999, 3999, 1999, 4000, 4000, 1000]
    assert {(part.place, part.number) for part in parts[:3]} == {("page", 7)}
    assert passages.MAX_PASSAGES == 10_000


def test_a_snippet_shows_where_most_words_stand_together() -> None:
    text = "agua " + "y más " * 60 + "el agua de la laguna " + "y fin " * 60
    shown = marked(text, "agua", "laguna")
    assert "el [agua] de la [laguna] y fin" in shown
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert len(shown) < 170
    assert marked("Sin nada", "agua") == "Sin nada"


@pytest.mark.parametrize(
    ("text", "word", "shown"),
    [
        ("ÁGUA y aguas", "agua", "[ÁGUA] y aguas"),
        ("Smørrebrød", "smorrebrod", "[Smørrebrød]"),
        ("Straße", "strasse", "[Straße]"),
        ("una_palabra", "palabra", "una_[palabra]"),
        ("😀 agua 😀", "agua", "😀 [agua] 😀"),
    ],
)
def test_words_are_marked_whatever_their_accents(text: str, word: str, shown: str) -> None:
    assert marked(text, word) == shown


def test_parts_of_words_are_marked_once() -> None:
    parts = snippet("El aguacero", parts_in("El aguacero", ["agua", "aguace", "zz"]))
    assert [(part.text, part.is_found) for part in parts] == [
        ("El ", False),
        ("aguace", True),
        ("ro", False),
    ]


def test_moments_are_written_as_players_write_them() -> None:
    assert [moment(at) for at in (9, 83.5, 3723)] == ["0:09", "1:23", "1:02:03"]
