"""Fixed-layout books: turned like books, searched where they may be, with hotspots on their pages."""

import re
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from tests.samples import pdfs

from .readers import Readers
from .viewer_screens import complaints, consumption, leave, page_field

PAGES = 6
WORDS = "Hoja"


def area(page: int, label: str, **target: object) -> dict[str, Any]:
    box = {"x": 0.1, "y": 0.1, "width": 0.4, "height": 0.2}
    return {"guid": str(uuid4()), "page": page, "label": label, **box, **target}


def put_book(readers: Readers, *areas: dict[str, Any], searched: bool = False) -> str:
    """A public book, mapped by the role that has the editor: its guid."""
    guid = readers.put("libro.pdf", pdfs.heavy_pdf(PAGES, 500), type_guid="CTTY_01")
    tags = [{"type": "ENABLE_SEARCH", "name": "YES"}] if searched else []
    body = {"hotspots": areas, "tags": tags}
    readers.call(readers.mapper(), "PUT", f"cms/contents/{guid}/fixed-layout", body)
    return guid


def open_book(page: Page, guid: str, query: str = "") -> None:
    page.goto(f"/viewer/{guid}{query}")
    expect(sheets(page).first).to_be_visible()


def sheets(page: Page) -> Locator:
    """The pages that lie open."""
    return page.locator(".pdfViewer .page")


def numbers(page: Page, *wanted: int) -> None:
    """These pages lie open, and no others."""
    expect(sheets(page)).to_have_count(len(wanted))
    for place, number in enumerate(wanted):
        expect(sheets(page).nth(place)).to_have_attribute("data-page-number", str(number))


@pytest.mark.spec("VIE-080")
@pytest.mark.spec("VIE-150", part="fixed layout")
def test_a_book_opens_with_its_cover_and_is_turned_by_spreads(readers: Readers) -> None:
    page = readers.enter()
    heard = complaints(page)
    guid = put_book(readers)
    open_book(page, guid)
    numbers(page, 1)
    back = page.get_by_role("button", name="Páginas anteriores")
    forth = page.get_by_role("button", name="Páginas siguientes")
    expect(back).to_be_disabled()
    with page.expect_response("**/progress"):
        forth.click()
        numbers(page, 2, 3)
    page.keyboard.press("ArrowRight")
    numbers(page, 4, 5)
    page.keyboard.press("Space")
    numbers(page, 6)
    expect(forth).to_be_disabled()
    page.keyboard.press("PageUp")
    numbers(page, 4, 5)
    stage = page.get_by_role("region", name="Páginas del documento")
    assert stage.evaluate("one => one.scrollHeight <= one.clientHeight")
    assert violations_in_schemes(page) == []
    leave(page)
    assert consumption(page, guid)["last"] == 4
    open_book(page, guid)
    numbers(page, 4, 5)
    page.get_by_role("button", name="Páginas enfrentadas").click()
    numbers(page, 4)
    assert heard == []


def test_on_a_phone_that_is_held_upright_a_book_has_single_pages(readers: Readers) -> None:
    page = readers.enter(size=PHONE, touch=True)
    guid = put_book(readers, area(1, "A la cuarta", target_page=4))
    open_book(page, guid)
    numbers(page, 1)
    swipe(page, -200)
    numbers(page, 2)
    swipe(page, 200)
    numbers(page, 1)
    page.get_by_role("button", name="A la cuarta").tap()
    numbers(page, 4)
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    numbers(page, 4, 5)


SWIPE = """(one, across) => {
  const at = (x) => new Touch({ identifier: 1, target: one, clientX: x, clientY: 300 });
  const send = (name, touch, touches) =>
    one.dispatchEvent(new TouchEvent(name, { touches, changedTouches: [touch], bubbles: true }));
  send("touchstart", at(200), [at(200)]);
  send("touchend", at(200 + across), []);
}"""


def swipe(page: Page, across: int) -> None:
    page.get_by_role("region", name="Páginas del documento").evaluate(SWIPE, across)


@pytest.mark.spec("VIE-081")
@pytest.mark.parametrize("searched", [True, False])
def test_a_book_is_searched_only_where_its_tag_says_so(readers: Readers, *, searched: bool) -> None:
    guid = put_book(readers, searched=searched)
    for page, path in ((readers.window(), "viewer"), (readers.outside(), "public-viewer")):
        page.goto(f"/{path}/{guid}")
        numbers(page, 1)
        expect(page.get_by_role("button", name="Acercar")).to_be_visible()
        expect(page.get_by_role("button", name="Buscar")).to_have_count(int(searched))
        page.keyboard.press("Control+f")
        field = page.get_by_role("textbox", name="Buscar")
        expect(field).to_have_count(int(searched))
        if searched:
            field.fill(f"{WORDS} 5")
            page.get_by_role("list", name="Resultados").get_by_role("button").click()
            numbers(page, 4, 5)


@pytest.mark.spec("VIE-082", "VIE-215")
def test_a_hotspot_opens_what_it_is_linked_with(readers: Readers) -> None:
    video = readers.sample("ciclo-del-agua.webm")
    guid = put_book(
        readers,
        area(1, "Mira el vídeo", target_content=video),
        area(1, "Sigue leyendo", target_page=5, y=0.5),
        area(5, "El sitio", target_url="https://pages.example/agua"),
    )
    page = readers.enter()
    heard = complaints(page)
    open_book(page, guid, "?header=true")
    tool = page.get_by_role("button", name="Zonas activas")
    expect(tool).to_have_attribute("aria-pressed", "true")
    link = page.get_by_role("link", name="Mira el vídeo")
    expect(link).to_be_visible()
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "false")
    expect(link).to_have_count(0)
    page.keyboard.press("l")
    expect(link).to_be_visible()
    page.keyboard.press("h")
    page.get_by_role("button", name="Sigue leyendo").click()
    numbers(page, 4, 5)
    outside = page.get_by_role("link", name="El sitio (se abre en otra pestaña)")
    expect(outside).to_have_attribute("href", "https://pages.example/agua")
    expect(outside).to_have_attribute("target", "_blank")
    expect(outside).to_have_attribute("rel", "noopener noreferrer")
    assert violations_in_schemes(page) == []
    page.keyboard.press("Home")
    link.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/viewer/{video}\?header=true&bookGuid={guid}$"))
    expect(page.locator("video")).to_be_visible()
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url(re.compile(f"/viewer/{guid}$"))
    numbers(page, 1)
    expect(page_field(page)).to_have_value("1")
    assert heard == []
