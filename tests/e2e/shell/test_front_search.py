"""Who teaches or learns finds what they may open, from the bar."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE
from playwright.sync_api import Page, expect

from .conftest import Visits
from .records import change, make_link
from .screens import answers, heading

LABEL = "Buscar en tu estante"


def search(page: Page, words: str) -> None:
    field = page.get_by_role("combobox", name=LABEL)
    expect(field).to_be_focused()
    field.fill(words)


@pytest.mark.story
def test_a_student_finds_what_they_may_open_by_keys_with_a_letter_missing(visits: Visits) -> None:
    editor, student = visits.person("R04"), visits.person("R01")
    guid, closed = make_link(visits, editor), make_link(visits, editor)
    name, author = f"Octante {uuid4().hex[:6]}", {"author_name": "Rosa", "author_lastname": "Vega"}
    change(visits, editor, guid, name=name, is_public=True, **author)
    change(visits, editor, closed, name=f"{name} cerrado", is_public=False)
    page = visits.window(student, langId="es")
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    page.keyboard.press("/")
    search(page, "octnte")
    expect(page.get_by_text("Nada con «octnte». Parecidos, con «octante»:")).to_be_visible()
    options = page.get_by_role("option")
    expect(options.filter(has_text=name)).to_contain_text("Rosa Vega")
    expect(options.filter(has_text="cerrado")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/search\?q=octnte$"))
    results = page.get_by_role("list", name="Contenidos")
    expect(results.get_by_role("link", name=name)).to_have_attribute("href", f"/viewer/{guid}")
    words = page.get_by_role("searchbox", name=LABEL)
    words.fill("zzyzx quuxor")
    words.press("Enter")
    expect(page.get_by_role("heading", name="Nada con «zzyzx quuxor»")).to_be_visible()
    page.route("**/api/search?*", answers(503, "UNAVAILABLE"))
    page.goto(f"/search?q={name}")
    expect(page.get_by_role("alert")).to_contain_text("No pudimos buscar")
    page.unroute("**/api/search?*")
    page.get_by_role("button", name="Reintentar").click()
    expect(results.get_by_role("link", name=name)).to_be_visible()


def test_a_student_finds_on_a_phone_and_escape_leads_back(visits: Visits) -> None:
    editor, student = visits.person("R04"), visits.person("R01")
    guid = make_link(visits, editor)
    name = f"Cuadrante {uuid4().hex[:6]}"
    change(visits, editor, guid, name=name, is_public=True)
    page = visits.window(student, size=PHONE, langId="es")
    page.goto("/home")
    button = page.get_by_role("button", name=LABEL)
    button.click()
    expect(page.get_by_text("Busca por título, autor o tema")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    search(page, name)
    expect(page.get_by_role("option").filter(has_text=name)).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"/viewer/{guid}"))
