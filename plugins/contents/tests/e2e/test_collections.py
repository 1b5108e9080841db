"""Collections on the screen: made, filled, ordered by keyboard, listed, deleted."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

from tests.e2e.sortable import move_by_keyboard


def link(people: People, name: str) -> str:
    """A content of a test's own: its guid."""
    body = {"name": name, "type_guid": "CTTY_06", "url": "https://example.org/agua", "is_teacher_only": 0}
    return str(people.call("POST", "cms/contents", body).json()["data"]["guid"])


def collection(people: People, name: str, *contents: str, role: str = "R04") -> str:
    """A collection of these contents: its guid."""
    body = {"collection": name}
    guid = str(people.call("POST", "cms/collections", body, role=role).json()["data"]["guid"])
    if contents:
        people.call("POST", f"cms/collections/{guid}/contents", {"guids": list(contents)})
    return guid


def own(word: str) -> str:
    """A name that no other test has."""
    return f"{word} {uuid4().hex[:8]}"


def fits(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("CON-122", "CON-123", "CON-124", "CON-125")
@pytest.mark.spec("CON-133", part="collections: created and changed")
@pytest.mark.spec("SHE-114", part="collections")
def test_a_collection_is_made_and_changed(people: People) -> None:
    page = people.enter("/collection/create")
    name = page.get_by_role("textbox", name="Nombre")
    create = page.get_by_role("button", name="Crear colección")
    create.click()
    expect(name).to_have_accessible_description(re.compile("Completa este dato"))
    name.fill("ab")
    create.click()
    expect(name).to_have_accessible_description(re.compile("Escribe al menos 3 caracteres"))
    name.fill("x" * 251)
    create.click()
    expect(name).to_have_accessible_description(re.compile("250 caracteres como máximo"))
    assert violations(page) == []
    called = own("Plan lector")
    name.fill(called)
    page.get_by_role("combobox", name="País").click()
    page.get_by_role("option", name="México").click()
    page.get_by_role("combobox", name="Etapas educativas").click()
    page.get_by_role("option", name="Educación primaria").last.click()
    page.keyboard.press("Escape")
    create.click()
    expect(page.get_by_text(f"Colección «{called}» creada").first).to_be_visible()
    page.wait_for_url(re.compile("/collection/[0-9a-f-]{36}"))
    expect(page.get_by_role("heading", name=called, level=1)).to_be_visible()
    for tab, step in (("Contenidos", "content"), ("Detalles", "details")):
        page.get_by_role("main").get_by_role("link", name=tab).click()
        page.wait_for_url(re.compile(f"/collection/[0-9a-f-]{{36}}/{step}"))
    name.fill(f"{called} 2")
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Colección guardada").first).to_be_visible()
    guid = page.url.split("/collection/")[1].split("/")[0]
    read = people.call("GET", f"cms/collections/{guid}").json()["data"]
    assert (read["guid"], read["collection"], len(read["educationLevels"])) == (guid, f"{called} 2", 1)
    assert read["country"] is not None


@pytest.mark.spec("CON-126")
@pytest.mark.spec("KER-066", part="collections")
def test_a_publisher_fills_orders_and_empties_a_collection(people: People) -> None:
    mark = own("Orden")
    names = [f"{word} {mark}" for word in ("Agua", "Fuego", "Tierra")]
    for name in names:
        link(people, name)
    guid = collection(people, mark)
    page = people.enter(f"/collection/{guid}/content", "R07")
    expect(page.get_by_text("Todavía no tiene contenidos")).to_be_visible()
    page.get_by_role("button", name="Añadir contenidos").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Buscar contenidos").fill(mark)
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    assert violations(page) == []
    dialog.get_by_role("checkbox", name=names[2]).check()
    dialog.get_by_role("button", name="Añadir 1 contenido", exact=True).click()
    expect(page.get_by_text("1 contenido añadido").first).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=names[2])).to_be_visible()
    page.get_by_role("button", name="Añadir contenidos").click()
    dialog.get_by_label("Buscar contenidos").fill(mark)
    dialog.get_by_role("button", name="Añadir los 3 que coinciden").click()
    rows = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(rows).to_have_count(3)
    order_by_keyboard(page, names)
    page.get_by_role("button", name=f"Quitar {names[0]}").click()
    expect(page.get_by_text("Contenido quitado").first).to_be_visible()
    page.reload()
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(names[1])
    assert violations_in_schemes(page) == []
    fits(page)


def order_by_keyboard(page: Page, names: list[str]) -> None:
    """Tierra, Agua, Fuego becomes Fuego, Tierra, Agua by a button and by Space and an arrow."""
    rows = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text(names[2])
    page.get_by_role("button", name=f"Subir {names[1]}").click()
    expect(page.get_by_text("Orden guardado").first).to_be_visible()
    expect(rows.nth(1)).to_contain_text(names[1])
    page.reload()
    expect(rows.nth(1)).to_contain_text(names[1])
    handle = page.get_by_role("button", name=re.compile(f"(Mover|Arrastrar|Ordenar).*{re.escape(names[1])}"))
    move_by_keyboard(handle, names[1], "ArrowUp", places=(2, 1), count=3)
    expect(rows.nth(0)).to_contain_text(names[1])
    expect(page.get_by_text("Orden guardado").first).to_be_visible()


@pytest.mark.spec("CON-126", part="deleting keeps the contents")
@pytest.mark.spec("CON-118", part="collections")
def test_collections_are_listed_filtered_and_deleted_without_their_contents(people: People) -> None:
    mark = own("Lista")
    content = link(people, f"Agua {mark}")
    collection(people, f"{mark} llena", content)
    collection(people, f"{mark} vacía")
    page = people.enter(f"/collections?q={mark.replace(' ', '%20')}")
    table = page.get_by_role("table", name="Colecciones")
    for column in ("Nombre", "País", "Etapas educativas", "Contenidos"):
        expect(table.get_by_role("columnheader", name=column)).to_be_visible()
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.get_by_role("row", name=re.compile("llena"))).to_contain_text("1")
    assert violations_in_schemes(page) == []
    page.goto(f"/collections?q={mark.replace(' ', '%20')}&contents=none")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table).to_contain_text("vacía")
    page.goto(f"/collections?content={content}")
    expect(table).to_contain_text("llena")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(page.get_by_role("button", name=re.compile("Exportar"))).to_be_visible()
    table.get_by_role("link", name=f"{mark} llena").click()
    page.get_by_role("button", name=re.compile(f"Más acciones de {mark} llena")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    expect(page.get_by_role("dialog")).to_contain_text("Sus contenidos se quedan.")
    page.get_by_role("button", name="Eliminar la colección").click()
    expect(page.get_by_text(f"«{mark} llena» eliminada").first).to_be_visible()
    assert people.call("GET", f"cms/contents/{content}").status_code == 200
    fits(page)


@pytest.mark.spec("KER-072", part="collections")
def test_a_publisher_deletes_only_the_collection_that_it_made(people: People) -> None:
    mark = own("Dueña")
    collection(people, f"{mark} ajena")
    collection(people, f"{mark} propia", role="R07")
    page = people.enter(f"/collections?q={mark.replace(' ', '%20')}", "R07")
    page.get_by_role("button", name=re.compile(f"Más acciones de {mark} ajena")).click()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    expect(page.get_by_role("menuitem", name="Eliminar")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(f"Más acciones de {mark} propia")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    table = page.get_by_role("table", name="Colecciones")
    expect(table.get_by_role("row")).to_have_count(2)
    expect(table).to_contain_text("ajena")


@pytest.mark.spec("KER-067", part="collections and publications")
@pytest.mark.spec("SHE-050", part="contents, publications and collections")
def test_the_submenu_of_contents_leads_to_each_and_the_help_desk_has_none(people: People) -> None:
    page = people.enter("/contents")
    side = page.get_by_role("navigation", name="Principal")
    for name, path in (("Publicaciones", "/publications"), ("Colecciones", "/collections")):
        side.get_by_role("link", name=name).click()
        page.wait_for_url(re.compile(path))
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    desk = people.enter("/users", "R05")
    for path in ("/publications", "/collections", "/publication/create", "/collection/create"):
        desk.goto(path)
        desk.wait_for_url(re.compile("/users"))
    for name in ("Publicaciones", "Colecciones"):
        expect(desk.get_by_role("link", name=name)).to_have_count(0)
    for path in ("cms/publications", "cms/collections"):
        assert people.status_of(path, "R05") == 403


@pytest.mark.spec("SHE-019", part="publications and collections, whose records share the address")
def test_who_may_not_create_is_led_to_the_landing_page(people: People) -> None:
    page = people.enter("/publications", "R07")
    expect(page.get_by_role("heading", name="Publicaciones", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Nueva publicación"))).to_have_count(0)
    page.goto("/publication/create")
    page.wait_for_url("**/contents")
    expect(page.get_by_role("heading", name="Contenidos", level=1)).to_be_visible()
    page.goto("/collection/create")
    expect(page.get_by_role("button", name="Crear colección")).to_be_visible()
