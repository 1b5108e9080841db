"""The settings page: what holds and where it comes from, changing it, a conflict, going back, and who may."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visits
from .screens import heading, side_bar

NAME = "plugin_settings.viewer.reviews"
HOSTS = "settings.package_hosts"
RADIUS = "branding.border_radius"


def setting(page: Page, key: str) -> Locator:
    """A setting with what stands below it."""
    return page.locator(f'[data-setting="{key}"]')


def save(page: Page) -> None:
    page.get_by_role("region", name="Cambios sin guardar").get_by_role("button", name="Guardar").click()


@pytest.fixture
def page(visits: Visits) -> Iterator[Page]:
    """The page before an administrator; what was changed is taken back at the end."""
    opened = visits.window(visits.person("R04", name="Ana", lastname="Sanz"))
    opened.goto("/home")
    side_bar(opened).get_by_role("link", name="Ajustes").click()
    expect(heading(opened, "Ajustes")).to_be_visible()
    yield opened
    opened.goto("/settings")
    expect(heading(opened, "Ajustes")).to_be_visible()
    back = opened.get_by_role("button", name=re.compile("^Deshacer el cambio de"))
    expect(setting(opened, RADIUS)).to_be_visible()
    for _ in range(back.count()):
        # While the settings come anew there is none for a moment.
        left = max(back.count(), 1)
        back.first.click()
        expect(back).to_have_count(left - 1)


@pytest.mark.story
def test_the_admin_changes_settings_and_goes_back_to_the_files_value(page: Page) -> None:
    radius = setting(page, RADIUS)
    expect(radius).not_to_contain_text("Cambiado aquí")
    field = page.get_by_label("Esquinas redondeadas", exact=True)
    before = field.input_value()
    field.fill("3")
    page.get_by_role("switch", name="Valoraciones").click(force=True)
    save(page)
    expect(page.get_by_text("Ajustes guardados")).to_be_visible()
    expect(radius).to_contain_text(re.compile("Cambiado aquí por Ana Sanz el"))
    page.reload()
    expect(page.get_by_label("Esquinas redondeadas", exact=True)).to_have_value("3")
    expect(setting(page, NAME)).to_contain_text("Cambiado aquí por Ana Sanz")
    radius.get_by_role("button", name="Deshacer el cambio de Esquinas redondeadas").click()
    expect(radius).not_to_contain_text("Cambiado aquí")
    expect(page.get_by_label("Esquinas redondeadas", exact=True)).to_have_value(before)
    expect(page.get_by_role("switch", name="Valoraciones")).not_to_be_checked()


def test_a_wrong_value_is_told_at_its_field(page: Page) -> None:
    page.get_by_label("Esquinas redondeadas", exact=True).fill("99")
    save(page)
    expect(setting(page, RADIUS)).to_contain_text("El máximo es 64")
    page.get_by_role("button", name="Descartar").click()
    expect(page.get_by_label("Esquinas redondeadas", exact=True)).not_to_have_value("99")


def test_sites_for_packages_are_named_and_a_wrong_one_is_told(page: Page) -> None:
    field = page.get_by_role("combobox", name="Sitios para los paquetes")
    for host in ("www.geogebra.org", "*.com"):
        field.fill(host)
        field.press("Enter")
    save(page)
    expect(setting(page, HOSTS)).to_contain_text("el nombre completo de un sitio público")
    field.press("Backspace")
    save(page)
    expect(page.get_by_text("Ajustes guardados")).to_be_visible()
    page.reload()
    expect(setting(page, HOSTS)).to_contain_text("www.geogebra.org")
    expect(setting(page, HOSTS)).not_to_contain_text("*.com")


def test_a_length_of_time_is_read_and_written_in_its_unit(page: Page) -> None:
    idle = "Una sesión sin uso termina después de"
    expect(page.get_by_label(idle, exact=True)).to_have_value("1")
    unit = page.get_by_role("combobox", name=f"Unidad de {idle}")
    expect(unit.locator("option:checked")).to_have_text("día")
    unit.select_option("hour")
    page.get_by_label(idle, exact=True).fill("8")
    save(page)
    expect(page.get_by_text("Ajustes guardados")).to_be_visible()
    page.reload()
    expect(page.get_by_label(idle, exact=True)).to_have_value("8")
    expect(unit.locator("option:checked")).to_have_text("horas")
    back = setting(page, "settings.session_idle_seconds").get_by_role("button")
    expect(back).to_contain_text("1 día")


def test_two_admins_at_one_setting_choose(page: Page, visits: Visits) -> None:
    other = visits.window(visits.person("R04", name="Eva"))
    other.goto("/settings")
    other.get_by_label("Esquinas redondeadas", exact=True).fill("4")
    page.get_by_label("Esquinas redondeadas", exact=True).fill("5")
    save(other)
    expect(other.get_by_text("Ajustes guardados")).to_be_visible()
    save(page)
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("Esquinas redondeadas")
    question.get_by_role("button", name=re.compile("Guardar")).click()
    expect(page.get_by_text("Ajustes guardados")).to_be_visible()
    other.reload()
    expect(other.get_by_label("Esquinas redondeadas", exact=True)).to_have_value("5")


def test_who_may_not_finds_no_entry_and_no_page(visits: Visits) -> None:
    publisher = visits.window(visits.person("R07"))
    publisher.goto("/settings")
    expect(side_bar(publisher)).to_be_visible()
    expect(publisher).not_to_have_url(re.compile("/settings$"))
    expect(side_bar(publisher).get_by_role("link", name="Ajustes")).to_have_count(0)
