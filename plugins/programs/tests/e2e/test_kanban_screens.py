"""Kanban tasks on the screen: written by staff, worked at by a group, seen by teachers."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from estante.testing.browser import PHONE, People, violations, violations_in_schemes
from playwright.sync_api import Locator, Page, expect

from plugins.programs.tests.e2e.test_study_screens import fits, program_of
from tests.e2e.places import Somebody
from tests.e2e.shell.conftest import Visits
from tests.e2e.sortable import hears_arrows

LESSON = "El agua que no se ve"
START = {"of": "group", "columns": ["Por hacer", "En curso", "Hecho"], "cards": [{"title": "Medir"}]}


def calls_of(visits: Visits, who: Somebody) -> httpx.Client:
    headers = {"Host": who.tenant.hosts[0], "Authorization": f"Bearer {who.token}"}
    return httpx.Client(base_url=f"http://127.0.0.1:{visits.live.port}/api/", headers=headers, timeout=30)


def made(client: httpx.Client, path: str, body: object) -> Any:
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()["data"]


def lesson_of(people: People, program: str) -> str:
    """The guid of the lesson in which these tasks are."""
    units = people.call("GET", f"lms/courses/{program}/units").json()["data"]
    return next(row["guid"] for unit in units for row in unit["lessons"] if row["name"] == LESSON)


def write_task(people: People, lesson: str, name: str) -> str:
    """A task of boards for groups, by a publisher; its guid."""
    body = {"name": name, "purpose": "formative", "kanban": START, "teacher_notes": "Dos clases"}
    with people.client("R07") as client:
        return str(made(client, f"lms/lessons/{lesson}/tasks", body)["guid"])


def form_class(visits: Visits, people: People, program: str) -> tuple[Somebody, Somebody, Somebody, str]:
    """Two students and a teacher of a new group, who follow the program; and the group's name."""
    course = people.call("GET", f"lms/courses/{program}").json()["data"]
    country = {"country_guid": course["country"]}
    people_of = [visits.person(role, **country) for role in ("R01", "R01", "R02")]
    guids, name = [who.guid for who in people_of], f"5.º {uuid4().hex[:6]}"
    with people.client() as admin:
        school = admin.get("schools", params={"pageSize": 1}).json()["data"][0]["guid"]
        made(admin, f"schools/{school}/users", {"guids": guids})
        group = made(admin, "groups", {"name": name, "school_guid": school})["guid"]
        made(admin, f"groups/{group}/users", {"guids": guids})
        for role in ("R01", "R02"):
            ends = {"expires": "interval", "expires_after_number": 1, "expires_after_string": "MONTH"}
            body = {"countdown_original": 5, "role_guid": role, "country": course["country"], **ends}
            licence = made(admin, "license-personals", body)
            publications = {"guids": [course["publication_guid"]]}
            made(admin, f"license-personals/{licence['guid']}/publications", publications)
            for who in people_of:
                if who.role == role:
                    with calls_of(visits, who) as own:
                        made(own, f"users/{who.guid}/redeem", {"code": licence["code"]})
    return people_of[0], people_of[1], people_of[2], name


def column(page: Page, name: str) -> Locator:
    """The cards of a column."""
    return page.get_by_role("list", name=name, exact=True)


@pytest.mark.spec("PRO-106", "PRO-107", part="on the screen")
def test_a_card_that_one_of_a_group_moves_is_seen_by_the_other(people: People, visits: Visits) -> None:
    program = program_of(people)
    lesson = lesson_of(people, program)
    task = write_task(people, lesson, "Medir la lluvia")
    one, two, head, name = form_class(visits, people, program)
    pages = []
    for who in (one, two):
        page = visits.window(who, lang="es")
        page.goto(f"/study/{program}/{lesson}/{task}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Medir la lluvia")
        expect(column(page, "Por hacer")).to_contain_text("Medir")
        pages.append(page)
    mine, theirs = pages
    expect(mine.get_by_text(f"Tablero de {name}")).to_be_visible()
    mine.get_by_role("button", name="Mover Medir").press("Space")
    expect(mine.get_by_text("Medir sobre el lugar 1 de 1 en Por hacer")).to_be_attached()
    hears_arrows(mine)
    mine.keyboard.press("ArrowDown")
    expect(mine.get_by_text("Medir sobre el lugar 1 de 1 en En curso")).to_be_attached()
    mine.keyboard.press("Space")
    expect(column(mine, "En curso")).to_contain_text("Medir")
    expect(column(theirs, "En curso")).to_contain_text("Medir")
    theirs.get_by_role("button", name="Más acciones de Medir").click()
    theirs.get_by_role("menuitem", name="Mover a «Hecho»").click()
    expect(theirs.get_by_text("Medir está en Hecho, lugar 1 de 1")).to_be_attached()
    expect(column(mine, "Hecho")).to_contain_text("Medir")
    mine.get_by_role("link", name="Volver a la lección").click()
    expect(mine.get_by_role("listitem").filter(has_text="Medir la lluvia")).to_contain_text("Hecho")
    teacher = visits.window(head, lang="es")
    teacher.goto(f"/study/{program}/{lesson}")
    item = teacher.get_by_role("listitem").filter(has_text="Medir la lluvia")
    item.get_by_role("button", name="Ver los tableros").click()
    boards = teacher.get_by_role("list", name="Tableros de «Medir la lluvia»")
    expect(boards).to_contain_text("Hecho: 1")
    assert violations(teacher) == []
    boards.get_by_role("link", name=name).click()
    expect(column(teacher, "Hecho")).to_contain_text("Medir")
    expect(teacher.get_by_text("Dos clases")).to_be_visible()


@pytest.mark.spec("PRO-099", "PRO-106", part="a kanban on the screen")
def test_staff_write_a_board_and_a_student_works_at_it_on_a_phone(people: People) -> None:
    program = program_of(people)
    page = people.enter(f"/program/{program}/contents", "R07")
    page.get_by_role("button", name=LESSON, exact=True).click()
    page.get_by_role("button", name="Añadir tarea").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Nombre de la tarea").fill("Un mural del agua")
    dialog.get_by_text("Tablero kanban", exact=True).click()
    expect(dialog.get_by_role("textbox", name="Columna 1")).to_have_value("Por hacer")
    dialog.get_by_role("textbox", name="Columna 2").fill("En el taller")
    dialog.get_by_role("button", name="Añadir tarjeta").click()
    dialog.get_by_label("Título de la tarjeta").fill("ab")
    dialog.get_by_role("button", name="Guardar").click()
    expect(dialog.get_by_text("debe tener entre 3 y 250 caracteres")).to_be_visible()
    assert violations(page) == []
    dialog.get_by_label("Título de la tarjeta").fill("Elegir los colores")
    dialog.get_by_role("button", name="Guardar").click()
    expect(page.get_by_text("Se creó «Un mural del agua»").first).to_be_visible()
    expect(page.get_by_role("list", name="Tareas")).to_contain_text("Un tablero por estudiante")
    student = people.enter(f"/study/{program}", "R01", size=PHONE, scheme="dark")
    student.get_by_role("link", name=LESSON, exact=True).click()
    student.get_by_role("link", name="Un mural del agua").click()
    expect(column(student, "Por hacer")).to_contain_text("Elegir los colores")
    student.get_by_role("button", name="Añadir tarjeta en En el taller").click()
    card = student.get_by_role("dialog")
    card.get_by_label("Título de la tarjeta").fill("Pintar")
    card.get_by_role("button", name="Guardar").click()
    expect(column(student, "En el taller")).to_contain_text("Pintar")
    student.reload()
    expect(column(student, "En el taller")).to_contain_text("Pintar")
    assert violations_in_schemes(student) == []
    assert fits(student)
