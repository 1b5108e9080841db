"""Projects on the screen: written by an editor, delivered by a student, marked, and their file opened."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import FilePayload, Page, Route, expect

from .readers import Readers

SAVED = "Guardado"
UPLOADS = "**/api/uploads"


def pdf(readers: Readers, name: str) -> FilePayload:
    return {"name": name, "mimeType": "application/pdf", "buffer": readers.file("texto.pdf")}


def new_project(people: People, **fields: object) -> str:
    """A project that anybody can open: its guid."""
    body = {"name": f"La lluvia {uuid4().hex[:6]}", "type_guid": "CTTY_17", "is_teacher_only": 0}
    guid = str(people.call("POST", "cms/contents", {**body, "is_public": True}).json()["data"]["guid"])
    statement = {"statement": "<p>Mide la lluvia de una semana.</p>", **fields}
    people.call("PUT", f"cms/contents/{guid}/project", statement).raise_for_status()
    return guid


def is_saved(page: Page) -> None:
    """What was written last is on the server."""
    expect(page.get_by_role("status").filter(has_text=SAVED)).to_be_visible()


def deliver(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Tu texto").fill(words)
    # It waits for a file that is still on its way.
    page.get_by_role("button", name="Entregar", exact=True).click()
    expect(page.get_by_text("Todavía no está corregido.")).to_be_visible()


@pytest.mark.spec("CON-064")
def test_a_project_is_written_delivered_replaced_and_marked(readers: Readers, people: People) -> None:
    body = {"name": f"La lluvia {uuid4().hex[:6]}", "type_guid": "CTTY_17", "is_teacher_only": 0}
    guid = str(people.call("POST", "cms/contents", {**body, "is_public": True}).json()["data"]["guid"])
    editor = people.enter(f"/content/{guid}/project")
    editor.get_by_role("textbox", name="Enunciado").fill("Mide la lluvia de una semana.")
    is_saved(editor)
    due = editor.get_by_role("group", name="Fecha de entrega")
    due.get_by_role("textbox").first.fill("31/12/2098")
    due.get_by_label("Fecha de entrega: Hora").fill("12:00")
    materials = editor.get_by_role("region", name="Materiales")
    with editor.expect_response(lambda answer: answer.url.endswith("/project/materials")) as added:
        materials.locator("input[type=file]").set_input_files([pdf(readers, "tabla.pdf")])
    assert added.value.status == 201
    expect(editor.get_by_role("link", name="tabla.pdf")).to_be_visible()
    is_saved(editor)
    assert violations(editor) == []

    student = readers.enter()
    student.goto(f"/viewer/{guid}")
    expect(student.get_by_text("Mide la lluvia de una semana.")).to_be_visible()
    expect(student.get_by_text("Se entrega hasta el")).to_contain_text("2098")
    expect(student.get_by_role("link", name="tabla.pdf")).to_be_visible()
    student.get_by_role("button", name="Entregar", exact=True).click()
    expect(student.get_by_role("alert")).to_contain_text("Escribe un texto o añade un archivo")
    deliver(student, "Llovió el lunes.")
    student.get_by_role("button", name="Cambiar la entrega").click()
    student.locator("input[type=file]").set_input_files([pdf(readers, "registro.pdf")])
    expect(student.get_by_text("registro.pdf")).to_be_visible()
    deliver(student, "Llovió el lunes y el martes.")
    expect(student.get_by_role("link", name="registro.pdf")).to_be_visible()
    assert violations_in_schemes(student) == []

    editor.goto(f"/content/{guid}/deliveries")
    entry = editor.get_by_role("list", name="Entregas").get_by_role("button")
    expect(entry).to_contain_text("Por corregir")
    entry.press("Enter")
    expect(editor.get_by_text("Llovió el lunes y el martes.")).to_be_visible()
    expect(editor.get_by_role("link", name="registro.pdf")).to_be_visible()
    editor.get_by_role("textbox", name="Nota").fill("8,5")
    editor.get_by_role("textbox", name="Comentario").fill("Buen registro")
    editor.get_by_role("button", name="Guardar la corrección").click()
    expect(entry).to_contain_text("Corregida: 8,5")
    assert violations_in_schemes(editor) == []

    student.reload()
    expect(student.get_by_text("8,5 de 10")).to_be_visible()
    expect(student.get_by_text("Buen registro")).to_be_visible()
    expect(student.get_by_role("button", name="Cambiar la entrega")).to_have_count(0)
    student.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert student.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_project_that_is_due_is_closed(readers: Readers, people: People) -> None:
    guid = new_project(people, due_at="2020-01-31T12:00:00Z")
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_text("No entregaste nada y el plazo terminó.")).to_be_visible()
    expect(page.get_by_role("button", name="Entregar", exact=True)).to_have_count(0)


def test_a_delivery_that_is_not_taken_stays_on_the_page(readers: Readers, people: People) -> None:
    guid = new_project(people)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    page.get_by_role("textbox", name="Tu texto").fill("Llovió")
    page.route("**/delivery", lambda route: route.fulfill(status=503, json={"code": "UNAVAILABLE"}))
    page.get_by_role("button", name="Entregar", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("No se entregó.")
    expect(page.get_by_role("textbox", name="Tu texto")).to_have_value("Llovió")
    page.unroute("**/delivery")
    deliver(page, "Llovió")


@pytest.mark.spec("VIE-117")
def test_the_file_of_a_project_opens_by_its_format(readers: Readers) -> None:
    page = readers.enter()
    for name, shown in (
        ("texto.pdf", page.locator(".pdfViewer .page canvas").first),
        ("portada-800x600.jpg", page.get_by_role("img", name=re.compile("^portada"))),
        ("guia.docx", page.get_by_text("guia.docx · ")),
    ):
        guid = readers.put(name, readers.file(name), type_guid="CTTY_17")
        page.goto(f"/viewer/{guid}")
        page.get_by_text("Archivo", exact=True).click()
        expect(shown).to_be_visible()


def test_a_delivery_waits_for_its_file_and_is_none_without_it(readers: Readers, people: People) -> None:
    guid = new_project(people)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    page.get_by_role("textbox", name="Tu texto").fill("Con archivo")
    deliver_now, ends = page.get_by_role("button", name="Entregar", exact=True), list[Route]()

    def hold(route: Route) -> None:
        ends.append(route)

    page.route(UPLOADS, hold)
    for file in ("roto.pdf", "registro.pdf"):
        page.locator("input[type=file]").set_input_files([pdf(readers, file)])
        expect(page.get_by_text(f"Subiendo {file}")).to_be_visible()
        deliver_now.click()
        expect(deliver_now).to_be_disabled()
        if file == "roto.pdf":
            ends.pop().fulfill(status=415, json={"code": "UNSUPPORTED_TYPE", "message": "No es un PDF"})
            expect(page.get_by_role("alert").filter(has_text="No es un PDF")).to_be_visible()
            expect(deliver_now).to_be_enabled()
    ends.pop().continue_()
    expect(page.get_by_text("Todavía no está corregido.")).to_be_visible()
    expect(page.get_by_role("link", name="registro.pdf")).to_be_visible()
