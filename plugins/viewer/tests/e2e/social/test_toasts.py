"""Each thing that is saved beside a content says so, and says when it was not, in words of its own."""

import re

import pytest
from playwright.sync_api import Page, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import answers

from .test_commenting import DOCUMENT, open_panel


def saves(page: Page, path: str, button: str, saved: str, failed: str) -> None:
    """Press a button twice: first the call fails, then it goes through."""
    address = re.compile(f"{path}$")
    page.route(address, answers(503, status="error", code="UNAVAILABLE", message="Sin base de datos"))
    press = page.get_by_role("button", name=button, exact=True).last
    press.click()
    expect(page.get_by_role("alert").filter(has_text=failed)).to_be_visible()
    expect(page.get_by_text(saved)).to_have_count(0)
    page.unroute(address)
    press.click()
    expect(page.get_by_role("status").filter(has_text=saved)).to_be_visible()


@pytest.mark.spec("VIE-211")
def test_each_save_has_its_own_words(class_readers: Readers) -> None:
    page = class_readers.window()
    class_readers.open(page, DOCUMENT)
    open_panel(page).get_by_role("textbox", name="Comentario", exact=True).fill("Una idea")
    saves(page, "/comments", "Comentar", "Comentario guardado", "No se guardó el comentario")
    page.get_by_role("button", name="Cerrar los comentarios").click()
    page.get_by_role("button", name="Añadir a una lista").click()
    page.get_by_role("button", name="Nueva lista").click()
    page.get_by_role("textbox", name="Nombre").fill("Para el lunes")
    saves(page, "/playlist-groups", "Guardar", "Lista guardada", "No se guardó la lista")
    saves(page, "/playlists", "Añadir", "Añadido a la lista", "No se añadió a la lista")
    page.get_by_role("button", name="Valorar", exact=True).click()
    for row in page.get_by_role("dialog", name="Valorar este contenido").get_by_role("group").all():
        row.get_by_role("radio", name="4 de 5").press("Space")
    saves(page, "/reviews", "Guardar valoración", "Valoración guardada", "No se guardó la valoración")
    page.get_by_role("button", name="Informar de un problema").click()
    page.get_by_role("radio", name="Tiene un error").check()
    saves(page, "/reports", "Enviar informe", "Informe enviado", "No se envió el informe")
