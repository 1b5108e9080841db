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
    page.get_by_role("main").get_by_role("link", name="Redes").click()
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


@pytest.mark.story
@pytest.mark.spec("SCH-020", part="groups, school year and users")
@pytest.mark.spec("SCH-053", part="a group and a school year")
def test_a_school_gets_a_year_a_group_and_people(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="Colegio Mar Mediterráneo").click()
    page.get_by_role("main").get_by_role("link", name="Años escolares").click()
    expect(page).to_have_url(re.compile("/school-year$"))
    page.get_by_role("button", name="Nuevo año escolar").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Título").fill("Año escolar 2030")
    dialog.get_by_role("textbox", name="Año escolar", exact=True).fill("2030")
    dialog.get_by_role("textbox", name="Último día").fill("17/12/2030")
    dialog.get_by_role("textbox", name="Último día").press("Tab")
    assert violations(page) == []
    dialog.get_by_role("button", name="Crear año").click()
    toast(page, "Año «Año escolar 2030» creado")
    years = page.get_by_role("list", name="Años escolares")
    expect(years.get_by_role("listitem").filter(has_text="Año escolar 2030")).to_be_visible()
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("SCH-045", part="the tab")
def test_people_are_taken_out_of_a_school_and_put_back(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="CEIP Antonio Machado").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("CEIP Antonio Machado")
    page.get_by_role("main").get_by_role("link", name="Usuarios").click()
    members = page.get_by_role("list", name="Usuarios")
    expect(members.get_by_role("listitem").filter(has_text="Sofía Rojas")).to_contain_text("1.º A")
    members.get_by_role("button", name="Quitar a Sofía Rojas").click()
    toast(page, "1 persona quitada; su cuenta sigue")
    expect(members.get_by_role("link", name="Sofía Rojas")).to_have_count(0)
    choose(page, "Añadir personas", "Sofía", "Sofía Rojas")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Añadir", exact=True).click()
    toast(page, "1 persona añadida")
    expect(members.get_by_role("link", name="Sofía Rojas")).to_be_visible()
    assert violations(page) == []
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("SCH-034", part="the list and its form")
def test_a_group_is_made_in_the_active_year(people: People) -> None:
    page = people.enter("/groups")
    page.get_by_role("link", name="Nuevo grupo").first.click()
    choose(page, "Escuela", "Zambrano", "CEIP María Zambrano")
    page.get_by_label("Nombre").fill("6.º Z")
    page.get_by_role("button", name="Crear grupo").click()
    toast(page, "Grupo «6.º Z» creado")
    expect(page.get_by_text("CEIP María Zambrano").first).to_be_visible()
    assert violations(page) == []
    page.get_by_label("Nombre").fill("6.º Y")
    page.get_by_role("button", name="Guardar").click()
    toast(page, "Grupo guardado")
    page.goto("/groups?q=6.º Y")
    table = page.get_by_role("table", name="Grupos")
    expect(table.get_by_role("row", name=re.compile("6.º Y"))).to_contain_text("CEIP María Zambrano")
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("SCH-026", part="the tab")
def test_a_school_gives_a_publication_to_its_groups(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="Colegio San Isidro").click()
    page.get_by_role("main").get_by_role("link", name="Contenidos").click()
    expect(page).to_have_url(re.compile("/contents$"))
    expect(page.get_by_text("Esta escuela todavía no da contenidos")).to_be_visible()
    page.get_by_role("button", name="Dar una publicación").click()
    dialog = page.get_by_role("dialog")
    choose(dialog, "Publicación", "Alicia")
    dialog.get_by_label("Máximo de estudiantes").fill("30")
    assert violations(page) == []
    dialog.get_by_role("button", name="Guardar").click()
    line = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(line).to_contain_text("0 de 30 estudiantes · 0 docentes la abrieron")
    assert fits(page)
    line.get_by_role("button", name=re.compile("^Más acciones")).click()
    page.get_by_role("menuitem", name="Quitar").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitar").click()
    expect(page.get_by_text("Esta escuela todavía no da contenidos")).to_be_visible()
