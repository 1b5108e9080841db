"""Usage on the screen: charts that are tables too, filters in the address, files, who is kept out."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from estante.testing.browser import PHONE, violations, violations_in_schemes
from estante_analytics.demo.sample import write_sample
from playwright.sync_api import Page, expect

from plugins.analytics.tests.conftest import FLAGS
from tests.e2e.places import database_of, new_tenant
from tests.e2e.shell.conftest import Visits


@pytest.fixture(scope="module")
def house(live, registry):
    """An organization with a year of sample use."""
    tenant = new_tenant(live, registry, flags=FLAGS, languages=["es", "pt", "en"])

    async def fill() -> None:
        async with database_of(live) as database, database.transaction(tenant) as session:
            await write_sample(session, tenant, registry)

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, fill()).result()
    return tenant


def opened(visits: Visits, house: object, path: str = "/analytic/usage", **more: object) -> Page:
    page = visits.window(visits.person("R04", house), lang="es", **more)
    page.goto(path)
    return page


@pytest.mark.story
@pytest.mark.spec("ANA-005", "ANA-009", part="on the screen")
@pytest.mark.spec("ANA-010", part="kept in the address")
def test_usage_is_read_as_a_chart_and_as_a_table_by_the_keyboard(visits: Visits, house) -> None:
    page = opened(visits, house)
    expect(page.get_by_text("Datos de muestra")).to_be_visible()
    expect(page.get_by_role("region", name="Cifras del período")).to_contain_text("que el período anterior")
    chart = page.get_by_role("application", name="Personas activas")
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".recharts-tooltip-wrapper")).to_contain_text("Personas activas")
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name="Ver «Uso por día» como tabla").press("Enter")
    table = page.get_by_role("table", name="Uso por día")
    expect(table.get_by_role("row")).to_have_count(31)
    page.get_by_role("combobox", name="Período").click()
    page.get_by_role("option", name="Últimos 7 días").click()
    expect(page).to_have_url(re.compile("period=7d"))
    expect(table.get_by_role("row")).to_have_count(8)
    assert violations(page) == []
    page.get_by_role("button", name="Todas las personas").click()
    page.get_by_role("combobox", name="Roles").click()
    page.get_by_role("option", name="Docente").click()
    expect(page).to_have_url(re.compile("role=R02"))
    page.reload()
    expect(page.get_by_role("button", name="1 filtro")).to_be_visible()
    phone = opened(visits, house, size=PHONE)
    expect(phone.get_by_role("region", name="Cifras del período")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("ANA-011", part="on the screen")
def test_what_is_shown_is_downloaded_and_a_backwards_span_is_told(visits: Visits, house) -> None:
    page = opened(visits, house, "/analytic/usage?period=7d")
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar «Personas por rol»").click()
        page.get_by_role("menuitem", name="CSV", exact=True).click()
    file = download.value.path().read_text("utf-8-sig").splitlines()
    assert file[0] == "Rol;Personas activas;Sesiones;Horas;Contenidos abiertos"
    assert file[1].startswith("Estudiante;")
    page.goto("/analytic/usage?from=2026-03-10&to=2026-03-01")
    expect(page.get_by_role("heading", name="El último día no puede ser antes del primero")).to_be_visible()
    page.goto("/analytic/usage?from=2020-03-01&to=2020-03-10")
    expect(page.get_by_role("heading", name="Nadie abrió contenidos en estos días")).to_be_visible()
    assert violations(page) == []


@pytest.mark.spec("SHE-022", part="analytics")
def test_a_publisher_is_kept_out(visits: Visits, house) -> None:
    page = visits.window(visits.person("R07", house), lang="es")
    page.goto("/analytic/usage")
    expect(page.get_by_role("heading", name="Contenidos")).to_be_visible()
    expect(page.get_by_text("Esa página no existe, o no tienes acceso a ella")).to_be_visible()
    expect(page.get_by_role("link", name="Analítica")).to_have_count(0)
