"""What a student answered, as the teacher of the class reads it."""

from uuid import uuid4

import pytest
from playwright.sync_api import expect

from plugins.viewer.tests.e2e.readers import Readers
from plugins.viewer.tests.e2e.test_exercises import question
from plugins.viewer.tests.e2e.viewer_screens import shown_error

PLACE = "?referenceId=tarea-1&scope=unidad-1"


def publish(readers: Readers) -> str:
    """A question that everybody can open: its guid."""
    admin = readers.person("R04")
    about = {"type_guid": "CTTY_14", "is_teacher_only": 0, "is_public": True}
    guid = str(
        readers.call(admin, "POST", "cms/contents", {"name": f"Tarea {uuid4().hex[:6]}", **about})["guid"]
    )
    asked = question("short_answer", "¿Qué sube?", answers=["vapor"])
    readers.call(admin, "PUT", f"cms/contents/{guid}/editor", {"questions": [asked]})
    return guid


@pytest.mark.spec("VIE-024")
@pytest.mark.parametrize("name", ["personGuid", "user_guid"])
def test_a_teacher_of_the_class_and_an_administrator_read_a_students_answers(
    class_readers: Readers, name: str
) -> None:
    guid = publish(class_readers)
    student, teacher = class_readers.person(), class_readers.person("R02")
    class_readers.group(f"3.º {uuid4().hex[:4]}", student, teacher)
    page = class_readers.window(student)
    page.goto(f"/viewer/{guid}{PLACE}")
    page.get_by_role("textbox", name="Tu respuesta").fill("humo")
    with page.expect_response("**/lrs/records"):
        page.get_by_role("button", name="Comprobar").click()
    for who in (teacher, class_readers.person("R04")):
        reader = class_readers.window(who)
        reader.goto(f"/viewer/{guid}{PLACE}&{name}={student.guid}")
        answer = reader.get_by_role("listitem").filter(has_text="¿Qué sube?")
        expect(answer).to_contain_text("humo")
        expect(answer).to_contain_text("0 de 2")
        expect(reader.get_by_role("textbox", name="Tu respuesta")).to_have_count(0)
    for role in ("R01", "R02", "R07"):
        other = class_readers.window(class_readers.person(role))
        other.goto(f"/viewer/{guid}{PLACE}&{name}={student.guid}")
        expect(shown_error(other)).to_contain_text("Error 403. Acceso denegado.")
