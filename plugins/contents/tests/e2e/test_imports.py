"""Importing links from a file, as a publisher does: columns, a look, writing, and what was refused."""

import re
from pathlib import Path
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import Page, expect

PUBLISHER = "R07"


def table(stem: str, rows: int = 3) -> bytes:
    """Good rows, a name that is too short and a row without an address, under a header nobody knows."""
    good = [f"{stem} {row};https://example.org/{row}" for row in range(rows)]
    return "\n".join(["Recurso;Dirección", *good, "X;https://example.org/x", "Sin dirección;", ""]).encode()


def choose(page: Page, name: str, content: bytes) -> None:
    """Give the page a file, as its button's dialog would."""
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/csv", "buffer": content}
    )


def saved(page: Page, button: str) -> str:
    """What a button has the browser save, as text."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).click()
    return Path(waiting.value.path()).read_text("utf-8-sig")


@pytest.mark.story
def test_a_publisher_imports_links_and_gets_the_refused_rows_back(people: People) -> None:
    stem = f"Enlace {uuid4().hex[:6]}"
    page = people.enter("/contents", role=PUBLISHER)
    page.get_by_role("link", name="Importar…").click()
    expect(page.get_by_role("heading", name="Importar enlaces", level=1)).to_be_visible()
    assert saved(page, "Plantilla CSV").startswith("Nombre;Dirección")
    assert violations(page) == []
    choose(page, "enlaces.csv", table(stem))
    page.wait_for_url(re.compile("/imports/[0-9a-f-]{36}"))
    address = page.url
    expect(page.get_by_role("combobox", name="Separador de las celdas")).to_have_value("punto y coma")
    expect(page.get_by_role("cell", name=f"{stem} 0", exact=True)).to_be_visible()
    expect(page.get_by_role("combobox", name="Dirección")).to_have_value("Dirección (B)")
    page.get_by_role("button", name="Revisar las filas").click()
    expect(page.get_by_role("alert")).to_be_visible()
    name = page.get_by_role("combobox", name="Nombre")
    name.fill("recur")
    name.press("ArrowDown")
    name.press("Enter")
    expect(name).to_have_value("Recurso (A)")
    assert violations(page) == []
    page.get_by_role("button", name="Revisar las filas").click()
    expect(page.get_by_role("heading", name="3 filas listas para importar")).to_be_visible()
    expect(page.get_by_text("2 filas rechazadas")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Recurso")).to_contain_text("5")
    assert violations(page) == []
    # Who leaves finds it where it was.
    page.goto("/contents")
    page.goto(address)
    page.get_by_role("button", name="Importar 3 filas").click()
    expect(page.get_by_role("heading", name="3 filas importadas")).to_be_visible()
    refused = saved(page, "Descargar rechazadas").splitlines()
    assert refused[0] == "Recurso;Dirección;Motivos"
    assert [line.split(";")[0] for line in refused[1:]] == ["X", "Sin dirección"]
    page.get_by_role("link", name="Ver la lista").click()
    page.wait_for_url(re.compile("/contents$"))
    for row in range(3):
        expect(page.get_by_role("link", name=f"{stem} {row}", exact=True)).to_be_visible()


def test_a_file_that_is_no_table_is_refused_and_another_one_taken(people: People) -> None:
    page = people.enter("/imports/new/contents.links", role=PUBLISHER)
    choose(page, "vacio.csv", b"\n\n")
    expect(page.get_by_role("alert")).to_contain_text("no tiene filas")
    choose(page, "enlaces.csv", table("Otro", 1))
    page.wait_for_url(re.compile("/imports/[0-9a-f-]{36}"))


def pick(page: Page, field: str, option: str) -> None:
    """Choose an option by typing it."""
    box = page.get_by_role("combobox", name=field)
    box.fill(option)
    box.press("ArrowDown")
    box.press("Enter")


def test_how_a_file_is_read_is_said_and_can_be_chosen(people: People) -> None:
    stem = f"Canción {uuid4().hex[:6]}"
    page = people.enter("/imports/new/contents.links", role=PUBLISHER)
    rows = ["Listado de año", "", "Nombre;Dirección", f"{stem};https://example.org/ñ", ""]
    choose(page, "mac.csv", "\r".join(rows).encode("mac-roman"))
    page.wait_for_url(re.compile("/imports/[0-9a-f-]{36}"))
    encoding = page.get_by_role("combobox", name="Codificación de las letras")
    expect(encoding).to_have_value("Mac (Mac Roman)")
    headers = page.get_by_role("combobox", name="Línea de los encabezados")
    expect(headers).to_have_value("3: Nombre · Dirección")
    expect(page.get_by_role("cell", name=stem, exact=True)).to_be_visible()
    pick(page, "Codificación de las letras", "Windows")
    expect(encoding).to_have_value("Windows (Latin-1)")
    expect(page.get_by_role("cell", name=stem, exact=True)).to_have_count(0)
    pick(page, "Codificación de las letras", "Mac")
    expect(page.get_by_role("cell", name=stem, exact=True)).to_be_visible()
    pick(page, "Línea de los encabezados", "1: Listado")
    expect(page.get_by_role("columnheader", name="Listado de año")).to_be_visible()
    pick(page, "Línea de los encabezados", "3: Nombre")
    expect(page.get_by_role("combobox", name="Dirección")).to_have_value("Dirección (B)")
    assert violations(page) == []
    page.get_by_role("button", name="Revisar las filas").click()
    expect(page.get_by_role("heading", name="1 fila lista para importar")).to_be_visible()


def test_a_phone_reaches_it_and_shows_all_of_it(people: People) -> None:
    page = people.enter("/contents", size=PHONE)
    page.get_by_role("button", name="Más de la lista").click()
    page.get_by_role("menuitem", name="Importar…").click()
    expect(page.get_by_role("heading", name="Importar enlaces", level=1)).to_be_visible()
    choose(page, "enlaces.csv", table("Móvil", 1).replace(b"Recurso", b"Nombre"))
    page.get_by_role("button", name="Revisar las filas").click()
    expect(page.get_by_role("heading", name="1 fila lista para importar")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_what_is_not_theirs_is_not_there(people: People) -> None:
    page = people.enter("/imports/new/contents.links", role="R05")
    expect(page.get_by_role("heading", name="Aquí no hay nada")).to_be_visible()
    page.goto(f"/imports/{uuid4()}")
    expect(page.get_by_text("se guardan siete días")).to_be_visible()
    page.goto("/contents")
    expect(page.get_by_role("link", name="Importar…")).to_have_count(0)
