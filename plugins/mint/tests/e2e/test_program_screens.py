"""Lessons in programs: chosen for them, worn in their colours, and alone."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

from plugins.mint.tests.e2e.test_lesson_screens import lesson, line, state_of, stored
from plugins.programs.tests.e2e.new_program import new_program, own_publication

COLOUR, PAPER = "#7a2e8e", "#fff8e7"
READING = "**/mint/lessons/*/reading*"


def course(people: People, guid: str) -> tuple[str, str]:
    """A published program whose lesson has this Mint lesson: its guid and its lesson's."""
    with people.client() as client:
        look = {"colour_mint": COLOUR, "background_mint": PAPER}
        program = new_program(
            client, "Energías", publication_guid=own_publication(client, "Energías"), **look
        )
        unit = client.post(f"lms/courses/{program}/units", json={"name": "El viento"}).json()["data"]["guid"]
        body = {"name": "Molinos", "type": "Mint"}
        held = client.post(f"lms/units/{unit}/lessons", json=body).json()["data"]["guid"]
        body = {"title": "Cómo gira", "content_guid": guid}
        client.post(f"lms/lessons/{held}/materials", json=body).raise_for_status()
        client.post(f"lms/courses/{program}/publish-all").raise_for_status()
    return program, held


def painted(page: Page, name: str) -> str:
    """What a page of a lesson is painted with."""
    sheet = page.get_by_role("article").locator("div").first
    return str(sheet.evaluate("(node, name) => getComputedStyle(node).getPropertyValue(name)", name))


@pytest.mark.spec("MIN-024")
@pytest.mark.spec("MIN-025", part="on the screen")
def test_a_lesson_of_a_program_wears_its_colours_and_is_tried_again(people: People) -> None:
    guid = lesson(people, line("El viento empuja las aspas"))
    program, held = course(people, guid)
    student = people.enter("/home", "R04", size=PHONE, scheme="dark")
    student.route(READING, lambda route: route.fulfill(status=500, body="{}"))
    student.goto(f"/viewer/{guid}?courseGuid={program}&lessonItem={held}")
    failed = student.get_by_role("alert").filter(has_text="No se pudo obtener la lección Mint")
    expect(failed).to_be_visible()
    student.unroute(READING)
    failed.get_by_role("button", name="Reintentar").click()
    expect(student.get_by_role("article")).to_contain_text("El viento empuja las aspas")
    assert painted(student, "border-top-color") == "rgb(122, 46, 142)"
    assert violations(student) == []
    page = people.enter(f"/viewer/{guid}?courseGuid={program}&lessonItem={held}")
    expect(page.get_by_role("article")).to_contain_text("El viento")
    assert painted(page, "background-color") == "rgb(255, 248, 231)"
    assert violations(page) == []


@pytest.mark.spec("MIN-026", "MIN-027", part="on the screen")
def test_the_lessons_of_a_program_are_written_and_looked_at_alone(people: People) -> None:
    guid = lesson(people, line("El viento"))
    program, _ = course(people, guid)
    page = people.enter(f"/program/{program}/contents")
    page.get_by_role("link", name="Lecciones Mint").click()
    expect(page.get_by_role("heading", name="Energías", level=1)).to_be_visible()
    blocks = page.get_by_role("textbox", name=re.compile("Bloques de"))
    blocks.click()
    page.keyboard.type("Sopla. ")
    expect(state_of(page, "Guardado")).to_be_visible()
    assert "Sopla" in stored(people, guid)
    page.get_by_text("Estudiante", exact=True).click()
    expect(page).to_have_url(re.compile("/mint-stand-alone/.*/student"))
    expect(page.get_by_role("article")).to_contain_text("Sopla.")
    expect(blocks).to_have_count(0)
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/program/mint-stand-alone/{program}/nobody")
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("link", name="Inicio").first).to_be_visible()


@pytest.mark.spec("MIN-012", part="on the screen")
def test_mint_lessons_are_chosen_for_a_program(people: People) -> None:
    guid = lesson(people, line("El viento"))
    name = people.call("GET", f"mint/lessons/{guid}").json()["data"]["name"]
    program, _ = course(people, guid)
    page = people.enter(f"/program/{program}/contents")
    page.get_by_role("button", name="Molinos", exact=True).click()
    page.get_by_role("button", name="Añadir material").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Contenido").fill(name)
    expect(page.get_by_role("option", name=name)).to_be_visible()
    # The other organization has them off.
    other = people.call("GET", "lms/courses", tenant="ipe").json()["data"][0]["guid"]
    page = people.enter(f"/program/{other}/contents", tenant="ipe")
    page.get_by_role("button", name=re.compile("Adicionar (lição|submódulo)")).first.click()
    kinds = page.get_by_role("combobox", name="Tipo").locator("option")
    expect(kinds).not_to_have_count(0)
    expect(kinds.filter(has_text="Mint")).to_have_count(0)
