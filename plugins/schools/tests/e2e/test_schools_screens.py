"""Schools and networks on the screen."""

import re
from typing import Literal

import pytest
from estante.testing.browser import NARROW, People, violations
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits

# What the whole form asks for, by its role.
REQUIRED: dict[str, Literal["textbox", "combobox"]] = {
    "Nombre": "textbox",
    "Dirección": "textbox",
    "Código postal": "textbox",
    "País": "combobox",
    "Región": "combobox",
    "Ciudad": "combobox",
}


def fits(page: Page) -> bool:
    """Nothing is wider than the narrowest phone, and axe finds nothing."""
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    return violations(page) == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Of a school's record, each with its address.
TABS = {
    "Contenidos": "/contents",
    "Grupos": "/groups",
    "Usuarios": "/users",
    "LTI": "/lti",
    "Detalles": "/details",
    "Años escolares": "/school-year",
}


def choose(page: Page | Locator, label: str, typed: str, option: str | None = None) -> None:
    box = page.get_by_role("combobox", name=label)
    box.click()
    box.fill(typed)
    root = page if isinstance(page, Page) else page.page
    root.get_by_role("option", name=re.compile(f"^{option or typed}")).first.click()


def toast(page: Page, text: str) -> None:
    expect(page.get_by_text(text).first).to_be_visible()


@pytest.mark.story
@pytest.mark.spec("SCH-017", "SCH-019", "SCH-021")
@pytest.mark.spec("SCH-053", part="a school")
def test_a_school_is_written_down_place_by_place(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="Nueva escuela").first.click()
    expect(page).to_have_url(re.compile("/school/create$"))
    page.get_by_role("button", name="Crear escuela").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(len(REQUIRED))
    for label, role in REQUIRED.items():
        missing = page.get_by_role(role, name=re.compile(f"^{label}"))
        expect(missing).to_have_attribute("aria-invalid", "true")
        expect(missing).to_have_accessible_description(re.compile(r"\w"))
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
    page.get_by_role("combobox", name="Ciudad").click()
    expect(page.get_by_role("option", name=re.compile("^Vigo"))).to_be_visible()
    expect(page.get_by_role("option", name=re.compile("^Zaragoza"))).to_have_count(0)
    choose(page, "Ciudad", "Vigo")
    assert violations(page) == []
    page.get_by_role("button", name="Crear escuela").click()
    toast(page, "Escuela «Escuela de la Ribera» creada")
    expect(page).to_have_url(re.compile(r"/school/[0-9a-f-]{36}$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Escuela de la Ribera")
    expect(page.get_by_role("combobox", name="Ciudad")).to_have_value("Vigo")
    aragon = people.call("GET", "locations/states?q=Aragón").json()["data"][0]["guid"]
    path = f"schools/{page.url.rpartition('/')[2]}"
    moved = people.call("PUT", path, {"state_guid": aragon})
    assert [error["field"] for error in moved.json()["errors"]] == ["city_guid"]
    page.get_by_label("Teléfono").fill("986 000 000")
    page.get_by_role("button", name="Guardar").click()
    toast(page, "Escuela guardada")
    assert fits(page)


@pytest.mark.spec("SCH-018")
def test_where_the_short_form_is_chosen_a_name_is_enough(visits: Visits, live, registry) -> None:
    short = new_tenant(live, registry, plugin_settings={"schools": {"is_short_school_form": True}})
    page = visits.window(visits.person("R04", short), lang="es")
    page.goto("/school/create")
    page.get_by_role("button", name="Crear escuela").click()
    expect(page.locator("[aria-invalid=true]")).to_have_count(1)
    page.get_by_label("Nombre").fill("Escuela del Soto")
    page.get_by_role("button", name="Crear escuela").click()
    toast(page, "Escuela «Escuela del Soto» creada")
    expect(page.get_by_role("heading", level=1)).to_have_text("Escuela del Soto")


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
@pytest.mark.spec("SCH-020")
@pytest.mark.spec("SCH-053", part="a group and a school year")
def test_a_school_gets_a_year_a_group_and_people(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="Colegio Mar Mediterráneo").click()
    tabs = page.get_by_role("main").get_by_role("navigation")
    for label, step in TABS.items():
        tabs.get_by_role("link", name=label, exact=True).click()
        expect(page).to_have_url(re.compile(rf"/school/[0-9a-f-]{{36}}{step}$"))
        expect(tabs.get_by_role("link", name=label, exact=True)).to_have_attribute("aria-current", "page")
    tabs.get_by_role("link", name="Años escolares").click()
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


@pytest.mark.spec("SCH-045")
def test_people_are_taken_out_of_a_school_and_put_back(people: People) -> None:
    page = people.enter("/schools")
    page.get_by_role("link", name="CEIP Antonio Machado").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("CEIP Antonio Machado")
    # What the school is used by names them too.
    tabs = (
        page.get_by_role("main").get_by_role("navigation").filter(has=page.get_by_role("link", name="Grupos"))
    )
    tabs.get_by_role("link", name="Usuarios").click()
    members = page.get_by_role("list", name="Usuarios")
    sofia = members.get_by_role("listitem").filter(has_text="Sofía Rojas")
    for fact in ("1.º A", "Estudiante", "Activa"):
        expect(sofia).to_contain_text(fact)
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
@pytest.mark.spec("SCH-026")
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
    dialog.get_by_label("Máximo de docentes").fill("2")
    assert violations(page) == []
    dialog.get_by_role("button", name="Guardar").click()
    line = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(line).to_contain_text("0 de 30 estudiantes · 0 de 2 docentes")
    assert fits(page)
    line.get_by_role("button", name=re.compile("^Más acciones")).click()
    page.get_by_role("menuitem", name="Quitar").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitar").click()
    expect(page.get_by_text("Esta escuela todavía no da contenidos")).to_be_visible()
