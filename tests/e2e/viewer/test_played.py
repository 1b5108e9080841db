"""Video and audio: played, recorded, and gone on with."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, People
from .screens import complaints, consumption, eventually, leave, told, view

PUSH_MS = 3000


def media(page: Page, expression: str, kind: str = "video") -> object:
    """A property of the playing element."""
    return page.evaluate(f"document.querySelector('{kind}')?.{expression}")


@pytest.mark.spec("VIE-001", "VIE-039", "VIE-090", "VIE-098", "VIE-143", "VIE-145", "VIE-147", "VIE-148")
@pytest.mark.spec("VIE-152", "VIE-153", "VIE-157", "VIE-162", "VIE-163")
def test_a_video_waits_for_its_start_and_goes_on_where_it_was_left(people: People) -> None:
    page = people.enter()
    heard = complaints(page)
    page.clock.install()
    with page.expect_response("**/api/consumptions") as started:
        guid = view(page, "El ciclo del agua")
    first = started.value.json()["data"]
    expect(page.get_by_role("heading", level=1)).to_have_text("El ciclo del agua")
    eventually(lambda: media(page, "readyState > 1"), True, page)
    assert media(page, "paused") is True
    page.keyboard.press("k")
    eventually(lambda: media(page, "currentTime > 0.5"), True, page)
    with page.expect_request("**/progress") as pushed:
        page.clock.fast_forward(PUSH_MS)
    body = told(pushed.value)
    assert body["session_guid"] == first["session_guid"]
    assert body["progress_end"] > body["progress_start"] >= 0
    with page.expect_response("**/progress") as paused:
        page.keyboard.press("k")
    left = paused.value.json()["data"]["last"]
    more: list[str] = []
    page.on("request", lambda request: more.append(request.url) if "/progress" in request.url else None)
    page.clock.fast_forward(3 * PUSH_MS)
    assert consumption(page, guid)["last"] == left
    assert more == []
    with page.expect_request(lambda request: request.method == "PUT" and "/sessions/" in request.url) as put:
        leave(page)
    assert told(put.value)["guid"] == first["session_guid"]
    assert told(put.value)["ended_at"]
    with page.expect_response("**/api/consumptions") as again:
        page.goto(f"/viewer/{guid}")
    second = again.value.json()["data"]
    assert second["guid"] == first["guid"]
    assert second["session_guid"] != first["session_guid"]
    eventually(lambda: media(page, f"currentTime.toFixed(2) === ({left}).toFixed(2)"), True, page)
    percent = round(consumption(page, guid)["progress"])
    expect(page.get_by_role("img", name=f"Avance: {percent} %")).to_be_visible()
    assert heard == []


@pytest.mark.spec("VIE-161")
def test_an_update_that_fails_is_sent_with_the_next_and_the_video_plays_on(people: People) -> None:
    page = people.enter()
    guid = view(page, "Lección grabada: evaporación")
    eventually(lambda: media(page, "readyState > 1"), True, page)
    page.route("**/progress", lambda route: route.abort())
    with page.expect_request("**/progress"):
        page.keyboard.press("k")
    page.unroute("**/progress")
    assert media(page, "paused") is False
    with page.expect_response("**/progress") as sent:
        page.get_by_role("button", name="Pausa").first.wait_for()
    assert told(sent.value.request)["progress_start"] == 0
    leave(page)
    assert consumption(page, guid)["progress"] > 0


@pytest.mark.spec("VIE-094", "VIE-154", "VIE-236")
def test_an_audio_plays_by_touch_on_a_phone_and_closing_the_window_ends_the_session(people: People) -> None:
    page = people.enter(size=PHONE)
    guid = view(page, "Escucha: de la nube al río")
    page.get_by_role("button", name="Reproducir").click()
    eventually(lambda: media(page, "currentTime > 1", "audio"), True, page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
    other = people.enter()
    eventually(lambda: consumption(other, guid)["last"] > 0, True, other)
