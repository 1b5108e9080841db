"""Traces of exercises in the record store: left with each answer, found again, and read by who may."""

import re
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.browser import People
from playwright.sync_api import Page, Request, expect

from .readers import Readers
from .test_exercises import check, choices, go_on, publish, question
from .viewer_screens import answers, ask, shown_error, told

PLACE = "?referenceId=ejercicio%203%2C1&scope=unidad%2F2"
REFERENCE, SCOPE = "ejercicio 3,1", "unidad/2"


def two_questions() -> list[dict[str, object]]:
    return [
        question("single_choice", "Una", choices=choices("Agua", "Fuego", right=1)),
        question("short_answer", "Corta", answers=["vapor"]),
    ]


def traces(page: Page) -> list[dict[str, Any]]:
    """A list that fills with the traces that the page leaves."""
    sent: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/lrs/records"):
            sent.append(told(request))

    page.on("request", note)
    return sent


def answer_the_first(page: Page) -> None:
    page.get_by_role("radio", name="Agua").press("Space")
    with page.expect_response("**/lrs/records") as stored:
        check(page)
    assert stored.value.status == 201


@pytest.mark.spec("VIE-140", "VIE-022")
def test_each_answer_leaves_a_trace_under_the_addresses_names(readers: Readers, people: People) -> None:
    guid = publish(people, two_questions())
    page = readers.window()
    sent = traces(page)
    with page.expect_request(re.compile("/lrs/records[?]")) as looked_up:
        page.goto(f"/viewer/{guid}{PLACE}")
    assert "referenceId=ejercicio%203%2C1&scope=unidad%2F2" in looked_up.value.url
    answer_the_first(page)
    go_on(page)
    page.get_by_role("textbox", name="Tu respuesta").fill("hielo")
    check(page)
    page.get_by_role("button", name="Ver el resultado").click()
    expect(page.get_by_text("2 de 4 puntos")).to_be_visible()
    assert [one["completion_status"] for one in sent] == ["incomplete", "completed"]
    for one in sent:
        assert (one["content_guid"], one["referenceId"], one["scope"]) == (guid, REFERENCE, SCOPE)
        assert re.fullmatch(r"PT\d+S", one["session_time"])
    assert [answer["words"] for answer in sent[1]["data"]["answers"]] == [["Agua"], ["hielo"]]
    assert (sent[1]["data"]["score"], sent[1]["data"]["max_score"]) == (2, 4)
    stored = ask(page, f"lrs/records?contentGuid={guid}&scope=unidad%2F2")
    assert [one["completion_status"] for one in stored] == ["completed", "incomplete"]


@pytest.mark.spec("VIE-141")
def test_what_was_answered_under_a_place_stands_there_again(readers: Readers, people: People) -> None:
    exercise = two_questions()
    guid = publish(people, exercise)
    student = readers.person()
    page = readers.window(student)
    response = {"type": "text", "text": "vapor de agua"}
    answer = {"question": exercise[1]["id"], "response": response, "points": 0, "max_points": 2}
    data = {"attempt": str(uuid4()), "score": 0, "max_score": 4}
    data["answers"] = [{**answer, "prompt": "Corta", "words": ["vapor de agua"]}]
    trace = {"content_guid": guid, "referenceId": REFERENCE, "scope": SCOPE, "data": data}
    readers.call(student, "POST", "lrs/records", {**trace, "completion_status": "incomplete"})
    readers.call(student, "POST", "lrs/records", {**trace, "data": {"answers": "de otro"}})
    page.goto(f"/viewer/{guid}{PLACE}")
    answer_the_first(page)
    go_on(page)
    expect(page.get_by_role("textbox", name="Tu respuesta")).to_have_value("vapor de agua")
    page.goto(f"/viewer/{guid}?referenceId=otro&scope=unidad%2F2")
    expect(page.get_by_text("Pregunta 2 de 2")).to_be_visible()
    expect(page.get_by_role("textbox", name="Tu respuesta")).to_have_value("")


@pytest.mark.spec("VIE-142")
def test_a_trace_that_is_not_saved_is_told_and_the_answers_stay(readers: Readers, people: People) -> None:
    guid = publish(people, two_questions())
    page = readers.window()
    page.goto(f"/viewer/{guid}{PLACE}")
    expect(page.get_by_text("Pregunta 1 de 2")).to_be_visible()
    page.route("**/lrs/records", answers(500, status="error", code="INTERNAL", message=""))
    page.get_by_role("radio", name="Agua").press("Space")
    check(page)
    toast = page.get_by_role("alert").filter(has_text="no quedó en el registro de aprendizaje")
    expect(toast).to_be_visible()
    expect(page.get_by_role("radio", name="Agua")).to_be_checked()
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    page.unroute("**/lrs/records")
    with page.expect_response("**/lrs/records") as stored:
        toast.get_by_role("button", name="Reintentar").click()
    assert stored.value.status == 201


@pytest.mark.spec("VIE-024", part="administrators, and the refusal of others")
@pytest.mark.parametrize("name", ["personGuid", "user_guid"])
def test_an_administrator_reads_a_persons_answers_and_other_students_do_not(
    readers: Readers, people: People, name: str
) -> None:
    guid = publish(people, two_questions())
    student = readers.person()
    page = readers.window(student)
    page.goto(f"/viewer/{guid}{PLACE}")
    answer_the_first(page)
    place = f"/viewer/{guid}{PLACE}&{name}={student.guid}"
    admin = people.enter()
    admin.goto(place)
    expect(admin.get_by_role("heading", name="Respuestas de la persona")).to_be_visible()
    answer = admin.get_by_role("listitem").filter(has_text="Una")
    expect(answer).to_contain_text("Agua")
    expect(answer).to_contain_text("2 de 2")
    admin.goto(f"/viewer/{guid}?{name}={student.guid}")
    expect(admin.get_by_text("Esta persona todavía no ha respondido aquí.")).to_be_visible()
    for role in ("R01", "R02"):
        other = readers.window(readers.person(role))
        other.goto(place)
        expect(shown_error(other)).to_contain_text("Error 403. Acceso denegado.")
    # The person's own guid is nobody else's.
    page.goto(place)
    expect(page.get_by_text("Pregunta 2 de 2")).to_be_visible()
