"""Videolessons: written beside their video, and watched to the end with an answer at each stop."""

import re
from typing import Any
from uuid import uuid4

import pytest
from estante.testing.browser import PHONE, People, violations_in_schemes
from estante.testing.live import until
from playwright.sync_api import Page, Response, expect

from .readers import Readers
from .test_exercises import KEY, check, choices, question
from .test_played import media, reach
from .viewer_screens import consumption

FILM = "ciclo-del-agua.webm"


def stop(at: float, kind: str, prompt: str, **fields: object) -> dict[str, object]:
    return question(kind, prompt, at=at, **fields)


def two_stops() -> list[dict[str, object]]:
    return [
        stop(1, "single_choice", "¿Qué sube?", choices=choices("Vapor", "Hielo", right=1)),
        stop(2.5, "true_false", "Luego llueve", is_true=True),
    ]


def lesson(
    people: People, video: str | None = None, stops: list[dict[str, object]] | None = None, **fields: object
) -> str:
    """A videolesson that anybody can open: its guid."""
    body = {"name": f"Agua {uuid4().hex[:6]}", "type_guid": "VIDEOLESSON", "is_teacher_only": 0}
    made = people.call("POST", "cms/contents", {**body, "is_public": True}).json()["data"]
    if video:
        sent = {"questions": stops or [], "video": video, **fields}
        people.call("PUT", f"cms/contents/{made['guid']}/editor", sent).raise_for_status()
    return str(made["guid"])


def written(people: People, guid: str) -> Any:
    return people.call("GET", f"cms/contents/{guid}/editor").json()["data"]


def is_saved(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text="Guardado")).to_be_visible()


def move(page: Page, milliseconds: int) -> None:
    page.get_by_role("slider", name="Posición").fill(str(milliseconds))


def outline(page: Page) -> Any:
    return page.get_by_role("list", name="Paradas").get_by_role("listitem")


@pytest.mark.spec("CON-069")
@pytest.mark.spec("CON-091", part="VIDEOLESSON")
def test_a_lesson_is_written_beside_its_video(readers: Readers, people: People) -> None:
    video = readers.content(readers.put(FILM, readers.file(FILM)))
    page = people.enter("/contents/create")
    called = f"Videolección {uuid4().hex[:6]}"
    page.get_by_role("group", name=re.compile("tipo")).get_by_role(
        "button", name=re.compile("^Videolección")
    ).click()
    page.get_by_role("textbox", name="Nombre").fill(called)
    page.get_by_role("button", name=re.compile("^Crear")).click()
    page.wait_for_url(re.compile("/content/[0-9a-f-]{36}"))
    page.get_by_role("main").get_by_role("link", name="Editor", exact=True).click()
    expect(page.get_by_text("Elige primero el video")).to_be_visible()
    page.get_by_role("combobox", name="Video").fill(video["name"])
    page.get_by_role("option", name=video["name"]).click()
    expect(page.get_by_text("Lleva el video a donde quieras preguntar")).to_be_visible()
    reach(page, "readyState > 0")
    move(page, 5000)
    page.keyboard.press("n")
    expect(outline(page)).to_have_text([re.compile(r"^0:05")])
    page.keyboard.press("n")
    expect(page.get_by_text("Ya hay una parada en 0:05.").first).to_be_visible()
    expect(outline(page)).to_have_count(1)
    move(page, 2000)
    page.get_by_role("button", name="Añadir parada aquí").click()
    page.get_by_role("menuitem", name="Verdadero o falso").click()
    expect(outline(page)).to_have_text([re.compile(r"^0:02"), re.compile(r"^0:05")])
    page.get_by_role("textbox", name="Enunciado").fill("El agua sube")
    moment = page.get_by_role("textbox", name="Segundo en que se detiene")
    for wrong, why in (("5", "Ya hay una parada en 0:05."), ("99", "El video termina en 0:20.")):
        moment.fill(wrong)
        expect(page.get_by_text(why).last).to_be_visible()
    moment.fill("7,5")
    expect(outline(page)).to_have_text([re.compile(r"^0:05"), re.compile(r"^0:07,5")])
    page.get_by_role("switch", name="Hay que responder para seguir").uncheck(force=True)
    is_saved(page)
    guid = page.url.partition("/content/")[2].partition("/")[0]
    now = written(people, guid)
    assert now["lesson"] == {"video": video["guid"], "must_answer": False}
    assert [each["at"] for each in now["questions"]] == [5, 7.5]
    page.reload()
    expect(outline(page)).to_have_count(2)
    outline(page).nth(1).get_by_role("button", name=re.compile("El agua sube")).click()
    expect(page.get_by_role("textbox", name="Enunciado")).to_have_text("El agua sube")
    assert violations_in_schemes(page) == []
    page.get_by_role("button", name="Quitar la parada 1").click()
    expect(outline(page)).to_have_count(1)
    is_saved(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.spec("CON-069", part="a video of its own")
def test_a_video_that_is_uploaded_in_the_editor_is_the_lessons(readers: Readers, people: People) -> None:
    guid = lesson(people)
    page = people.enter(f"/content/{guid}/editor")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Subir un video").click()
    name = f"Densidad {uuid4().hex[:6]}"
    file = {"name": f"{name}.webm", "mimeType": "video/webm", "buffer": readers.file("densidad.webm")}
    chooser.value.set_files(file)  # type: ignore[arg-type]
    expect(page.get_by_role("combobox", name="Video")).to_have_value(name)
    expect(page.get_by_role("slider", name="Posición")).to_be_visible()
    is_saved(page)
    assert readers.content(written(people, guid)["lesson"]["video"])["name"] == name


@pytest.mark.story
@pytest.mark.spec("CON-069", part="watched with answers")
@pytest.mark.spec("VIE-118", part="VIDEOLESSON")
def test_nobody_gets_past_a_stop_without_an_answer(readers: Readers, people: People) -> None:
    video = readers.put(FILM, readers.file(FILM))
    readers.give(video, "subtitles", "es", "es.vtt", readers.file("ciclo-del-agua.es.vtt"))
    guid = lesson(people, video, two_stops())
    page = readers.enter()
    bodies: list[Response] = []
    page.on("response", lambda answer: bodies.append(answer) if "/api/" in answer.url else None)
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("region", name="Paradas")).to_contain_text("0:01")
    expect(page.get_by_role("button", name=re.compile("0:02"))).to_be_disabled()
    expect(page.get_by_role("combobox", name="Subtítulos")).to_be_visible()
    reach(page, "readyState > 1")
    # Who seeks past it is brought back.
    page.evaluate("document.querySelector('video').currentTime = 15")
    expect(page.get_by_text("¿Qué sube?")).to_be_visible()
    reach(page, "currentTime == 1")
    page.evaluate("document.querySelector('video').play().catch(() => undefined)")
    reach(page, "paused")
    assert media(page, "currentTime") == 1
    expect(page.get_by_role("button", name="Seguir sin responder")).to_have_count(0)
    texts = "".join(
        each.text()
        for each in bodies
        if each.status == 200 and "event-stream" not in each.headers.get("content-type", "")
    )
    assert KEY not in texts
    assert "is_right" not in texts
    assert violations_in_schemes(page) == []
    page.get_by_role("radio", name="Vapor").press("Space")
    check(page)
    expect(page.get_by_text("Correcto", exact=True)).to_be_visible()
    page.get_by_role("button", name="Seguir viendo").press("Enter")
    expect(page.get_by_text("Luego llueve")).to_be_visible()
    reach(page, "currentTime == 2.5")
    page.reload()
    expect(page.get_by_text("Luego llueve")).to_be_visible()
    page.get_by_role("radio", name="Falso").press("Space")
    check(page)
    expect(page.get_by_text("Incorrecto", exact=True)).to_be_visible()
    page.get_by_role("button", name="Seguir viendo").press("Enter")
    expect(page.get_by_text("2 de 4 puntos")).to_be_visible()
    page.evaluate("document.querySelector('video').currentTime = 19.5")
    until(readers.live, lambda: (consumption(page, guid)["score"] or {}).get("raw") == 2)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Hacerlo de nuevo").click()
    expect(page.get_by_role("region", name="Paradas")).to_be_visible()


def test_a_stop_that_may_be_skipped_is_answered_later(readers: Readers, people: People) -> None:
    guid = lesson(people, readers.sample(FILM), two_stops(), must_answer=False)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("region", name="Paradas")).to_be_visible()
    reach(page, "readyState > 1")
    page.keyboard.press("k")
    expect(page.get_by_text("¿Qué sube?")).to_be_visible()
    assert media(page, "paused") is True
    page.get_by_role("button", name="Seguir sin responder").click()
    expect(page.get_by_text("Luego llueve")).to_be_visible()
    page.evaluate("document.querySelector('video').currentTime = 10")
    page.get_by_role("button", name="Seguir sin responder").click()
    expect(page.get_by_role("region", name="Paradas")).to_be_visible()
    page.get_by_role("button", name=re.compile("^0:01")).click()
    expect(page.get_by_text("¿Qué sube?")).to_be_visible()
    reach(page, "currentTime == 1")


def test_what_other_people_answered_is_shown_to_who_may_see_it(readers: Readers, people: People) -> None:
    guid = lesson(people, readers.sample(FILM), two_stops())
    student = readers.person()
    page = readers.enter(student)
    page.goto(f"/viewer/{guid}")
    reach(page, "readyState > 1")
    page.keyboard.press("k")
    page.get_by_role("radio", name="Vapor").press("Space")
    with page.expect_response("**/api/lrs/records") as kept:
        check(page)
    assert kept.value.ok
    admin = people.enter()
    admin.goto(f"/viewer/{guid}?personGuid={student.guid}")
    expect(admin.get_by_role("heading", name="Respuestas de la persona")).to_be_visible()
    expect(admin.get_by_role("listitem").filter(has_text="¿Qué sube?")).to_contain_text("Vapor")
