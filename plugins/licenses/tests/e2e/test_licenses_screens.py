"""Licences on the screen: made, filled, redeemed by people and by staff, and taken away."""

import csv
import json
import re
from importlib import resources
from pathlib import Path
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

BY_INTERVAL = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "YEAR"}


def fits(page: Page) -> bool:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def country_of(people: People, role: str) -> str:
    """The country of the demo person of a role."""
    rows = people.call("GET", f"users?role={role}&is_demo=true").json()["data"]
    return str(rows[0]["country_guid"])


def license_of(people: People, **fields: object) -> dict[str, str]:
    """A new licence that the demo student may redeem."""
    body = {"countdown_original": 3, "country": country_of(people, "R01"), **BY_INTERVAL, **fields}
    made: dict[str, str] = people.call("POST", "license-personals", body).json()["data"]
    return made


def country_beside(people: People, country: str) -> str:
    """Another country of the organization."""
    rows = people.call("GET", "system-settings/countries").json()["data"]
    return next(str(row["guid"]) for row in rows if row["guid"] != country)


def person_of(people: People, role: str, country: str) -> tuple[str, str]:
    """A new person, by guid and username."""
    username = f"vera-{uuid4().hex[:8]}"
    body = {"name": "Vera", "lastname": "Luz", "role": role, "username": username, "country_guid": country}
    return str(people.call("POST", "users", body).json()["data"]["guid"]), username


def isbns_of_both_kinds(people: People) -> str:
    """The ISBN of a student and the one of a teacher, of a program."""
    programs = people.call("GET", "lms/courses?pageSize=200").json()["data"]
    program = next(row for row in programs if row["isbn_student"] and row["isbn_teacher"])
    return f"{program['isbn_student']}, {program['isbn_teacher']}"


def texts(code: str) -> str:
    """The sentence of the catalogue for a refusal, up to what it fills in."""
    words = json.loads(resources.files("estante_licenses").joinpath("texts/es.json").read_text("utf-8"))
    return re.escape(re.split(r"[{]", str(words["errors"][code]))[0].strip())


def grouped(code: str) -> str:
    return "-".join(code[at : at + 4] for at in range(0, 16, 4))


def choose(page: Page, field: str, option: str) -> None:
    page.get_by_role("combobox", name=field).click()
    page.get_by_role("option", name=option).first.click()


@pytest.mark.story
@pytest.mark.spec("LIC-016", "LIC-024", "LIC-025")
@pytest.mark.spec("LIC-059", part="licences")
def test_a_licence_is_made_filled_and_listed(people: People) -> None:
    publication = people.call("GET", "cms/publications").json()["data"][0]
    page = people.enter("/licenses")
    assert violations(page) == []
    page.get_by_role("link", name="Nueva licencia").first.click()
    create = page.get_by_role("button", name="Crear licencia")
    create.click()
    uses = page.get_by_label("Número de usos")
    expect(uses).to_have_accessible_description(re.compile("Completa este dato"))
    uses.fill("25")
    create.click()
    country = page.get_by_role("combobox", name="País")
    expect(country).to_have_accessible_description(re.compile("Completa este dato"))
    choose(page, "País", "México")
    choose(page, "Vence", "Un día fijo")
    expect(page.get_by_label("Duración")).to_have_count(0)
    page.get_by_role("textbox", name="Último día").fill("30/06/2031")
    assert violations(page) == []
    create.click()
    expect(page.get_by_text(re.compile("Licencia .{16} creada"))).to_be_visible()
    code = page.get_by_role("heading", level=1).inner_text()
    expect(page.get_by_text("0 de 25").first).to_be_visible()
    page.get_by_role("link", name="Publicaciones").last.click()
    page.get_by_role("button", name="Añadir publicaciones").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Publicaciones").fill(publication["name"])
    page.get_by_role("option", name=publication["name"]).first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_role("link", name=publication["name"])).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name=f"Quitar «{publication['name']}»").click()
    expect(page.get_by_text("Esta licencia no abre nada todavía")).to_be_visible()
    page.get_by_role("link", name="Usuarios").last.click()
    expect(page.get_by_text("Nadie la ha canjeado todavía")).to_be_visible()
    page.get_by_role("link", name="Detalles").click()
    page.get_by_label("Número de usos").fill("30")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Licencia guardada")).to_be_visible()
    page.goto(f"/licenses?q={code}")
    row = page.get_by_role("row").filter(has_text=grouped(code))
    expect(row).to_contain_text("0 de 30")
    expect(row).to_contain_text("México")
    assert fits(page)


@pytest.mark.story
@pytest.mark.spec("LIC-031", "LIC-032", "LIC-033", "LIC-038", part="their messages on the screen")
@pytest.mark.spec("LIC-036")
def test_a_person_redeems_a_code_as_it_was_written_down(people: People) -> None:
    made, for_teachers = license_of(people), license_of(people, role_guid="R02")
    spent = license_of(people)
    people.call("PATCH", f"license-personals/{spent['guid']}", {"status": "inactive"})
    page = people.enter("/home", "R01")
    page.get_by_role("link", name="¿Tienes un código? Canjéalo").click()
    code, act = page.get_by_label("Código"), page.get_by_role("button", name="Canjear", exact=True)
    act.click()
    expect(page.get_by_text("Escribe el código", exact=True)).to_be_visible()
    for written, said in (
        ("hola", "Este código no está bien escrito"),
        (for_teachers["code"], "Este código es para el rol «Docente»"),
        (spent["code"], "Esta licencia está desactivada"),
        ("978-84-376-0494-7", "Ningún programa tiene el ISBN 9788437604947"),
    ):
        code.fill(written)
        act.click()
        expect(page.get_by_text(re.compile(said))).to_be_visible()
    assert violations_in_schemes(page) == []
    written = grouped(made["code"])
    code.fill(written.lower())
    act.click()
    expect(page.get_by_text("Código canjeado")).to_be_visible()
    expect(page.get_by_role("list", name="Licencias").get_by_text(written)).to_be_visible()
    code.fill(made["code"])
    act.click()
    expect(page.get_by_text("Este código ya está canjeado en esta cuenta")).to_be_visible()
    assert violations(page) == []
    assert fits(page)


def test_the_code_of_a_scanned_card_stands_in_the_field(people: People) -> None:
    made = license_of(people)
    page = people.enter(f"/redeem?code={made['code']}", "R01")
    expect(page.get_by_label("Código")).to_have_value(made["code"])
    page.get_by_role("button", name="Canjear", exact=True).click()
    expect(page.get_by_text("Código canjeado")).to_be_visible()


@pytest.mark.spec("USR-038")
def test_staff_redeem_a_code_for_a_person_and_take_it_away(people: People) -> None:
    made, country = license_of(people), country_of(people, "R01")
    body = {"name": "Vera", "lastname": "Luz", "role": "R01", "username": f"vera-{uuid4().hex[:8]}"}
    guid = people.call("POST", "users", {**body, "country_guid": country}).json()["data"]["guid"]
    page = people.enter(f"/user/{guid}/licensing")
    expect(page.get_by_text("Ninguna licencia", exact=True)).to_be_visible()
    page.get_by_role("button", name="Canjear un código").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Código").fill(made["code"])
    assert violations(page) == []
    dialog.get_by_role("button", name="Canjear", exact=True).click()
    written = grouped(made["code"])
    expect(page.get_by_text(written)).to_be_visible()
    assert violations_in_schemes(page) == []
    assert fits(page)
    page.goto(f"/license/{made['guid']}/users")
    expect(page.get_by_role("link", name="Vera Luz")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/user/{guid}/licensing")
    page.get_by_role("button", name=f"Quitar la licencia {written}").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitar la licencia").click()
    expect(page.get_by_text("Ninguna licencia", exact=True)).to_be_visible()
    assert people.call("GET", f"license-personals/{made['guid']}").json()["data"]["consumed"] == 0


@pytest.mark.spec("USR-039")
def test_staff_are_told_why_a_code_is_refused_and_keep_it(people: People) -> None:
    country = country_of(people, "R01")
    other = country_beside(people, country)
    guid, username = person_of(people, "R01", country)
    taken, spent = license_of(people), license_of(people, countdown_original=1)
    people.call("POST", f"users/{guid}/redeem", {"code": taken["code"]})
    people.call("POST", f"users/{person_of(people, 'R01', country)[0]}/redeem", {"code": spent["code"]})
    inactive = license_of(people)
    people.call("PATCH", f"license-personals/{inactive['guid']}", {"status": "inactive"})
    page = people.enter(f"/user/{guid}/licensing")
    page.get_by_role("button", name="Canjear un código").click()
    dialog = page.get_by_role("dialog")
    code, act = dialog.get_by_label("Código"), dialog.get_by_role("button", name="Canjear", exact=True)
    for written, said in (
        (spent["code"], texts("LP_REDEEM_03")),
        (taken["code"], texts("LP_REDEEM_04")),
        (license_of(people, role_guid="R02")["code"], texts("LP_REDEEM_06")),
        (license_of(people, country=other)["code"], texts("LP_REDEEM_07")),
        (inactive["code"], texts("LP_REDEEM_INACTIVE")),
        ("978-84-376-0494-7", texts("ISBN_NOT_FOUND")),
        (isbns_of_both_kinds(people), texts("MIXED_ISBN")),
        ("hola", texts("LP_REDEEM_MISTYPED")),
    ):
        code.fill(written)
        act.click()
        expect(code).to_have_accessible_description(re.compile(said))
        expect(code).to_have_value(written)
        expect(act).to_be_enabled()
    assert violations(page) == []
    assert [row["code"] for row in people.call("GET", f"users/{guid}/license-personals").json()["data"]] == [
        taken["code"]
    ], username


@pytest.mark.spec("LIC-029")
def test_who_redeemed_a_licence_is_read_with_the_school_and_taken_along(people: People) -> None:
    made = license_of(people)
    student = people.call("GET", "users?role=R01&is_demo=true").json()["data"][0]
    school = people.call("GET", f"users/{student['guid']}").json()["data"]["school"]["name"]
    people.call("POST", f"users/{student['guid']}/redeem", {"code": made["code"]})
    page = people.enter(f"/license/{made['guid']}/users")
    row = page.get_by_role("list", name="Usuarios").get_by_role("listitem")
    expect(row).to_have_count(1)
    for fact in (student["full_name"], student["username"], school, "Canjeada el", "Vence el"):
        expect(row).to_contain_text(fact)
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar").click()
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        [line] = csv.DictReader(file, delimiter=";")
    assert [line[name] for name in ("Nombre", "Usuario", "Escuela")] == [
        student["full_name"],
        student["username"],
        school,
    ]
    assert line["Canjeada"] < line["Vence"]


@pytest.mark.spec("LIC-001")
def test_licences_are_listed_filtered_and_taken_along(people: People) -> None:
    name = f"Norte {uuid4().hex[:8]}"
    rule = {"country": country_of(people, "R01"), **BY_INTERVAL}
    batch = people.call("POST", "license-batches", {"name": name, "codes_amount": 1, **rule}).json()["data"]
    made, other = license_of(people), license_of(people, role_guid="R02")
    page = people.enter(f"/licenses?q={made['code']}")
    page.get_by_role("button", name="Columnas", exact=True).click()
    page.get_by_role("checkbox", name="Lote", exact=True).check()
    page.keyboard.press("Escape")
    table = page.get_by_role("table", name="Licencias")
    for column in ("Código", "Usos", "Rol", "País", "Vence", "Estado", "Lote", "Creación", "Creada por"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    row = table.get_by_role("row").filter(has_text=grouped(made["code"]))
    for fact in ("0 de 3", "Estudiante", "1 año", "Activa", "Lucía Márquez"):
        expect(row).to_contain_text(fact)
    page.goto(f"/licenses?q={other['code']}&role=R01")
    expect(page.get_by_text(grouped(other["code"]))).to_have_count(0)
    page.goto(f"/licenses?q={other['code']}&role=R02&status=active&expires=interval")
    expect(table.get_by_role("row").filter(has_text=grouped(other["code"]))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Exportar").click()
        page.get_by_role("menuitem", name="CSV").click()
    with Path(download.value.path()).open(encoding="utf-8-sig", newline="") as file:
        assert [line["Código"] for line in csv.DictReader(file, delimiter=";")] == [other["code"]]
    page.goto(f"/license-batch/{batch['guid']}/licenses")
    code = page.get_by_role("list", name="Licencias").get_by_role("listitem")
    expect(code).to_have_count(1)
    of_batch = people.call("GET", f"license-batches/{batch['guid']}/licenses").json()["data"][0]["code"]
    page.goto(f"/licenses?q={of_batch}")
    expect(table.get_by_role("row").filter(has_text=grouped(of_batch))).to_contain_text(str(batch["number"]))


@pytest.mark.spec("LIC-026")
def test_a_refused_publication_has_a_toast_of_its_own_and_changes_nothing(people: People) -> None:
    made = license_of(people)
    publication = people.call("GET", "cms/publications").json()["data"][0]
    page = people.enter(f"/license/{made['guid']}/publications")
    refusal = {"status": "error", "code": "MIXED_ISBN", "message": "No se mezclan.", "errors": []}

    def refuse(route: object) -> None:
        if route.request.method == "POST":  # type: ignore[attr-defined]
            route.fulfill(status=412, json=refusal)  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route(f"**/api/license-personals/{made['guid']}/publications*", refuse)
    page.get_by_role("button", name="Añadir publicaciones").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Publicaciones").fill(publication["name"])
    page.get_by_role("option", name=publication["name"]).first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(page.get_by_text("Estas publicaciones no van en la misma licencia")).to_be_visible()
    expect(page.get_by_text("No se mezclan.")).to_be_visible()
    dialog.get_by_role("button", name="Cancelar").click()
    expect(page.get_by_text("Esta licencia no abre nada todavía")).to_be_visible()
