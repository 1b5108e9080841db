"""What opens with a page, and what only can be downloaded, in the viewer and as a student sees it."""

import re
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest
from estante.testing.tenants import TENANTS
from playwright.sync_api import expect

from tests.e2e.places import database_url
from tests.samples import bad_files

from .readers import REPOSITORY, Readers
from .viewer_screens import answers, complaints, consumption, shown_error

APP = "https://apps.example/laboratorio"
# What was read of a page that lets itself be framed.
FRAMED = {"title": "", "description": "", "may_frame": True}
PAGE = """<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Gotas</title></head>
<body><h1>Gotas</h1><button onclick="document.querySelector('h1').textContent = reach()">Probar</button>
<script>function reach() {
  try { return parent.document.title; } catch (refused) { return "Apartada de la aplicación"; }
}</script></body></html>"""


def change_content(readers: Readers, change: str, *values: str) -> None:
    """Leave a content as an import from elsewhere may have left it."""
    with psycopg.connect(database_url(readers.live)) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
        assert connection.execute(change.encode(), values).rowcount == 1


def bytes_of(name: str) -> bytes:
    return (REPOSITORY / "tests/samples" / name).read_bytes()


@pytest.mark.story
@pytest.mark.spec("CON-057", "VIE-107", "VIE-110", "VIE-112")
@pytest.mark.parametrize(
    ("name", "type_guid", "entry"),
    [
        ("gotas.zip", "CTTY_08", "juego/index.html"),
        ("gotas.zip", "CTTY_13", "index.html"),
        ("gotas.html", "CTTY_15", ""),
    ],
)
def test_a_page_runs_in_a_frame_away_from_the_application(
    readers: Readers, name: str, type_guid: str, entry: str
) -> None:
    data = bad_files.archive({entry: PAGE.encode()}) if entry else PAGE.encode()
    guid = readers.put(name, data, type_guid=type_guid)
    page = readers.enter()
    heard = complaints(page)
    page.goto(f"/viewer/{guid}")
    inside = page.frame_locator("iframe")
    expect(inside.get_by_role("heading", name="Gotas")).to_be_visible()
    inside.get_by_role("button", name="Probar").click()
    expect(inside.get_by_role("heading", name="Apartada de la aplicación")).to_be_visible()
    expect(page.get_by_role("img", name="Avance: 100 %")).to_be_visible()
    assert consumption(page, guid)["progress"] == 100
    assert [line for line in heard if "Content Security Policy" in line] == []


@pytest.mark.spec("CON-061", "VIE-109", "VIE-111", "VIE-077")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("materiales-sin-indice.zip", "no se muestra aquí"),
        ("clase.pptx", "no se muestra aquí"),
        ("lluvia.xlsx", "no se muestra aquí"),
        ("animacion.swf", "ya no se reproduce"),
    ],
)
def test_what_nothing_shows_is_a_card_with_its_file(readers: Readers, name: str, says: str) -> None:
    fields = {"type_guid": "CTTY_13"} if name.endswith(".zip") else {}
    guid = readers.put(name, bytes_of(name), is_downloadable=True, **fields)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    card = page.get_by_role("article")
    expect(card).to_contain_text(says)
    with page.expect_download() as download:
        card.get_by_role("link", name="Descargar").click()
    assert download.value.suggested_filename == name
    assert download.value.path().read_bytes() == bytes_of(name)
    closed = readers.put(name, bytes_of(name), **fields)
    page.goto(f"/viewer/{closed}")
    expect(card).to_contain_text("no permite descargarlo")
    expect(card.get_by_role("link")).to_have_count(0)


@pytest.mark.spec("CON-065")
def test_an_app_opens_at_its_address(readers: Readers) -> None:
    guid = readers.new_link(APP, "CTTY_18")
    page = readers.enter()
    content = {**readers.content(guid), "payload": {"url": APP, "preview": FRAMED}}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    page.route(f"{APP}**", lambda route: route.fulfill(body="<h1>Laboratorio</h1>", content_type="text/html"))
    page.goto(f"/viewer/{guid}")
    expect(page.frame_locator("iframe").get_by_role("heading", name="Laboratorio")).to_be_visible()


@pytest.mark.spec("VIE-113", "VIE-114")
def test_an_app_is_told_the_school_year_and_a_token_that_is_not_the_sessions(readers: Readers) -> None:
    guid = readers.new_link(f"{APP}?curso=1", "CTTY_18")
    page = readers.enter()
    years = ["0190c0ff-ee00-7000-8000-000000000001", "0190c0ff-ee00-7000-8000-000000000002"]
    payload = {"url": f"{APP}?curso=1", "preview": FRAMED}
    content = {**readers.content(guid), "education_year": years[0], "payload": payload}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    page.route(f"{APP}**", lambda route: route.fulfill(body="<h1>Laboratorio</h1>", content_type="text/html"))
    scraped: list[str] = []
    page.on("request", lambda sent: scraped.append(sent.url) if "metascraper" in sent.url else None)
    with page.expect_response("**/api/users/access-token") as given:
        page.goto(f"/viewer/{guid}")
    frame = page.locator("iframe")
    expect(page.frame_locator("iframe").get_by_role("heading", name="Laboratorio")).to_be_visible()
    query = parse_qs(urlsplit(frame.get_attribute("src") or "").query)
    session = page.evaluate("() => JSON.parse(localStorage.getItem('auth')).value.authToken")
    token = given.value.json()["data"]["token"]
    assert query == {"curso": ["1"], "token": [token], "education_year": years[:1]}
    assert token != session
    assert scraped == []


@pytest.mark.spec("VIE-067")
@pytest.mark.parametrize("name", ["gotas.html", "scorm12-un-sco.zip"])
def test_a_package_without_the_file_that_it_begins_with_says_so(readers: Readers, name: str) -> None:
    guid = readers.put(name, PAGE.encode()) if name == "gotas.html" else readers.sample(name)
    page = readers.enter()
    started = re.compile(r"/(index|sco[^/]*|p1)\.html(\?|$)")
    page.context.route(started, answers(404))
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Archivo no encontrado en el contenido")
    expect(shown_error(page)).to_contain_text("FILE_NOT_FOUND_IN_CONTENT")


@pytest.mark.spec("VIE-056")
@pytest.mark.parametrize(("type_guid", "kept"), [("CTTY_06", "url"), ("CTTY_18", "url"), ("CTTY_15", "file")])
def test_what_has_no_address_to_open_says_so(readers: Readers, type_guid: str, kept: str) -> None:
    if kept == "url":
        guid = readers.new_link(APP, type_guid)
        change = "UPDATE contents SET url = NULL WHERE guid = %s"
    else:
        guid = readers.put("gotas.html", PAGE.encode(), type_guid=type_guid)
        change = "UPDATE contents SET file_guid = NULL WHERE guid = %s"
    change_content(readers, change, guid)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Este contenido no tiene dirección")
    expect(shown_error(page)).to_contain_text("URL_NOT_FOUND")


@pytest.mark.spec("VIE-066")
def test_a_package_without_a_path_to_open_says_so(readers: Readers) -> None:
    guid = readers.put("gotas.html", PAGE.encode())
    change_content(readers, "UPDATE contents SET assets = assets - 'package' WHERE guid = %s", guid)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("No se encontró la ruta del contenido.")
    expect(shown_error(page)).to_contain_text("CONTENT_PATH_NOT_LOCALIZED")


@pytest.mark.spec("VIE-116")
def test_a_dependency_opened_by_itself_is_undefined(readers: Readers) -> None:
    guid = readers.new_link(APP, "CTTY_00")
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Error, tipo de contenido no identificado.")
    expect(shown_error(page)).to_contain_text("FILE_TYPE_UNDEFINED")


@pytest.mark.spec("VIE-078")
@pytest.mark.parametrize("status", ["uploading", "preparing", "failed"])
def test_an_office_file_that_is_not_ready_is_a_card_with_its_file(readers: Readers, status: str) -> None:
    guid = readers.put("guia.docx", bytes_of("guia.docx"), is_downloadable=True)
    change_content(readers, "UPDATE contents SET storage_status = %s WHERE guid = %s", status, guid)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    card = page.get_by_role("article")
    expect(card).to_contain_text("no se muestra aquí")
    with page.expect_download() as download:
        card.get_by_role("link", name="Descargar").click()
    assert download.value.path().read_bytes() == bytes_of("guia.docx")
    # Others of this Estante wait until everything is prepared.
    change_content(readers, "UPDATE contents SET storage_status = 'upload-done' WHERE guid = %s", guid)


def test_what_nobody_has_written_says_what_it_is(readers: Readers) -> None:
    guid = readers.new_link(APP, "QUIZ")
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Cuestionario")
    expect(shown_error(page)).to_contain_text("todavía no tiene nada escrito")
