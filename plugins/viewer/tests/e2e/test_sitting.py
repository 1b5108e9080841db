"""A student's sitting, and what goes wrong around it: nothing seen is lost, nothing untrue is shown."""

from typing import Any

import pytest
from estante.testing.live import until
from playwright.sync_api import Page, Route, expect

from .readers import Readers
from .viewer_screens import answers, consumption, page_field, told

VIDEO = "ciclo-del-agua.webm"
START = "**/api/consumptions"
UPDATES = "**/api/consumptions/*/progress"
EVERYTHING = "**/api/consumptions/**"
UNSENT = "Object.keys(localStorage).filter((name) => name.startsWith('personal:unsent:')).length"
WAITING = "Sin guardar todavía: se guarda en cuanto haya conexión"
REFUSED = "Parte de tu avance o de tus notas no se pudo guardar"


def play(page: Page, seconds: float = 1, *, rate: float = 1) -> None:
    """Play so many seconds more of what is open, and pause."""
    begun = page.evaluate(
        """([rate]) => {
          const media = document.querySelector("video, audio");
          media.muted = true;
          media.playbackRate = rate;
          void media.play();
          return media.currentTime;
        }""",
        [rate],
    )
    page.wait_for_function(
        "([end]) => document.querySelector('video, audio').currentTime >= end", arg=[begun + seconds]
    )
    page.evaluate("document.querySelector('video, audio').pause()")


def ready(page: Page) -> None:
    """Wait until the player can play."""
    page.wait_for_function("() => document.querySelector('video, audio')?.readyState > 1")


def has(readers: Readers, page: Page, guid: str, seconds: float) -> None:
    """Wait until the server has at least so many seconds of a video of 20."""
    until(readers.live, lambda: progress(page, guid) >= 100 * seconds / 20)


def progress(page: Page, guid: str) -> float:
    """How far the person got by the server, or nothing yet."""
    found = page.evaluate(
        """async ([guid]) => {
          const { value } = JSON.parse(localStorage.getItem("auth"));
          const headers = { Authorization: `Bearer ${value.authToken}` };
          const answer = await fetch(`/api/consumptions?content_guid=${guid}`, { headers }).catch(() => null);
          return answer?.ok ? (await answer.json()).data : [];
        }""",
        [guid],
    )
    return float(found[0]["progress"]) if found else 0.0


@pytest.mark.spec("VIE-161", "VIE-143")
def test_a_start_that_fails_loses_nothing_and_is_told_meanwhile(readers: Readers) -> None:
    page = readers.window()
    page.route(START, answers(503, status="error", code="UNAVAILABLE"))
    guid = readers.open(page, VIDEO)
    ready(page)
    expect(page.get_by_role("img", name=WAITING)).to_be_visible()
    play(page, 1.5)
    page.unroute(START)
    has(readers, page, guid, 1)
    expect(page.get_by_role("img", name=WAITING)).to_be_hidden()


@pytest.mark.spec("VIE-161")
def test_what_is_unsaved_is_told_where_there_is_no_bar(readers: Readers) -> None:
    page = readers.window()
    page.route(START, answers(503, status="error", code="UNAVAILABLE"))
    readers.open(page, VIDEO, "?header=false")
    ready(page)
    expect(page.locator("header")).to_have_count(0)
    expect(page.get_by_role("img", name=WAITING)).to_be_visible()
    page.unroute(START)
    expect(page.get_by_role("img", name=WAITING)).to_be_hidden()


@pytest.mark.spec("VIE-161")
def test_a_start_that_hangs_keeps_no_document_closed(readers: Readers) -> None:
    page = readers.window()
    page.route(START, lambda _: None)
    readers.open(page, "con-indice.pdf")
    expect(page_field(page)).to_have_value("1")


@pytest.mark.spec("VIE-161", "VIE-159")
def test_a_line_that_drops_for_a_while_loses_nothing(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, VIDEO)
    ready(page)
    play(page, 0.5)
    sent: list[Any] = []
    page.on("request", lambda call: sent.append(told(call)) if call.url.endswith("/progress") else None)
    page.context.set_offline(True)
    play(page, 1)
    page.evaluate("document.querySelector('video').currentTime = 10")
    play(page, 1)
    expect(page.get_by_role("img", name=WAITING)).to_be_visible()
    page.context.set_offline(False)
    has(readers, page, guid, 2.3)
    expect(page.get_by_role("img", name=WAITING)).to_be_hidden()
    # One update holds both parts, and each has one number however often it was sent.
    assert len({update["sequence"] for update in sent}) <= 3


@pytest.mark.spec("VIE-161")
def test_an_update_that_is_refused_is_reported_and_blocks_nothing(readers: Readers) -> None:
    page = readers.window()
    page.route(UPDATES, answers(422, status="error", code="VALIDATION_ERROR", message="no"))
    guid = readers.open(page, VIDEO)
    ready(page)
    with page.expect_request("**/reports"):
        play(page)
    expect(page.get_by_role("img", name=REFUSED)).to_be_visible()
    page.unroute(UPDATES)
    play(page)
    has(readers, page, guid, 0.8)


@pytest.mark.spec("VIE-046", part="progress")
def test_a_last_save_that_fails_asks_before_leaving(readers: Readers) -> None:
    page = readers.window()
    page.goto("/")
    guid = readers.open(page, VIDEO)
    ready(page)
    page.route(EVERYTHING, lambda route: route.abort())
    play(page)
    page.get_by_role("button", name="Volver").click()
    dialog = page.get_by_role("dialog", name="No se guardó")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Reintentar").click()
    expect(dialog).to_be_visible()
    page.unroute(EVERYTHING)
    dialog.get_by_role("button", name="Reintentar").click()
    page.wait_for_url(lambda address: "/viewer/" not in address)
    has(readers, page, guid, 0.8)


@pytest.mark.spec("VIE-161", "VIE-154")
def test_who_leaves_all_the_same_has_it_sent_at_the_next_opening_of_anything(readers: Readers) -> None:
    page = readers.window()
    page.goto("/")
    guid = readers.open(page, VIDEO)
    ready(page)
    page.route(EVERYTHING, lambda route: route.abort())
    play(page)
    page.get_by_role("button", name="Volver").click()
    page.get_by_role("button", name="Salir igual").click()
    page.wait_for_url(lambda address: "/viewer/" not in address)
    assert page.evaluate(UNSENT) == 1
    # The browser is killed; another window finds what it had kept.
    kept = page.context.storage_state()
    page.close()
    other = readers.windows.open(readers.live.url(), "es-CL", stored=kept)
    readers.open(other, "con-indice.pdf")
    has(readers, other, guid, 0.8)
    other.wait_for_function(f"() => {UNSENT} === 0")
    other.goto(f"/viewer/{guid}")
    ready(other)
    last = consumption(other, guid)["last"]
    other.wait_for_function(
        "([last]) => Math.abs(document.querySelector('video').currentTime - last) < 0.05", arg=[last]
    )


@pytest.mark.spec("VIE-161")
def test_signing_out_leaves_nothing_of_a_person_on_the_device(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, VIDEO)
    ready(page)
    page.route(EVERYTHING, lambda route: route.abort())
    play(page)
    page.wait_for_function(f"() => {UNSENT} === 1")
    page.goto("/logout")
    page.wait_for_url("**/auth/login**")
    assert page.evaluate(UNSENT) == 0


@pytest.mark.story
@pytest.mark.spec("VIE-154")
def test_closing_the_tab_loses_nothing(readers: Readers) -> None:
    who = readers.person()
    page = readers.window(who)
    guid = readers.open(page, VIDEO)
    ready(page)
    page.evaluate("document.querySelector('video').play()")
    page.wait_for_function("() => document.querySelector('video').currentTime > 1")
    page.close(run_before_unload=True)
    other = readers.window(who)
    other.goto("/")
    has(readers, other, guid, 0.9)


@pytest.mark.spec("VIE-145", "VIE-154")
def test_coming_back_from_the_browsers_cache_goes_on_in_a_new_session(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, VIDEO)
    ready(page)
    play(page)
    # Playwright's browser keeps no page; these are the events of one that does.
    with page.expect_response(lambda answer: "/sessions/" in answer.url):
        page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    with page.expect_response(START):
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    play(page, 2)
    has(readers, page, guid, 2.8)
    assert consumption(page, guid)["sessions"] == 2


@pytest.mark.spec("VIE-145", "VIE-157")
def test_two_tabs_of_one_student_add_up(readers: Readers) -> None:
    who = readers.person()
    one, other = readers.window(who), readers.window(who)
    guid = readers.open(one, VIDEO)
    readers.open(other, VIDEO)
    ready(one)
    ready(other)
    other.evaluate("document.querySelector('video').currentTime = 10")
    play(one, 2)
    play(other, 2)
    has(readers, one, guid, 3.8)
    covered = one.evaluate(
        """async ([guid]) => {
          const { value } = JSON.parse(localStorage.getItem("auth"));
          const headers = { Authorization: `Bearer ${value.authToken}`, "content-type": "application/json" };
          const body = JSON.stringify({ content_guid: guid });
          const answer = await fetch("/api/consumptions", { method: "POST", headers, body });
          return (await answer.json()).data.covered;
        }""",
        [guid],
    )
    assert [round(start) for start, _ in covered] == [0, 10]


@pytest.mark.spec("VIE-157", "VIE-156")
@pytest.mark.parametrize("name", [VIDEO, "vertical-sin-audio.mp4", "ciclo-da-agua.pt.ogg"])
def test_what_is_played_to_its_end_is_seen_as_a_whole(readers: Readers, name: str) -> None:
    page = readers.window()
    guid = readers.open(page, name)
    ready(page)
    page.evaluate(
        """() => {
          const media = document.querySelector("video, audio");
          Object.assign(media, { muted: true, playbackRate: 4 });
          return media.play();
        }"""
    )
    page.wait_for_function("() => document.querySelector('video, audio').ended")
    expect(page.get_by_role("img", name="Avance: 100 %")).to_be_visible()
    assert consumption(page, guid)["progress"] == 100


@pytest.mark.spec("VIE-144", "VIE-157")
def test_a_viewer_that_is_wrong_about_the_length_changes_nothing(readers: Readers) -> None:
    page = readers.window()
    guid = readers.open(page, VIDEO)
    ready(page)
    play(page, 2)
    has(readers, page, guid, 1.8)
    before = progress(page, guid)

    def shorten(route: Route) -> None:
        route.continue_(post_data={**told(route.request), "type": "CTTY_99", "progress_ends": 1})

    page.route(START, shorten)
    with page.expect_response(START) as started:
        page.goto(f"/viewer/{guid}")
    assert started.value.json()["data"]["progress"] == pytest.approx(before, abs=0.5)
    row = consumption(page, guid)
    assert (row["type"], round(row["progress_ends"])) == ("CTTY_03", 20)
