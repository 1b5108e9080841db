"""The developer page where normalized SCORM packages take the place of those that editors uploaded."""

import re
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import PHONE
from playwright.sync_api import Page, expect

from plugins.contents.tests.e2e.content_screens import PREPARED_MS, card, drop, row, sample
from tests.e2e.places import Somebody, database_url, new_tenant

from .conftest import Visits

PAGE = "/scormnormalize"
COURSE = "Un solo SCO"
MANY, STEP = 100_000, 5_000
FILL = """
INSERT INTO contents (tenant_id, guid, name, type_guid, storage_status, created_by, created_at)
SELECT %(tenant)s, gen_random_uuid(), 'Curso ' || n, 'CTTY_10', 'upload-done', %(editor)s,
  now() - n * interval '1 second'
FROM generate_series(%(first)s::int + 1, %(first)s::int + %(step)s::int) n
"""


def normalize(page: Page, package: Path, course: str = COURSE) -> None:
    """Choose a package for a course."""
    button = page.get_by_role("button", name=f"Subir el paquete normalizado de {course}", exact=True)
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files(package)


@pytest.mark.spec("SHE-131", "SHE-132")
def test_a_normalized_package_takes_the_place_of_an_editor_s(
    visits: Visits, registry: PluginRegistry
) -> None:
    developers = new_tenant(visits.live, registry, settings={"developer_pages": True})
    editor = visits.window(visits.person("R07", developers))
    editor.goto("/contents/create")
    drop(editor, "scorm12-un-sco.zip", "texto.pdf")
    expect(card(editor, COURSE).get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)
    page = visits.window(visits.person("R04", developers))
    page.goto(PAGE)
    line = row(page, COURSE)
    expect(line).to_contain_text("scorm12-un-sco.zip · v1")
    # The document of the same person is no package.
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(2)
    normalize(page, sample("scorm12-ciclo-del-agua.zip"))
    expect(line).to_contain_text("scorm12-ciclo-del-agua.zip · v2", timeout=PREPARED_MS)
    expect(line).to_contain_text("Listo")
    guid = line.get_by_role("link", name=COURSE, exact=True).get_attribute("href")
    page.goto(f"/viewer/{str(guid).rpartition('/')[2]}")
    expect(page.locator("iframe")).to_be_visible()


def test_a_package_that_is_none_changes_nothing_and_says_why(
    visits: Visits, registry: PluginRegistry
) -> None:
    developers = new_tenant(visits.live, registry, settings={"developer_pages": True})
    page = visits.window(visits.person("R04", developers), size=PHONE)
    page.goto(PAGE)
    expect(page.get_by_text("No hay paquetes SCORM")).to_be_visible()
    page.goto("/contents/create")
    drop(page, "scorm12-un-sco.zip")
    expect(card(page, COURSE).get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)
    page.goto(PAGE)
    page.get_by_role("button", name=f"Más acciones de {COURSE}").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Subir normalizado").click()
    chooser.value.set_files(sample("materiales-sin-indice.zip"))
    expect(page.get_by_text("imsmanifest.xml").first).to_be_visible(timeout=PREPARED_MS)
    page.reload()
    expect(page.get_by_text(re.compile("scorm12-un-sco.zip · v1")).first).to_be_visible()


@pytest.fixture
def crowded(visits: Visits, registry: PluginRegistry) -> Iterator[Somebody]:
    """The administrator of a tenant with 100,000 packages, of whom nothing is left afterwards."""
    tenant = new_tenant(visits.live, registry, settings={"developer_pages": True})
    admin = visits.person("R04", tenant)
    with psycopg.connect(database_url(visits.live), autocommit=True) as connection:
        connection.execute("SELECT set_config('app.tenant', %s, false)", [str(tenant.guid)])
        for first in range(0, MANY, STEP):
            values = {"tenant": tenant.guid, "editor": admin.guid, "first": first, "step": STEP}
            connection.execute(FILL, values)
        yield admin
        connection.execute("DELETE FROM contents WHERE created_by = %s AND file_guid IS NULL", [admin.guid])


@pytest.mark.spec("SHE-133")
def test_a_hundred_thousand_packages_are_walked_to_the_last(visits: Visits, crowded: Somebody) -> None:
    page = visits.window(crowded, langId="es")
    page.goto(f"{PAGE}?pageSize=200&page=50")
    pages = page.get_by_role("navigation", name="Páginas")
    expect(row(page, "Curso 9801")).to_be_visible()
    expect(page.get_by_text("10.000+", exact=True)).to_be_visible()
    # What is counted ends here; the list does not.
    pages.get_by_role("button", name="Página 51", exact=True).click()
    expect(row(page, "Curso 10001")).to_be_visible()
    page.goto(f"{PAGE}?pageSize=200&page=500")
    expect(row(page, "Curso 100000")).to_be_visible()
    normalize(page, sample("scorm12-ciclo-del-agua.zip"), "Curso 100000")
    expect(row(page, "Curso 100000")).to_contain_text("scorm12-ciclo-del-agua.zip · v1", timeout=PREPARED_MS)
    page.get_by_role("searchbox").first.fill("Curso 99999")
    expect(row(page, "Curso 99999")).to_be_visible()
