"""A videolesson as a task: a student of the program answers where its video stops."""

import re
from typing import Any
from uuid import uuid4

import httpx
import pytest
from estante.testing.browser import PHONE, People, violations
from playwright.sync_api import Page, expect

from plugins.programs.tests.e2e.new_program import new_program
from plugins.programs.tests.e2e.test_study_screens import fits

FILM = "El ciclo del agua"
HELP = "Mira el cielo"
STRICT = {"allowSkipAhead": False, "allowRepeatQuestion": False}


def made(client: httpx.Client, path: str, body: object) -> Any:
    answer = client.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()["data"]


def stop(at: float, prompt: str, *, is_true: bool) -> dict[str, object]:
    texts = {"prompt": f"<p>{prompt}</p>", "help": f"<p>{HELP}</p>"}
    return {"type": "true_false", "id": str(uuid4()), "at": at, "is_true": is_true, "points": 2, **texts}


def videolesson(client: httpx.Client) -> str:
    """The demo film with two stops, which its writer would let anybody pass."""
    rows = client.get("cms/contents", params={"q": FILM, "type": "CTTY_03"}).json()["data"]
    film = next(row["guid"] for row in rows if row["name"] == FILM)
    body = {"name": f"Videolección {uuid4().hex[:6]}", "type_guid": "VIDEOLESSON", "is_teacher_only": 0}
    guid = made(client, "cms/contents", body)["guid"]
    stops = [stop(1, "El vapor sube", is_true=True), stop(2.5, "Luego llueve", is_true=True)]
    sent = {"questions": stops, "video": film, "must_answer": False}
    client.put(f"cms/contents/{guid}/editor", json=sent).raise_for_status()
    return str(guid)


def write_task(people: People) -> str:
    """A published program of the demo publication whose one lesson has the task; the program's guid."""
    with people.client() as admin:
        program = new_program(admin, f"El agua en video {uuid4().hex[:6]}", **STRICT)
        unit = made(admin, f"lms/courses/{program}/units", {"name": "El ciclo"})["guid"]
        lesson = made(admin, f"lms/units/{unit}/lessons", {"name": "Paso a paso"})["guid"]
        task = {"name": "Mira y responde", "purpose": "evaluative", "content_guid": videolesson(admin)}
        made(admin, f"lms/lessons/{lesson}/tasks", task)
        admin.post(f"lms/lessons/{lesson}/publish").raise_for_status()
        admin.post(f"lms/courses/{program}/units/{unit}/publish").raise_for_status()
    return program


def reach(page: Page, condition: str) -> None:
    """Wait until this is true of a property of the video."""
    page.wait_for_function(f"() => document.querySelector('video')?.{condition}")


def seek(page: Page, seconds: float) -> None:
    page.evaluate(f"document.querySelector('video').currentTime = {seconds}")


def answer(page: Page, choice: str, verdict: str) -> None:
    """Answer by keyboard and go on with the video."""
    page.get_by_role("radio", name=choice).press("Space")
    page.get_by_role("button", name="Comprobar").press("Enter")
    expect(page.get_by_text(verdict, exact=True)).to_be_visible()
    page.get_by_role("button", name="Seguir viendo").press("Enter")


@pytest.mark.story
@pytest.mark.spec("PRO-105")
@pytest.mark.spec("PRO-034", "PRO-097", part="on the screen")
def test_a_student_answers_where_the_video_of_a_task_stops(people: People) -> None:
    program = write_task(people)
    page = people.enter(f"/study/{program}", "R01", size=PHONE, scheme="dark")
    page.get_by_role("link", name="Paso a paso", exact=True).click()
    tasks = page.get_by_role("region", name="Tareas")
    expect(tasks).to_contain_text("Videolección")
    tasks.get_by_role("link", name="Mira y responde").click()
    page.wait_for_url(re.compile(r"/viewer/.+courseGuid="))
    expect(page.get_by_text("Se responde sin ayuda.")).to_be_visible()
    reach(page, "readyState > 1")
    seek(page, 15)
    expect(page.get_by_text("El vapor sube")).to_be_visible()
    expect(page.get_by_text("Parada en 0:01")).to_be_visible()
    reach(page, "currentTime == 1")
    for absent in ("Seguir sin responder", "Ayuda"):
        expect(page.get_by_role("button", name=absent)).to_have_count(0)
    assert violations(page) == []
    assert fits(page)
    answer(page, "Verdadero", "Correcto")
    expect(page.get_by_text("Luego llueve")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Luego llueve")).to_be_visible()
    reach(page, "currentTime == 2.5")
    answer(page, "Falso", "Incorrecto")
    expect(page.get_by_text("2 de 4 puntos")).to_be_visible()
    expect(page.get_by_text("Aquí se responde una sola vez")).to_be_visible()
    expect(page.get_by_role("button", name="Hacerlo de nuevo")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Volver").first.click()
    expect(tasks).to_contain_text("2 de 4 puntos")
