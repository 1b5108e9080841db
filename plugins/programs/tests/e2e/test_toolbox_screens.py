"""The toolbox on the screen: written by staff, and beside every lesson."""

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import expect

WATER, MAPS = "El agua en la Tierra", "Mapas y atlas"


@pytest.mark.spec("PRO-108", "PRO-109", part="on the screen")
@pytest.mark.spec("PRO-095", part="tools, on the screen")
def test_tools_are_written_and_stand_beside_every_lesson(people: People) -> None:
    rows = people.call("GET", "lms/courses").json()["data"]
    program = next(str(row["guid"]) for row in rows if row["name"].startswith(WATER))
    page = people.enter(f"/program/{program}", "R04")
    page.get_by_role("main").get_by_role("link", name="Caja de herramientas").click()
    expect(page.get_by_role("heading", name="Para evaluar")).to_be_visible()
    page.get_by_role("button", name="Añadir grupo").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Nombre del grupo").fill("ab")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("El nombre del grupo es demasiado corto")).to_be_visible()
    dialog.get_by_label("Nombre del grupo").fill(MAPS)
    dialog.get_by_role("button", name="Guardar").click()
    tools = page.get_by_role("list", name=MAPS, exact=True).last
    expect(page.get_by_role("heading", name=MAPS)).to_be_visible()
    for title in ("Un atlas", "Un globo"):
        page.get_by_role("button", name="Añadir herramienta").last.click()
        dialog.get_by_label("Título").fill(title)
        dialog.get_by_label("Dirección").fill("https://example.org/mapa")
        assert violations(page) == []
        dialog.get_by_role("button", name="Guardar").click()
        expect(tools.get_by_role("link", name=title)).to_be_visible()
    page.get_by_role("button", name="Más acciones de Un globo").click()
    page.get_by_role("menuitem", name="Subir").click()
    expect(page.get_by_text("Se movió «Un globo»").first).to_be_visible()
    page.reload()
    expect(tools.get_by_role("link")).to_have_text(["Un globo", "Un atlas"])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    for lesson in ("De la nube al río", "El agua que no se ve"):
        student = people.enter(f"/study/{program}", "R01")
        student.get_by_role("link", name=lesson).first.click()
        box = student.get_by_role("region", name="Caja de herramientas")
        expect(box.get_by_role("heading", level=3)).to_have_text(["Para mirar y medir", MAPS])
        expect(box.get_by_role("link", name="Un globo")).to_be_visible()
        assert violations(student) == []
    teacher = people.enter(f"/study/{program}", "R02")
    teacher.get_by_role("link", name="De la nube al río").first.click()
    box = teacher.get_by_role("region", name="Caja de herramientas")
    expect(box.get_by_role("heading", level=3)).to_have_text(
        ["Para mirar y medir", "Para evaluar Solo docentes", MAPS]
    )
