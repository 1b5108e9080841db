"""The parts of a country on the screen: scale, subjects of a stage, order, deletion, courses."""

import json
import re
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.browser import NARROW, People, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, Route, expect

COUNTRIES = "system-settings/countries"
SCALES = "v3/evaluation_scale"


def make(people: People, path: str, **body: object) -> str:
    answer = people.call("POST", path, body)
    guid: str = answer.raise_for_status().json()["data"]["guid"]
    return guid


def open_country(people: People, guid: str, step: str = "details") -> tuple[Page, Locator]:
    page = people.enter(f"/settings-country/{guid}/{step}")
    return page, page.get_by_role("complementary", name="Lo que está abierto")


def fits(page: Page) -> bool:
    """Nothing is wider than the narrowest phone, and axe finds nothing, in light and in dark."""
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return violations_in_schemes(page) == [] and not wide


@pytest.mark.spec("SET-008", "SET-009")
@pytest.mark.spec("SET-050", part="on the screen")
def test_a_country_is_given_a_scale_and_listed_with_it(people: People) -> None:
    make(people, SCALES, name="De uno a siete", type="numeric", min=1, max=7, decimals=1)
    make(people, SCALES, name="De nada", type="qualitative")
    page = people.enter("/settings-countries")
    page.get_by_role("link", name="Nuevo país").first.click()
    page.get_by_label("Nombre").fill("Ecuador")
    page.get_by_label("Código ISO").fill("ec")
    page.get_by_role("combobox", name="Períodos").click()
    page.get_by_role("option", name="Trimestres").click()
    page.get_by_role("button", name="Crear país").click()
    expect(page.get_by_text("País «Ecuador» creado").first).to_be_visible()
    make(people, "disciplines", name="Arte", country=page.url.split("/")[4])
    panel = page.get_by_role("complementary", name="Lo que está abierto")
    panel.get_by_role("combobox", name="Escala").fill("De")
    expect(page.get_by_role("option", name="De uno a siete")).to_be_visible()
    expect(page.get_by_role("option", name="De nada")).to_have_count(0)
    page.get_by_role("option", name="De uno a siete").click()
    expect(page.get_by_text("País guardado").first).to_be_visible()
    page.goto("/settings-countries")
    row = page.get_by_role("table", name="Países").get_by_role("row", name=re.compile("Ecuador"))
    expect(row.get_by_text(re.compile("^1,0 . 7,0$"))).to_be_visible()
    for cell in ("EC", "1", "0", "Trimestres"):
        expect(row.get_by_text(cell, exact=True)).to_be_visible()
    row.get_by_role("link", name="Ecuador").click()
    page.wait_for_url(re.compile("/settings-country/[0-9a-f-]+"))
    expect(panel.get_by_role("combobox", name="Escala")).to_have_value("De uno a siete")
    make(people, COUNTRIES, name="Nadie", iso_code="XN")
    page.goto("/settings-countries")
    page.get_by_role("button", name=re.compile("Más acciones de Nadie")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    expect(page.get_by_role("row", name=re.compile("Nadie"))).to_have_count(0)
    assert fits(page)


@pytest.mark.spec("SHE-105")
def test_a_stage_is_given_subjects_of_its_country_only(people: People) -> None:
    bolivia = make(people, COUNTRIES, name="Bolivia", iso_code="BO")
    panama = make(people, COUNTRIES, name="Panamá", iso_code="PA")
    make(people, "disciplines", name="Aymara", country=bolivia)
    make(people, "disciplines", name="Aymara de otros", country=panama)
    make(people, "education-levels", name="Primaria", country=bolivia)
    page, panel = open_country(people, bolivia, "education-levels")
    panel.get_by_role("button", name="Primaria: 0 asignaturas").click()
    dialog = page.get_by_role("dialog", name="Asignaturas de Primaria")
    dialog.get_by_role("combobox", name="Asignaturas").fill("Aymara")
    expect(page.get_by_role("option")).to_have_text(["Aymara"])
    page.get_by_role("option", name="Aymara").click()
    page.keyboard.press("Escape")
    assert violations(page) == []
    dialog.get_by_role("button", name="Guardar asignaturas").click()
    expect(panel.get_by_role("button", name="Primaria: 1 asignatura", exact=True)).to_be_visible()
    levels = people.call("GET", f"education-levels?country={bolivia}").json()["data"]
    assert [subject["name"] for subject in levels[0]["disciplines"]] == ["Aymara"]
    panel.get_by_role("navigation").get_by_role("link", name="Asignaturas").click()
    panel.get_by_role("button", name="Eliminar Aymara").click()
    asked = page.get_by_role("dialog", name="Eliminar la asignatura «Aymara»")
    asked.get_by_role("button", name="Eliminar").click()
    expect(asked.get_by_role("alert")).to_have_text("No se puede eliminar. Se usa en: Etapas educativas (1).")
    assert fits(page)


def test_parts_are_ordered_by_the_keyboard_and_come_back_from_the_trash(people: People) -> None:
    guid = make(people, COUNTRIES, name="Guatemala", iso_code="GT")
    for name in ("Arte", "Física", "Música"):
        make(people, "disciplines", name=name, country=guid)
    page, panel = open_country(people, guid, "subjects")

    def shown() -> list[str]:
        answer = people.call("GET", f"disciplines?country={guid}")
        return [row["name"] for row in answer.json()["data"]]

    panel.get_by_role("button", name="Mover Música").focus()
    for key, place in (("Space", 3), ("ArrowUp", 2), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(
            page.get_by_text(f"el lugar {place} de 3").or_(page.get_by_text(f"lugar {place} de 3"))
        ).to_be_attached()
    with page.expect_response("**/api/disciplines/*"):
        page.keyboard.press("Space")
    first = panel.get_by_role("listitem").first.get_by_role("textbox")
    expect(first).to_have_value("Música")
    assert shown() == ["Música", "Arte", "Física"]
    panel.get_by_role("button", name="Eliminar Física").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(page.get_by_text("Asignatura eliminada").first).to_be_visible()
    assert shown() == ["Música", "Arte"]
    page.get_by_role("button", name="Deshacer").first.click()
    expect(panel.get_by_role("textbox", name="Nombre de Física")).to_be_visible()
    assert sorted(shown()) == ["Arte", "Física", "Música"]


def course(name: str, status: str, *periods: int) -> dict[str, Any]:
    part = {"guid": str(uuid4()), "name": "Básica"}
    return {
        "guid": str(uuid4()),
        "name": name,
        "country_guid": str(uuid4()),
        "academic_period": "bimester",
        "periods": periods,
        "educationLevels": [part],
        "educationYears": [{**part, "name": "4.º"}],
        "status": status,
        "address": f"/program/{name.lower()}",
        "position": 1,
    }


@pytest.mark.spec("SET-010", "SET-024")
@pytest.mark.spec("SET-013", part="on the screen")
def test_the_courses_of_a_country_are_listed_with_level_year_and_state(people: People) -> None:
    guid = make(people, COUNTRIES, name="Honduras", iso_code="HN", academic_period="bimester")
    page, panel = open_country(people, guid)
    tabs = ["Detalles", "Asignaturas", "Etapas", "Años", "Cursos"]
    links = panel.get_by_role("navigation").get_by_role("link")
    expect(links).to_contain_text(tabs)
    assert links.count() == len(tabs)
    panel.get_by_role("link", name="Cursos").click()
    page.wait_for_url("**/courses")
    expect(panel.get_by_text("Este país no tiene programas digitales")).to_be_visible()
    assert violations(page) == []
    programs = [course("Lenguaje", "active", 1), course("Ciencias", "draft", 1, 2)]

    def answer(route: Route) -> None:
        asked = re.search(r"bimester=(\d)", route.request.url)
        rows = [one for one in programs if not asked or int(asked[1]) in one["periods"]]
        body = {"success": True, "data": rows, "meta": {"total": len(rows), "page": 1, "pageSize": 200}}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))

    page.route("**/api/education-courses?*", answer)
    page.reload()
    rows = panel.get_by_role("list", name="Cursos").get_by_role("listitem")
    expect(rows).to_have_count(2)
    for text in ("Básica · 4.º", "Activo"):
        expect(rows.first).to_contain_text(text)
    expect(rows.nth(1)).to_contain_text("Borrador")
    expect(rows.first.get_by_role("link", name="Lenguaje")).to_have_attribute("href", "/program/lenguaje")
    numbers = panel.get_by_role("radiogroup", name="Bimestres").get_by_role("radio")
    expect(numbers).to_have_count(3)
    panel.get_by_text("Bimestre 2", exact=True).click()
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text("Ciencias")
    assert fits(page)
