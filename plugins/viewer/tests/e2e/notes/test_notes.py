"""Notes in the viewer: asked for at once, written, answered, changed, led to and deleted."""

import re

import pytest
from playwright.sync_api import Request, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import ask, page_field
from tests.samples import bad_files

from .screens import ADDRESS, is_open, open_panel, panel, select_word, write

DOCUMENT = "con-indice.pdf"
SOUND = "ciclo-da-agua.pt.ogg"
COURSE = "7d7c4a5e-8c0e-4b39-9c35-6f0d3b5a1c11"


@pytest.mark.spec("VIE-004")
def test_opening_asks_for_notes_except_of_a_students_xapi(readers: Readers) -> None:
    page = readers.window()
    with page.expect_request(ADDRESS) as asked:
        guid = readers.open(page, DOCUMENT)
    assert asked.value.method == "GET"
    assert f"/cms/contents/{guid}/annotations?includeWithoutParent=true" in asked.value.url
    html = b"<!doctype html><title>x</title><h1>Lluvia</h1>"
    package = bad_files.archive({"alu.html": html, "index.html": html})
    activity = readers.put("lluvia.zip", package, type_guid="CTTY_20")
    heard: list[Request] = []
    page.on("request", lambda request: heard.append(request) if ADDRESS.search(request.url) else None)
    page.goto(f"/viewer/{activity}")
    # The window goes to the package itself.
    expect(page.get_by_role("heading", name="Lluvia")).to_be_visible()
    assert heard == []
    teacher = readers.window(readers.person("R02"))
    with teacher.expect_request(ADDRESS):
        teacher.goto(f"/viewer/{activity}")


@pytest.mark.story
def test_a_note_is_written_led_to_answered_changed_and_deleted(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT)
    is_open(page)
    page_field(page).fill("3")
    page_field(page).press("Enter")
    page.get_by_role("button", name="Notas", exact=True).click()
    beside = panel(page)
    expect(beside.get_by_role("checkbox", name="Sobre este lugar: Página 3")).to_be_checked()
    words = "<b>Aquí</b> empieza el vapor"
    with page.expect_response(ADDRESS):
        write(page, words)
    note = beside.get_by_role("article").filter(has_text=words)
    expect(note).to_be_visible()
    note.get_by_role("button", name="Responder").click()
    answer = beside.get_by_role("form", name="Responder")
    answer.get_by_role("textbox").fill("Y sube")
    with page.expect_response(ADDRESS):
        answer.get_by_role("button", name="Guardar").click()
    page.reload()
    is_open(page)
    page_field(page).fill("1")
    page_field(page).press("Enter")
    open_panel(page)
    thread = beside.get_by_role("listitem").filter(has_text=words)
    expect(thread.get_by_role("listitem").filter(has_text="Y sube")).to_be_visible()
    beside.get_by_role("button", name="Nota: ir a Página 3").click()
    expect(page_field(page)).to_have_value("3")
    note.get_by_role("button", name="Editar").click()
    change = beside.get_by_role("form", name="Cambiar la nota")
    change.get_by_role("textbox").fill("Aquí hierve")
    with page.expect_response(ADDRESS) as changed:
        change.get_by_role("button", name="Guardar").click()
    assert changed.value.request.method == "PUT"
    expect(beside.get_by_role("article").filter(has_text="Aquí hierve")).to_be_visible()
    with page.expect_response(ADDRESS):
        beside.get_by_role("article").filter(has_text="Aquí hierve").get_by_role(
            "button", name="Eliminar"
        ).click()
    expect(page.get_by_text("Notas eliminadas correctamente.", exact=True)).to_be_visible()
    expect(beside.get_by_role("article")).to_have_count(0)
    assert ask(page, f"cms/contents/{guid}/annotations") == []


@pytest.mark.spec("VIE-025")
def test_notes_are_made_and_read_under_their_course(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, DOCUMENT, f"?courseGuid={COURSE}")
    is_open(page)
    open_panel(page)
    with page.expect_response(ADDRESS):
        write(page, "Para la clase")
    (made,) = ask(page, f"cms/contents/{guid}/annotations?parent={COURSE}")
    assert made["parent_guid"] == COURSE
    readers.open(page, DOCUMENT, f"?courseGuid={COURSE[:-1]}2")
    is_open(page)
    open_panel(page)
    expect(panel(page).get_by_text("Todavía no hay notas.", exact=False)).to_be_visible()
    readers.open(page, DOCUMENT, f"?courseGuid={COURSE}")
    is_open(page)
    open_panel(page)
    expect(panel(page).get_by_text("Para la clase")).to_be_visible()


def test_a_note_stands_at_a_second_of_what_plays(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, SOUND)
    sound = page.locator("audio")
    page.wait_for_function("() => document.querySelector('audio')?.readyState > 0")
    sound.evaluate("(media) => { media.currentTime = 7 }")
    page.get_by_role("button", name="Notas", exact=True).click()
    expect(panel(page).get_by_role("checkbox", name="Sobre este lugar: 0:07")).to_be_checked()
    write(page, "Escucha esto")
    sound.evaluate("(media) => { media.currentTime = 1 }")
    panel(page).get_by_role("button", name="Nota: ir a 0:07").click()
    expect(sound).to_have_js_property("currentTime", 7)
    expect(page.get_by_role("button", name="Anotar", exact=True)).to_have_count(0)


@pytest.mark.spec("VIE-217")
def test_selected_words_are_copied_highlighted_and_written_on(readers: Readers) -> None:
    page = readers.window()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    readers.open(page, DOCUMENT)
    is_open(page)
    page.keyboard.press("h")
    page.get_by_role("button", name="Seleccionar texto").click()
    bar = select_word(page, "Contents")
    bar.get_by_role("button", name="Copiar").click()
    expect(page.get_by_text("Texto copiado", exact=True)).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "Contents"
    with page.expect_response(ADDRESS) as made:
        bar.get_by_role("button", name="Verde").click()
    assert made.value.status == 201
    expect(bar).to_have_count(0)
    mark = page.get_by_role("button", name=re.compile("^Resaltado, Página 1, Contents"))
    expect(mark).to_be_visible()
    expect(mark.locator('[data-color="green"] rect')).to_have_count(1)
    page.keyboard.press("n")
    expect(panel(page).get_by_role("article").filter(has_text="Contents")).to_be_visible()
    page.keyboard.press("Escape")
    panel(page).get_by_role("button", name="Cerrar las notas").click()
    select_word(page, "Contents").get_by_role("button", name="Escribir una nota").click()
    field = panel(page).get_by_role("textbox", name="Cambiar la nota")
    expect(field).to_be_focused()
    field.fill("Una lista")
    panel(page).get_by_role("form", name="Cambiar la nota").get_by_role("button", name="Guardar").click()
    expect(panel(page).get_by_role("article").filter(has_text="Una lista")).to_be_visible()
