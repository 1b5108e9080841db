"""Custom tags of a content, as its document understands them."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from .readers import Readers
from .viewer_screens import answers, page_field

BOOK = "con-indice.pdf"


def open_tagged(readers: Readers, page: Page, tags: Mapping[str, str]) -> None:
    """Open a book whose content carries these tags."""
    guid = readers.sample(BOOK)
    tagged = [{"guid": guid, "type": type_, "name": name} for type_, name in tags.items()]
    content = {**readers.content(guid), "customTags": tagged}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).not_to_have_value("")


def pages_of(page: Page) -> str:
    """What the pill says of the pages."""
    return page.get_by_role("navigation", name="Páginas").inner_text()


@pytest.mark.spec("VIE-016")
def test_a_document_that_says_nothing_begins_on_its_first_page(readers: Readers) -> None:
    page = readers.window()
    open_tagged(readers, page, {})
    expect(page_field(page)).to_have_value("1")
    guid = readers.put("hoja.pdf", readers.file("texto.pdf"))
    page.goto(f"/viewer/{guid}")
    expect(page_field(page)).to_have_value("1")


@pytest.mark.spec("VIE-017")
@pytest.mark.spec("VIE-150", part="PDF")
def test_the_start_page_is_where_a_book_opens_for_who_was_not_there_before(readers: Readers) -> None:
    page = readers.window()
    open_tagged(readers, page, {"START_PAGE": "5"})
    expect(page_field(page)).to_have_value("5")
    expect(page.locator('.page[data-page-number="5"] .textLayer span').first).to_be_visible()
    page_field(page).fill("9")
    with page.expect_response("**/progress"):
        page.keyboard.press("Enter")
    page.reload()
    expect(page_field(page)).to_have_value("9")


@pytest.mark.spec("VIE-014", "VIE-018")
def test_printed_numbers_are_what_the_pill_and_the_bar_say(readers: Readers) -> None:
    page = readers.window()
    (search,) = readers.content(readers.sample(BOOK))["customTags"]
    assert (search["type"], search["name"]) == ("ENABLE_SEARCH", "YES")
    numbers = {"START_PAGE": "4", "LED_START_PAGE": "7", "LED_NUMBER_PAGE": "2"}
    open_tagged(readers, page, {"ENABLE_SEARCH": "YES", **numbers})
    expect(page.get_by_role("button", name="Buscar")).to_be_visible()
    pages = int(re.findall(r"\d+", pages_of(page))[-1])
    numbered = pages - 2
    expect(page_field(page)).to_have_value("iv")
    expect(page.locator("header")).to_contain_text(f"página iv de {pages}")
    page_field(page).fill("7")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"({numbered + 1} de {pages})")).to_be_visible()
    page.get_by_role("button", name="Página siguiente").click()
    expect(page_field(page)).to_have_value("8")
    page_field(page).fill("II")
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"(2 de {pages})")).to_be_visible()


@pytest.mark.spec("VIE-015")
def test_an_unknown_tag_and_a_tag_without_sense_change_nothing(readers: Readers) -> None:
    page = readers.window()
    odd = {"START_PAGE": "mañana", "LED_START_PAGE": "-3", "LED_NUMBER_PAGE": "", "LED_COLOUR": "rojo"}
    open_tagged(readers, page, odd)
    expect(page_field(page)).to_have_value("1")
    plain = pages_of(page)
    other = readers.window()
    open_tagged(readers, other, {})
    assert pages_of(other) == plain
    page.keyboard.press("Control+f")
    expect(page.get_by_role("textbox", name="Buscar")).to_be_visible()
