"""SCORM packages: played on their own host, recorded, and gone on with."""

import pytest
from playwright.sync_api import expect

from .readers import Readers
from .viewer_screens import complaints, consumption, course, leave

# A browser without storage by site refuses it to a page of another site.
SEEN_FROM_THERE = """() => {
    try { return [document.cookie, localStorage.getItem("auth")]; } catch { return [document.cookie, null]; }
}"""


@pytest.mark.story
@pytest.mark.parametrize(
    ("name", "api"), [("Curso: el agua en la Tierra", "1.2"), ("Evaluación: estados del agua", "2004")]
)
@pytest.mark.spec("VIE-115", "VIE-121", "VIE-122", "VIE-123")
def test_a_course_is_answered_left_and_gone_on_with(readers: Readers, name: str, api: str) -> None:
    page = readers.enter()
    heard = complaints(page)
    guid = readers.view(page, name)
    _, part = course(page)
    expect(part.get_by_role("heading", name="Introducción")).to_be_visible()
    frame = page.frames[-1]
    assert frame.url.partition("//")[2].partition(".")[2].startswith("andaluna.estante-content.localhost"), (
        api
    )
    assert frame.evaluate(SEEN_FROM_THERE) == ["", None]
    parts = page.get_by_role("navigation", name="Partes del curso")
    parts.get_by_role("button", name="Prueba").click()
    expect(part.get_by_role("heading", name="Prueba")).to_be_visible()
    for question in part.locator("fieldset").all()[:3]:
        question.locator("input[value='1']").check()
    part.get_by_role("button").click()
    expect(part.get_by_role("status")).to_contain_text("75")
    parts.get_by_role("button", name="Lectura").click()
    expect(part.get_by_role("heading", name="Lectura")).to_be_visible()
    leave(page)
    kept = consumption(page, guid)
    assert kept["completion_status"] == "incomplete"
    assert kept["score"]["scaled"] == 0.75
    page.goto(f"/viewer/{guid}")
    expect(part.get_by_role("heading", name="Lectura")).to_be_visible()
    expect(part.get_by_role("status")).to_contain_text("resume")
    expect(parts.get_by_role("button", name="Prueba")).to_have_attribute("data-status", "passed")
    assert heard == []


SAVING = "**/api/consumptions/**"


@pytest.mark.spec("VIE-008", "VIE-122")
def test_suspend_data_comes_back_and_saving_is_shown(readers: Readers) -> None:
    page = readers.enter()
    guid = readers.view(page, "Práctica breve: la gota viajera")
    _, part = course(page)
    part.get_by_role("button", name="Guardar 4000 caracteres").click()
    expect(part.get_by_role("status")).to_contain_text("saved 4000")
    page.route(SAVING, lambda _: None)
    page.get_by_role("button", name="Volver").click()
    expect(page.get_by_role("status", name="Guardando…")).to_be_visible()
    page.unroute(SAVING)
    page.wait_for_url("**/home")
    # It has not ended, however it was left.
    assert consumption(page, guid)["progress"] == 0
    page.goto(f"/viewer/{guid}")
    expect(part.get_by_role("status")).to_contain_text("resume")
