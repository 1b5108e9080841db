"""Staff read, answer and close what people report, and whoever reported it hears of it."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from .readers import Readers
from .viewer_screens import answers


@pytest.mark.story
@pytest.mark.spec("VIE-211", part="reports")
def test_a_report_is_answered_and_closed_and_its_author_hears(readers: Readers) -> None:
    student = readers.person(name="Luis", lastname="Rey")
    page = readers.window(student)
    guid = readers.open(page, "con-indice.pdf")
    words = f"Falta la página {uuid4().hex}"
    page.get_by_role("button", name="Informar de un problema").click()
    dialog = page.get_by_role("dialog", name="Informar de un problema")
    dialog.get_by_role("radio", name="Tiene un error").check()
    dialog.get_by_role("textbox").fill(words)
    page.route("**/reports", answers(503, status="error", code="UNAVAILABLE", message="Sin base de datos"))
    dialog.get_by_role("button", name="Enviar informe").click()
    expect(page.get_by_role("alert").filter(has_text="No se envió el informe")).to_be_visible()
    page.unroute("**/reports")
    dialog.get_by_role("button", name="Enviar informe").click()
    expect(page.get_by_role("status").filter(has_text="Informe enviado")).to_be_visible()

    editor = readers.window(readers.person("R07", name="Ana", lastname="Gil"))
    editor.goto(f"/reports?status=open&q={words.rpartition(' ')[2]}")
    editor.get_by_role("link", name=str(readers.content(guid)["name"])).click()
    expect(editor.get_by_text(words)).to_be_visible()
    expect(editor.get_by_text("Luis Rey", exact=True)).to_be_visible()
    editor.get_by_role("textbox", name="Respuesta").fill("Ya está la página. Gracias.")
    editor.get_by_role("switch", name="Resuelto").check(force=True)
    editor.get_by_role("button", name="Guardar").click()
    expect(editor.get_by_role("status").filter(has_text="Respuesta guardada")).to_be_visible()
    expect(editor.get_by_text("Ana Gil").first).to_be_visible()

    page.goto("/notifications")
    expect(
        page.get_by_text("El problema que contaste está resuelto. Ya está la página. Gracias.")
    ).to_be_visible()


def test_who_reads_no_reports_has_no_page_of_them(readers: Readers) -> None:
    page = readers.window(readers.person("R02"))
    page.goto("/reports")
    expect(page.get_by_role("heading", name="Problemas informados")).to_have_count(0)
