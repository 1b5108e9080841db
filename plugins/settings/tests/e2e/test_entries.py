"""Every kind of entry of the settings on its page: listed, added, changed and deleted, and each says so."""

import re
from collections.abc import Callable, Mapping

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import violations
from msgspec import Struct
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.e2e.shell.screens import heading, side_bar

EVALUATION = {"evaluation_model": True}
EVALUATED = {
    "Escalas de evaluación": "/settings-scales",
    "Categorías evaluables": "/settings-categories",
    "Períodos evaluativos": "/settings-periods",
}
RENAMED = "Con otro nombre"
TABS = ("General", "Países", "Objetivos de aprendizaje", *EVALUATED)


class Entry(Struct, frozen=True):
    """A kind of entry: its page, what its button and its messages say, and how its form is filled."""

    path: str
    title: str
    button: str
    created: str
    updated: str
    fill: Callable[[Page], None]
    name: str = "Nombre"
    is_autosaved: bool = True
    is_asked_about: bool = False


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option, exact=True).click()


def fill_country(page: Page) -> None:
    page.get_by_label("Nombre").fill("Belice")
    page.get_by_label("Código ISO").fill("BZ")
    choose(page, "Períodos", "Trimestres")


def fill_objective(page: Page) -> None:
    choose(page, "País", "Belice y sus cayos")
    page.get_by_label("Código").fill("LE")
    page.get_by_label("Descripción").fill("Leer en voz alta")


def fill_category(page: Page) -> None:
    page.get_by_label("Nombre").fill("Lecturas")
    page.get_by_label("Peso (%)").fill("20")


def fill_period(page: Page) -> None:
    page.get_by_label("Nombre").fill("Otoño")
    choose(page, "Tipo", "Trimestral")
    page.get_by_label("Año escolar").fill("2027")
    page.get_by_role("textbox", name="Desde").fill("02/03/2027")
    page.get_by_role("textbox", name="Hasta").fill("29/05/2027")


def fill_scale(page: Page) -> None:
    page.get_by_label("Nombre").fill("De uno a siete")
    choose(page, "Tipo", "Numérica")
    for label, value in {"Mínimo": "1", "Máximo": "7", "Decimales": "1"}.items():
        page.get_by_label(label).fill(value)


ENTRIES = (
    Entry(
        "/settings-learning-objectives",
        "Objetivos de aprendizaje",
        "Crear objetivo",
        "Objetivo «LE» creado",
        "Objetivo guardado",
        fill_objective,
        name="Código",
        is_autosaved=False,
        is_asked_about=True,
    ),
    Entry(
        "/settings-categories",
        "Categorías evaluables",
        "Crear categoría",
        "Categoría «Lecturas» creada",
        "Categoría guardada",
        fill_category,
    ),
    Entry(
        "/settings-periods",
        "Períodos evaluativos",
        "Crear período",
        "Período «Otoño» creado",
        "Período guardado",
        fill_period,
    ),
    Entry(
        "/settings-scales",
        "Escalas de evaluación",
        "Crear escala",
        "Escala «De uno a siete» creada",
        "Escala guardada",
        fill_scale,
        is_autosaved=False,
    ),
)
COUNTRY = Entry(
    "/settings-countries", "Países", "Crear país", "País «Belice» creado", "País guardado", fill_country
)


@pytest.fixture
def page(visits: Visits, registry: PluginRegistry) -> Page:
    """An administrator of an organization that has every page of the settings, and nothing in them."""
    return open_as(visits, registry)


def open_as(visits: Visits, registry: PluginRegistry, role: str = "R04", **changes: object) -> Page:
    tenant: Mapping[str, object] = {
        "settings": {"is_multicountry": True},
        "plugin_settings": {"settings": {"is_learning_objectives": True}},
        "flags": EVALUATION,
        **changes,
    }
    return visits.window(visits.person(role, new_tenant(visits.live, registry, **tenant)))


def says(page: Page, text: str) -> None:
    expect(page.get_by_text(text, exact=True).first).to_be_visible()


def beside(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Lo que está abierto")


def entries(page: Page, title: str) -> Locator:
    """The rows of a page, whose tree has no table."""
    return page.get_by_role("table", name=title).or_(page.get_by_role("tree", name=title))


def add(page: Page, entry: Entry) -> None:
    page.goto(f"{entry.path}/create")
    entry.fill(page)
    page.get_by_role("button", name=entry.button).click()
    says(page, entry.created)


def change(page: Page, entry: Entry, name: str) -> None:
    """Another name, as whoever comes back finds it; it stays open."""
    address = page.url
    field = beside(page).get_by_role("textbox", name=entry.name, exact=True)
    field.fill(name)
    if not entry.is_autosaved:
        beside(page).get_by_role("button", name="Guardar").click()
    says(page, entry.updated)
    page.reload()
    expect(field).to_have_value(name)
    page.goto(entry.path)
    expect(entries(page, entry.title)).to_contain_text(name)
    page.goto(address)
    expect(field).to_have_value(name)


def delete(page: Page, entry: Entry, name: str) -> None:
    """By the menu of the one that is open; what others may need is asked about first."""
    page.get_by_role("button", name=re.compile(f"Más acciones de {name}")).first.click()
    page.get_by_role("menuitem", name="Eliminar").click()
    if entry.is_asked_about:
        page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(page.get_by_text(re.compile(f"«{name}» elimin")).first).to_be_visible()
    page.goto(entry.path)
    expect(heading(page, entry.title)).to_be_visible()
    expect(page.get_by_role("main").get_by_text(name)).to_have_count(0)


def add_level(page: Page) -> None:
    """A level of the country that is open, which then is renamed."""
    beside(page).get_by_role("link", name="Etapas").click()
    beside(page).get_by_role("textbox", name="Nueva etapa").fill("Básica")
    page.keyboard.press("Enter")
    says(page, "Etapa creada")
    level = beside(page).get_by_role("textbox", name="Nombre de Básica")
    level.fill("Primaria")
    level.press("Enter")
    says(page, "Etapa guardada")


def save_setting(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("textbox", name="Nombre de la organización").fill("Colegio del Río")
    page.get_by_role("region", name="Cambios sin guardar").get_by_role("button", name="Guardar").click()
    says(page, "Ajustes guardados")


@pytest.mark.spec("SET-052", "SET-058")
@pytest.mark.spec("SHE-114", part="the settings' records")
def test_entries_are_listed_added_changed_and_deleted_and_each_says_so(page: Page) -> None:
    save_setting(page)
    add(page, COUNTRY)
    add_level(page)
    beside(page).get_by_role("link", name="Detalles").click()
    change(page, COUNTRY, "Belice y sus cayos")
    for entry in ENTRIES:
        page.goto(entry.path)
        expect(heading(page, entry.title)).to_be_visible()
        add(page, entry)
        change(page, entry, RENAMED)
        assert violations(page) == []
        delete(page, entry, RENAMED)


@pytest.mark.spec("SET-001")
def test_the_settings_have_these_tabs_and_each_opens_its_page(page: Page) -> None:
    page.goto("/settings")
    tabs = page.get_by_role("main").get_by_role("navigation", name="Ajustes").get_by_role("link")
    expect(tabs.first).to_be_visible()
    # The menu of the settings has personalization too (SHE-056), and so do the tabs, after the settings' own.
    assert tabs.all_inner_texts() == [*TABS, "Personalización"]
    for name in TABS:
        tabs.get_by_text(name, exact=True).click()
        title = "Ajustes" if name == "General" else name
        expect(heading(page, title)).to_be_visible()
        expect(tabs.and_(page.locator("[aria-current=page]"))).to_have_text(name)


@pytest.mark.spec("SET-054")
@pytest.mark.parametrize("is_on", [True, False])
def test_the_evaluation_model_is_reachable_only_with_its_flag(
    visits: Visits, registry: PluginRegistry, is_on: bool
) -> None:
    page = open_as(visits, registry, flags=EVALUATION if is_on else {})
    page.goto("/settings")
    tabs = page.get_by_role("main").get_by_role("navigation", name="Ajustes")
    expect(tabs.get_by_role("link", name="General")).to_be_visible()
    for name, path in EVALUATED.items():
        for place in (tabs, side_bar(page)):
            expect(place.get_by_role("link", name=name)).to_have_count(int(is_on))
        for address in (path, f"{path}/create"):
            page.goto(address)
            if is_on:
                expect(page.get_by_role("main").get_by_role("heading", level=1).first).to_be_visible()
                assert page.url.endswith(address)
            else:
                page.wait_for_url("**/contents")
        page.goto("/settings")
        expect(tabs.get_by_role("link", name="General")).to_be_visible()
