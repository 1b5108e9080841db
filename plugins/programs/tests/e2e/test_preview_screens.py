"""A lesson looked at as its students will see it, before it is published."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import expect

from plugins.programs.tests.e2e.new_program import new_program, own_publication
from plugins.programs.tests.e2e.test_study_screens import fits


def draft(people: People) -> str:
    """A program with a look and two draft lessons, of which one holds a link."""
    with people.client() as client:
        look = {"template": "retro", "colour_mint": "#7a2e8e", "background_mint": "#fff8e7"}
        look |= {"publication_guid": own_publication(client, "Los vientos")}
        program = new_program(client, "Los vientos", **look)
        unit = client.post(f"lms/courses/{program}/units", json={"name": "El aire"}).json()["data"]["guid"]
        for name in ("Brisas", "Tormentas"):
            made = client.post(f"lms/units/{unit}/lessons", json={"name": name}).json()["data"]["guid"]
            for title, teacher_only in ((f"Mapa de {name}", False), ("Las claves", True)):
                body = {"title": title, "link": "https://mapa.invalid/", "teacher_only": teacher_only}
                client.post(f"lms/lessons/{made}/materials", json=body).raise_for_status()
    return program


@pytest.mark.story
@pytest.mark.spec("PRO-080", part="on the screen")
def test_a_draft_lesson_is_looked_at_as_a_program(people: People) -> None:
    page = people.enter(f"/program/{draft(people)}/contents", "R07")
    page.get_by_role("button", name="Brisas", exact=True).click()
    page.get_by_role("link", name="Ver como en el programa").click()
    expect(page.get_by_role("note")).to_contain_text("así verán la lección sus estudiantes")
    expect(page.get_by_role("heading", level=1)).to_have_text("Brisas")
    expect(page.get_by_role("link", name="Mapa de Brisas")).to_be_visible()
    expect(page.get_by_text("Las claves")).to_have_count(0)
    expect(page.locator("[style*='--study-sheet: #fff8e7']")).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("link", name=re.compile("Tormentas")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tormentas")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert fits(page)
    assert violations(page) == []
    page.get_by_role("link", name="Los vientos").click()
    expect(page).to_have_url(re.compile("/contents"))
