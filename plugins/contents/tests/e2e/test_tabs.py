"""The page of a content: its tabs, everything that the details edit, a failed file, what deleting says."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, expect

from tests.e2e.places import until_prepared

from .content_screens import PREPARED_MS, card, name_field, sample, toast, unique
from .test_collections import collection, link
from .test_grouping import publication

SWITCHES = {
    "Activo": ("status", "inactive"),
    "Solo docentes": ("is_teacher_only", 1),
    "Disponible sin conexión": ("is_available_offline", False),
    "Descargable": ("is_downloadable", True),
    "Apto para teléfonos": ("mobile_friendly", True),
}


@pytest.mark.spec("CON-086")
def test_each_tab_has_an_address_and_an_unknown_step_opens_the_details(people: People) -> None:
    body = {"name": unique("Pestañas"), "type_guid": "CTTY_14", "is_teacher_only": 0}
    guid = people.call("POST", "cms/contents", body).json()["data"]["guid"]
    page = people.enter(f"/content/{guid}/nothing-like-it")
    expect(page.get_by_role("textbox", name="Descripción")).to_be_visible()
    tabs = (
        ("Clasificación", "classification", page.get_by_role("combobox", name="Temas")),
        ("Editor", "editor", page.get_by_role("button", name="Añadir pregunta")),
        ("Agrupación", "grouping", page.get_by_role("heading", name="Dependencias")),
        ("Apariencia", "look", page.get_by_role("heading", name="Portada")),
        ("Detalles", "details", page.get_by_role("textbox", name="Descripción")),
    )
    for name, step, shown in tabs:
        page.get_by_role("main").get_by_role("link", name=re.compile(f"^{name}")).click()
        page.wait_for_url(re.compile(f"/content/{guid}/{step}"))
        expect(shown).to_be_visible()
        page.reload()
        expect(shown).to_be_visible()


@pytest.mark.spec("CON-087")
def test_the_details_edit_everything_that_a_content_is(people: People) -> None:
    guid = link(people, unique("Detalles"))
    page = people.enter(f"/content/{guid}/details")
    name, erp = unique("Cambiado"), f"ERP-{uuid4().hex[:8]}"
    name_field(page).fill(name)
    page.get_by_role("textbox", name="Descripción").fill("Otra descripción")
    page.get_by_role("textbox", name="ID ERP").fill(erp)
    page.get_by_role("textbox", name=re.compile("^Dirección")).fill("https://example.org/otra")
    for switch in SWITCHES:
        page.get_by_role("switch", name=switch).click(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Contenido guardado")).to_be_visible()
    read = people.call("GET", f"cms/contents/{guid}").json()["data"]
    texts = {
        "name": name,
        "description": "Otra descripción",
        "erp_id": erp,
        "url": "https://example.org/otra",
    }
    assert {**texts, **dict(SWITCHES.values())}.items() <= read.items()
    page.get_by_role("switch", name="Solo docentes").click(force=True)
    page.get_by_role("switch", name="Público").click(force=True)
    page.get_by_role("button", name="Guardar").click()
    expect(page.get_by_role("button", name="Guardar")).to_have_count(0)
    read = people.call("GET", f"cms/contents/{guid}").json()["data"]
    assert (read["is_teacher_only"], read["is_public"]) == (0, True)
    _replace_a_file(people, page)


def _replace_a_file(people: People, page: Page) -> None:
    """A file gives way to another, as the details have it beside the form."""
    page.goto("/contents/create")
    page.locator("input[type=file]").first.set_input_files(sample("texto.pdf"))
    upload = card(page, "Don Quijote, capítulo primero")
    upload.get_by_role("link", name="Completar datos").click(timeout=PREPARED_MS)
    page.wait_for_url(re.compile("/content/"))
    found = re.search("/content/([0-9a-f-]{36})", page.url)
    assert found is not None
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Reemplazar").click()
    chooser.value.set_files(sample("con-indice.pdf"))
    aside = page.get_by_role("complementary").filter(has_text="con-indice.pdf")
    expect(aside).to_be_visible(timeout=PREPARED_MS)
    assert people.call("GET", f"cms/contents/{found[1]}").json()["data"]["file"]["version"] == 2


@pytest.mark.spec("CON-094")
def test_a_file_that_fails_says_why_and_is_tried_again(people: People) -> None:
    page = people.enter("/contents/create")
    words = unique("roto").replace(" ", "-")
    cut = {"name": f"{words}.pdf", "mimeType": "application/pdf", "buffer": b"%PDF-1.7\n1 0 obj\n<<"}
    page.locator("input[type=file]").first.set_input_files(cut)  # type: ignore[arg-type]
    upload = card(page, words.replace("-", " "))
    expect(upload.get_by_role("alert")).to_contain_text("PDF", timeout=PREPARED_MS)
    listed = people.call("GET", f"cms/contents?q={words.replace('-', '+')}").json()["data"]
    assert [(row["storage_status"]) for row in listed] == ["failed"]
    page.goto(f"/content/{listed[0]['guid']}")
    aside = page.get_by_role("complementary").filter(has_text="Archivo")
    expect(aside).to_contain_text("El PDF")
    with page.expect_response(re.compile("/prepare$")) as again:
        page.get_by_role("button", name="Volver a procesar").click()
    assert again.value.status == 202
    expect(aside).to_contain_text("El PDF", timeout=PREPARED_MS)
    until_prepared(people.live, "andaluna")
    whole = people.call("GET", "cms/contents?q=antologia&storage_status=upload-done").json()["data"]
    assert whole[0]["size"] > 0


@pytest.mark.spec("CON-024", part="publications and collections, at the screen")
def test_deleting_says_first_what_uses_it(people: People) -> None:
    name = unique("Usado")
    guid = link(people, name)
    collection(people, f"Colección {name}", guid)
    title = publication(people, f"Título {name}")
    people.call("POST", f"cms/publications/{title}/contents", {"guids": [guid]})
    people.call("POST", "cms/library", {"content_guid": guid})
    page = people.enter(f"/content/{guid}")
    page.get_by_role("button", name=f"Más acciones de {name}").click()
    page.get_by_role("menuitem", name="Eliminar").click()
    dialog = page.get_by_role("dialog")
    for words in ("Publicaciones", "Colecciones", "Biblioteca"):
        expect(dialog).to_contain_text(words)
    assert people.call("GET", f"cms/contents/{guid}").status_code == 200


@pytest.mark.spec("CON-133")
def test_creating_and_updating_publications_and_collections_say_so(people: People) -> None:
    called = unique("Avisos")
    page = people.enter("/collection/create")
    page.get_by_role("textbox", name="Nombre").fill(called)
    page.get_by_role("button", name="Crear colección").click()
    expect(toast(page, f"Colección «{called}» creada")).to_be_visible()
    page.wait_for_url(re.compile("/collection/[0-9a-f-]{36}"))
    page.get_by_role("textbox", name="Nombre").fill(f"{called} 2")
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Colección guardada")).to_be_visible()
    page.goto("/publication/create")
    page.get_by_role("textbox", name="Nombre").fill(called)
    page.get_by_role("combobox", name="Asignaturas").click()
    page.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Crear publicación").click()
    expect(toast(page, f"Publicación «{called}» creada")).to_be_visible()
    page.wait_for_url(re.compile("/publication/[0-9a-f-]{36}"))
    page.get_by_role("textbox", name="Nombre").fill(f"{called} 2")
    page.get_by_role("button", name="Guardar").click()
    expect(toast(page, "Publicación guardada")).to_be_visible()
