"""Common Cartridge on a collection's page: looked into, taken in, and given out."""

import zipfile
from uuid import uuid4

from estante.testing.browser import PHONE, People, violations_in_schemes
from playwright.sync_api import FilePayload, expect

from plugins.contents.tests.test_cartridges import course

from .content_screens import PREPARED_MS


def collection(people: People, *contents: str) -> str:
    made = people.call("POST", "cms/collections", {"collection": f"Agua {uuid4().hex[:6]}"}).json()["data"]
    if contents:
        people.call("POST", f"cms/collections/{made['guid']}/contents", {"guids": contents})
    return str(made["guid"])


def test_a_cartridge_is_looked_into_and_taken_in(people: People) -> None:
    page = people.enter(f"/collection/{collection(people)}/content")
    nothing = b"PK\x05\x06" + bytes(18)
    wrong: FilePayload = {"name": "nada.imscc", "mimeType": "application/zip", "buffer": nothing}
    chosen = page.get_by_role("main").locator("input[type=file][accept='.imscc,.zip']")
    chosen.set_input_files([wrong])
    expect(page.get_by_role("alert").filter(has_text="No se pudo leer el cartucho")).to_be_visible()
    file: FilePayload = {"name": "curso.imscc", "mimeType": "application/zip", "buffer": course()}
    chosen.set_input_files([file])
    dialog = page.get_by_role("dialog", name="Importar «Curso del agua»")
    expect(dialog).to_contain_text("Entran 3 contenidos")
    expect(dialog.get_by_role("region", name="7 se quedan fuera")).to_contain_text("QTI 1.2")
    expect(dialog.get_by_role("region", name="1 entra sin todo lo suyo")).to_contain_text("Página")
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("button", name="Importar 3 contenidos").click()
    expect(dialog).to_be_hidden()
    for name in ("Lectura", "Mapa", "Página"):
        link = page.get_by_role("main").get_by_role("link", name=name, exact=True)
        expect(link).to_be_visible(timeout=PREPARED_MS)


def test_a_collection_goes_out_with_what_can(people: People) -> None:
    body = {"name": "Mapa", "type_guid": "CTTY_06", "url": "https://example.org/mapa", "is_teacher_only": 0}
    link = people.call("POST", "cms/contents", body).json()["data"]["guid"]
    empty = {"name": "Sin preguntas", "type_guid": "CTTY_09", "is_teacher_only": 0}
    test = people.call("POST", "cms/contents", empty).json()["data"]["guid"]
    page = people.enter(f"/collection/{collection(people, link, test)}/content")
    page.get_by_role("button", name="Exportar Common Cartridge").click()
    dialog = page.get_by_role("dialog", name="Exportar como Common Cartridge 1.3")
    expect(dialog).to_contain_text("Sale 1 contenido")
    expect(dialog.get_by_role("region", name="1 se queda fuera")).to_contain_text("Sin preguntas")
    assert violations_in_schemes(page) == []
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Exportar", exact=True).click()
    assert saved.value.suggested_filename.endswith(".imscc")
    with zipfile.ZipFile(saved.value.path()) as archive:
        assert b"https://example.org/mapa" in archive.read("links/0001.xml")
