"""Batches on the screen: made, filled with publications, their codes handed out and looked up."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import People, violations, violations_in_schemes
from playwright.sync_api import expect

from .test_licenses_screens import choose, country_of, fits, grouped


@pytest.mark.story
@pytest.mark.spec("LIC-054", "LIC-055", "LIC-056")
@pytest.mark.spec("LIC-059", part="batches")
def test_a_batch_is_made_filled_and_its_codes_are_looked_up(people: People) -> None:
    publication = people.call("GET", "cms/publications").json()["data"][0]
    name = f"Colegio Los Andes {uuid4().hex[:8]}"
    page = people.enter("/license-batch/create")
    create = page.get_by_role("button", name="Crear lote")
    create.click()
    amount = page.get_by_role("textbox", name="Número de códigos")
    expect(amount).to_have_accessible_description(re.compile("Completa este dato"))
    page.get_by_role("textbox", name="Nombre").fill(name)
    amount.fill("120")
    choose(page, "País", "México")
    assert violations(page) == []
    create.click()
    expect(page.get_by_text(f"Lote {name} creado").first).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=re.compile("^Licencias")).click()
    figures = page.get_by_role("region", name="Cifras del lote")
    expect(figures.get_by_role("progressbar")).to_be_visible()
    expect(figures).to_contain_text("0 % canjeado")
    codes = page.get_by_role("list", name="Licencias")
    expect(codes.get_by_role("listitem")).to_have_count(100)
    expect(codes.get_by_text("Libre", exact=True).first).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("main").get_by_role("link", name=re.compile("^Publicaciones")).click()
    page.get_by_role("button", name="Añadir publicaciones").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Publicaciones").fill(publication["name"])
    page.get_by_role("option", name=publication["name"]).first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_role("main").get_by_role("link", name=publication["name"])).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Detalles").click()
    page.get_by_role("textbox", name="Nombre").fill(f"{name} B")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Lote guardado").first).to_be_visible()
    assert fits(page)


@pytest.mark.spec("LIC-059")
def test_making_and_changing_licences_and_batches_says_so(people: People) -> None:
    page = people.enter("/license/create")
    page.get_by_label("Número de usos").fill("2")
    choose(page, "País", "México")
    page.get_by_role("button", name="Crear licencia").click()
    expect(page.get_by_text(re.compile("Licencia .{16} creada"))).to_be_visible()
    page.get_by_label("Número de usos").fill("3")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Licencia guardada")).to_be_visible()
    name = f"Este {uuid4().hex[:8]}"
    page.goto("/license-batch/create")
    page.get_by_role("textbox", name="Nombre").fill(name)
    page.get_by_role("textbox", name="Número de códigos").fill("1")
    choose(page, "País", "México")
    page.get_by_role("button", name="Crear lote").click()
    expect(page.get_by_text(f"Lote {name} creado").first).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=re.compile("^Licencias")).click()
    expect(page.get_by_role("list", name="Licencias").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("main").get_by_role("link", name="Detalles").click()
    page.get_by_role("textbox", name="Nombre").fill(f"{name} B")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Lote guardado").first).to_be_visible()


@pytest.mark.spec("LIC-058")
@pytest.mark.spec("LIC-056", part="a redeemed code on the screen")
def test_a_redeemed_code_is_found_by_its_person(people: People) -> None:
    name = f"Sur {uuid4().hex[:8]}"
    rule = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}
    body = {"name": name, "codes_amount": 2, "country": country_of(people, "R01"), **rule}
    made = people.call("POST", "license-batches", body).json()["data"]
    page = people.enter(f"/license-batch/{made['guid']}/licenses")
    codes = page.get_by_role("list", name="Licencias").get_by_role("listitem")
    expect(codes).to_have_count(2)
    code = people.call("GET", f"license-batches/{made['guid']}/licenses").json()["data"][0]["code"]
    student = people.call("GET", "users?role=R01&is_demo=true").json()["data"][0]
    people.call("POST", f"users/{student['guid']}/redeem", {"code": code})
    with page.expect_download() as download:
        page.get_by_role("button", name="Tarjetas para imprimir").click()
    assert download.value.suggested_filename == f"{name}.zip"
    page.get_by_role("radiogroup", name="Qué códigos").get_by_text("Canjeados").click()
    expect(codes).to_have_count(1)
    expect(codes.first).to_contain_text(grouped(code))
    expect(codes.first).to_contain_text(student["name"])
    page.get_by_role("searchbox", name="Código o persona").fill("nadie así")
    expect(page.get_by_text("Ningún código así")).to_be_visible()
    page.goto(f"/licenses-batch?q={name.replace(' ', '%20')}")
    table = page.get_by_role("table", name="Lotes de licencias")
    for column in ("Nombre", "Códigos", "Canjeados", "Rol", "País", "Vence", "Estado", "Creación"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    expect(table.get_by_role("row", name=re.compile(name))).to_contain_text("1 de 2")
