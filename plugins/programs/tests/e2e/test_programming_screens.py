"""Programmings on the screen: sessions moved, published and seen, and deleted by the title."""

from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import Locator, Page, expect

from tests.e2e.sortable import hears_arrows
from tests.samples.pdfs import text_pdf

WATER, PLAN = "El agua en la Tierra", "Seis semanas de agua"
# Two frames: what a key carried is then where it belongs.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def program_of(people: People) -> str:
    """The guid of the demo program about water."""
    rows = people.call("GET", "lms/courses").json()["data"]
    return next(str(row["guid"]) for row in rows if row["name"].startswith(WATER))


def open_draft(people: People, program: str) -> tuple[Page, str]:
    """A new draft with a session in each module and one in the bank, on the tab; answers its title too."""
    address, title = f"lms/courses/{program}/programmings", f"Una semana {uuid4().hex[:8]}"
    plan = people.call("GET", address).json()["data"][0]["guid"]
    modules = people.call("GET", f"lms/programmings/{plan}").json()["data"]["modules"]
    units = {module["name"]: module["unit_guid"] for module in modules}
    sessions = [
        {"title": "El ciclo en un vaso", "duration": 60, "unit_guid": units["El ciclo del agua"]},
        {"title": "El mapa del río", "duration": 60, "unit_guid": units["Cuidar el agua"]},
        {"title": "Cartel para la escuela", "duration": 30},
    ]
    people.call("POST", address, {"title": title, "sessions": sessions})
    page = people.enter(f"/program/{program}", "R04")
    page.get_by_role("main").get_by_role("link", name="Programación").click()
    page.get_by_label("Elegir programación").select_option(label=title)
    expect(page.get_by_text("Borrador", exact=True)).to_be_visible()
    return page, title


def sessions(page: Page, module: str) -> Locator:
    """The sessions of a module, or of the bank."""
    return page.get_by_role("list", name=module, exact=True).locator("[class*=sessionName]")


def choose(page: Page, name: str, act: str) -> None:
    page.get_by_role("button", name=f"Más acciones de {name}").click()
    page.get_by_role("menuitem", name=act).click()


def drag(page: Page, carried: str, onto: str) -> None:
    """Carry a session by its handle onto another's, as a hand does: over some of what lies between."""
    page.get_by_role("button", name=carried).hover()
    page.mouse.down()
    place = page.get_by_role("button", name=onto).bounding_box()
    assert place
    page.mouse.move(place["x"] + 8, place["y"] + 8, steps=12)
    expect(page.get_by_text("sobre el lugar 1 de 2")).to_be_attached()
    page.mouse.up()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.story
@pytest.mark.spec("PRO-052", "PRO-117", "PRO-118")
def test_sessions_are_dragged_between_modules_and_back_to_the_bank(people: People) -> None:
    page, title = open_draft(people, program_of(people))
    poster, cycle = "Cartel para la escuela", "El ciclo en un vaso"
    expect(sessions(page, "Banco de sesiones")).to_have_text([poster])
    drag(page, f"Mover {poster}", "Mover El mapa del río")
    expect(page.get_by_text(f"Se movió «{poster}»").first).to_be_visible()
    expect(sessions(page, "Cuidar el agua")).to_have_count(2)
    handle = page.get_by_role("button", name=f"Mover {cycle}")
    handle.press("Space")
    expect(page.get_by_text(f"{cycle} sobre el lugar 1 de 1 en El ciclo del agua")).to_be_attached()
    hears_arrows(page)
    # Over the module's own head and into the bank, whose first place is the last one upwards.
    for _ in range(4):
        page.keyboard.press("ArrowUp")
        page.evaluate(DRAWN)
    expect(page.get_by_text(f"{cycle} sobre el lugar 1 de 1 en Banco de sesiones")).to_be_attached()
    page.keyboard.press("Space")
    expect(page.get_by_text(f"Se movió «{cycle}»").first).to_be_visible()
    page.reload()
    page.get_by_label("Elegir programación").select_option(label=title)
    expect(sessions(page, "Banco de sesiones")).to_have_text([cycle])
    expect(sessions(page, "Cuidar el agua")).to_have_count(2)
    expect(page.get_by_text("2 sesiones · 90 min")).to_be_visible()
    page.route("**/sessions-order", lambda route: route.fulfill(status=503, json={"status": "error"}))
    choose(page, cycle, "Mover a «El ciclo del agua»")
    expect(page.get_by_text(f"No se pudo mover la sesión «{cycle}»").first).to_be_visible()
    expect(sessions(page, "Banco de sesiones")).to_have_text([cycle])
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(sessions(page, "Banco de sesiones")).to_be_visible()
    assert fits(page)
    assert violations(page) == []


@pytest.mark.spec("PRO-052")
def test_an_organization_that_does_not_plan_has_no_such_tab(people: People) -> None:
    rows = people.call("GET", "lms/courses", tenant="ipe").json()["data"]
    page = people.enter(f"/program/{rows[0]['guid']}", "R04", tenant="ipe")
    tabs = page.get_by_role("main")
    expect(tabs.get_by_role("link", name="Conteúdos")).to_be_visible()
    expect(tabs.get_by_role("link", name="Programação")).to_have_count(0)


@pytest.mark.spec("PRO-113", "PRO-114", "PRO-115", part="on the screen")
@pytest.mark.spec("PRO-116")
def test_a_programming_is_published_seen_and_deleted_by_its_title(people: People) -> None:
    program = program_of(people)
    page, title = open_draft(people, program)
    dialog = page.get_by_role("dialog")
    choose(page, "El ciclo en un vaso", "Editar la sesión")
    dialog.get_by_label("Materiales").fill("esquema")
    page.get_by_role("option", name="El esquema del ciclo").click()
    page.keyboard.press("Escape")
    guide = {"name": "guia.pdf", "mimeType": "application/pdf", "buffer": text_pdf(["Guia"])}
    dialog.locator("input[type=file]").set_input_files(guide)
    expect(dialog.get_by_role("link", name="guia.pdf")).to_be_visible()
    assert violations(page) == []
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Se guardó «El ciclo en un vaso»").first).to_be_visible()
    choose(page, "El mapa del río", "Eliminar la sesión")
    dialog.get_by_role("button", name="Eliminar la sesión").click()
    expect(sessions(page, "Cuidar el agua")).to_have_count(0)
    student = people.enter(f"/study/{program}", "R01")
    expect(student.get_by_role("heading", name=PLAN)).to_be_visible()
    expect(student.get_by_role("heading", name=title)).to_have_count(0)
    page.get_by_role("button", name="Publicar programación").click()
    dialog.get_by_role("button", name="Publicar programación").click()
    expect(page.get_by_text("el número de sesiones es fijo")).to_be_visible()
    expect(page.get_by_role("button", name="Nueva sesión")).to_have_count(0)
    student.reload()
    plan = student.get_by_role("article").filter(has_text=title)
    plan.get_by_text("El ciclo del agua").click()
    expect(plan.get_by_role("link", name="El esquema del ciclo")).to_be_visible()
    expect(plan.get_by_text("guia.pdf")).to_have_count(0)
    assert violations(student) == []
    page.get_by_role("button", name="Completar programación").click()
    dialog.get_by_role("button", name="Completar programación").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Faltan sesiones en: Cuidar el agua.")
    dialog.get_by_role("button", name="Cancelar").click()
    choose(page, title, "Eliminar la programación")
    delete = dialog.get_by_role("button", name="Eliminar la programación")
    expect(delete).to_be_disabled()
    dialog.get_by_role("textbox").fill("Una semana")
    expect(delete).to_be_disabled()
    dialog.get_by_role("textbox").fill(title)
    expect(delete).to_be_enabled()
    delete.click()
    expect(page.get_by_label("Elegir programación").get_by_role("option", name=PLAN)).to_have_count(1)
    expect(page.get_by_label("Elegir programación").get_by_role("option", name=title)).to_have_count(0)
