"""Comments in the viewer: made, marked, answered, changed and deleted, and seen at once by the class."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import answers, page_field

DOCUMENT = "con-indice.pdf"
SOUND = "ciclo-da-agua.pt.ogg"
PHONE = (390, 844)


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Comentarios")


def open_panel(page: Page) -> Locator:
    page.get_by_role("button", name="Comentarios", exact=True).click()
    expect(panel(page).get_by_role("textbox", name="Comentario", exact=True)).to_be_focused()
    return panel(page)


def share_with_class(beside: Locator) -> None:
    beside.get_by_role("combobox", name="Compartir con").click()
    beside.page.get_by_role("option", name="Ciencias 1A").click()
    beside.page.keyboard.press("Escape")


def toast(page: Page, words: str) -> Locator:
    return page.get_by_text(words, exact=True)


@pytest.mark.spec("VIE-214")
@pytest.mark.spec("VIE-187", part="at its page in the viewer")
@pytest.mark.spec("VIE-211", part="comments")
def test_a_comment_stands_at_its_page_and_leads_there(class_readers: Readers) -> None:
    page = class_readers.window()
    class_readers.open(page, DOCUMENT)
    page_field(page).fill("3")
    page_field(page).press("Enter")
    beside = open_panel(page)
    beside.get_by_role("textbox", name="Comentario", exact=True).fill("Aquí empieza el vapor")
    beside.get_by_role("checkbox", name="Sobre este lugar: Página 3").check()
    beside.get_by_role("button", name="Comentar", exact=True).click()
    expect(toast(page, "Comentario guardado")).to_be_visible()
    expect(beside.get_by_text("Aquí empieza el vapor")).to_be_visible()
    mark = page.get_by_role("button", name="Un comentario: Página 3")
    expect(mark).to_be_visible()
    page_field(page).fill("1")
    page_field(page).press("Enter")
    beside.get_by_role("button", name="Ir a Página 3").click()
    expect(page_field(page)).to_have_value("3")
    beside.get_by_role("button", name="Cerrar los comentarios").click()
    expect(beside).to_have_count(0)
    mark.click()
    expect(panel(page).get_by_role("article")).to_be_focused()


@pytest.mark.spec("VIE-187", part="along the bar of a player")
def test_a_comment_stands_along_the_bar_of_a_player_and_leads_there(class_readers: Readers) -> None:
    page = class_readers.window()
    class_readers.open(page, SOUND)
    sound = page.locator("audio")
    expect(sound).to_have_js_property("paused", True)
    page.wait_for_function("() => document.querySelector('audio').readyState > 0")
    sound.evaluate("(media) => { media.currentTime = 7 }")
    beside = open_panel(page)
    beside.get_by_role("checkbox", name="Sobre este lugar: 0:07").check()
    beside.get_by_role("textbox", name="Comentario", exact=True).fill("Escucha esto")
    beside.get_by_role("button", name="Comentar", exact=True).click()
    mark = page.get_by_role("button", name="Un comentario: 0:07")
    expect(mark).to_be_visible()
    sound.evaluate("(media) => { media.currentTime = 1 }")
    mark.click()
    expect(sound).to_have_js_property("currentTime", 7)


@pytest.mark.spec("VIE-180", part="replies in the viewer")
@pytest.mark.spec("VIE-190")
def test_the_class_reads_and_answers_at_once_and_words_are_words(class_readers: Readers) -> None:
    teacher, student = class_readers.person("R02", name="Ana", lastname="Gil"), class_readers.person()
    first, second = class_readers.window(teacher), class_readers.window(student)
    class_readers.open(first, DOCUMENT)
    class_readers.open(second, DOCUMENT)
    said, heard = open_panel(first), open_panel(second)
    words = f"<img src=x onerror=alert(1)> **¿Por qué?** {teacher.guid}"
    said.get_by_role("textbox", name="Comentario", exact=True).fill(words)
    share_with_class(said)
    said.get_by_role("button", name="Comentar", exact=True).click()
    there = heard.get_by_role("article").filter(has_text=words)
    expect(there).to_be_visible()
    expect(there).to_contain_text("Ana Gil")
    expect(there).to_contain_text("Lo leen: Ciencias 1A")
    expect(there.locator("img")).to_have_count(0)
    expect(there.get_by_role("button", name="Editar")).to_have_count(0)
    there.get_by_role("button", name="Responder", exact=True).click()
    answer = f"Por el calor {student.guid}"
    heard.get_by_role("textbox", name="Responder").fill(answer)
    heard.get_by_role("form", name="Responder").get_by_role("button", name="Comentar", exact=True).click()
    thread = said.get_by_role("listitem").filter(has_text=words)
    expect(thread.get_by_role("listitem").filter(has_text=answer)).to_be_visible()
    said.get_by_role("article").filter(has_text=words).get_by_role("button", name="Eliminar").click()
    dialog = first.get_by_role("dialog", name="Eliminar el comentario")
    expect(dialog).to_contain_text("Su respuesta se elimina también")
    dialog.get_by_role("button", name="Eliminar").click()
    expect(heard.get_by_text(answer)).to_have_count(0)
    expect(heard.get_by_text(words)).to_have_count(0)


@pytest.mark.spec("VIE-211", part="a comment that is not saved")
def test_a_comment_that_is_not_saved_stays_and_is_changed_later(class_readers: Readers) -> None:
    page = class_readers.window()
    class_readers.open(page, DOCUMENT)
    beside = open_panel(page)
    field = beside.get_by_role("textbox", name="Comentario", exact=True)
    address = re.compile("/comments$")
    page.route(address, answers(503, status="error", code="UNAVAILABLE", message="Sin base de datos"))
    field.fill("Una idea")
    beside.get_by_role("button", name="Comentar", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="No se guardó el comentario")).to_be_visible()
    expect(field).to_have_value("Una idea")
    page.unroute(address)
    beside.get_by_role("button", name="Comentar", exact=True).click()
    own = beside.get_by_role("article").filter(has_text="Una idea")
    expect(own).to_contain_text("Solo tú")
    own.get_by_role("button", name="Editar", exact=True).click()
    change = beside.get_by_role("form", name="Cambiar el comentario")
    change.get_by_role("textbox", name="Cambiar el comentario").fill("Otra idea")
    change.get_by_role("button", name="Guardar").click()
    expect(beside.get_by_role("article").filter(has_text="Otra idea")).to_be_visible()
    expect(beside.get_by_text("Una idea")).to_have_count(0)


def test_on_a_phone_comments_lie_at_the_foot(class_readers: Readers) -> None:
    page = class_readers.window(size=PHONE, touch=True)
    class_readers.open(page, DOCUMENT)
    page.get_by_role("button", name="Más").click()
    page.get_by_role("menuitem", name="Comentarios").click()
    box = panel(page).bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE[0])
    assert box["y"] > PHONE[1] * 0.2
    expect(panel(page).get_by_role("button", name="Comentar", exact=True)).to_be_in_viewport()
