"""Which contents are tracked, and which of them tell all at once."""

from collections.abc import Callable
from typing import Any

import pytest
from estante.testing.browser import People
from estante.testing.live import until
from playwright.sync_api import Page, expect

from tests.samples.courses import Item

from .courses import add_course, enter_course, sco
from .readers import Readers
from .test_exercises import KEY, publish, question
from .viewer_screens import answers, consumption, told


def updates(page: Page) -> list[tuple[float, float]]:
    """A list that fills with what the page tells of how far its person is."""
    sent: list[tuple[float, float]] = []

    def note(body: Any) -> None:
        if (body or {}).get("progress_end"):
            sent.append((body["progress_start"], body["progress_end"]))

    page.on("request", lambda call: note(told(call)) if call.url.endswith("/progress") else None)
    return sent


def is_done(readers: Readers, page: Page, guid: str) -> None:
    until(readers.live, lambda: consumption(page, guid)["progress"] == 100)


# What each needs to be taken as seen: nothing but being shown.
SHOWN: dict[str, Callable[[Readers], str]] = {
    "image": lambda readers: readers.sample("portada-800x600.jpg"),
    "html": lambda readers: readers.put(
        "interactivo.zip", readers.file("html-interactivo.zip"), type_guid="CTTY_08"
    ),
    "swf": lambda readers: readers.sample("animacion.swf"),
    "zip": lambda readers: readers.put(
        "materiales.zip", readers.file("materiales-sin-indice.zip"), type_guid="CTTY_13"
    ),
    "html page": lambda readers: readers.sample("pagina.html"),
}


@pytest.mark.spec("VIE-149", part="what is seen once it is shown")
@pytest.mark.parametrize("kind", SHOWN)
def test_what_is_seen_once_it_is_shown_tells_all_of_it_once(readers: Readers, kind: str) -> None:
    guid = SHOWN[kind](readers)
    page = readers.enter()
    sent = updates(page)
    with page.expect_response("**/progress"):
        page.goto(f"/viewer/{guid}")
    is_done(readers, page, guid)
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url("**/home")
    assert sent == [(0, 1)]


@pytest.mark.spec("VIE-149", part="a link's card")
def test_a_link_tells_all_of_it_once_it_is_followed(readers: Readers) -> None:
    guid = readers.new_link("https://pages.example/agua")
    page = readers.enter()
    sent = updates(page)
    page.goto(f"/viewer/{guid}")
    link = page.get_by_role("link", name="Abrir en otra pestaña")
    expect(link).to_be_visible()
    assert sent == []
    with page.expect_response("**/progress"), page.expect_popup():
        link.click()
    is_done(readers, page, guid)
    assert sent == [(0, 1)]


@pytest.mark.spec("VIE-149")
@pytest.mark.parametrize("type_guid", ["CTTY_09", "CTTY_14"])
def test_a_test_and_a_question_tell_all_of_it_once_they_are_answered(
    readers: Readers, people: People, type_guid: str
) -> None:
    guid = publish(people, [question("short_answer", "¿Qué sube?", answers=[KEY])], type_guid)
    page = readers.enter()
    sent = updates(page)
    page.goto(f"/viewer/{guid}")
    page.get_by_role("textbox", name="Tu respuesta").fill(KEY)
    assert sent == []
    with page.expect_response("**/progress"):
        page.get_by_role("button", name="Comprobar").click()
    is_done(readers, page, guid)
    page.get_by_role("button", name="Volver").click()
    page.wait_for_url("**/home")
    assert sent == [(0, 1)]


@pytest.mark.spec("VIE-149", part="a course")
def test_a_course_tells_all_of_it_once_it_says_that_it_is_done(people: People) -> None:
    course = add_course(people, "1.2", Item(title="Lectura"))
    page = enter_course(people, course)
    sent = updates(page)
    part = sco(page)
    part.evaluate("rte.start()")
    assert sent == []
    part.evaluate("rte.set('cmi.core.lesson_status', 'completed')")
    with page.expect_request("**/progress"):
        part.evaluate("rte.finish()")
    course.until(lambda stored: stored.result()["progress"] == 100)
    assert set(sent) == {(0, 1)}


@pytest.mark.spec("VIE-146")
@pytest.mark.parametrize(
    ("name", "type_guid"), [("ciclo-del-agua.webm", "CTTY_03"), ("ciclo-da-agua.pt.ogg", "CTTY_04")]
)
def test_videos_and_audios_are_tracked_and_others_by_what_their_type_says(
    readers: Readers, name: str, type_guid: str
) -> None:
    guid = readers.sample(name)
    page = readers.enter()
    page.goto(f"/viewer/{guid}")
    page.wait_for_function("() => document.querySelector('video, audio')?.readyState > 1")
    page.keyboard.press("k")
    page.wait_for_function("() => document.querySelector('video, audio').currentTime > 0.5")
    page.keyboard.press("k")
    until(readers.live, lambda: consumption(page, guid)["progress"] > 0)
    # The flag is the content's own: the same picture is tracked by one, and is not without it.
    picture = readers.sample("portada-800x600.jpg")
    content = readers.content(picture)
    assert content["tracking"] == "once"
    started: list[str] = []
    page.on("request", lambda call: started.append(call.url) if call.url.endswith("/consumptions") else None)
    for tracking in ("none", "once"):
        page.route(
            f"**/api/cms/contents/{picture}",
            answers(200, status="success", data={**content, "tracking": tracking}),
        )
        assert started == []
        page.goto(f"/viewer/{picture}")
        expect(page.get_by_role("button", name="Acercar")).to_be_visible()
        page.unroute(f"**/api/cms/contents/{picture}")
    until(readers.live, lambda: len(started) == 1)
