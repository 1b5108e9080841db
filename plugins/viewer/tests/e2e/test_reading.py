"""How a document is read: what counts as read, with a mouse, by keys, with two fingers, in full screen."""

from typing import Any

import pytest
from estante.testing.browser import NARROW
from estante.testing.live import until
from playwright.sync_api import Page, expect

from .readers import Readers
from .viewer_screens import consumption, page_field

BOOK = "con-indice.pdf"
PAGES = 55
SHEETS = "texto.pdf"
LEAFLET = "enlaces.pdf"
PINCH = {"scaleFactor": 2.0, "relativeSpeed": 1200, "gestureSourceType": "touch"}
APPLICATION = "[visualViewport.scale, document.documentElement.scrollWidth <= innerWidth]"


def pages_read(page: Page, guid: str) -> float:
    """How many pages count as read."""
    return round(float(consumption(page, guid)["progress"]) * PAGES / 100, 2)


def opened(readers: Readers, page: Page, name: str = BOOK) -> str:
    """Open a document and wait until its first page is seen."""
    guid = readers.open(page, name)
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    return guid


def region(page: Page) -> Any:
    """Where the document scrolls."""
    return page.get_by_role("region", name="Páginas del documento")


def wait_for_read(page: Page, guid: str, readers: Readers, expected: float) -> None:
    """Wait until so many pages count as read, and no more."""
    until(readers.live, lambda: pages_read(page, guid) >= expected)
    assert pages_read(page, guid) == expected


@pytest.mark.spec("VIE-157", part="pages")
def test_the_pages_that_stay_before_the_eyes_count_and_those_passed_do_not(readers: Readers) -> None:
    page = readers.window()
    guid = opened(readers, page)
    wait_for_read(page, guid, readers, 1)
    page.get_by_role("button", name="Páginas enfrentadas").click()
    page.keyboard.press("ArrowRight")
    expect(page_field(page)).to_have_value("2")
    wait_for_read(page, guid, readers, 3)
    for sheet in ("4", "6", "8", "10"):
        page.keyboard.press("ArrowRight")
        expect(page_field(page)).to_have_value(sheet)
    wait_for_read(page, guid, readers, 5)
    slider = page.get_by_role("slider", name="Página").bounding_box()
    assert slider
    page.mouse.move(slider["x"], slider["y"] + slider["height"] / 2)
    page.mouse.down()
    page.mouse.move(slider["x"] + 200, slider["y"], steps=20)
    expect(page.locator(f'.page[data-page-number="{PAGES}"] canvas')).to_have_count(0)
    page.mouse.up()
    expect(page.get_by_role("button", name="Página siguiente")).to_be_disabled()
    last_spread = 1 if PAGES % 2 == 0 else 2
    wait_for_read(page, guid, readers, 5 + last_spread)
    both = [sheet.bounding_box() for sheet in page.locator(".spread").last.locator(".page").all()]
    area = region(page).bounding_box()
    assert area
    assert all(one and one["x"] > area["x"] and one["x"] + one["width"] < 1440 for one in both)


def test_a_document_whose_pages_face_each_other_is_read_to_its_end(readers: Readers) -> None:
    page = readers.window()
    guid = opened(readers, page, LEAFLET)
    page.get_by_role("button", name="Páginas enfrentadas").click()
    onward = page.get_by_role("button", name="Página siguiente")
    expect(page.get_by_role("img", name="Avance: 33 %")).to_be_visible()
    onward.click()
    expect(onward).to_be_disabled()
    until(readers.live, lambda: consumption(page, guid)["progress"] == 100)
    expect(page.get_by_role("img", name="Avance: 100 %")).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("VIE-222", part="place and size")
def test_a_document_opens_again_as_it_was_left_and_page_one_is_not_read(readers: Readers) -> None:
    page = readers.window()
    guid = readers.sample(BOOK)
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("1")
    page_field(page).fill("20")
    page.keyboard.press("Enter")
    expect(page_field(page)).to_have_value("20")
    page.get_by_role("button", name="Acercar").click()
    expect(page.locator("header output")).to_have_text("140 %")
    region(page).evaluate("one => one.scrollBy(0, 300)")
    left = region(page).evaluate("one => one.scrollTop")
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("20")
    expect(page.locator("header output")).to_have_text("140 %")
    page.wait_for_function(
        "(top) => Math.abs(document.querySelector('.pdfViewer').parentElement.scrollTop - top) < 4", arg=left
    )
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("20")
    assert consumption(page, guid)["last"] == 20
    # It was opened three times, and only in the first was page 1 before the eyes, for less than a second.
    assert pages_read(page, guid) <= 2


@pytest.mark.spec("VIE-236", part="pinch")
def test_two_fingers_zoom_the_page_and_not_the_application(readers: Readers) -> None:
    page = readers.window(size=NARROW, touch=True)
    opened(readers, page, SHEETS)
    sheet = page.locator(".page").first
    before = sheet.bounding_box()
    assert before
    session = page.context.new_cdp_session(page)
    session.send("Input.synthesizePinchGesture", {"x": 180, "y": 300, **PINCH})
    page.wait_for_function(
        "(width) => document.querySelector('.page').getBoundingClientRect().width > 1.5 * width",
        arg=before["width"],
    )
    assert page.evaluate(APPLICATION) == [1, True]
    # Drawn anew for its size, not stretched.
    page.wait_for_function(
        """() => [...document.querySelectorAll('.page canvas')].some(
          (one) => one.width >= one.getBoundingClientRect().width * devicePixelRatio * 0.98,
        )"""
    )
    wide = sheet.bounding_box()
    assert wide
    page.mouse.move(180, 300)
    page.keyboard.down("Control")
    page.mouse.wheel(0, 240)
    page.keyboard.up("Control")
    page.wait_for_function(
        "(width) => document.querySelector('.page').getBoundingClientRect().width < 0.7 * width",
        arg=wide["width"],
    )
    assert page.evaluate("visualViewport.scale") == 1


@pytest.mark.spec("VIE-236", part="keys of a document")
def test_a_document_is_read_by_keyboard_without_a_click(readers: Readers) -> None:
    page = readers.window()
    opened(readers, page)
    expect(region(page)).to_be_focused()
    for key, moved in (
        ("Space", "> 500"),
        ("ArrowDown", "> 560"),
        ("Shift+Space", "< 300"),
        ("Home", "=== 0"),
    ):
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.activeElement.scrollTop {moved}")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Página siguiente")).to_be_disabled()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("button", name="Página siguiente")).to_be_enabled()
    for name, lang in (("Página 1", "es"), ("Page 1", "en")):
        other = readers.window(readers.person(lang_id=lang))
        opened(readers, other, SHEETS)
        expect(other.locator(".page").first).to_have_attribute("aria-label", name)


@pytest.mark.spec("VIE-217", part="documents")
def test_full_screen_goes_quiet_for_documents_and_space_turns_pages(readers: Readers) -> None:
    page = readers.window(clock=True)
    opened(readers, page, SHEETS)
    expect(page.get_by_role("complementary")).to_be_visible()
    page.get_by_role("button", name="Pantalla completa").click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    expect(page.get_by_role("complementary")).to_have_count(0)
    pill = page.get_by_role("navigation", name="Páginas")
    page.clock.fast_forward(3100)
    for one in (page.locator("header"), pill):
        expect(one).to_have_css("opacity", "0")
    page.mouse.move(700, 500)
    expect(pill).to_have_css("opacity", "1")
    page.mouse.click(700, 500)
    page.keyboard.press("Space")
    expect(page_field(page)).to_have_value("2")
    page.keyboard.press("ArrowUp")
    expect(page_field(page)).to_have_value("1")
    page.get_by_role("button", name="Acercar").focus()
    page.keyboard.press("Tab")
    page.clock.fast_forward(3100)
    expect(pill).to_have_css("opacity", "0")
    expect(page.locator("header")).to_have_css("opacity", "1")


@pytest.mark.spec("VIE-021", part="tools")
def test_without_a_header_the_tools_lie_over_the_document_and_every_panel_closes(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, BOOK, "?header=false")
    expect(page_field(page)).to_have_value("1")
    expect(page.locator("header")).to_have_count(0)
    expect(page.get_by_role("complementary")).to_have_count(0)
    tools = page.get_by_role("toolbar")
    tools.get_by_role("button", name="Contenido").click()
    expect(page.get_by_role("complementary")).to_be_visible()
    tools.get_by_role("button", name="Contenido").click()
    expect(page.get_by_role("complementary")).to_have_count(0)
    tools.get_by_role("button", name="Buscar").click()
    expect(page.get_by_role("textbox", name="Buscar")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("search")).to_have_count(0)


def test_the_list_of_hits_is_never_that_of_the_words_before(readers: Readers) -> None:
    page = readers.window()
    opened(readers, page)
    page.keyboard.press("Control+f")
    field = page.get_by_role("textbox", name="Buscar")
    hits = page.get_by_role("list", name="Resultados").get_by_role("button")
    # Both stand in the book the same number of times.
    for words in ("slowly", "caucus", "vanished", "sounded"):
        field.fill(words)
        page.wait_for_function(
            """(words) => {
              const marks = [...document.querySelectorAll("search li mark")].map((one) => one.textContent);
              return marks.length > 0 && marks.every((one) => one.toLowerCase() === words);
            }""",
            arg=words.lower(),
        )
        assert hits.count() > 0
