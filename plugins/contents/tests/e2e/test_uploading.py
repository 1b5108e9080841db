"""From files on a desk to contents on the shelf."""

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, expect

from .content_screens import PREPARED_MS, add_link, card, drop, name_field, row, sample, toast, unique

# Title of the card (the file's own, where it has one) -> file, type as the list names it, and whether its own
# picture becomes the cover.
KINDS = {
    "Alice's Adventures in Wonderland, chapters I to VI": ("con-indice.pdf", "PDF", True),
    "ciclo del agua": ("ciclo-del-agua.webm", "Video", True),
    "ciclo da agua.pt": ("ciclo-da-agua.pt.ogg", "Audio", False),
    "portada 800x600": ("portada-800x600.jpg", "Imagen", True),
    "Un solo SCO": ("scorm12-un-sco.zip", "SCORM", False),
}


@pytest.mark.story
@pytest.mark.spec("CON-006", "CON-049")
@pytest.mark.spec("CON-078", part="those that can be made")
@pytest.mark.spec("CON-094", part="size, status and reason")
def test_dropped_files_of_every_kind_and_a_link_stand_in_the_list(people: People) -> None:
    page = people.enter("/contents/create")
    types = page.get_by_role("group", name="O empieza por el tipo")
    expect(types.get_by_role("button")).to_have_count(24)
    offered = {line.splitlines()[0] for line in types.get_by_role("button").all_inner_texts()}
    packages = {"SCORM", "Actividad xAPI", "Contenido interactivo", "Archivo ZIP"}
    files = {"PDF", "Video", "Audio", "Imagen", "Página HTML", "Documento de oficina", "Contenido Flash"}
    books = {"Libro EPUB", "Libro EPUB de editorial", "Libro de maqueta fija"}
    books |= {"Lección Mint", "Libro de catálogo"}
    written = {"Ejercicio", "Prueba", "Cuestionario", "Proyecto", "Videolección"}
    assert offered == packages | files | books | written | {"Enlace", "Aplicación", "Herramienta LTI"}
    drop(page, *[name for name, _, _ in KINDS.values()])
    for title, (_, kind, has_picture) in KINDS.items():
        upload = card(page, title)
        expect(upload.get_by_text("Listo", exact=True)).to_be_visible(timeout=PREPARED_MS)
        expect(upload).to_contain_text(f"Reconocido como {kind}")
        if has_picture:
            expect(upload.locator("img")).to_have_js_property("complete", value=True)
    link = unique("Enlace al agua")
    add_link(page, link)
    _stand_in_the_list(page, link)


def _stand_in_the_list(page: Page, link: str) -> None:
    page.goto("/contents")
    expect(row(page, link)).to_contain_text("Enlace")
    for title, (name, kind, has_picture) in KINDS.items():
        line = row(page, title).first
        expect(line).to_contain_text(kind)
        expect(line).to_contain_text("Activo")
        expect(line).to_contain_text("KB" if sample(name).stat().st_size > 1024 else "B")
        if has_picture:
            picture = line.locator("img")
            expect(picture).to_be_visible()
            assert picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 0


@pytest.mark.spec("SHE-114", part="updating a content")
def test_a_refused_file_says_what_to_do_and_another_takes_its_place(people: People) -> None:
    page = people.enter("/contents/create")
    drop(page, "usuarios-latin1.csv")
    refused = card(page, "usuarios latin1")
    expect(refused.get_by_role("alert")).to_contain_text("Guárdalo en otro formato")
    with page.expect_file_chooser() as chooser:
        refused.get_by_role("button", name="Elegir otro archivo").click()
    chooser.value.set_files(sample("texto.pdf"))
    ready = card(page, "Don Quijote, capítulo primero")
    expect(refused).to_have_count(0)
    ready.get_by_role("link", name="Completar datos").click(timeout=PREPARED_MS)
    name_field(page).fill(unique("Quijote"))
    page.keyboard.press("Control+s")
    expect(toast(page, "Contenido guardado")).to_be_visible()
