"""PDF documents: found one's way in, searched, measured, left and come back to."""

import re
from urllib.parse import urlsplit

import pytest
from estante.testing.browser import NARROW, People
from estante.testing.live import until
from playwright.sync_api import Route, expect

from tests.samples import pdfs

from .readers import Readers
from .viewer_screens import answers, ask, complaints, consumption, leave, page_field, shown_error, view

BOOK = "con-indice.pdf"
# At the store, not what the viewer asks about it.
FILE = re.compile(r"//files\..+\.pdf\?")
# Where the second of the three parts begins that it is fetched in.
MIDDLE = "bytes=65536-"


@pytest.mark.story
@pytest.mark.spec("VIE-075", "VIE-213", "VIE-222")
def test_a_document_is_read_by_its_outline_its_pages_and_its_words(readers: Readers) -> None:
    page = readers.enter()
    heard = complaints(page)
    guid = readers.view(page, "Alicia en el país de las maravillas")
    expect(page_field(page)).to_have_value("1")
    page.get_by_role("button", name=re.compile(r"CHAPTER II\.")).click()
    expect(page_field(page)).to_have_value("10")
    page.keyboard.press("ArrowRight")
    expect(page_field(page)).to_have_value("11")
    page.get_by_text("Miniaturas").click()
    page.get_by_role("button", name="Ir a la página 13").click()
    expect(page_field(page)).to_have_value("13")
    search = page.get_by_role("button", name="Buscar")
    expect(search).to_have_attribute("aria-keyshortcuts", "Control+F")
    page.keyboard.press("Control+f")
    expect(search).to_have_attribute("aria-pressed", "true")
    page.get_by_role("textbox", name="Buscar").fill("rabbit")
    hits = page.get_by_role("list", name="Resultados").get_by_role("button")
    expect(hits).to_have_count(31)
    hits.nth(-1).click()
    expect(page.locator(".highlight.selected")).to_be_visible()
    expect(page.get_by_text("31 de 31")).to_be_visible()
    place = page_field(page).input_value()
    page.keyboard.press("Escape")
    leave(page)
    assert consumption(page, guid)["last"] == int(place)
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value(place)
    assert heard == []


@pytest.mark.spec("VIE-216", "VIE-225", "VIE-226")
def test_a_document_is_zoomed_fitted_dragged_and_its_text_selected(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, BOOK)
    expect(page_field(page)).to_have_value("1")
    scale = page.locator("header output")
    expect(scale).to_have_text("125 %")
    page.keyboard.press("+")
    expect(scale).to_have_text("140 %")
    page.get_by_role("button", name="Alejar").click()
    expect(scale).to_have_text("120 %")
    page.get_by_role("button", name="Ajustar al ancho").click()
    wide = page.locator(".page").first.bounding_box()
    page.get_by_role("button", name="Ajustar a la página").click()
    whole = page.locator(".page").first.bounding_box()
    assert wide
    assert whole
    assert wide["width"] > whole["width"]
    facing = page.get_by_role("button", name="Páginas enfrentadas")
    facing.click()
    expect(facing).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".spread").first).to_be_visible()
    facing.click()
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Mano")).to_have_attribute("aria-pressed", "true")
    pages = page.get_by_role("region", name="Páginas del documento")
    before = pages.evaluate("one => one.scrollTop")
    page.mouse.move(800, 600)
    page.mouse.down()
    page.mouse.move(800, 350, steps=4)
    page.mouse.up()
    assert pages.evaluate("one => one.scrollTop") - before == 250
    page.keyboard.press("v")
    word = page.locator(".textLayer span", has_text="Contents").first
    word.dblclick(force=True)
    assert page.evaluate("String(getSelection()).trim()") == "Contents"


@pytest.mark.spec("VIE-235")
def test_an_address_that_runs_out_is_renewed_while_the_document_is_open(readers: Readers) -> None:
    page = readers.window(clock=True)
    asked: list[str] = []

    def runs_out(route: Route) -> None:
        """Both ends of the file are given at its first address, what is between them no more."""
        asked.append(route.request.url)
        if asked[-1] == asked[0] and route.request.headers["range"].startswith(MIDDLE):
            answers(403)(route)
        else:
            route.continue_()

    page.route(FILE, runs_out)
    guid = readers.open(page, BOOK)
    expect(page_field(page)).to_have_value("1")
    first = set(asked)
    assert len(first) == 1
    # Addresses of one second are the same.
    until(readers.live, lambda: ask(page, f"cms/contents/{guid}")["payload"]["url"] not in first)
    with page.expect_response(re.compile("/api/cms/contents/[^/]+$")):
        page.clock.fast_forward("51:00")
    page_field(page).fill("30")
    page.keyboard.press("Enter")
    expect(page.locator('.page[data-page-number="30"] .textLayer span').first).to_be_visible()
    assert set(asked) - first
    expect(page_field(page)).to_have_value("30")


@pytest.mark.spec("VIE-054", "VIE-060", "VIE-062", "VIE-083", "VIE-084")
def test_an_engine_that_fails_reloads_five_times_and_a_refusal_never(readers: Readers) -> None:
    page = readers.enter()
    tries: list[str] = []

    def broken(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=200, body="no document", headers={"access-control-allow-origin": "*"})

    page.route(FILE, broken)
    guid = readers.view(page, "Guía de enlaces para investigar")
    expect(shown_error(page)).to_contain_text("Error en el contenido, prueba de nuevo en un momento.")
    assert len(tries) == 6
    key = f"estante.pdf-reloads.{guid}"
    page.evaluate("key => localStorage.setItem(key, '3')", key)
    page.unroute(FILE)
    page.get_by_role("button", name="Reintentar").click()
    expect(page_field(page)).to_have_value("1")
    page.wait_for_function("key => localStorage.getItem(key) === null", arg=key)
    for status, text in ((403, "Você não tem autorização"), (404, "Error, contenido no encontrado.")):
        page.route(FILE, answers(status))
        page.reload()
        expect(shown_error(page)).to_contain_text(text)
        page.unroute(FILE)


@pytest.mark.spec("VIE-224")
def test_only_what_may_be_downloaded_is_printed_and_alone(people: People) -> None:
    page = people.enter(role="R07")
    view(page, "Alicia en el país de las maravillas")
    expect(page_field(page)).not_to_have_value("")
    expect(page.get_by_role("button", name="Imprimir")).to_have_count(0)
    page.add_init_script(
        "window.print = () => { window.sheets = document.querySelectorAll('body > div > img').length }"
    )
    view(page, "Cuaderno de comprensión lectora")
    page.get_by_role("button", name="Imprimir").click()
    page.wait_for_function("() => window.sheets === 9")


@pytest.mark.spec("VIE-223")
def test_on_paper_there_are_the_pages_and_neither_toolbar_nor_header(people: People) -> None:
    page = people.enter(role="R07")
    page.add_init_script(
        """window.print = () => {
          const shown = (selector) =>
            [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
          window.onPaper = {
            sheets: shown("body > div > img"),
            screen: shown("header, [role=toolbar], aside, .page"),
          };
        }"""
    )
    page.emulate_media(media="print")
    view(page, "Cuaderno de comprensión lectora")
    printing = page.get_by_role("button", name="Imprimir")
    expect(printing).to_have_attribute("aria-keyshortcuts", "Control+P")
    printing.click()
    page.wait_for_function("() => window.onPaper")
    assert page.evaluate("window.onPaper") == {"sheets": 9, "screen": 0}


@pytest.mark.spec("VIE-236", part="document, image and audio")
def test_a_document_is_read_on_a_phone(readers: Readers) -> None:
    page = readers.enter(size=NARROW, touch=True)
    readers.view(page, "Alicia en el país de las maravillas")
    expect(page_field(page)).to_have_value("1")
    page.get_by_role("button", name="Índice").tap()
    page.get_by_role("button", name=re.compile(r"CHAPTER III\.")).tap()
    expect(page_field(page)).to_have_value("18")
    expect(page.get_by_role("complementary")).to_have_count(0)
    width = page.locator(".page").first.evaluate("one => getComputedStyle(one).width")
    page.get_by_role("button", name="Acercar").tap()
    expect(page.locator(".page").first).not_to_have_css("width", width)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("VIE-089")
def test_the_first_of_a_thousand_pages_is_there_before_most_of_the_file(readers: Readers) -> None:
    data = pdfs.heavy_pdf(pages=1000, page_bytes=8000)
    guid = readers.put("mil.pdf", data)
    page = readers.window()
    fetched: list[int] = []
    page.on(
        "response",
        lambda answer: (
            fetched.append(int(answer.headers["content-length"]))
            if ".pdf?" in answer.url and answer.request.method == "GET"
            else None
        ),
    )
    page.goto(f"/viewer/{guid}")
    expect(page.locator('.page[data-page-number="1"] .textLayer span').first).to_have_text("Hoja 1")
    assert len(fetched) > 1
    assert sum(fetched) < len(data) / 4


# The route, and the two settings of the newer viewer.
ENGINES = [
    ("viewer", True, False),
    ("viewer-nutrient-standalone", False, True),
    ("viewer-v2", False, False),
    ("viewer-v1", True, True),
]


@pytest.mark.spec("VIE-085", "VIE-087", "VIE-088")
@pytest.mark.parametrize(("route", "is_on", "is_standalone"), ENGINES)
def test_a_document_opens_under_each_setting_and_address_from_the_hosts_own(
    readers: Readers, route: str, is_on: bool, is_standalone: bool
) -> None:
    page = readers.window()
    guid = readers.sample(BOOK)
    settings = {
        **readers.staff_answer("viewer/settings"),
        "enable_nutrient": is_on,
        "enable_nutrient_standalone": is_standalone,
        "engine": "newer" if is_on or is_standalone else "older",
        "nutrient_licence": None,
    }
    page.route("**/api/viewer/settings", answers(200, status="success", data=settings))
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(urlsplit(request.url).hostname or ""))
    page.goto(f"/{route}/{guid}")
    expect(page_field(page)).not_to_have_value("")
    page.keyboard.press("End")
    expect(page.locator(".page").last.locator(".textLayer span").first).to_be_visible()
    own = urlsplit(page.url).hostname
    assert hosts - {"", own} == {urlsplit(readers.content(guid)["payload"]["url"]).hostname}
