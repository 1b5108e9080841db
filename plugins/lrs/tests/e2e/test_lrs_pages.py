"""The record store on the screen: a client's secret is shown once, and statements are found and read."""

import re

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import expect


@pytest.mark.story
def test_the_secret_of_a_new_client_is_shown_once(people: People) -> None:
    page = people.enter("/lrs-clients")
    page.get_by_role("link", name="Nuevo cliente").first.click()
    page.get_by_role("textbox", name="Nombre", exact=True).fill("Laboratorio virtual")
    page.get_by_label("Proveedor").fill("Andaluna Digital")
    page.get_by_role("combobox", name="Acceso").click()
    page.get_by_role("option", name="Leer y escribir", exact=True).click()
    page.get_by_role("button", name="Crear cliente").click()
    shown = page.get_by_role("alert").filter(has_text="El secreto se muestra una sola vez")
    expect(shown).to_be_visible()
    expect(shown.get_by_test_id("secret")).to_have_text(re.compile(r"lrs_\S+\s+\S{40,}"))
    assert violations(page) == []
    page.reload()
    expect(page.get_by_role("heading", name="Laboratorio virtual")).to_be_visible()
    expect(shown).to_have_count(0)


def test_a_statement_is_read_as_it_is_stored(people: People) -> None:
    said = {
        "actor": {"name": "Inés", "mbox": "mailto:ines@escuela.example"},
        "verb": {"id": "http://adlnet.gov/expapi/verbs/passed"},
        "object": {"id": "https://escuela.example/pagina-de-prueba"},
    }
    headers = {"X-Experience-API-Version": "1.0.3"}
    with people.client() as admin:
        assert admin.post("lrs/xapi/statements", json=said, headers=headers).status_code == 200
    page = people.enter("/lrs-statements?activity=https://escuela.example/pagina-de-prueba")
    row = page.get_by_role("row", name=re.compile("Inés"))
    expect(row).to_contain_text("aprobó")
    row.get_by_role("button", name=re.compile("Acciones|Más")).click()
    page.get_by_role("menuitem", name="Ver el enunciado").click()
    dialog = page.get_by_role("dialog", name="Enunciado")
    expect(dialog).to_contain_text('"https://escuela.example/pagina-de-prueba"')
    assert violations(page) == []
    dialog.get_by_role("button", name="Cerrar").last.click()
    expect(dialog).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.get_by_text("Inés").first).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
