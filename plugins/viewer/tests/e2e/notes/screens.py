"""What a person does with notes in the viewer, in the words of its screens (Spanish)."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from plugins.viewer.tests.e2e.viewer_screens import ask, page_field

ADDRESS = re.compile("/annotations(/|[?]|$)")
Share = tuple[float, float]


def panel(page: Page) -> Locator:
    """The notes beside the content."""
    return page.get_by_role("complementary", name="Notas")


def open_panel(page: Page) -> Locator:
    """Open the notes."""
    page.get_by_role("button", name="Notas", exact=True).click()
    expect(panel(page).get_by_role("textbox", name="Nota nueva")).to_be_focused()
    return panel(page)


def write(page: Page, words: str) -> None:
    """Write a note in the panel, which is open."""
    panel(page).get_by_role("textbox", name="Nota nueva").fill(words)
    panel(page).get_by_role("form", name="Nota nueva").get_by_role("button", name="Guardar").click()


def strip(page: Page) -> Locator:
    """The marking tools."""
    return page.get_by_role("toolbar", name="Herramientas para anotar")


def is_open(page: Page) -> None:
    """Wait until a document is there, and notes can be taken on it."""
    expect(page_field(page)).not_to_have_value("")
    expect(page.get_by_role("button", name="Anotar", exact=True)).to_be_visible()


def select_word(page: Page, word: str) -> Locator:
    """Select a word of a document. Answers what is offered for it."""
    place = page.locator(".textLayer span", has_text=word).first
    place.dblclick(force=True)
    bar = page.get_by_role("toolbar", name="Texto seleccionado")
    expect(bar).to_be_visible()
    return bar


def take(page: Page, key: str) -> None:
    """Take a marking tool by its key, and wait until it is there."""
    page.keyboard.press(key)
    expect(strip(page)).to_be_visible()


def drag(page: Page, surface: Locator, *points: Share) -> None:
    """Move the pressed mouse over a surface, by shares of its width and height."""
    box = surface.bounding_box()
    assert box
    places = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in points]
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=5)
    page.mouse.up()


def marks(page: Page, kind: str = "") -> Locator:
    """The notes that are drawn on the content."""
    return page.locator(f'[data-kind="{kind}"]' if kind else "[data-note]")


def share_of(mark: Locator, surface: Locator) -> tuple[float, ...]:
    """Where on its surface a mark lies, in thousandths of the surface's width."""
    inner, outer = mark.bounding_box(), surface.bounding_box()
    assert inner
    assert outer
    scale = 1000 / outer["width"]
    left, top = inner["x"] - outer["x"], inner["y"] - outer["y"]
    return (left * scale, top * scale, inner["width"] * scale, inner["height"] * scale)


def stored(page: Page, guid: str) -> list[dict[str, Any]]:
    """The Web Annotations that the server has of the person and a content, in their order."""
    rows = ask(page, f"cms/contents/{guid}/annotations?pageSize=200")
    return [json.loads(row["annotation"]) for row in rows]
