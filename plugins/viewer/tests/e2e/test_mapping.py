"""Documents are mapped: hotspots by pointer and by keys, titles, and who may."""

import re
from typing import Any
from uuid import uuid4

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.answers import Json
from estante.testing.browser import PHONE, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.samples import pdfs

from .readers import Readers
from .viewer_screens import answers, complaints

SAVED = "Guardado"
# Whoever may not open a page is led to where they begin.
LANDED = re.compile(r"/contents$")
LAYOUT = re.compile(r"/fixed-layout$")


def put_book(readers: Readers, type_guid: str = "CTTY_01") -> str:
    return readers.put("libro.pdf", pdfs.heavy_pdf(6, 500), type_guid=type_guid)


def picture(page: Page, number: int = 1) -> Locator:
    """The page that is mapped, once it is drawn."""
    return page.get_by_role("img", name=f"Página {number}", exact=True)


def saved(readers: Readers, guid: str) -> Any:
    return readers.staff_answer(f"cms/contents/{guid}/fixed-layout")


def is_saved(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text=SAVED)).to_be_visible()


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag over the page, by shares of it."""
    box = picture(page).bounding_box()
    assert box
    for place, (x, y) in enumerate((start, end)):
        page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"], steps=4)
        if place == 0:
            page.mouse.down()
    page.mouse.up()


@pytest.mark.spec("CON-091", part="fixed layout")
def test_a_book_is_mapped_in_the_editor_tab_by_pointer_and_by_keys(readers: Readers) -> None:
    guid = put_book(readers)
    linked = readers.content(readers.sample("ciclo-del-agua.webm"))
    page = readers.enter(readers.mapper())
    heard = complaints(page)
    page.goto(f"/content/{guid}")
    page.get_by_role("main").get_by_role("link", name="Editor", exact=True).click()
    expect(page.get_by_text("0 zonas activas")).to_be_visible()
    expect(picture(page)).to_have_attribute("width", re.compile(r"\d"))
    drag(page, (0.1, 0.1), (0.5, 0.4))
    first = page.get_by_role("button", name="Zona 1: sin nombre")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("textbox", name="Nombre").fill("Mira el vídeo")
    content = page.get_by_role("combobox", name="Contenido que abre")
    content.fill(linked["name"])
    page.get_by_role("option", name=linked["name"]).click()
    page.get_by_role("textbox", name="Título de la página 1").fill("Cubierta")
    page.get_by_role("switch", name=re.compile("^Se puede buscar")).check(force=True)
    is_saved(page)
    kept = saved(readers, guid)
    assert kept["pages"][0]["title"] == "Cubierta"
    assert kept["tags"] == [{"type": "ENABLE_SEARCH", "name": "YES"}]
    (area,) = kept["hotspots"]
    assert (area["label"], area["target_content"]) == ("Mira el vídeo", linked["guid"])
    assert area["width"] == pytest.approx(0.4, abs=0.02)
    # And without a pointer.
    page.get_by_role("button", name="Página siguiente").press("Enter")
    add = page.get_by_role("button", name="Añadir zona")
    add.press("Enter")
    second = page.get_by_role("button", name="Zona 1: sin nombre")
    second.focus()
    for key in ("ArrowLeft", "ArrowUp", "Shift+ArrowRight"):
        second.press(key)
    page.get_by_role("textbox", name="Nombre").fill("El sitio")
    page.get_by_text("Dirección web").click()
    url = page.get_by_role("textbox", name="Dirección que abre")
    url.fill("javascript:alert(1)")
    expect(page.get_by_text("Escribe una dirección completa")).to_be_visible()
    url.fill("https://pages.example/agua")
    is_saved(page)
    expect(page.get_by_text("2 zonas activas")).to_be_visible()
    assert violations_in_schemes(page) == []
    (other,) = [each for each in saved(readers, guid)["hotspots"] if each["page"] == 2]
    assert (other["x"], other["y"], other["width"]) == (0.34, 0.39, 0.31)
    assert other["target_url"] == "https://pages.example/agua"
    page.get_by_role("button", name="Zona 1: El sitio").press("Delete")
    expect(page.get_by_text("1 zona activa")).to_be_visible()
    is_saved(page)
    page.reload()
    expect(page.get_by_role("button", name="Zona 1: Mira el vídeo")).to_be_visible()
    assert heard == []


@pytest.mark.spec("SHE-024")
def test_the_editor_opens_for_its_role_only_and_only_while_it_is_on(
    readers: Readers, visits: Visits, registry: PluginRegistry
) -> None:
    guid = put_book(readers, "CTTY_05")
    page = readers.enter(readers.mapper())
    page.goto(f"/content/{guid}")
    page.get_by_role("button", name=re.compile("^Más acciones")).click()
    page.get_by_role("menuitem", name="Poner zonas activas").click()
    page.wait_for_url(f"**/fixedlayout-editor/{guid}")
    expect(picture(page)).to_be_visible()
    page.get_by_role("button", name="Añadir zona").click()
    page.get_by_role("textbox", name="Nombre").fill("Sigue")
    page.get_by_text("Página", exact=True).click()
    page.get_by_role("textbox", name="Página a la que salta").fill("5")
    is_saved(page)
    assert saved(readers, guid)["hotspots"][0]["target_page"] == 5
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.get_by_role("link", name="Volver al contenido").click()
    page.wait_for_url(f"**/content/{guid}")
    for role in ("R04", "R07"):
        other = readers.enter(readers.person(role))
        other.goto(f"/fixedlayout-editor/{guid}")
        other.wait_for_url(LANDED)
    off = new_tenant(visits.live, registry)
    theirs = visits.window(visits.person("R06", tenant=off))
    theirs.goto(f"/fixedlayout-editor/{uuid4()}")
    theirs.wait_for_url(LANDED)


def test_others_read_what_is_mapped(readers: Readers) -> None:
    guid = put_book(readers)
    area = {"guid": str(uuid4()), "page": 1, "x": 0.1, "y": 0.1, "width": 0.3, "height": 0.2}
    body = {"hotspots": [{**area, "label": "Sigue", "target_page": 3}]}
    readers.call(readers.mapper(), "PUT", f"cms/contents/{guid}/fixed-layout", body)
    page = readers.enter(readers.person("R04"))
    page.goto(f"/content/{guid}/editor")
    page.get_by_role("button", name="Zona 1: Sigue").click()
    expect(page.get_by_text("Solo quien administra la maqueta fija")).to_be_visible()
    expect(page.get_by_role("textbox", name="Nombre")).to_have_attribute("readonly", "")
    for name in ("Añadir zona", "Quitar la zona"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_what_could_not_be_saved_is_told_and_kept(readers: Readers) -> None:
    guid = put_book(readers)
    page = readers.enter(readers.mapper())
    page.goto(f"/content/{guid}/editor")
    expect(picture(page)).to_be_visible()

    def away(route: Route) -> None:
        if route.request.method == "PUT":
            answers(503, status="error", code="UNAVAILABLE", message="Vuelve en un momento.", errors=[])(
                route
            )
        else:
            route.continue_()

    page.route(LAYOUT, away)
    page.get_by_role("button", name="Añadir zona").click()
    expect(page.get_by_role("status").filter(has_text="No se guardaron")).to_be_visible()
    page.unroute(LAYOUT)
    page.get_by_role("button", name="Reintentar").first.click()
    is_saved(page)
    # Somebody else saves on top, and the person chooses.
    theirs: Json = {"hotspots": []}
    readers.call(readers.mapper(), "PUT", f"cms/contents/{guid}/fixed-layout", theirs)
    page.get_by_role("textbox", name="Nombre").fill("Mía")
    expect(page.get_by_text("Otra persona guardó cambios mientras editabas.")).to_be_visible()
    page.get_by_role("button", name="Guardar lo mío encima").click()
    is_saved(page)
    assert [one["label"] for one in saved(readers, guid)["hotspots"]] == ["Mía"]
