"""Countries on the screen: made, changed beside their list, deleted."""

import re

import pytest
from estante.testing.browser import NARROW, People, violations
from playwright.sync_api import Locator, Page, expect


def fill_parts(page: Page, panel: Locator) -> None:
    """A subject, two stages in order, one of them renamed over a lost line, and a year."""
    panel.get_by_role("link", name="Asignaturas").click()
    panel.get_by_role("textbox", name="Nueva asignatura").fill("Arte")
    panel.get_by_role("button", name="Nueva asignatura").click()
    expect(page.get_by_text("Asignatura creada").first).to_be_visible()
    panel.get_by_role("link", name="Etapas").click()
    for stage in ("Primaria", "Secundaria"):
        panel.get_by_role("textbox", name="Nueva etapa").fill(stage)
        page.keyboard.press("Enter")
        expect(panel.get_by_role("textbox", name=f"Nombre de {stage}")).to_be_visible()
    panel.get_by_role("button", name="Subir Secundaria").click()
    expect(panel.get_by_role("listitem").first.get_by_role("textbox")).to_have_value("Secundaria")
    page.route("**/api/education-levels/*", lambda route: route.abort())
    primary = panel.get_by_role("textbox", name="Nombre de Primaria")
    primary.fill("Básica")
    primary.press("Enter")
    expect(panel.get_by_text("Sin guardar: vuelve a intentarlo")).to_be_visible()
    expect(primary).to_have_value("Básica")
    page.unroute("**/api/education-levels/*")
    primary.press("Enter")
    expect(panel.get_by_role("textbox", name="Nombre de Básica")).to_be_visible()
    panel.get_by_role("link", name="Años").click()
    section = panel.get_by_role("region", name="Básica")
    section.get_by_role("textbox", name="Nuevo año").fill("1.º")
    page.keyboard.press("Enter")
    expect(section.get_by_role("textbox", name="Nombre de 1.º")).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("SET-015", "SET-016", "SET-022", "SET-023")
def test_a_country_is_made_changed_beside_the_list_and_filled(people: People) -> None:
    page = people.enter("/settings-countries")
    tabs = page.get_by_role("navigation", name="Ajustes")
    expect(tabs.get_by_role("link").nth(0)).to_have_text("General")
    expect(tabs.get_by_role("link", name="Países")).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="Nuevo país").first.click()
    page.get_by_label("Nombre").fill("Uruguay")
    page.get_by_label("Código ISO").fill("uy")
    page.get_by_role("combobox", name="Períodos").click()
    page.get_by_role("option", name="Bimestres").click()
    page.get_by_role("button", name="Crear país").click()
    expect(page.get_by_text("País «Uruguay» creado").first).to_be_visible()
    page.wait_for_url(re.compile("/settings-country/"))
    table = page.get_by_role("table", name="Países")
    row = table.get_by_role("row", name=re.compile("Uruguay"))
    expect(row).to_contain_text("UY")
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    expect(panel.get_by_role("heading", name="Uruguay", level=2)).to_be_visible()
    panel.get_by_label("Nombre").fill("República Oriental")
    expect(page.get_by_text("País guardado").first).to_be_visible()
    expect(table.get_by_role("link", name="República Oriental")).to_be_visible()
    fill_parts(page, panel)
    assert violations(page) == []
    page.goto(page.url.rpartition("/")[0])
    expect(panel.get_by_role("textbox", name="Nombre")).to_have_value("República Oriental")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(page.get_by_role("heading", name="República Oriental", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=re.compile("Más acciones de República Oriental")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    expect(page.get_by_role("dialog")).to_contain_text("Un país en uso no se puede eliminar.")
