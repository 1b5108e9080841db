"""The look of a program: chosen by who edits it, and seen by who follows it."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

from plugins.programs.tests.e2e.new_program import new_program

TYPEFACE = "Bricolage Grotesque"
PALE = "#ffee00"


def fits(page: Page) -> bool:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def new_lesson(people: People, name: str) -> tuple[str, str]:
    """A program with one published lesson: the guids of both."""
    with people.client() as client:
        program = new_program(client, name, template="vanilla")
        unit = client.post(f"lms/courses/{program}/units", json={"name": "El agua"}).json()["data"]["guid"]
        lesson = client.post(f"lms/units/{unit}/lessons", json={"name": "La nube"}).json()["data"]["guid"]
        link = {"title": "Un mapa", "link": "https://mapa.invalid/mares"}
        client.post(f"lms/lessons/{lesson}/materials", json=link).raise_for_status()
        client.post(f"lms/courses/{program}/units/{unit}/publish").raise_for_status()
    return program, lesson


def choose(page: Page, field: str, option: str) -> None:
    page.get_by_role("combobox", name=field, exact=True).click()
    page.get_by_role("option", name=option, exact=True).click()


def save(page: Page) -> None:
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Programa guardado").last).to_be_visible()


@pytest.mark.spec("PRO-065", "PRO-064")
def test_a_template_and_a_look_are_chosen_and_seen_by_who_follows(people: People) -> None:
    guid, lesson = new_lesson(people, f"Nubes {uuid4().hex[:6]}")
    page = people.enter(f"/program/{guid}/template", "R07")
    config = page.get_by_role("textbox", name="Ajustes de la plantilla")
    config.fill('{\n  "numbers": false,\n}')
    expect(page.get_by_text("La línea 3 no es JSON válido")).to_be_visible()
    config.fill('{\n  "colums": 2\n}')
    expect(page.get_by_text("Línea 2: «colums» no existe")).to_be_visible()
    page.get_by_role("button", name="Guardar").click()
    expect(config).to_have_accessible_description(re.compile("Línea 2: «colums»"))
    config.fill('{\n  "numbers": false,\n  "density": "compact"\n}')
    choose(page, "Plantilla", "Primaria 2025")
    expect(page.get_by_text("El JSON es válido")).to_be_visible()
    save(page)
    # The select has its options then.
    with page.expect_response(re.compile("/lms/course-typefaces")):
        page.goto(f"/program/{guid}/appearance")
    preview = page.get_by_role("figure").filter(has_text="Así lo ven los estudiantes")
    expect(preview.locator("h2")).to_be_visible()
    choose(page, "Tipografía de los títulos", TYPEFACE)
    page.get_by_role("textbox", name="Primer color propio").fill(PALE)
    page.get_by_role("textbox", name="Esquinas").fill("40")
    page.keyboard.press("Tab")
    adapted = page.get_by_role("list", name="Colores que se ajustan para que se lean")
    expect(adapted).to_contain_text(f"{PALE} no se lee bien")
    expect(preview.locator("h2")).to_have_css("font-family", re.compile(TYPEFACE))
    save(page)
    assert violations_in_schemes(page) == []
    assert fits(page)
    followed = people.enter(f"/study/{guid}", "R07", size=PHONE, scheme="dark")
    expect(followed.get_by_role("heading", level=1)).to_have_css("font-family", re.compile(TYPEFACE))
    expect(followed.get_by_role("list").filter(has_text="La nube").last).to_have_css("display", "grid")
    expect(followed.get_by_text("Unidad 1", exact=True)).to_have_count(0)
    assert fits(followed)
    followed.goto(f"/study/{guid}/{lesson}")
    expect(followed.get_by_role("heading", level=1, name="La nube")).to_have_css("font-size", "34px")
    assert violations(followed) == []
