"""One content: editing, two people at once, leaving, deleting, and who may do what."""

import re

import pytest
from estante.testing.browser import People
from playwright.sync_api import expect

from .content_screens import add_link, name_field, row, toast, unique


@pytest.mark.spec("CON-018", "CON-031", "CON-032")
@pytest.mark.spec("CON-087", part="name, description and erp_id")
@pytest.mark.spec("SHE-114", part="updating a content")
def test_details_are_saved_and_a_taken_erp_id_keeps_what_was_typed(people: People) -> None:
    page = people.enter()
    erp, name = unique("CL").replace(" ", "-"), unique("Primero")
    add_link(page, name)
    page.get_by_role("textbox", name="ID ERP").fill(erp)
    page.get_by_role("textbox", name="Descripción").fill("El agua que sube y baja")
    page.get_by_role("switch", name="Activo").click(force=True)
    expect(page.get_by_text("3 cambios sin guardar")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(toast(page, "Contenido guardado")).to_be_visible()
    page.reload()
    expect(page.get_by_role("textbox", name="Descripción")).to_have_value("El agua que sube y baja")
    expect(page.get_by_role("switch", name="Activo")).not_to_be_checked()
    add_link(page, unique("Segundo"))
    page.get_by_role("textbox", name="ID ERP").fill(erp)
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text(f"El ID ERP ya lo usa «{name}». Debe ser único.")).to_be_visible()
    expect(page.get_by_role("textbox", name="ID ERP")).to_have_value(erp)


@pytest.mark.story
def test_two_people_who_edit_at_once_choose_field_by_field(people: People) -> None:
    mine = people.enter()
    path = add_link(mine, unique("Disputado"))
    mine.get_by_role("textbox", name="Descripción").fill("Mi descripción")
    name_field(mine).fill("Mi nombre")
    theirs = people.enter(path, "R07")
    name_field(theirs).fill("Su nombre")
    theirs.get_by_role("switch", name="Público").click(force=True)
    theirs.keyboard.press("Control+s")
    expect(toast(theirs, "Contenido guardado")).to_be_visible()
    mine.keyboard.press("Control+s")
    dialog = mine.get_by_role("dialog", name="Alguien guardó este contenido antes que tú")
    dialog.get_by_role("radio", name=re.compile("Nombre: Lo guardado, Su nombre")).check()
    dialog.get_by_role("button", name="Guardar lo elegido").click()
    expect(toast(mine, "Contenido guardado")).to_be_visible()
    mine.reload()
    expect(name_field(mine)).to_have_value("Su nombre")
    expect(mine.get_by_role("textbox", name="Descripción")).to_have_value("Mi descripción")
    expect(mine.get_by_role("switch", name="Público")).to_be_checked()


@pytest.mark.spec("SHE-093", "SHE-097", "SHE-089")
def test_leaving_asks_only_when_something_would_be_lost(people: People) -> None:
    page = people.enter()
    name = unique("Para salir")
    path = add_link(page, name)
    to_list = page.get_by_role("navigation", name="Ruta").get_by_role("link", name="Contenidos")
    to_list.click()
    expect(row(page, name)).to_be_visible()
    page.goto(path)
    name_field(page).fill(f"{name} bis")
    to_list.click()
    dialog = page.get_by_role("dialog", name="¿Salir sin guardar?")
    expect(dialog).to_contain_text("nombre")
    dialog.get_by_role("button", name="Seguir editando").click()
    expect(name_field(page)).to_have_value(f"{name} bis")
    to_list.click()
    dialog.get_by_role("button", name="Salir sin guardar").click()
    expect(row(page, name)).to_be_visible()
    page.goto(path)
    name_field(page).fill(f"{name} tres")
    to_list.click()
    dialog.get_by_role("button", name="Guardar y salir").click()
    expect(row(page, f"{name} tres")).to_be_visible()


@pytest.mark.spec("CON-023", "SHE-091")
@pytest.mark.spec("CON-024", part="restored for 30 days")
def test_what_is_deleted_comes_back_by_undo(people: People) -> None:
    page = people.enter()
    first, second = unique("Borrable"), unique("Borrable")
    add_link(page, first)
    add_link(page, second)
    page.get_by_role("button", name=re.compile("Más acciones de")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar el contenido").click()
    page.wait_for_url(re.compile("/contents$"))
    expect(row(page, second)).to_have_count(0)
    toast(page, f"«{second}» eliminado").get_by_role("button", name="Deshacer").click()
    expect(row(page, second)).to_be_visible()
    for name in (first, second):
        page.get_by_role("checkbox", name=f"Seleccionar {name}").check()
    page.get_by_role("region", name="Acciones sobre lo seleccionado").get_by_role(
        "button", name="Eliminar"
    ).click()
    dialog = page.get_by_role("dialog", name="Eliminar 2 contenidos")
    expect(dialog).to_contain_text(first)
    dialog.get_by_role("button", name="Eliminar 2 contenidos").click()
    toast(page, "2 contenidos eliminados").get_by_role("button", name="Deshacer").click()
    expect(row(page, first)).to_be_visible()
    expect(row(page, second)).to_be_visible()


@pytest.mark.spec("CON-020", "CON-021")
def test_an_inactive_content_stays_editable_and_can_be_shown_again(people: People) -> None:
    page = people.enter()
    name = unique("Se apaga")
    path = add_link(page, name)
    page.get_by_role("button", name=re.compile("Más acciones de")).click()
    page.get_by_role("menuitem", name="Desactivar").click()
    expect(toast(page, f"«{name}» desactivado")).to_be_visible()
    guid = path.split("/")[2]
    assert people.status_of(f"cms/contents/{guid}", "R02") == 403
    expect(page.get_by_role("switch", name="Activo")).not_to_be_checked()
    toast(page, f"«{name}» desactivado").get_by_role("button", name="Deshacer").click()
    expect(page.get_by_role("switch", name="Activo")).to_be_checked()


@pytest.mark.spec("SHE-020", part="no delete")
def test_a_publisher_deletes_only_what_it_made(people: People) -> None:
    page = people.enter("/contents?q=Alicia", "R07")
    theirs = row(page, "Alicia en el país de las maravillas")
    theirs.get_by_role("button", name=re.compile("Más acciones de")).click()
    expect(page.get_by_role("menuitem", name="Duplicar")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Eliminar")).to_have_count(0)
    page.keyboard.press("Escape")
    name = unique("De la editorial")
    add_link(page, name)
    page.get_by_role("button", name=re.compile("Más acciones de")).click()
    expect(page.get_by_role("menuitem", name="Eliminar")).to_be_visible()


@pytest.mark.spec("SHE-017", "SHE-032")
def test_the_list_is_the_landing_page_of_those_who_may_read_it(people: People) -> None:
    page = people.enter("/")
    page.wait_for_url(re.compile("/contents$"))
    helper = people.enter("/contents", "R05")
    helper.wait_for_url(lambda address: not address.endswith("/contents"))
    expect(helper.get_by_role("link", name="Contenidos")).to_have_count(0)


def test_the_viewer_is_there_before_somebody_opens_it(people: People) -> None:
    page = people.enter()
    path = add_link(page, unique("Por abrir"))
    page.goto("/contents")
    expect(page.get_by_role("table")).to_be_visible()
    with page.expect_response(re.compile("/ui/plugins/viewer/.+/viewer.page")):
        page.goto(path)
    expect(page.get_by_role("link", name="Abrir en el visor")).to_be_visible()


def test_a_copy_is_named_and_opens_from_its_toast(people: People) -> None:
    page = people.enter()
    name = unique("Para copiar")
    add_link(page, name)
    page.goto(f"/contents?q={name}")
    row(page, name).get_by_role("button", name=re.compile("^Más acciones")).click()
    page.get_by_role("menuitem", name="Duplicar").click()
    made = toast(page, "Contenido duplicado")
    expect(made).to_contain_text(f"{name} (copia)")
    made.get_by_role("button", name="Abrir").click()
    page.wait_for_url(re.compile("/content/"))
    expect(page.get_by_role("heading", name=f"{name} (copia)", level=1)).to_be_visible()
    page.goto(page.url.replace("/content/", "/viewer/"))
    expect(page.get_by_role("heading", name=f"{name} (copia)").first).to_be_visible()
    expect(page.get_by_text("example.org").first).to_be_visible()
