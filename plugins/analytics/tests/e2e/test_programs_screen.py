"""The digital programs on the screen: their order, pages, files, and how far students are."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from estante.testing.browser import PHONE, violations, violations_in_schemes
from playwright.sync_api import expect

from plugins.analytics.tests.conftest import FLAGS
from plugins.analytics.tests.programs import Course
from tests.e2e.places import database_of, new_tenant
from tests.e2e.shell.conftest import Visits


@pytest.fixture(scope="module")
def house(live, registry):
    """An organization where six students of a group follow one program, and two another."""
    tenant = new_tenant(live, registry, flags=FLAGS, settings={}, languages=["es", "pt", "en"])

    async def fill() -> None:
        async with database_of(live) as database:
            water = await Course(database, tenant).publish()
            await water.material("Un texto")
            await water.task("Preguntas")
            students = await water.students(6)
            await water.school("Liceo", A=students[:5], B=students[5:])
            for student in students:
                await water.reach(student, "Un texto", 50)
                await water.answer(student, "Preguntas", 8)
            reading = await Course(database, tenant, "Leer").publish()
            await reading.material("Un cuento")
            await reading.students(2)

    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, fill()).result()
    return tenant


@pytest.mark.spec("ANA-007", "ANA-011", part="on the screen")
def test_programs_are_listed_in_an_order_and_written_into_a_file(visits: Visits, house) -> None:
    page = visits.window(visits.person("R04", house), lang="es")
    page.goto("/analytic/usage?period=90d")
    expect(page.get_by_role("heading", name="Uso", exact=True)).to_be_visible()
    page.get_by_role("link", name="Programas", exact=True).click()
    expect(page).to_have_url(re.compile("/analytic/programs.*period=90d"))
    cards = page.get_by_role("region", name="Cifras de los programas")
    expect(cards).to_contain_text("Progreso medio (%)")
    table = page.get_by_role("table", name="Programas digitales")
    rows = table.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("El agua")
    expect(rows.nth(1)).to_contain_text("75")
    expect(rows.nth(2)).to_contain_text("protegido")
    table.get_by_role("button", name="Programa").press("Enter")
    expect(page).to_have_url(re.compile("orderBy=name"))
    table.get_by_role("button", name="Programa").press("Enter")
    expect(rows.nth(1)).to_contain_text("Leer")
    expect(table.get_by_role("columnheader", name="Programa")).to_have_attribute("aria-sort", "descending")
    assert violations_in_schemes(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar «Programas digitales»").click()
        page.get_by_role("menuitem", name="CSV", exact=True).click()
    file = download.value.path().read_text("utf-8-sig").splitlines()
    assert file[0].startswith("Programa;Escuelas;Grupos;Estudiantes")
    assert file[2] == "El agua;1;2;6;0;75.0;80.0"
    page.get_by_role("button", name="Ver «Programas digitales» como tabla").press("Enter")
    expect(page.get_by_role("region", name="Programas digitales")).to_contain_text("El agua")
    phone = visits.window(visits.person("R04", house), lang="es", size=PHONE)
    phone.goto("/analytic/programs")
    expect(phone.get_by_role("table", name="Programas digitales")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone) == []


@pytest.mark.story
@pytest.mark.spec("ANA-008", part="on the screen")
@pytest.mark.spec("ANA-013", part="the group on the screen")
def test_a_program_is_read_by_part_and_group_down_to_its_students(visits: Visits, house) -> None:
    page = visits.window(visits.person("R04", house), lang="es")
    page.goto("/analytic/programs?period=90d")
    page.get_by_role("main").get_by_role("link", name="El agua").click()
    expect(page.get_by_role("heading", name="El agua")).to_be_visible()
    expect(page).to_have_url(re.compile("period=90d"))
    parts = page.get_by_role("table", name="Avance por unidad, lección y tarea")
    expect(parts.get_by_role("row", name="Preguntas")).to_contain_text("100")
    expect(page.get_by_role("region", name="Avance por escuela")).to_contain_text("Liceo")
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name="A · Liceo").press("Enter")
    expect(page).to_have_url(re.compile("group="))
    students = page.get_by_role("table", name="Estudiantes de A")
    expect(students.get_by_role("row")).to_have_count(6)
    expect(students).to_contain_text("Ana Pérez")
    page.get_by_role("button", name="Cerrar el grupo").press("Enter")
    expect(students).to_have_count(0)
    phone = visits.window(visits.person("R04", house), lang="es", size=PHONE)
    phone.goto(page.url)
    expect(phone.get_by_role("heading", name="El agua")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(phone) == []
