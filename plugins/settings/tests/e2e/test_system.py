"""The general settings on the screen: saved, shown again, and what they open follows at once."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.e2e.shell.screens import heading, side_bar


def open_settings(visits: Visits, registry: PluginRegistry) -> Page:
    """The general settings of a new tenant without countries, before an administrator."""
    tenant = new_tenant(
        visits.live, registry, settings={}, languages=["es", "pt"], time_zone="America/Santiago"
    )
    page = visits.window(visits.person(tenant=tenant))
    page.goto("/settings")
    expect(heading(page, "Ajustes")).to_be_visible()
    return page


def save(page: Page) -> None:
    page.get_by_role("region", name="Cambios sin guardar").get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Ajustes guardados").first).to_be_visible()


def tabs(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("navigation", name="Ajustes")


@pytest.mark.spec("SET-003")
def test_menu_and_pages_follow_a_system_setting_at_once(visits: Visits, registry: PluginRegistry) -> None:
    page = open_settings(visits, registry)
    countries = side_bar(page).get_by_role("link", name="Países")
    expect(tabs(page).get_by_role("link", name="Períodos evaluativos")).to_be_visible()
    expect(tabs(page).get_by_role("link", name="Países")).to_have_count(0)
    page.evaluate("window.before = true")
    page.get_by_role("switch", name="Varios países").click(force=True)
    save(page)
    expect(countries).to_be_visible()
    tabs(page).get_by_role("link", name="Países").click()
    expect(heading(page, "Países")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("switch", name="Varios países")).to_be_checked()
    page.get_by_role("switch", name="Varios países").click(force=True)
    save(page)
    expect(tabs(page).get_by_role("link", name="Países")).to_have_count(0)
    expect(countries).to_have_count(0)
    assert page.evaluate("window.before") is True
    page.goto("/settings-countries")
    expect(page).not_to_have_url(re.compile("settings-countries"))


def fill_organization(page: Page) -> None:
    """Each of the organization's settings with another value."""
    page.get_by_role("textbox", name="Nombre de la organización").fill("Colegio del Valle")
    page.get_by_role("combobox", name="Idiomas").press("ArrowDown")
    page.get_by_role("option", name="Inglés").click()
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name="Idioma por defecto").click()
    page.get_by_role("option", name="Portugués").click()
    page.get_by_role("combobox", name="Zona horaria").fill("Madrid")
    page.get_by_role("option", name="Europe/Madrid").click()
    page.get_by_role("textbox", name="Máximo de personas por carga").fill("120")
    page.get_by_role("switch", name="Objetivos de aprendizaje").click(force=True)


@pytest.mark.spec("SET-004")
def test_the_organizations_settings_are_saved_and_shown(visits: Visits, registry: PluginRegistry) -> None:
    page = open_settings(visits, registry)
    fill_organization(page)
    save(page)
    page.reload()
    expect(page.get_by_role("textbox", name="Nombre de la organización")).to_have_value("Colegio del Valle")
    expect(page.get_by_role("combobox", name="Idioma por defecto")).to_have_value("Portugués")
    expect(page.get_by_role("combobox", name="Zona horaria")).to_have_value("Europe/Madrid")
    expect(page.get_by_role("textbox", name="Máximo de personas por carga")).to_have_value("120")
    expect(page.get_by_role("switch", name="Objetivos de aprendizaje")).to_be_checked()
    languages = page.locator('[data-setting="languages"]')
    for name in ("Español", "Portugués", "Inglés"):
        expect(languages).to_contain_text(name)
    system = page.get_by_role("region", name="Ajustes del sistema")
    for name in ("Varios países", "Objetivos de aprendizaje", "Editor de maqueta fija"):
        expect(system.get_by_role("switch", name=name)).to_be_visible()
    expect(system.get_by_role("switch", name="Editor de maqueta fija")).not_to_be_checked()
