"""Programs followed on the screen, by students and teachers."""

import re
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Page, expect

WATER, LESSON, FOR_TEACHERS = (
    "El agua en la Tierra, 5.º de Primaria",
    "De la nube al río",
    "Para preparar la clase",
)
SCHEME, LINK = "El esquema del ciclo", "La enciclopedia del ciclo del agua"


def program_of(people: People) -> str:
    """The guid of the demo program about water."""
    rows = people.call("GET", "lms/courses").json()["data"]
    return next(str(row["guid"]) for row in rows if row["name"].startswith(WATER))


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def write_unit(people: People, program: str, unit: str, lesson: str) -> None:
    """A draft unit with a lesson of two links, written by a publisher."""
    with people.client("R07") as client:
        made = client.post(f"lms/courses/{program}/units", json={"name": unit}).json()["data"]
        path = f"lms/units/{made['guid']}/lessons"
        guid = client.post(path, json={"name": lesson}).json()["data"]["guid"]
        for title, target in (("Un mapa dentro", "embedded"), ("Un mapa fuera", "external")):
            body = {"title": title, "link": "https://mapa.invalid/mares", "link_target": target}
            answer = client.post(f"lms/lessons/{guid}/materials", json=body)
            assert answer.status_code == 201, answer.text


@pytest.mark.spec("PRO-073", part="on the screen")
@pytest.mark.spec("PRO-092")
def test_what_is_published_is_followed_by_a_student(people: People) -> None:
    program = program_of(people)
    write_unit(people, program, "Los mares", "Las corrientes")
    student = people.enter(f"/study/{program}", "R01")
    expect(student.get_by_role("heading", name="El ciclo del agua")).to_be_visible()
    expect(student.get_by_role("heading", name="Los mares")).to_have_count(0)
    publisher = people.enter(f"/program/{program}/contents", "R07")
    publisher.get_by_role("button", name="Más acciones de Los mares").click()
    publisher.get_by_role("menuitem", name="Publicar la unidad").click()
    publisher.get_by_role("dialog").get_by_role("button", name="Publicar la unidad").click()
    expect(publisher.get_by_text("Se publicó «Los mares»").first).to_be_visible()
    student.reload()
    student.get_by_role("link", name="Las corrientes").click()
    expect(student.get_by_role("heading", level=1)).to_have_text("Las corrientes")
    show = student.get_by_role("button", name="Mostrar aquí «Un mapa dentro»")
    show.press("Enter")
    frame = student.locator("iframe[title='Un mapa dentro']")
    expect(frame).to_have_attribute("src", "https://mapa.invalid/mares")
    expect(frame).to_have_attribute("sandbox", re.compile("allow-scripts"))
    expect(student.get_by_role("progressbar", name="Avance en Las corrientes")).to_have_attribute(
        "aria-valuenow", "50"
    )
    outside = student.get_by_role("link", name="Un mapa fuera")
    expect(outside).to_have_attribute("target", "_blank")
    expect(outside).to_have_attribute("rel", re.compile("noopener"))
    student.get_by_role("button", name="Ocultar «Un mapa dentro»").press("Enter")
    expect(frame).to_have_count(0)
    assert violations(student) == []


@pytest.mark.story
@pytest.mark.spec("LIC-028", part="programs, on the screen")
def test_a_student_goes_on_opens_a_content_and_comes_back(people: People) -> None:
    page = people.enter("/home", "R01", size=PHONE, scheme="dark")
    shelf = page.get_by_role("region", name="Tus programas")
    expect(shelf).to_contain_text("Estabas en «")
    assert violations(page) == []
    assert fits(page)
    shelf.get_by_role("link", name=WATER, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(WATER)
    assert violations(page) == []
    assert fits(page)
    expect(page.get_by_role("link", name=re.compile("^Seguir con «"))).to_be_visible()
    page.get_by_role("link", name=LESSON, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(page.get_by_role("heading", name=FOR_TEACHERS)).to_have_count(0)
    item = page.get_by_role("listitem").filter(has_text=SCHEME)
    expect(item).not_to_contain_text("Hecho")
    assert violations(page) == []
    assert fits(page)
    item.get_by_role("link", name=SCHEME).click()
    page.wait_for_url(re.compile(r"/viewer/.+courseGuid=.+lessonItem="))
    expect(page.locator("main img").first).to_be_visible()
    page.get_by_role("button", name="Volver").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(item).to_contain_text("Hecho")


def test_a_film_of_a_lesson_says_what_follows_and_leads_there(people: People) -> None:
    page = people.enter(f"/study/{program_of(people)}", "R01")
    page.get_by_role("link", name=LESSON, exact=True).click()
    page.get_by_role("link", name="Mira el viaje del agua").click()
    after = page.get_by_role("navigation", name="A continuación").get_by_role("link")
    expect(after).to_have_text(
        [
            re.compile("A continuación.*Escucha el viaje de una gota"),
            re.compile(f"Después.*{SCHEME}"),
            re.compile("Después.*La cuenca de un río"),
        ]
    )
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert fits(page)
    after.first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Escucha: de la nube al río")
    expect(after).to_have_text([re.compile(SCHEME), re.compile("La cuenca"), re.compile("Siguiente lección")])
    after.last.click()
    page.wait_for_url(re.compile("/study/"))


def test_whatever_a_lesson_opens_leads_on_from_the_bar(people: People) -> None:
    page = people.enter(f"/study/{program_of(people)}", "R01")
    page.get_by_role("link", name=LESSON, exact=True).click()
    page.get_by_role("link", name=SCHEME).click()
    way = page.get_by_role("link", name=re.compile("^A continuación: La cuenca"))
    expect(way).to_be_visible()
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert fits(page)
    way.click()
    on = page.get_by_role("link", name=re.compile("^Siguiente lección: "))
    expect(on).to_be_visible()
    on.click()
    page.wait_for_url(re.compile("/study/"))


@pytest.mark.spec("PRO-095", part="on the screen")
def test_a_teacher_sees_what_is_for_teachers(people: People) -> None:
    page = people.enter("/home", "R02")
    page.get_by_role("region", name="Tus programas").get_by_role("link", name=WATER, exact=True).click()
    page.get_by_role("link", name=LESSON, exact=True).click()
    section = page.get_by_role("region", name=FOR_TEACHERS)
    expect(section).to_contain_text("Solo docentes")
    expect(section.get_by_role("link", name="La guía del trimestre")).to_be_visible()
    assert violations_in_schemes(page) == []
    page.get_by_role("link", name=re.compile("Siguiente")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("El agua que no se ve")
    page.goto("/study/00000000-0000-0000-0000-0000000000ff")
    expect(page.get_by_role("link", name="Inicio").last).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def new_quiz(people: People, name: str) -> tuple[str, str]:
    """A quiz of one question, by a publisher: does it rain?"""
    question = {"type": "true_false", "id": str(uuid4()), "prompt": "<p>¿Llueve?</p>", "is_true": True}
    with people.client("R07") as client:
        body = {"name": name, "type_guid": "QUIZ", "is_teacher_only": 0}
        guid = str(client.post("cms/contents", json=body).json()["data"]["guid"])
        path = f"cms/contents/{guid}/editor"
        client.put(path, json={"questions": [{**question, "points": 4}]}).raise_for_status()
    return guid, str(question["id"])


def require(people: People, content: str, question: str, points: float) -> None:
    """Have the quiz require so many points; its question is of four."""
    asked = {"type": "true_false", "id": question, "prompt": "<p>¿Llueve?</p>", "is_true": True, "points": 4}
    with people.client("R07") as client:
        path, sent = f"cms/contents/{content}/editor", {"questions": [asked], "required_points": points}
        client.put(path, json=sent).raise_for_status()


def answer(people: People, content: str, question: str) -> None:
    """The demo student answers rightly."""
    path = f"cms/contents/{content}/attempts"
    with people.client("R01") as client:
        attempt = client.post(path, json={"guid": str(uuid4())}).json()["data"]["guid"]
        body = {"question": question, "response": {"type": "verdict", "is_true": True}}
        client.post(f"{path}/{attempt}/answers", json=body).raise_for_status()


@pytest.mark.story
@pytest.mark.spec("PRO-087", "PRO-096", "PRO-100", "PRO-101", "PRO-102", "PRO-103", part="on the screen")
def test_a_quiz_becomes_a_task_and_teachers_see_who_answered(people: People) -> None:
    content, question = new_quiz(people, "¿Qué tiempo hace?")
    program = program_of(people)
    page = people.enter(f"/program/{program}/contents", "R07")
    page.get_by_role("button", name="El agua que no se ve", exact=True).click()
    page.get_by_role("button", name="Añadir tarea").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="De qué está hecha").fill("¿Qué tiempo")
    page.get_by_role("option", name="¿Qué tiempo hace?").first.click()
    dialog.get_by_label("Nombre de la tarea").fill("ab")
    expect(dialog.get_by_label("Fecha de entrega")).to_have_count(0)
    dialog.get_by_text("Evaluativa", exact=True).click()
    dialog.get_by_label("Fecha de entrega", exact=True).fill("18/12/2026")
    dialog.get_by_label("Descripción").fill("Mira por la ventana")
    dialog.get_by_label("Notas para docentes").fill("Antes de salir")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("El nombre de la tarea es demasiado corto")).to_be_visible()
    assert violations(page) == []
    dialog.get_by_label("Nombre de la tarea").fill("El tiempo de hoy")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("suman 4 y el cuestionario pide 10")).to_be_visible()
    require(people, content, question, 4)
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Se creó «El tiempo de hoy»").first).to_be_visible()
    expect(page.get_by_role("list", name="Tareas")).to_contain_text("Evaluativa")
    student = people.enter(f"/study/{program}", "R01", size=PHONE)
    student.get_by_role("link", name="El agua que no se ve", exact=True).click()
    task = student.get_by_role("region", name="Tareas")
    expect(task).to_contain_text("Mira por la ventana")
    expect(task).to_contain_text("Entrega: 18/12/2026")
    expect(task).not_to_contain_text("Antes de salir")
    answer(people, content, question)
    student.reload()
    expect(task).to_contain_text("4 de 4 puntos")
    assert violations(student) == []
    assert fits(student)
    teacher = people.enter(student.url, "R02")
    task = teacher.get_by_role("region", name="Tareas")
    expect(task).to_contain_text("Antes de salir")
    task.get_by_role("button", name="Ver quién respondió").click()
    expect(task.get_by_role("list", name="Respuestas de «El tiempo de hoy»")).to_contain_text("Sofía Rojas")
    assert violations_in_schemes(teacher) == []
