"""Lines that are lost, addresses that run out, files that a browser or a person cannot open."""

import re

import psycopg
import pytest
from estante.testing.browser import PHONE
from estante.testing.live import until
from estante.testing.tenants import TENANTS
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.places import database_url
from tests.samples.old_video import old_video
from tests.samples.pdfs import heavy_pdf, locked_pdf

from .readers import Readers
from .viewer_screens import answers, consumption, page_field, shown_error

VIDEO = "ciclo-del-agua.webm"
PDF_FILE = re.compile(r"//files\..+\.pdf\?")
PICTURE, PICTURE_FILE = "portada-800x600.jpg", re.compile(r"//files\..+/packages/.+\?")
VIDEO_FILE = re.compile(r"//files\..+\.webm\?")
CONTENT = re.compile(r"/api/cms/contents/[0-9a-f-]{36}$")
LOST = "Se cortó la conexión. Sigue aquí mismo en cuanto vuelva."
LOOK_UP = re.compile("/api/cms/contents/[^/]+$")
RELOADS = "Object.keys(localStorage).filter((key) => key.startsWith('estante.pdf-reloads'))"


UNCONVERTED = """UPDATE contents SET assets = assets || '{"codecs": ["MPEG-4 Visual"], "warnings":
    [{"code": "CODEC_NOT_EVERYWHERE", "params": {"codec": "MPEG-4 Visual"}}]}' WHERE guid = %s"""
WIDTH = "document.querySelector('main img[alt^=portada]').getBoundingClientRect().width"
WIDER, NO_WIDER = f"([width]) => {WIDTH} > width", f"([width]) => {WIDTH} <= width + 1"


def width_of(picture: Locator) -> float:
    """How wide it is shown."""
    box = picture.bounding_box()
    assert box
    return box["width"]


def leave_by(page: Page, name: str) -> None:
    """Take a way back, and arrive where the person came from."""
    page.get_by_role("button", name=name).last.click()
    page.wait_for_url(re.compile("^(?!.*/viewer/)"))


def until_it_can_play(page: Page) -> None:
    """Wait until the video has something to show."""
    page.wait_for_function("() => document.querySelector('video')?.readyState > 1")


@pytest.mark.spec("VIE-235", part="refused before its time")
def test_a_video_whose_address_ran_out_asks_for_another_and_then_says_so(readers: Readers) -> None:
    page = readers.window()
    lookups: list[str] = []
    refused: list[str] = []

    def looked_up(route: Route) -> None:
        lookups.append(route.request.url)
        route.continue_()

    def runs_out(route: Route) -> None:
        # Addresses of the same second are the same: what counts is that the content was asked for again.
        if len(lookups) > 1:
            route.continue_()
        else:
            refused.append(route.request.url)
            answers(403)(route)

    page.route(CONTENT, looked_up)
    page.route(VIDEO_FILE, runs_out)
    readers.open(page, VIDEO)
    until_it_can_play(page)
    assert refused
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute(VIDEO_FILE)
    page.route(VIDEO_FILE, answers(403))
    page.reload()
    expect(shown_error(page)).to_contain_text("Você não tem autorização")


def test_a_lost_line_is_told_over_the_video_which_goes_on_by_itself(readers: Readers) -> None:
    page = readers.window()
    page.route(VIDEO_FILE, lambda route: route.abort())
    readers.open(page, VIDEO)
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute(VIDEO_FILE)
    until_it_can_play(page)
    expect(page.get_by_text(LOST)).to_have_count(0)


@pytest.mark.spec("VIE-235", part="documents")
def test_a_document_waits_for_the_line_and_says_when_it_is_refused(readers: Readers) -> None:
    page = readers.window()
    guid = readers.put("pesado.pdf", heavy_pdf())
    page.route(PDF_FILE, lambda route: route.abort())
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    page.unroute(PDF_FILE)
    expect(page.locator(".page .textLayer span").first).to_have_text("Hoja 1")
    page.route(PDF_FILE, lambda route: route.abort())
    page_field(page).fill("30")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    page.unroute(PDF_FILE)
    expect(page.locator('.page[data-page-number="30"] .textLayer span')).to_have_text("Hoja 30")
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.route(PDF_FILE, answers(403))
    with page.expect_response(LOOK_UP):
        page_field(page).fill("58")
        page.keyboard.press("Enter")
    expect(shown_error(page)).to_contain_text("Você não tem autorização")


@pytest.mark.story
def test_a_document_with_a_password_asks_for_it_until_it_is_right(readers: Readers) -> None:
    page = readers.window()
    guid = readers.put("clave.pdf", locked_pdf("nube", pages=2))
    page.goto("/")
    page.goto(f"/viewer/{guid}")
    field = page.get_by_label("Contraseña del documento")
    expect(field).to_be_focused()
    opening = page.get_by_role("button", name="Abrir", exact=True)
    expect(opening).to_be_disabled()
    field.fill("Nube")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Esa no es la contraseña")).to_be_visible()
    expect(field).to_be_focused()
    page.keyboard.type("nube")
    with page.expect_response("**/progress"):
        opening.click()
        expect(page.locator(".page .textLayer span").first).to_have_text("Agua")
    expect(page.get_by_role("dialog")).to_have_count(0)
    leave_by(page, "Volver")
    assert consumption(page, guid)["progress"] > 0
    page.goto(f"/viewer/{guid}")
    expect(field).to_be_focused()
    leave_by(page, "Volver")
    assert page.evaluate(RELOADS) == []


def unconverted(readers: Readers) -> str:
    """An old film as it is where ffmpeg is not installed. Answers its guid."""
    guid = readers.put("antiguo.mp4", old_video())
    until(readers.live, lambda: readers.content(guid)["warnings"] == [])
    with psycopg.connect(database_url(readers.live)) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [TENANTS["andaluna"]["guid"]])
        of_content = "UPDATE content_files SET converted_path = NULL WHERE content_guid = %s"
        assert connection.execute(of_content, [guid]).rowcount == 1
        assert connection.execute(UNCONVERTED, [guid]).rowcount == 1
    return guid


def test_a_codec_that_the_browser_lacks_is_named_to_who_opens_and_to_who_uploaded(readers: Readers) -> None:
    guid = unconverted(readers)
    page = readers.window()
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("Este navegador no reproduce MPEG-4 Visual")
    expect(page.get_by_role("alert")).to_contain_text("H.264 y AAC")
    staff = readers.window(readers.person("R04"))
    staff.goto(f"/content/{guid}")
    expect(staff.get_by_text("No todos los navegadores reproducen MPEG-4 Visual")).to_be_visible()


def test_a_player_is_used_by_the_keys_that_players_have(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, VIDEO)
    until_it_can_play(page)
    for key, condition in (
        ("5", "Math.abs(one.currentTime - one.duration / 2) < 0.2"),
        ("ArrowRight", "Math.abs(one.currentTime - one.duration / 2 - 5) < 0.2"),
        ("ArrowLeft", "Math.abs(one.currentTime - one.duration / 2) < 0.2"),
        ("Home", "one.currentTime === 0"),
        ("End", "one.currentTime === one.duration"),
        ("0", "one.currentTime === 0"),
        ("ArrowDown", "Math.abs(one.volume - 0.9) < 0.01"),
        ("ArrowUp", "one.volume === 1"),
        ("m", "one.muted"),
        ("m", "!one.muted"),
    ):
        page.keyboard.press(key)
        page.wait_for_function(
            f"() => {{ const one = document.querySelector('video'); return {condition}; }}"
        )
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement !== null")
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement === null")
    page.get_by_role("button", name="Avanzar").dblclick()
    page.wait_for_function("() => document.querySelector('video').currentTime > 0")
    assert page.evaluate("document.fullscreenElement") is None
    page.locator("media-controller").dblclick(position={"x": 200, "y": 100})
    page.wait_for_function("() => document.fullscreenElement !== null")


# Done when the player has been told of them too.
CAPTIONS = """() => new Promise((done) => {
    const video = document.querySelector("video");
    video.textTracks.addEventListener("addtrack", () => setTimeout(done));
    video.addTextTrack("captions", "Español", "es");
})"""


def test_the_list_of_keys_names_those_of_what_is_open(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, VIDEO)
    until_it_can_play(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Atajos de teclado")
    for words in ("Reproducir o pausar", "Pantalla completa", "Valorar"):
        expect(keys.get_by_text(words)).to_be_visible()
    expect(keys.get_by_text("Subtítulos")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    page.evaluate(CAPTIONS)
    page.keyboard.press("?")
    expect(keys.get_by_text("Subtítulos")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    mode = "document.querySelector('video').textTracks[0].mode"
    for wanted in ("showing", "disabled"):
        page.keyboard.press("c")
        page.wait_for_function(f"() => {mode} === '{wanted}'")
    readers.open(page, "texto.pdf")
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    page.keyboard.press("?")
    expect(keys.get_by_text("Pasar la página")).to_be_visible()
    expect(keys.get_by_text("Reproducir o pausar")).to_have_count(0)


@pytest.mark.spec("VIE-106", part="by touch")
def test_a_picture_is_brought_near_by_two_taps_and_waits_for_its_line(readers: Readers) -> None:
    page = readers.window(size=PHONE, touch=True)
    page.route(PICTURE_FILE, lambda route: route.abort())
    readers.open(page, PICTURE)
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    page.unroute(PICTURE_FILE)
    picture = page.get_by_role("main").locator("img[alt^='portada']")
    page.wait_for_function("() => document.querySelector('main img[alt^=portada]')?.naturalWidth > 0")
    expect(page.get_by_text(LOST)).to_have_count(0)
    fitted = width_of(picture)
    page.touchscreen.tap(195, 400)
    page.touchscreen.tap(195, 400)
    page.wait_for_function(WIDER, arg=[fitted * 1.9])
    page.touchscreen.tap(100, 300)
    page.touchscreen.tap(290, 500)
    assert width_of(picture) > fitted * 1.9, "two taps at two places are no double tap"
    page.touchscreen.tap(195, 400)
    page.touchscreen.tap(195, 400)
    page.wait_for_function(NO_WIDER, arg=[fitted])
