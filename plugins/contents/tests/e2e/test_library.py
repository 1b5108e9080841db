"""The library on the screen: shared, found, changed, opened by those whom it is for, taken back."""

import re

import pytest
from estante.testing.browser import People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

from .content_screens import sample, toast, unique
from .test_collections import fits, link


def choose(page: Page, field: str, *options: str) -> None:
    """Choose options of a field of choices."""
    page.get_by_role("combobox", name=field).click()
    for option in options:
        page.get_by_role("option", name=option, exact=True).click()
    page.keyboard.press("Escape")


def share(people: People, name: str, role: str = "R04", **fields: object) -> tuple[str, str]:
    """A link of this name in the library: its guid, and the resource's."""
    content = link(people, name)
    made = people.call("POST", "cms/library", {"content_guid": content, **fields}, role=role)
    return content, str(made.json()["data"]["guid"])


@pytest.mark.story
@pytest.mark.spec("CON-128", part="the screen")
@pytest.mark.spec("SHE-028")
@pytest.mark.spec("SHE-114", part="the library")
def test_a_publisher_shares_a_content_and_a_file(people: People) -> None:
    name = unique("Ciclo")
    link(people, name)
    page = people.enter("/contents", "R07")
    page.get_by_role("navigation").get_by_role("link", name="Biblioteca").click()
    page.wait_for_url(re.compile("/library$"))
    page.get_by_role("main").get_by_role("link", name="Añadir").first.click()
    page.wait_for_url(re.compile("/library/create"))
    add = page.get_by_role("button", name="Añadir a la biblioteca")
    add.click()
    expect(page.get_by_text("Elige un contenido o sube un archivo")).to_be_visible()
    content = page.get_by_role("combobox", name="Contenido", exact=True)
    content.fill(name)
    page.get_by_role("option", name=name).click()
    expect(page.get_by_role("combobox", name="Roles")).to_have_count(0)
    choose(page, "Disponible para", "Algunos roles")
    add.click()
    expect(page.get_by_text("Elige al menos un rol")).to_be_visible()
    choose(page, "Roles", "Docente")
    assert violations(page) == []
    add.click()
    expect(toast(page, f"«{name}» añadido a la biblioteca")).to_be_visible()
    page.wait_for_url(re.compile("/library/[0-9a-f-]{36}"))
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    page.goto(page.url.split("/library")[0] + "/library/create")
    page.locator("input[type=file]").set_input_files(sample("texto.pdf"))
    # Its name is a link once it is sent.
    expect(page.get_by_role("link", name="texto.pdf")).to_be_visible()
    add.click()
    expect(toast(page, "«texto» añadido a la biblioteca")).to_be_visible()
    off = people.enter("/library", tenant="ipe")
    expect(off.get_by_role("navigation").get_by_role("link", name="Coleções")).to_be_visible()
    expect(off.get_by_role("navigation").get_by_role("link", name="Biblioteca")).to_have_count(0)
    expect(off.get_by_role("heading", level=1)).not_to_have_text("Biblioteca")


@pytest.mark.spec("CON-131")
def test_the_library_is_listed_filtered_and_exported(people: People) -> None:
    mark = unique("Orden")
    share(people, f"{mark} uno", available_for="roles", roles=["R02"], can_download=True)
    share(people, f"{mark} dos")
    page = people.enter(f"/library?q={mark.replace(' ', '+')}")
    rows = page.get_by_role("row").filter(has_text=mark)
    expect(rows).to_have_count(2)
    first = rows.filter(has_text=f"{mark} uno")
    expect(first.locator("mark").first).to_have_text(mark.split()[0])
    for words in ("Enlace", "Docente", "Lucía", "Ver y descargar"):
        expect(first).to_contain_text(words)
    for header in ("Recurso", "Tipo", "Añadido por", "Disponible para", "Añadido"):
        expect(page.get_by_role("columnheader", name=header, exact=True)).to_be_visible()
    page.goto(f"{page.url}&available_for=everyone&type=CTTY_06&added_by=me")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text(f"{mark} dos")
    assert violations_in_schemes(page) == []
    fits(page)


@pytest.mark.spec("CON-129", part="the screen")
@pytest.mark.spec("CON-130", part="the screen")
@pytest.mark.spec("SHE-114", part="the library")
def test_a_teacher_opens_what_is_shared_until_it_is_not(people: People) -> None:
    name = unique("Compartido")
    content, resource = share(people, name, available_for="roles", roles=["R02"])
    teacher, student = people.enter(f"/viewer/{content}", "R02"), people.enter(f"/viewer/{content}", "R01")
    expect(teacher.get_by_text(name).first).to_be_visible()
    expect(student.get_by_text(re.compile("no tiene acceso a este contenido")).first).to_be_visible()
    page = people.enter(f"/library/{resource}")
    page.get_by_role("switch", name="Ver").click(force=True)
    page.get_by_role("switch", name="Usar en programas").click(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Recurso guardado")).to_be_visible()
    teacher.reload()
    expect(teacher.get_by_text(re.compile("no tiene acceso a este contenido")).first).to_be_visible()
    assert violations_in_schemes(page) == []


def test_taking_one_out_says_that_the_content_stays_and_can_be_undone(people: People) -> None:
    name = unique("Retirado")
    content, resource = share(people, name)
    page = people.enter(f"/library/{resource}")
    page.get_by_role("button", name=f"Más acciones de {name}").click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("El contenido se queda")
    dialog.get_by_role("button", name="Quitar de la biblioteca").click()
    expect(toast(page, f"«{name}» quitado de la biblioteca")).to_be_visible()
    assert people.call("GET", f"cms/contents/{content}").status_code == 200
    assert people.call("GET", f"cms/library/{resource}").status_code == 404
    page.get_by_role("button", name="Deshacer").click()
    expect(toast(page, f"«{name}» recuperado")).to_be_visible()
    assert people.call("GET", f"cms/library/{resource}").status_code == 200
