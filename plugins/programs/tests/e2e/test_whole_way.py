"""The whole way of a small program: written, published, followed, marked, and seen by its teacher."""

import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import Page, expect

from plugins.programs.tests.e2e.new_program import new_program, own_publication
from plugins.programs.tests.e2e.test_kanban_screens import form_class
from plugins.programs.tests.e2e.test_study_screens import fits, new_quiz, require
from plugins.viewer.tests.e2e.viewer_screens import page_field
from tests.e2e.places import until_prepared
from tests.e2e.shell.conftest import Visits

PROGRAM, UNIT, LESSON = "El camino del agua", "De arriba abajo", "Una gota que viaja"
# Contents that nothing but the program opens to a student.
TEXT, VIDEO = "Lecturas en inglés: nivel inicial", "Lección grabada: evaporación"
QUIZ, TASK = "¿Adónde va la gota?", "Lo que aprendiste"


def write_unit(page: Page) -> None:
    """A unit with a lesson, as staff write them."""
    page.get_by_role("button", name="Añadir unidad").click()
    page.get_by_role("textbox", name="Nombre de la unidad").fill(UNIT)
    page.get_by_role("button", name="Añadir", exact=True).click()
    page.get_by_role("button", name="Añadir lección").click()
    page.get_by_role("textbox", name="Nombre de la lección").fill(LESSON)
    page.keyboard.press("Enter")
    page.get_by_role("button", name=LESSON, exact=True).click()


def add_material(page: Page, title: str, content: str) -> None:
    """A material that is a content of the library."""
    page.get_by_role("button", name="Añadir material").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Título").fill(title)
    dialog.get_by_role("combobox", name="Contenido").fill(content)
    page.get_by_role("option", name=content).click()
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text(f"Se creó «{title}»").first).to_be_visible()


def add_task(page: Page) -> None:
    """A task that is a quiz of the library."""
    page.get_by_role("button", name="Añadir tarea").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="De qué está hecha").fill(QUIZ)
    page.get_by_role("option", name=QUIZ).click()
    dialog.get_by_label("Nombre de la tarea").fill(TASK)
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text(f"Se creó «{TASK}»").first).to_be_visible()


def publish_all(page: Page) -> None:
    """For good, as the question says."""
    page.get_by_role("button", name="Publicar todo").click()
    page.get_by_role("dialog").get_by_role("button", name="Publicar todo").click()
    expect(page.get_by_text("Se publicó todo el programa").first).to_be_visible()


def back(page: Page) -> None:
    """From the viewer to the lesson."""
    page.get_by_role("button", name="Volver").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)


def read_and_watch(page: Page) -> None:
    """The text to its third page, and the video to its end."""
    page.get_by_role("link", name="Lee", exact=True).click()
    expect(page_field(page)).to_have_value("1")
    page_field(page).fill("3")
    page.keyboard.press("Enter")
    expect(page_field(page)).to_have_value("3")
    back(page)
    page.get_by_role("link", name="Mira", exact=True).click()
    page.wait_for_function("() => document.querySelector('video')?.readyState > 1")
    page.evaluate("Object.assign(document.querySelector('video'), { muted: true, currentTime: 19 }).play()")
    page.wait_for_function("() => document.querySelector('video').ended")
    back(page)


def answer(page: Page) -> None:
    """The quiz, which is marked at once."""
    page.get_by_role("region", name="Tareas").get_by_role("link", name=TASK).click()
    page.get_by_role("radio", name="Verdadero").press("Space")
    page.get_by_role("button", name="Comprobar").press("Enter")
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    page.get_by_role("button", name="Ver el resultado").press("Enter")
    expect(page.get_by_text("4 de 4 puntos")).to_be_visible()
    assert violations(page) == []
    assert fits(page)
    back(page)
    expect(page.get_by_role("region", name="Tareas")).to_contain_text("4 de 4 puntos")


def enter_program(page: Page, way: str) -> None:
    """From the start page, by what stands there of the program."""
    page.goto("/home")
    shelf = page.get_by_role("region", name="Tus programas")
    expect(shelf).to_contain_text(way)
    shelf.get_by_role("link", name=PROGRAM, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(PROGRAM)


@pytest.mark.spec("PRO-073", "PRO-087", "PRO-092", "PRO-096", "PRO-101", part="the whole way")
@pytest.mark.spec("LIC-028", part="the whole way")
def test_a_program_is_written_published_followed_and_seen_by_its_teacher(
    people: People, visits: Visits
) -> None:
    until_prepared(people.live, "andaluna")
    content, question = new_quiz(people, QUIZ)
    require(people, content, question, 4)
    with people.client() as admin:
        publication = own_publication(admin, PROGRAM)
        program = new_program(admin, PROGRAM, template="primary-2025", publication_guid=publication)
    staff = people.enter(f"/program/{program}/contents", "R07")
    write_unit(staff)
    add_material(staff, "Lee", TEXT)
    add_material(staff, "Mira", VIDEO)
    add_task(staff)
    student, _, teacher, _ = form_class(visits, people, program)
    today = visits.window(student, size=PHONE, lang="es")
    today.goto(f"/study/{program}")
    expect(today.get_by_text("Todavía no hay nada publicado")).to_be_visible()
    publish_all(staff)
    assert violations(staff) == []

    enter_program(today, "1 lección")
    today.get_by_role("link", name=f"Empezar con «{LESSON}»").click()
    expect(today.get_by_role("heading", level=1)).to_have_text(LESSON)
    read_and_watch(today)
    answer(today)

    # Another window, which kept nothing of the first.
    tomorrow = visits.window(student, size=PHONE, scheme="dark", lang="es")
    enter_program(tomorrow, f"Estabas en «{LESSON}»")
    tomorrow.get_by_role("link", name=f"Seguir con «{LESSON}»").click()
    expect(tomorrow.get_by_role("region", name="Tareas")).to_contain_text("4 de 4 puntos")
    assert violations(tomorrow) == []
    assert fits(tomorrow)
    tomorrow.get_by_role("link", name="Lee", exact=True).click()
    expect(page_field(tomorrow)).to_have_value("3")

    desk = visits.window(teacher, lang="es")
    enter_program(desk, "1 lección")
    desk.get_by_role("link", name=LESSON, exact=True).click()
    desk.get_by_role("button", name="Ver quién respondió").click()
    marks = desk.get_by_role("list", name=f"Respuestas de «{TASK}»").get_by_role("listitem")
    expect(marks).to_have_count(1)
    expect(marks).to_contain_text("4 de 4 puntos")
    assert violations(desk) == []
