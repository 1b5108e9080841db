"""Video and audio: played, recorded, and gone on with."""

from typing import Any

import pytest
from estante.testing.browser import NARROW
from estante.testing.live import until
from playwright.sync_api import Page, Request, expect

from .readers import Readers
from .viewer_screens import complaints, consumption, leave, told

PUSH_MS = 3000


def media(page: Page, expression: str, kind: str = "video") -> Any:
    """A property of the playing element."""
    return page.evaluate(f"document.querySelector('{kind}')?.{expression}")


def reach(page: Page, condition: str, kind: str = "video") -> None:
    """Wait until this is true of a property of the playing element."""
    page.wait_for_function(f"() => document.querySelector('{kind}')?.{condition}")


def updates_under_way(page: Page) -> set[Request]:
    """The updates that the page has sent and that are not answered yet; it changes as they are."""
    waiting: set[Request] = set()
    page.on("request", lambda call: waiting.add(call) if "/progress" in call.url else None)

    def forget(call: Request) -> None:
        waiting.discard(call)

    page.on("requestfinished", forget)
    page.on("requestfailed", forget)
    return waiting


@pytest.mark.story
@pytest.mark.spec("VIE-001", "VIE-039", "VIE-090", "VIE-098", "VIE-143", "VIE-145", "VIE-147", "VIE-148")
@pytest.mark.spec("VIE-153", "VIE-162")
def test_a_video_waits_for_its_start_and_goes_on_where_it_was_left(readers: Readers) -> None:
    page = readers.enter(clock=True)
    heard = complaints(page)
    under_way = updates_under_way(page)
    with page.expect_response("**/api/consumptions") as started:
        guid = readers.view(page, "El ciclo del agua")
    first = started.value.json()["data"]
    asked = told(started.value.request)
    assert (asked["content_guid"], asked["type"]) == (guid, "CTTY_03")
    assert round(asked["progress_ends"]) == 20
    assert first.keys() >= {"guid", "session_guid", "progress", "last", "suspend_data"}
    expect(page.get_by_role("heading", level=1)).to_have_text("El ciclo del agua")
    reach(page, "readyState > 1")
    assert media(page, "paused") is True
    page.keyboard.press("k")
    reach(page, "currentTime > 0.5")
    with page.expect_response("**/progress") as pushed:
        page.clock.fast_forward(PUSH_MS)
    body = told(pushed.value.request)
    assert body["session_guid"] == first["session_guid"]
    assert body["progress_end"] > body["progress_start"] >= 0
    page.keyboard.press("k")
    reach(page, "paused")
    # What is under way comes first; a video that is paused still goes on to the end of its frame.
    until(
        readers.live,
        lambda: abs(consumption(page, guid)["last"] - media(page, "currentTime")) < 0.1 and not under_way,
    )
    left = consumption(page, guid)["last"]
    more: list[str] = []
    page.on("request", lambda request: more.append(request.url) if "/progress" in request.url else None)
    page.clock.fast_forward(3 * PUSH_MS)
    assert consumption(page, guid)["last"] == left
    assert more == []
    with page.expect_request(lambda request: request.method == "PUT" and "/sessions/" in request.url) as put:
        leave(page)
    assert told(put.value)["consumption_guid"] == first["guid"]
    assert told(put.value)["guid"] == first["session_guid"]
    assert told(put.value)["ended_at"]
    with page.expect_response("**/api/consumptions") as again:
        page.goto(f"/viewer/{guid}")
    second = again.value.json()["data"]
    assert second["guid"] == first["guid"]
    assert second["session_guid"] != first["session_guid"]
    # Leaving saves the end of the frame, a moment after what the last push said.
    assert abs(second["last"] - left) < 0.1
    page.wait_for_function(
        "last => Math.abs(document.querySelector('video')?.currentTime - last) < 0.005", arg=second["last"]
    )
    percent = round(consumption(page, guid)["progress"])
    expect(page.get_by_role("img", name=f"Avance: {percent} %")).to_be_visible()
    assert heard == []


@pytest.mark.spec("VIE-161")
def test_an_update_that_fails_is_sent_with_the_next_and_the_video_plays_on(readers: Readers) -> None:
    page = readers.enter()
    guid = readers.view(page, "Experimento: densidad en un vaso")
    reach(page, "readyState > 1")
    page.route("**/progress", lambda route: route.abort())
    with page.expect_request("**/progress") as lost:
        page.keyboard.press("k")
    assert media(page, "paused") is False
    begun = told(lost.value)["started_at"]
    with page.expect_request(lambda call: "/progress" in call.url and told(call)["started_at"] == begun):
        page.unroute("**/progress")
    leave(page)
    assert consumption(page, guid)["progress"] > 0


@pytest.mark.spec("VIE-094")
@pytest.mark.spec("VIE-236", part="document, image and audio")
def test_an_audio_plays_by_touch_on_a_phone_and_closing_the_window_loses_nothing(readers: Readers) -> None:
    who = readers.person()
    page = readers.enter(who, size=NARROW, touch=True)
    guid = readers.view(page, "Escucha: de la nube al río")
    page.get_by_role("button", name="Reproducir").tap()
    reach(page, "currentTime > 1", "audio")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
    other = readers.enter(who)
    # What a closing window sends, no browser tells of any more.
    until(readers.live, lambda: consumption(other, guid)["last"] > 0)
