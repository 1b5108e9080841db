"""What opens with a page: interactive packages, plain archives, xAPI packages, single pages and apps."""

from typing import Any

import httpx
import pytest
from estante.app import Estante
from estante.testing.answers import Json, data_of, rows_of, wrong_fields
from estante_contents.content_types.xapi import XAPI
from estante_contents.contracts import Upload
from estante_contents.inspection.archives import find_page
from estante_contents.inspection.page_text import PageText

from tests.samples import bad_files

from .conftest import Editor, sample

PAGE = b"<!doctype html><html><head><title>La lluvia</title></head><body><h1>Gotas</h1></body></html>"
GAME = "html-interactivo.zip"
XML = b'<?xml version="1.0"?><!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><tincan>&x;</tincan>'


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (["index.html", "a/index.html"], "index.html"),
        (["INDEX.HTM"], "INDEX.HTM"),
        (["juego/Index.html", "juego/a.js"], "juego/Index.html"),
        (["juego/index.html", "__MACOSX/juego/._index.html", ".DS_Store"], "juego/index.html"),
        (["uno/index.html", "dos/index.html"], None),
        (["a/b/index.html"], None),
        (["index.html.txt"], None),
        ([], None),
    ],
)
def test_the_page_that_opens_is_at_the_root_or_in_the_only_folder(
    names: list[str], found: str | None
) -> None:
    assert find_page(names, "index.html", "index.htm") == found


def test_a_page_says_its_title_and_the_words_that_are_seen() -> None:
    page = PageText(
        b"<title> El  agua</title><style>p{}</style><script>let nube = 1</script><p>R\xc3\xado<br>mar<p>sol"
    )
    assert (page.title, page.text) == ("El agua", "Río mar sol")
    assert PageText(b"\xff\xfe<title>sin fin").title == "sin fin"


@pytest.mark.one_in(2)
@pytest.mark.spec("CON-057")
@pytest.mark.parametrize(
    ("name", "entry"), [(GAME, "index.html"), ("html-en-carpeta.zip", "actividad/index.html")]
)
async def test_an_interactive_package_opens_its_index_page(
    editor: Editor, app: Estante, name: str, entry: str
) -> None:
    found = await editor.create_from(name, type_guid="CTTY_08")
    assert (found["type_guid"], found["storage_status"]) == ("CTTY_08", "upload-done")
    assert set(found["payload"]) == {"base", "entry"}
    assert found["payload"]["entry"] == entry
    page = await open_page(app, found)
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html")
    # The page runs, and away from the application: on a host of its own that frames nothing else.
    assert page.request.url.host.endswith(f".{editor.tenant.key}.estante-content.localhost")
    assert "object-src 'none'" in page.headers["content-security-policy"]
    # Its archive is a download and nothing else.
    assert found["encoded_url"] is None


@pytest.mark.one_in(3)
@pytest.mark.spec("CON-057")
@pytest.mark.parametrize(
    ("type_guid", "code", "sentence"),
    [("CTTY_08", "CONTENT_MISFIT", "index.html"), ("CTTY_20", "CONTENT_MISFIT", "alu.html")],
)
@pytest.mark.parametrize("language", ["es", "pt", "en"])
async def test_a_package_without_its_page_is_refused_with_what_it_lacks(
    editor: Editor, type_guid: str, code: str, sentence: str, language: str
) -> None:
    upload = await editor.upload("materiales.zip", sample("materiales-sin-indice.zip"))
    sent = {"name": "Materiales", "type_guid": type_guid, "upload_guid": upload, "is_teacher_only": 0}
    answer = await editor.client.post("cms/contents", json=sent, headers={"Accept-Language": language})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert sentence in answer.json()["message"]


@pytest.mark.spec("CON-061")
@pytest.mark.parametrize(
    ("name", "shown"), [("materiales-sin-indice.zip", False), (GAME, True), ("scorm12-un-sco.zip", True)]
)
async def test_a_zip_stays_a_zip_whatever_it_holds(editor: Editor, name: str, shown: bool) -> None:
    found = await editor.create_from(name, type_guid="CTTY_13")
    assert (found["type_guid"], found["storage_status"]) == ("CTTY_13", "upload-done")
    assert ("entry" in found["payload"]) == shown
    assert [warning["code"] for warning in found["warnings"]] == ([] if shown else ["ONLY_DOWNLOAD"])


async def test_a_zip_is_given_out_where_it_may_be_downloaded(editor: Editor, app: Estante) -> None:
    name = "materiales-sin-indice.zip"
    found = await editor.create_from(name, type_guid="CTTY_13")
    assert (found["payload"]["name"], found["payload"]["url"], found["encoded_url"]) == (name, None, None)
    address = f"cms/contents/{found['guid']}"
    data_of(await editor.client.put(address, json={"is_downloadable": True}))
    url = (await editor.get(found["guid"]))["payload"]["url"]
    saved = await ask(app, url)
    assert (saved.status_code, saved.content) == (200, sample(name))
    assert saved.headers["content-disposition"].startswith("attachment")
    assert name in saved.headers["content-disposition"]


@pytest.mark.one_in(3)
@pytest.mark.spec("CON-066")
@pytest.mark.parametrize(
    ("entries", "student", "teacher"),
    [
        ({"alu.html": PAGE, "prof.html": PAGE, "index.html": PAGE}, "alu.html", "prof.html"),
        ({"prof.html": PAGE, "index.html": PAGE}, "index.html", "prof.html"),
        ({"index.html": PAGE}, "index.html", "index.html"),
        ({"alu.html": PAGE}, "alu.html", "alu.html"),
        (
            {
                "curso/tincan.xml": b'<tincan><launch lang="es">pages/uno.html?a=1</launch></tincan>',
                "curso/pages/uno.html": PAGE,
            },
            "curso/pages/uno.html",
            "curso/pages/uno.html",
        ),
    ],
)
async def test_an_xapi_package_opens_the_page_of_who_it_is_for(
    editor: Editor, entries: dict[str, bytes], student: str, teacher: str
) -> None:
    data = bad_files.archive(entries)
    for is_teacher_only, entry in ((0, student), (1, teacher)):
        found = await editor.create_from(
            "xapi.zip", data, type_guid="CTTY_20", is_teacher_only=is_teacher_only
        )
        assert (found["type_guid"], found["payload"]["entry"]) == ("CTTY_20", entry)


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    "name", ["xapi-alumno-docente.zip", "xapi-ciclo-del-agua.zip", "cmi5-ciclo-del-agua.zip"]
)
async def test_good_xapi_and_cmi5_packages_open(editor: Editor, app: Estante, name: str) -> None:
    found = await editor.create_from(name, type_guid="CTTY_20")
    assert found["storage_status"] == "upload-done", found["failure"]
    assert (await open_page(app, found)).status_code == 200


async def test_the_blocks_and_units_of_a_course_are_kept(editor: Editor) -> None:
    found = await editor.create_from("cmi5-ciclo-del-agua.zip", type_guid="CTTY_20")
    assert (found["name"], found["warnings"]) == ("El ciclo del agua", [])
    (block,) = found["payload"]["units"]
    assert block["titles"] == {"es": "Contenido"}
    reading, exam = block["children"]
    assert (reading["href"], reading["move_on"], reading["launch_parameters"]) == (
        "lectura/index.html",
        "Completed",
        "paginas=4",
    )
    assert (exam["href"], exam["query"], exam["mastery_score"], exam["entitlement_key"]) == (
        "prueba/index.html",
        "intento=1",
        0.7,
        "agua",
    )


async def test_units_that_are_not_in_the_package_are_left_out_and_told(editor: Editor) -> None:
    units = "".join(
        f'<au id="{name}" moveOn="{rule}" masteryScore="{score}"><url>{url}</url></au>'
        for name, rule, score, url in (
            ("urn:a", "Passed", "2", "index.html"),
            ("urn:a", "Passed", "0.5", "index.html"),
            ("urn:b", "Siempre", "x", "INDEX"),
            ("urn:c", "Passed", "1", "https://otro.example/uno.html"),
            ("", "Passed", "1", "index.html"),
        )
    )
    deep = "<block id='urn:d'>" * 40 + "</block>" * 40
    course = f"<courseStructure><course id='urn:curso'/>{units}{deep}</courseStructure>".encode()
    data = bad_files.archive({"cmi5.xml": course, "index.html": PAGE})
    found = await editor.create_from("cmi5.zip", data, type_guid="CTTY_20")
    (unit,) = found["payload"]["units"]
    assert (unit["identifier"], unit["move_on"]) == ("urn:a", "Passed")
    assert "mastery_score" not in unit
    (warning,) = found["warnings"]
    assert warning["code"] == "UNITS_LEFT_OUT"


@pytest.mark.parametrize(
    ("description", "code"),
    [
        (XML, "XAPI_BAD_DESCRIPTION"),
        (b"<tincan>", "XAPI_BAD_DESCRIPTION"),
        (b"<tincan><launch>https://otro.example/curso.html</launch></tincan>", "XAPI_NO_PAGE"),
        (b"<tincan><launch>../fuera.html</launch></tincan>", "XAPI_NO_PAGE"),
        (b"<tincan><launch>http://[mal</launch></tincan>", "XAPI_NO_PAGE"),
    ],
)
async def test_a_description_that_leads_nowhere_is_said(
    editor: Editor, description: bytes, code: str
) -> None:
    found = await editor.create_from(
        "xapi.zip", bad_files.archive({"tincan.xml": description}), type_guid="CTTY_20"
    )
    assert (found["storage_status"], found["failure"]["code"]) == ("failed", code)
    assert found["payload"] is None


@pytest.mark.spec("CON-073")
@pytest.mark.parametrize(
    ("name", "suggested"),
    [
        ("materiales-sin-indice.zip", "CTTY_13"),
        (GAME, "CTTY_08"),
        ("xapi-alumno-docente.zip", "CTTY_20"),
        ("cmi5-ciclo-del-agua.zip", "CTTY_20"),
        ("scorm12-un-sco.zip", "CTTY_10"),
    ],
)
async def test_a_zip_is_detected_as_a_zip_and_what_it_looks_like_is_only_suggested(
    editor: Editor, name: str, suggested: str
) -> None:
    upload = await editor.upload(name, sample(name))
    found = data_of(await editor.client.get("cms/types/detect", params={"upload_guid": upload}))
    assert (found["detected"], found["suggested"]) == ("CTTY_13", suggested)
    answer = await editor.try_create(name="Un paquete", upload_guid=upload)
    if suggested == "CTTY_13":
        assert data_of(answer, 201)["type_guid"] == "CTTY_13"
    else:
        assert (answer.status_code, answer.json()["code"]) == (422, "TYPE_REQUIRED")
        assert answer.json()["suggested"] == suggested


async def test_a_page_alone_opens_on_a_host_of_its_own(editor: Editor, app: Estante) -> None:
    found = await editor.create_from("lluvia.html", PAGE, name="lluvia")
    assert (found["type_guid"], found["name"]) == ("CTTY_15", "La lluvia")
    page = await open_page(app, found)
    assert (page.status_code, page.content) == (200, PAGE)
    assert "frame-ancestors" in page.headers["content-security-policy"]
    assert await editor.names(q="gotas") == ["La lluvia"]
    other = await editor.create_from("sol.html", PAGE.replace(b"Gotas", b"Sol"), name="Otra página")
    assert found["payload"]["base"].split(".")[0] != other["payload"]["base"].split(".")[0]


@pytest.mark.spec("CON-065")
async def test_an_app_is_an_address(editor: Editor) -> None:
    types = {
        one["guid"]: one for one in rows_of(await editor.client.get("cms/types", params={"pageSize": 200}))
    }
    assert (types["CTTY_18"]["takes_url"], types["CTTY_18"]["formats"]) == (True, [])
    missing = await editor.try_create(name="Laboratorio", type_guid="CTTY_18")
    assert wrong_fields(missing) == {"url": "required"}
    odd = await editor.try_create(name="Laboratorio", type_guid="CTTY_18", url="ftp://example.org")
    assert wrong_fields(odd) == {"url": "url"}
    made = await editor.create(type_guid="CTTY_18", url="https://example.org/laboratorio")
    assert (await editor.get(made["guid"]))["payload"]["url"] == "https://example.org/laboratorio"


@pytest.mark.parametrize(
    "data",
    [bad_files.archive({"index.html": bytes(60_000_000)}), bad_files.archive({"../index.html": PAGE})],
    ids=["bomb", "slip"],
)
async def test_a_harmful_package_is_refused_before_it_is_anybodys(editor: Editor, data: bytes) -> None:
    answer = await editor.try_upload("juego.zip", data)
    assert answer.status_code == 422
    assert "index.html" in answer.json()["message"]


def test_what_telltales_say_is_said_at_the_root_only() -> None:
    upload = Upload(name="a.zip", media_type="application/zip", size=1, entries=("docs/a/alu.html", "x.js"))
    assert not XAPI.detect(upload)


async def ask(app: Estante, url: str) -> httpx.Response:
    address = httpx.URL(url)
    transport: Any = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{address.host}") as browser:
        return await browser.get(address)


async def open_page(app: Estante, found: Json) -> httpx.Response:
    """The page that the payload leads to."""
    return await ask(app, found["payload"]["base"] + found["payload"]["entry"])
