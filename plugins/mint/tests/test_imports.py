"""Importing lessons: of HTML, of a document, of another lesson; and taking it back."""

from base64 import b64encode
from io import BytesIO
from zipfile import ZipFile

import pytest
from estante.testing.answers import data_of, wrong_fields
from estante_mint.importing.html import read_html
from PIL import Image

from .conftest import paragraph, words

NAME = "El agua"
RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
TYPES = "http://schemas.openxmlformats.org/package/2006/content-types"
MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"


def docx(text: str) -> bytes:
    """A document of one heading and one line."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        archive.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{TYPES}"><Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/word/document.xml" ContentType="{MAIN}"/></Types>',
        )
        archive.writestr(
            "_rels/.rels",
            f'<Relationships xmlns="{RELATIONS}"><Relationship Id="rId1" '
            f'Type="{OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>',
        )
        archive.writestr(
            "word/document.xml",
            f'<w:document xmlns:w="{WORD}"><w:body><w:p><w:r><w:t>{text}</w:t></w:r></w:p>'
            "</w:body></w:document>",
        )
    return made.getvalue()


def broken_docx() -> bytes:
    """A document that cannot be read."""
    made = BytesIO()
    with ZipFile(made, "w") as archive:
        archive.writestr("[Content_Types].xml", docx("x")[:10].hex())
        archive.writestr("word/document.xml", "<w:document")
    return made.getvalue()


@pytest.fixture
def importing(author, workbench):
    """Somebody who imports: sends a file, starts, and waits for the end."""

    class Importing:
        async def begin(self, client, lesson, **body):
            return await client.post(f"lms/lessons/{lesson}/mint-import", json=body)

        async def upload(self, client, name, data):
            encoded = [b64encode(text.encode()).decode() for text in (name, "mint.document")]
            headers = {
                "Tus-Resumable": "1.0.0",
                "Upload-Length": str(len(data)),
                "Upload-Metadata": f"filename {encoded[0]},purpose {encoded[1]}",
            }
            made = await client.post("uploads", headers=headers)
            assert made.status_code == 201, made.text
            address = made.headers["location"].removeprefix("/api/")
            sent = {
                "Tus-Resumable": "1.0.0",
                "Upload-Offset": "0",
                "Content-Type": "application/offset+octet-stream",
            }
            ended = await client.patch(address, content=data, headers=sent)
            assert ended.status_code == 204, ended.text
            return address.rpartition("/")[2]

        async def end(self, client, lesson):
            jobs = (await client.get("jobs")).json()["data"]
            await workbench.finish(jobs[0]["guid"] if "guid" in jobs[0] else jobs[0]["id"], client.tenant)
            return data_of(await client.get(f"lms/lessons/{lesson}/mint-import"))

        async def file(self, client, lesson, name, data):
            upload = await self.upload(client, name, data)
            begun = data_of(await self.begin(client, lesson, upload_guid=upload, confirmation=NAME), 202)
            assert begun["status"] == "running"
            return await self.end(client, lesson)

    return Importing()


@pytest.mark.spec("MIN-020")
async def test_an_import_waits_for_the_typed_name(author, importing):
    nora = await author()
    lesson, other = await nora.lesson(), await nora.lesson()
    await nora.written(lesson, paragraph(words("Antes")))
    for typed in ("", "El fuego", "agua"):
        refused = await importing.begin(nora.client, lesson, lesson_guid=other, confirmation=typed)
        assert wrong_fields(refused) == {"confirmation": "typed"}
    state = data_of(await nora.client.get(f"lms/lessons/{lesson}/mint-import"))
    assert (state["status"], state["can_restore"]) == ("none", False)
    assert len((await nora.read(lesson))["pages"]) == 1


@pytest.mark.spec("MIN-021")
@pytest.mark.spec("MIN-022", part="success")
async def test_another_lesson_overwrites_the_pages_and_is_taken_back(author, importing):
    nora = await author()
    lesson, other = await nora.lesson(), await nora.lesson()
    await nora.written(lesson, paragraph(words("Antes")))
    await nora.written(other, paragraph(words("Uno")))
    await nora.written(other, paragraph(words("Dos")))
    begun = await importing.begin(nora.client, lesson, lesson_guid=other, confirmation=" el AGUA ")
    assert data_of(begun, 202)["status"] == "running"
    state = await importing.end(nora.client, lesson)
    assert (state["status"], state["can_restore"]) == ("success", True)
    texts = [page["document"]["content"] for page in (await nora.read(lesson))["pages"]]
    assert texts == [[paragraph(words("Uno"))], [paragraph(words("Dos"))]]
    data_of(await nora.client.post(f"lms/lessons/{lesson}/mint-import/restore"))
    untouched = await nora.client.post(f"lms/lessons/{await nora.lesson()}/mint-import/restore")
    assert (untouched.status_code, untouched.json()["code"]) == (409, "MINT_NOTHING_TO_RESTORE")
    texts = [page["document"]["content"] for page in (await nora.read(lesson))["pages"]]
    assert texts == [[paragraph(words("Antes"))]]


@pytest.mark.spec("MIN-021", part="a document")
async def test_a_document_overwrites_the_pages(author, importing):
    nora = await author()
    lesson = await nora.lesson()
    state = await importing.file(nora.client, lesson, "Lluvia.docx", docx("Llueve en el monte"))
    assert state["status"] == "success", state
    [page] = (await nora.read(lesson))["pages"]
    assert (page["title"], page["document"]["content"]) == (
        "Lluvia",
        [paragraph(words("Llueve en el monte"))],
    )


@pytest.mark.spec("MIN-021", part="a page of the web")
async def test_a_page_of_the_web_overwrites_the_pages_with_its_pictures(author, importing):
    nora = await author()
    lesson = await nora.lesson()
    drawn = BytesIO()
    Image.new("RGB", (4, 3), "teal").save(drawn, "PNG")
    data = b64encode(drawn.getvalue()).decode()
    picture = f"<img src='data:image/png;base64,{data}' alt='Nube'>"
    html = f"<!doctype html><h1>Lluvia</h1><p onclick='x()'>Llueve<script>x()</script></p>{picture}"
    state = await importing.file(nora.client, lesson, "lluvia.html", html.encode())
    assert state["status"] == "success", state
    read = await nora.read(lesson)
    line, image = read["pages"][0]["document"]["content"]
    assert (read["pages"][0]["title"], line) == ("Lluvia", paragraph(words("Llueve")))
    assert image["attrs"]["alt"] == "Nube"
    assert list(read["images"]) == [image["attrs"]["image"]]


@pytest.mark.spec("MIN-022")
async def test_an_import_runs_and_then_ends_in_success_or_error(author, importing):
    nora = await author()
    lesson, other = await nora.lesson(), await nora.lesson()
    await nora.written(other, paragraph(words("Uno")))
    begun = await importing.begin(nora.client, lesson, lesson_guid=other, confirmation="El agua")
    assert data_of(begun, 202)["status"] == "running"
    again = await importing.begin(nora.client, lesson, lesson_guid=other, confirmation="El agua")
    assert (again.status_code, again.json()["code"]) == (409, "MINT_IMPORT_RUNNING")
    assert (await importing.end(nora.client, lesson))["status"] == "success"
    failed = await importing.file(nora.client, lesson, "rota.docx", broken_docx())
    assert failed["status"] == "error"
    assert "terminó con error" in failed["error"]


@pytest.mark.spec("MIN-022", part="error")
@pytest.mark.spec("MIN-023")
async def test_a_failed_import_says_so_and_leaves_the_pages(author, importing):
    nora = await author()
    lesson = await nora.lesson()
    page = await nora.written(lesson, paragraph(words("Antes")))
    state = await importing.file(nora.client, lesson, "rota.docx", broken_docx())
    assert state["status"] == "error"
    assert "terminó con error" in state["error"]
    assert (await nora.read(lesson))["pages"] == [page]
    assert state["can_restore"] is False


def test_html_becomes_pages_of_blocks():
    read = read_html(
        "<p>Antes</p><h1>Uno</h1><ul><li>a <b>b</b></li></ul><table><tr><th>x</th><td>y</td></tr></table>"
        "<h1>Dos</h1><div><a href='javascript:x()'>clic</a></div><h3>Fin</h3>",
        "lluvia",
    )
    assert [page.title for page in read.pages] == ["lluvia", "Uno", "Dos"]
    kinds = [[block["type"] for block in page.blocks] for page in read.pages]
    assert kinds == [["paragraph"], ["bulletList", "table"], ["paragraph", "heading"]]
