"""Programs on the screen: made, changed, deleted and brought back."""

import re
from datetime import date
from io import BytesIO
from pathlib import Path

from estante.testing.browser import violations
from openpyxl import Workbook
from playwright.sync_api import expect


def test_one_is_made_changed_deleted_and_brought_back(people):
    page = people.enter("/programs")
    assert violations(page) == []
    page.get_by_role("link", name="Crear").first.click()
    page.get_by_label("Nombre").fill("Norte")
    assert violations(page) == []
    page.get_by_role("button", name="Crear").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Norte")
    page.get_by_label("Nombre").fill("Norte grande")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Norte grande")
    assert violations(page) == []
    page.goto("/programs")
    page.get_by_role("checkbox", name=re.compile("Norte grande")).check()
    page.get_by_role("button", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar").click()
    expect(page.get_by_role("link", name="Norte grande")).to_have_count(0)
    page.goto("/trash")
    page.get_by_role("button", name="Más acciones de Norte grande").first.click()
    page.get_by_role("menuitem", name="Recuperar").click()
    expect(page.get_by_text("«Norte grande» recuperado").first).to_be_visible()
    page.goto("/programs")
    expect(page.get_by_role("link", name="Norte grande")).to_be_visible()


def sheet(*rows):
    book, content = Workbook(), BytesIO()
    for row in rows:
        book.active.append(row)
    book.save(content)
    return content.getvalue()


def test_files_come_in_and_what_is_wrong_goes_back(people):
    rows = [("Nombre", "Clave", "Inicio"), ("Este", 7, date(2026, 3, 1)), ("Oeste", 8, "nunca")]
    text = "Nombre;Clave;Inicio\nArriba;A-7;02/03/2026\nAbajo;A-8;nunca\n"
    for file, content, row in (("a.csv", text.encode(), "Arriba"), ("a.xlsx", sheet(*rows), "Este")):
        page = people.enter("/programs")
        page.get_by_role("link", name="Importar…").click()
        chosen = {"name": file, "mimeType": "application/octet-stream", "buffer": content}
        page.locator("input[type=file]").set_input_files(chosen)
        page.get_by_role("combobox", name="Código").fill("clave")
        page.get_by_role("option", name="Clave").click()
        page.get_by_role("button", name="Revisar las filas").click()
        expect(page.get_by_role("heading", name="1 fila lista para importar")).to_be_visible()
        expect(page.get_by_role("cell", name="nunca", exact=True)).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name="Importar 1 fila").click()
        expect(page.get_by_role("heading", name="1 fila importada")).to_be_visible()
        with page.expect_download() as refused:
            page.get_by_role("button", name="Descargar rechazadas").click()
        assert "nunca" in Path(refused.value.path()).read_text("utf-8-sig")
        page.get_by_role("link", name="Ver la lista").click()
        expect(page.get_by_role("row").filter(has_text=row)).to_contain_text(re.compile("0[12].03.2026"))
