"""Schools and networks on the screen."""

import re

import pytest
from estante.testing.browser import NARROW, People, violations
from playwright.sync_api import Locator, Page, expect


def fits(page: Page) -> bool:
    """Nothing is wider than the narrowest phone, and axe finds nothing."""
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    return violations(page) == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def choose(page: Page | Locator, label: str, typed: str, option: str | None = None) -> None:
    box = page.get_by_role("combobox", name=label)
    box.click()
    box.fill(typed)
    root = page if isinstance(page, Page) else page.page
    root.get_by_role("option", name=re.compile(f"^{option or typed}")).first.click()


def toast(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("SCH-021", "SCH-017", part="the form")
@pytest.mark.spec("SCH-019", part="the selects")
@pytest.mark.spec("SCH-053", part="a school")
def test_a_school_is_written_down_place_by_place(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="Nueva escuela").first.click()
    page.get_by_role("button", name="Crear escuela").click()
    missing = page.locator("[aria-invalid=true]")
    expect(missing).to_have_count(6)
    expect(page.get_by_role("combobox", name="Ciudad")).to_have_attribute(
        "placeholder", "Elige antes la región"
    )
    page.get_by_label("Nombre").fill("Escuela de la Ribera")
    page.get_by_label("Dirección").fill("Calle del Agua")
    page.get_by_label("Código postal").fill("50001")
    choose(page, "País", "España")
    choose(page, "Región", "Arag", "Aragón")
    choose(page, "Ciudad", "Zaragoza")
    choose(page, "Región", "Galicia")
    expect(page.get_by_role("combobox", name="Ciudad")).to_have_value("")
    choose(page, "Ciudad", "Vigo")
    assert violations(page) == []
    page.get_by_role("button", name="Crear escuela").click()
    toast(page, "Escuela «Escuela de la Ribera» creada")
    expect(page).to_have_url(re.compile(r"/school/[0-9a-f-]{36}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Escuela de la Ribera")
    expect(page.get_by_role("combobox", name="Ciudad")).to_have_value("Vigo")
    page.get_by_label("Teléfono").fill("986 000 000")
    page.get_by_role("button", name="Guardar").click()
    toast(page, "Escuela guardada")
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("SCH-002", part="the list, but for the school year")
def test_the_list_is_narrowed_by_place_and_network(people: People) -> None:
    page = people.enter("/schools")
    table = page.get_by_role("table", name="Escuelas")
    expect(table.get_by_role("link", name="CEIP Antonio Machado")).to_be_visible()
    for column in ("Nombre", "Código", "Tipo", "País", "Región", "Ciudad", "LTI"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Filtro", exact=True).click()
    page.get_by_role("button", name="Red", exact=True).last.click()
    page.get_by_role("checkbox", name=re.compile("Fundación Horizonte")).check()
    page.keyboard.press("Escape")
    expect(table.get_by_role("link", name="CEIP Antonio Machado")).to_have_count(0)
    expect(table.get_by_role("link", name="Colegio San Isidro")).to_be_visible()
    expect(table.get_by_role("link")).to_have_count(2)
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("SCH-052", part="from the schools screen")
def test_a_network_is_kept_beside_the_schools(people: People) -> None:
    page = people.enter("/schools")
    expect(page.get_by_role("table", name="Escuelas").get_by_role("link").first).to_be_visible()
    page.get_by_role("link", name="Redes").last.click()
    expect(page).to_have_url(re.compile("/schools-networks$"))
    page.get_by_role("link", name="Nueva red").first.click()
    page.get_by_label("Nombre").fill("Red del Ebro")
    choose(page, "Escuelas", "Ramón", "IES Ramón y Cajal")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Crear red").click()
    toast(page, "Red «Red del Ebro» creada")
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    expect(panel.get_by_text("IES Ramón y Cajal")).to_be_visible()
    assert violations(page) == []
    page.goto("/schools")
    page.get_by_role("link", name="IES Ramón y Cajal").click()
    expect(page.get_by_text("Red del Ebro")).to_be_visible()
