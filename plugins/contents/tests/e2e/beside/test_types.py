"""Types that other plugins bring: offered where a content is made, given a tool, written in an editor."""

import re
from uuid import UUID

import pytest
from estante.testing.browser import People, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from plugins.contents.tests.e2e.content_screens import PREPARED_MS, card, drop, name_field, toast, unique
from plugins.contents.tests.e2e.test_collections import fits, link

EDITORS = {
    "CTTY_01": "fixed layout",
    "CTTY_09": "test",
    "CTTY_14": "question/task",
    "MINT_PAGE": "Mint",
    "QUIZ": "QUIZ",
    "VIDEOLESSON": "VIDEOLESSON",
}


def content(people: People, type_guid: str, **fields: object) -> str:
    """A content of a type that is made with no file yet: the path of its page."""
    body = {"name": unique("Con editor"), "type_guid": type_guid, "is_teacher_only": 0, **fields}
    return f"/content/{people.call('POST', 'cms/contents', body).json()['data']['guid']}"


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("main").get_by_role("link", name=re.compile(f"^{name}"))


@pytest.mark.spec("CON-078")
def test_what_the_organization_can_make_is_offered_and_a_dropped_file_is_recognised(people: People) -> None:
    page = people.enter("/contents/create")
    types = page.get_by_role("group", name="O empieza por el tipo")
    expect(types.get_by_role("button")).to_have_count(26)
    offered = {line.splitlines()[0] for line in types.get_by_role("button").all_inner_texts()}
    brought = {"Página Mint", "Herramienta LTI", "Poema"}
    packages = {"SCORM", "Actividad xAPI", "Contenido interactivo", "Archivo ZIP"}
    files = {"PDF", "Video", "Audio", "Imagen", "Página HTML", "Documento de oficina", "Contenido Flash"}
    books = {"Libro EPUB", "Libro EPUB de editorial", "Libro de maqueta fija"}
    books |= {"Lección Mint", "Libro de catálogo"}
    written = {"Ejercicio", "Prueba", "Cuestionario", "Proyecto", "Videolección"}
    assert offered == brought | packages | files | books | written | {"Enlace", "Aplicación"}
    search = page.get_by_role("textbox", name="Buscar tipo")
    search.fill("dependencia")
    expect(types.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("note")).to_contain_text(
        "no se crea por sí solo: forma parte de otros contenidos"
    )
    search.fill("bloque mint")
    expect(page.get_by_role("note").first).to_contain_text("no se puede crear: ninguna parte de Estante")
    search.fill("")
    assert violations_in_schemes(page) == []
    drop(page, "con-indice.pdf")
    upload = card(page, "Alice's Adventures in Wonderland, chapters I to VI")
    expect(upload.get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)
    expect(upload).to_contain_text("Reconocido como PDF")


def test_a_content_of_a_tool_is_made_of_a_registered_one_and_given_another(people: People) -> None:
    name = unique("Reacciones")
    page = people.enter("/contents/create")
    page.get_by_role("button", name="Herramienta LTI").click()
    form = page.get_by_role("form", name="Herramienta LTI")
    name_field(page).fill(name)
    form.get_by_role("button", name="Crear herramienta lti").click()
    expect(form).to_contain_text("Elige una herramienta registrada")
    form.get_by_role("combobox", name="Herramienta LTI").click()
    assert violations_in_schemes(page) == []
    page.get_by_role("option", name="Laboratorio de química").click()
    form.get_by_role("button", name="Crear herramienta lti").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    aside = page.get_by_role("complementary").filter(has_text="Datos completos")
    expect(aside).to_contain_text("https://tools.example/chemistry/launch")
    expect(aside.get_by_role("button", name="Subir archivo")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Dirección")).to_have_count(0)
    tool = page.get_by_role("combobox", name="Herramienta LTI")
    expect(tool).to_have_value("Laboratorio de química")
    tool.click()
    page.get_by_role("option", name="Mapas vivos").click()
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Contenido guardado")).to_be_visible()
    expect(aside).to_contain_text("https://tools.example/maps/launch")
    assert violations_in_schemes(page) == []
    fits(page)


@pytest.mark.spec("CON-091")
def test_the_editor_tab_is_of_the_types_that_have_an_editor(people: People) -> None:
    page = people.enter()
    for type_guid, kind in EDITORS.items():
        page.goto(content(people, type_guid))
        expect(tab(page, "Editor"), kind).to_be_visible()
    page.goto(content(people, "MINT_PAGE"))
    tab(page, "Editor").click()
    page.wait_for_url(re.compile("/editor$"))
    expect(page.get_by_text("Aquí se escribe «Con editor")).to_be_visible()
    # It has the whole width.
    expect(page.get_by_role("complementary").filter(has_text="Datos completos")).to_have_count(0)
    others = [content(people, type_guid) for type_guid in ("CTTY_05", "CTTY_07", "CTTY_10", "CTTY_12")]
    tool = content(people, "LTI", tool_guid=str(UUID(int=1)))
    for path in (*others, tool, f"/content/{link(people, unique('Sin editor'))}"):
        page.goto(f"{path}/editor")
        # A step that no tab has opens the details.
        expect(page.get_by_role("textbox", name="Descripción")).to_be_visible()
        expect(tab(page, "Agrupación")).to_be_visible()
        expect(tab(page, "Editor")).to_have_count(0)
