"""Who changed a content, which files it has had, and what is wrong said where it is."""

import re

from estante.testing.browser import People
from playwright.sync_api import expect

from .content_screens import PREPARED_MS, add_link, card, drop, name_field, row, sample, toast, unique


def test_a_record_names_who_changed_it_and_the_preview_tells_how(people: People) -> None:
    page = people.enter()
    name = unique("Con historia")
    path = add_link(page, name)
    theirs = people.enter(path, "R07")
    theirs.get_by_role("textbox", name="Descripción").fill("Sube y baja")
    theirs.keyboard.press("Control+s")
    expect(toast(theirs, "Contenido guardado")).to_be_visible()
    expect(theirs.get_by_text(re.compile(r"Actualizado .+ por Inés Valdés"))).to_be_visible()
    page.goto(f"/contents?q={name}")
    expect(row(page, name)).to_be_visible()
    page.keyboard.press("j")
    page.keyboard.press("Space")
    history = page.get_by_role("complementary", name="Vista previa").get_by_role("region", name="Historial")
    expect(history.get_by_role("listitem").first).to_contain_text("Inés Valdés cambió descripción")
    expect(history.get_by_role("listitem").last).to_contain_text("Lucía Márquez creó el contenido")


def test_files_are_kept_as_versions(people: People) -> None:
    page = people.enter("/contents/create")
    drop(page, "enlaces.pdf")
    # By the title that the document has itself.
    ready = card(page, "Enlaces")
    ready.get_by_role("link", name="Completar datos").click(timeout=PREPARED_MS)
    page.get_by_role("button", name="Versiones (1)").click()
    page.keyboard.press("Escape")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Reemplazar", exact=True).click()
    asked.value.set_files(sample("con-indice.pdf"))
    page.get_by_role("button", name="Versiones (2)").click()
    dialog = page.get_by_role("dialog", name="Versiones del archivo")
    expect(dialog.get_by_role("listitem")).to_have_text(
        [re.compile(r"^con-indice\.pdf"), re.compile(r"^enlaces\.pdf")]
    )
    expect(dialog.get_by_role("listitem").first).to_contain_text("En uso")


def test_what_is_missing_is_said_at_its_field_and_takes_the_focus(people: People) -> None:
    page = people.enter("/contents/create")
    page.get_by_role("button", name=re.compile("^Enlace")).click()
    page.get_by_role("button", name="Crear enlace").click()
    expect(page.get_by_text("Escribe al menos 3 caracteres")).to_be_visible()
    expect(page.get_by_text("Escribe la dirección, con https://")).to_be_visible()
    expect(name_field(page)).to_be_focused()
    add_link(page, unique("Largo"))
    name_field(page).fill("🎈" * 300)
    page.get_by_role("textbox", name="ID ERP").focus()
    expect(page.get_by_text("Escribe 250 caracteres como máximo; hay 300")).to_be_visible()
    page.get_by_role("button", name="Descartar").click()
    page.get_by_role("button", name="Añadir: ID ERP").click()
    expect(page.get_by_role("textbox", name="ID ERP")).to_be_focused()


def test_who_deletes_a_content_is_told_what_people_did_with_it(people: People) -> None:
    page = people.enter()
    path = add_link(page, unique("Muy usado"))
    review = {"usefull_rating": 5, "difficult_rating": 2}
    answer = people.call("POST", f"cms/contents/{path.rpartition('/')[2]}/reviews", review)
    assert answer.status_code == 201, answer.text
    page.reload()
    uses = page.get_by_role("complementary").get_by_role("list", name="Dónde se usa")
    expect(uses.get_by_role("listitem")).to_have_text(["Valoraciones1"])
    page.get_by_role("button", name=re.compile("^Más acciones")).click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog", name=re.compile("^Eliminar"))
    expect(dialog.get_by_role("listitem").filter(has_text="Valoraciones")).to_have_text("Valoraciones1")
    # It outlives the content, so it holds nobody back.
    dialog.get_by_role("button", name="Eliminar").click()
    page.wait_for_url(re.compile(r"/contents"))


def test_the_details_of_an_earlier_version_are_restored(people: People) -> None:
    page = people.enter()
    add_link(page, unique("Con versiones"))
    description = page.get_by_role("textbox", name="Descripción")
    for words in ("Sube y baja", "Solo sube"):
        description.fill(words)
        page.keyboard.press("Control+s")
        expect(toast(page, "Contenido guardado").last).to_be_visible()
        expect(page.get_by_role("region", name="Historial").locator("ins").first).to_have_text(words)
    page.get_by_role("button", name="Versiones anteriores").click()
    dialog = page.get_by_role("dialog", name="Versiones anteriores")
    expect(dialog.locator("ins")).to_have_count(2)
    expect(dialog.locator("ins").first).to_have_text("Sube y baja")
    dialog.get_by_role("button", name=re.compile("^Restaurar la versión")).first.click()
    expect(toast(page, "Versión restaurada")).to_be_visible()
    expect(description).to_have_value("Sube y baja")
