"""Which pages of the settings there are for whom, and the addresses of a record's tabs."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import People
from playwright.sync_api import Page, Route, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits

MULTICOUNTRY = {"is_multicountry": True}
EVALUATION = {"evaluation_model": True}
EVALUATED = ("Escalas de evaluación", "Categorías evaluables", "Períodos evaluativos")


def shown(page: Page) -> list[str]:
    """The words of the side bar, with the settings open."""
    bar = page.get_by_role("navigation", name="Principal")
    expect(bar.get_by_role("link").first).to_be_visible()
    return bar.get_by_role("link").all_inner_texts()


def is_led_away(page: Page, path: str) -> bool:
    page.goto(path)
    page.wait_for_url(lambda address: path not in address)
    return True


@pytest.mark.spec("SHE-025")
@pytest.mark.parametrize("is_on", [True, False])
def test_countries_are_there_for_an_organization_of_several(
    visits: Visits, registry: PluginRegistry, is_on: bool
) -> None:
    tenant = new_tenant(visits.live, registry, settings=MULTICOUNTRY if is_on else {})
    page = visits.window(visits.person(tenant=tenant))
    if not is_on:
        assert is_led_away(page, "/settings-countries")
        assert is_led_away(page, "/settings-country/0b9f2f9e-3f0e-4c39-8a0c-0b1f7e7a4c11")
        return
    page.goto("/settings-countries")
    expect(page.get_by_role("heading", name="Países", level=1)).to_be_visible()
    page.get_by_role("link", name="Nuevo país").first.click()
    page.get_by_label("Nombre").fill("Chile")
    page.get_by_label("Código ISO").fill("CL")
    page.get_by_role("combobox", name="Períodos").click()
    page.get_by_role("option", name="Trimestres").click()
    page.get_by_role("button", name="Crear país").click()
    page.wait_for_url(re.compile("/settings-country/[0-9a-f-]{36}"))
    page.reload()
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    expect(panel.get_by_role("textbox", name="Nombre")).to_have_value("Chile")


@pytest.mark.spec("SHE-059")
@pytest.mark.parametrize(
    ("role", "flags", "is_there"),
    [("R04", EVALUATION, True), ("R05", EVALUATION, True), ("R04", {}, False), ("R07", EVALUATION, False)],
)
def test_evaluation_is_in_the_settings_of_who_may_and_where_it_is_on(
    visits: Visits, registry: PluginRegistry, role: str, flags: dict[str, bool], is_there: bool
) -> None:
    tenant = new_tenant(visits.live, registry, settings=MULTICOUNTRY, flags=flags)
    page = visits.window(visits.person(role, tenant))
    page.goto("/settings-countries" if role != "R07" else "/contents")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    words = shown(page)
    for name in EVALUATED:
        assert (name in words) is is_there, words
    if not is_there:
        for path in ("/settings-scales", "/settings-categories", "/settings-periods"):
            assert is_led_away(page, path)


@pytest.mark.spec("SHE-019")
def test_who_may_not_create_finds_no_way_to_it(visits: Visits, registry: PluginRegistry) -> None:
    grants = [{"role": "R07", "actions": ["settings_countries.readList"]}]
    tenant = new_tenant(visits.live, registry, settings=MULTICOUNTRY, grants=grants)
    page = visits.window(visits.person("R07", tenant))
    page.goto("/settings-countries")
    expect(page.get_by_role("heading", name="Países", level=1)).to_be_visible()
    expect(page.get_by_text("Todavía no hay países")).to_be_visible()
    expect(page.get_by_role("link", name="Nuevo país")).to_have_count(0)
    page.goto("/settings-countries/create")
    page.wait_for_url("**/contents")
    expect(page.get_by_role("heading", name="Contenidos", level=1)).to_be_visible()


@pytest.mark.spec("SHE-037", "SHE-038")
def test_the_address_names_the_tab_and_an_unknown_one_opens_the_first(people: People) -> None:
    made = people.call("POST", "system-settings/countries", {"name": "Paraguay", "iso_code": "PY"})
    guid = made.raise_for_status().json()["data"]["guid"]
    page = people.enter(f"/settings-country/{guid}")
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    open_tab = panel.locator("nav [aria-current=page]")
    expect(open_tab).to_have_text("Detalles")
    for name, step in (("Etapas", "education-levels"), ("Años", "education-years"), ("Detalles", "details")):
        panel.get_by_role("link", name=name).click()
        page.wait_for_url(f"**/settings-country/{guid}/{step}")
        page.reload()
        expect(open_tab).to_have_text(name)
        expect(panel.get_by_role("textbox", name="Nueva etapa")).to_have_count(int(name == "Etapas"))
    page.goto(f"/settings-country/{guid}/no-such-tab")
    expect(open_tab).to_have_text("Detalles")
    expect(panel.get_by_role("textbox", name="Nombre")).to_have_value("Paraguay")


@pytest.mark.spec("SHE-094")
def test_leaving_a_new_record_asks_in_the_specified_words(people: People) -> None:
    page = people.enter("/settings-countries/create")
    page.get_by_label("Nombre").fill("Surinam")
    page.get_by_role("link", name="Países").first.click()
    asked = page.get_by_role("dialog", name="¿Salir sin guardar?")
    expect(asked).to_contain_text("¿Seguro que quieres salir sin guardar tus cambios?")
    asked.get_by_role("button", name="Seguir editando").click()
    expect(page.get_by_label("Nombre")).to_have_value("Surinam")


@pytest.mark.spec("SHE-110", part="a country")
def test_a_country_that_is_not_saved_says_so_and_keeps_the_change(people: People) -> None:
    made = people.call("POST", "system-settings/countries", {"name": "Belice", "iso_code": "BZ"})
    guid = made.raise_for_status().json()["data"]["guid"]
    page = people.enter(f"/settings-country/{guid}")

    def fail(route: Route) -> None:
        if route.request.method == "PUT":
            route.fulfill(status=500, json={})
        else:
            route.continue_()

    page.route(f"**/api/system-settings/countries/{guid}", fail)
    field = page.get_by_role("complementary", name="Lo que está abierto").get_by_role(
        "textbox", name="Nombre"
    )
    field.fill("Belize")
    expect(page.get_by_text("No se guardaron los últimos cambios").first).to_be_visible()
    expect(field).to_have_value("Belize")
