"""Languages and texts on the screen: added, offered, spoken, and translated key by key."""

import re

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import NARROW, violations
from playwright.sync_api import Locator, Page, expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits
from tests.e2e.shell.records import make_film, make_link
from tests.e2e.shell.screens import heading, side_bar

LANGUAGES = ["es", "pt"]


def languages(page: Page) -> Locator:
    return page.get_by_role("region", name="Idiomas")


def row_of(page: Page, key: str) -> Locator:
    return page.get_by_role("list", name="Textos").get_by_role("listitem").filter(has_text=key)


def add_french(page: Page) -> None:
    """A language by its code: its name is suggested, and it is for contents until it is offered."""
    languages(page).get_by_role("textbox", name="Código").fill("fr")
    languages(page).get_by_role("button", name="Añadir idioma").click()
    expect(page.get_by_text("Français: idioma añadido").first).to_be_visible()
    expect(languages(page).get_by_role("switch", name=re.compile("Français"))).not_to_be_checked()


def translate(page: Page) -> None:
    """Two texts of the frame: one that lacks what its screen fills in is refused, and stays as typed."""
    languages(page).get_by_role("link", name="Traducir los textos de las pantallas").click()
    expect(heading(page, "Textos")).to_be_visible()
    page.get_by_role("combobox", name="Idioma").click()
    page.get_by_role("option", name=re.compile(r"Français · sin texto: \d+")).click()
    page.get_by_role("combobox", name="Ámbito").click()
    page.get_by_role("option", name=re.compile("Marco y acceso")).click()
    page.get_by_role("textbox", name="Buscar").fill("nav.settings")
    row = row_of(page, "nav.settings")
    expect(row).to_contain_text("Ajustes")
    with page.expect_response(re.compile("langs/texts/shell/fr")) as saved:
        row.get_by_role("textbox", name="Texto de nav.settings").fill("Réglages")
    assert saved.value.ok
    page.get_by_role("textbox", name="Buscar").fill("home.title")
    refused = row_of(page, "home.title")
    field = refused.get_by_role("textbox")
    field.fill("Bonjour")
    expect(refused).to_contain_text("Falta {{name}}")
    expect(field).to_have_value("Bonjour")
    field.fill("Bonjour, {{name}}")
    expect(refused.get_by_role("status")).to_have_text("Guardado")
    translate_an_error(page)


def translate_an_error(page: Page) -> None:
    """What the server says is translated beside what the screens say."""
    page.get_by_role("combobox", name="Ámbito").click()
    page.get_by_role("option", name=re.compile("^Errores, avisos y correos")).click()
    page.get_by_role("textbox", name="Buscar").fill("errors.NOT_FOUND")
    row = row_of(page, "errors.NOT_FOUND")
    row.get_by_role("textbox").fill("Rien ici.")
    expect(row.get_by_role("status")).to_have_text("Guardado")


@pytest.mark.spec("SET-056", "SET-057")
def test_a_language_is_added_translated_offered_and_spoken(visits: Visits, registry: PluginRegistry) -> None:
    tenant = new_tenant(visits.live, registry, languages=LANGUAGES)
    page = visits.window(visits.person(tenant=tenant))
    page.goto("/settings")
    add_french(page)
    translate(page)
    assert violations(page) == []
    page.goto("/settings")
    switch = languages(page).get_by_role("switch", name=re.compile("Français"))
    switch.click(force=True)
    expect(page.get_by_text("Français: las personas pueden elegirlo").first).to_be_visible()
    expect(switch).to_be_checked()
    expect(side_bar(page).get_by_role("group", name="Idioma").get_by_role("button")).to_have_text(
        ["ES", "PT", "FR"]
    )
    side_bar(page).get_by_role("button", name="FR").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto("/home")
    expect(heading(page, "Bonjour, Ana")).to_be_visible()
    expect(page.get_by_role("navigation", name="Principal")).to_contain_text("Ajustes")
    page.goto("/profile")
    expect(page.get_by_role("combobox", name="Idioma")).to_have_value("Français")


@pytest.mark.spec("SET-055", part="the selects of contents")
def test_an_added_language_is_one_of_contents_and_of_their_tracks(
    visits: Visits, registry: PluginRegistry
) -> None:
    admin = visits.person(tenant=new_tenant(visits.live, registry, languages=LANGUAGES))
    page = visits.window(admin)
    page.goto("/settings")
    add_french(page)
    offered = ["Español", "Português", "Français"]
    page.goto(f"/content/{make_link(visits, admin)}/classification")
    page.get_by_role("combobox", name="Idiomas").click()
    for name in offered:
        expect(page.get_by_role("option", name=name, exact=True)).to_be_visible()
    page.goto(f"/content/{make_film(visits, admin)}/tracks")
    page.get_by_role("button", name="Añadir", exact=True).click()
    page.get_by_role("dialog").get_by_role("combobox", name="Idioma").click()
    for name in offered:
        expect(page.get_by_role("option", name=name, exact=True)).to_be_visible()


@pytest.mark.spec("SET-057", part="narrow, and back to the built-in text")
def test_a_text_said_otherwise_is_reset(visits: Visits, registry: PluginRegistry) -> None:
    tenant = new_tenant(visits.live, registry, languages=LANGUAGES)
    page = visits.window(visits.person(tenant=tenant), size=NARROW)
    page.goto("/settings/texts")
    page.get_by_role("combobox", name="Idioma").click()
    page.get_by_role("option", name="Español").click()
    page.get_by_role("combobox", name="Ámbito").click()
    page.get_by_role("option", name=re.compile("Marco y acceso")).click()
    page.get_by_role("textbox", name="Buscar").fill("settings.title")
    row = row_of(page, "settings.title")
    row.get_by_role("textbox").fill("Preferencias")
    expect(row.get_by_role("status")).to_have_text("Guardado")
    page.reload()
    expect(heading(page, "Textos")).to_be_visible()
    page.goto("/settings")
    expect(heading(page, "Preferencias")).to_be_visible()
    page.goto("/settings/texts")
    page.get_by_role("combobox", name="Idioma").click()
    page.get_by_role("option", name="Español").click()
    page.get_by_role("textbox", name="Buscar").fill("settings.title")
    page.get_by_role("combobox", name="Ámbito").click()
    page.get_by_role("option", name=re.compile("Marco y acceso")).click()
    with page.expect_response(re.compile("langs/texts/shell/es")) as saved:
        row.get_by_role("button", name="Volver al texto original de settings.title").click()
    assert saved.value.ok
    expect(row.get_by_role("textbox")).to_have_value("Ajustes")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_who_may_not_finds_no_way_to_the_texts(visits: Visits, registry: PluginRegistry) -> None:
    tenant = new_tenant(visits.live, registry, languages=LANGUAGES)
    page = visits.window(visits.person("R05", tenant=tenant))
    page.goto("/settings")
    expect(languages(page).get_by_role("switch", name=re.compile("Español"))).to_be_disabled()
    expect(languages(page).get_by_role("link")).to_have_count(0)
    expect(languages(page).get_by_role("textbox")).to_have_count(0)
    page.goto("/settings/texts")
    expect(page).not_to_have_url(re.compile("/settings/texts"))
