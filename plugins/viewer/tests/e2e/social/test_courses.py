"""Courses in the viewer: shared with, made by teachers, and what is opened by who is in one."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.viewer_screens import shown_error

from .test_commenting import DOCUMENT, open_panel

CARD = "Abrir en otra pestaña"
LINK = {"type_guid": "CTTY_06", "url": "https://pages.example/agua", "is_teacher_only": 0}


@pytest.mark.spec("VIE-183")
@pytest.mark.spec("VIE-184", part="by front/courses")
def test_a_teacher_makes_a_course_by_its_name_and_shares_with_it_at_once(class_readers: Readers) -> None:
    teacher, name = class_readers.person("R02"), f"Ciencias {uuid4().hex[:6]}"
    page = class_readers.window(teacher)
    class_readers.open(page, DOCUMENT)
    beside = open_panel(page)
    beside.get_by_role("combobox", name="Compartir con").click()
    expect(page.get_by_role("option")).to_have_text(["Ciencias 1A"])
    page.keyboard.press("Escape")
    beside.get_by_role("textbox", name="Comentario", exact=True).fill(f"¿Qué sube? {teacher.guid}")
    beside.get_by_role("button", name="Crear un curso").click()
    beside.get_by_role("textbox", name="Nombre del curso").fill(name)
    with page.expect_request("**/api/front/courses") as sent:
        beside.get_by_role("textbox", name="Nombre del curso").press("Enter")
    assert sent.value.post_data_json == {"name": name}
    expect(page.get_by_text("Curso creado", exact=True)).to_be_visible()
    beside.get_by_role("button", name="Comentar", exact=True).click()
    said = beside.get_by_role("article").filter(has_text=f"¿Qué sube? {teacher.guid}")
    expect(said).to_contain_text(f"Lo leen: {name}")
    own = class_readers.call(teacher, "GET", "front/courses", None)
    assert [course["name"] for course in own] == ["Ciencias 1A", name]
    student = class_readers.person()
    assert [course["name"] for course in class_readers.call(student, "GET", "front/courses", None)] == [
        "Ciencias 1A"
    ]
    other = class_readers.window(student)
    class_readers.open(other, DOCUMENT)
    heard = open_panel(other)
    expect(heard.get_by_role("combobox", name="Compartir con")).to_be_visible()
    expect(heard.get_by_role("button", name="Crear un curso")).to_have_count(0)
    expect(heard.get_by_text(f"¿Qué sube? {teacher.guid}")).to_have_count(0)


@pytest.mark.spec("VIE-184", part="a course that is not made")
def test_a_course_that_is_not_made_is_told_and_its_name_stays(class_readers: Readers) -> None:
    page = class_readers.window(class_readers.person("R02"))
    class_readers.open(page, DOCUMENT)
    beside = open_panel(page)
    beside.get_by_role("button", name="Crear un curso").click()
    name = beside.get_by_role("textbox", name="Nombre del curso")
    make = beside.get_by_role("button", name="Crear", exact=True)
    name.fill("Ci")
    expect(make).to_be_disabled()
    name.fill("Ciencias")
    page.route("**/api/front/courses", lambda route: route.abort())
    make.click()
    expect(
        page.get_by_role("alert").filter(has_text="No se creó el curso. Inténtalo de nuevo.")
    ).to_be_visible()
    expect(name).to_have_value("Ciencias")


@pytest.mark.spec("VIE-038")
def test_a_content_opens_by_a_licence_a_course_for_everybody_or_for_editors_only(
    class_readers: Readers,
) -> None:
    admin, mark = class_readers.person("R04"), uuid4().hex[:6]

    def add(name: str, **fields: object) -> str:
        body = {**LINK, "name": f"{name} {mark}", **fields}
        return str(class_readers.call(admin, "POST", "cms/contents", body)["guid"])

    licensed, in_course, public = add("De pago"), add("Del curso"), add("Para todos", is_public=True)
    subject = class_readers.staff_answer("disciplines")[0]["guid"]
    title = {"name": f"Con licencia {mark}", "disciplines": [subject]}
    publication = class_readers.call(admin, "POST", "cms/publications", title)["guid"]
    class_readers.call(admin, "POST", f"cms/publications/{publication}/contents", {"guids": [licensed]})
    readers = [
        (class_readers.person(), {public}),
        (class_readers.person("R02"), {public}),
        (class_readers.person(lastname="Con licencia"), {licensed, public}),
        (class_readers.person(lastname="Del curso"), {in_course, public}),
        (class_readers.person("R07"), {licensed, in_course, public}),
    ]
    for reader, opened in readers:
        page = class_readers.window(reader)
        for guid in (licensed, in_course, public):
            page.goto(f"/viewer/{guid}")
            if guid in opened:
                expect(page.get_by_role("link", name=CARD)).to_be_visible()
            else:
                expect(shown_error(page)).to_contain_text("Error 403. Acceso denegado.")
