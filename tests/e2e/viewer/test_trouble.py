"""Lines that are lost, addresses that run out, and what many contents in a row leave behind."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .readers import Readers
from .screens import answers, page_field, shown_error

BOOK, SHEETS = "con-indice.pdf", "texto.pdf"
VIDEO = "ciclo-del-agua.webm"
PDF_FILE = re.compile(r"\.pdf\?")
VIDEO_FILE = re.compile(r"\.webm\?")
LOST = "Se cortó la conexión. Sigue aquí mismo en cuanto vuelva."
LOOK_UP = re.compile("/api/cms/contents/[^/]+$")
# What a page may keep of all that it showed before, in nodes and listeners.
KEPT_NODES, KEPT_LISTENERS = 400, 60


def until_it_can_play(page: Page) -> None:
    """Wait until the video has something to show."""
    page.wait_for_function("() => document.querySelector('video')?.readyState > 1")


@pytest.mark.spec("VIE-235", part="refused before its time")
def test_a_video_whose_address_ran_out_asks_for_another_and_then_says_so(readers: Readers) -> None:
    page = readers.window()
    asked: list[str] = []

    def runs_out(route: Route) -> None:
        asked.append(route.request.url)
        if asked[-1] == asked[0]:
            answers(403)(route)
        else:
            route.continue_()

    page.route(VIDEO_FILE, runs_out)
    readers.open(page, VIDEO)
    until_it_can_play(page)
    assert len(set(asked)) > 1
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute(VIDEO_FILE)
    page.route(VIDEO_FILE, answers(403))
    page.reload()
    expect(shown_error(page)).to_contain_text("Você não tem autorização")


@pytest.mark.spec("VIE-071", part="network")
def test_a_lost_line_is_told_over_the_video_which_goes_on_by_itself(readers: Readers) -> None:
    page = readers.window()
    page.route(VIDEO_FILE, lambda route: route.abort())
    readers.open(page, VIDEO)
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.unroute(VIDEO_FILE)
    until_it_can_play(page)
    expect(page.get_by_text(LOST)).to_have_count(0)


@pytest.mark.spec("VIE-235", part="documents")
def test_a_document_waits_for_the_line_and_says_when_it_is_refused(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, BOOK)
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    page.route(PDF_FILE, lambda route: route.abort())
    page_field(page).fill("50")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    page.unroute(PDF_FILE)
    expect(page.locator('.page[data-page-number="50"] .textLayer span').first).to_be_visible()
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.route(PDF_FILE, answers(403))
    with page.expect_response(LOOK_UP):
        page_field(page).fill("25")
        page.keyboard.press("Enter")
    expect(shown_error(page)).to_contain_text("Você não tem autorização")


@pytest.mark.spec("VIE-098", part="keys")
def test_a_player_is_used_by_the_keys_that_players_have(readers: Readers) -> None:
    page = readers.window()
    readers.open(page, VIDEO)
    until_it_can_play(page)
    for key, condition in (
        ("5", "Math.abs(one.currentTime - one.duration / 2) < 0.2"),
        ("ArrowRight", "Math.abs(one.currentTime - one.duration / 2 - 5) < 0.2"),
        ("ArrowLeft", "Math.abs(one.currentTime - one.duration / 2) < 0.2"),
        ("Home", "one.currentTime === 0"),
        ("End", "one.currentTime === one.duration"),
        ("0", "one.currentTime === 0"),
        ("ArrowDown", "Math.abs(one.volume - 0.9) < 0.01"),
        ("ArrowUp", "one.volume === 1"),
        ("m", "one.muted"),
        ("m", "!one.muted"),
    ):
        page.keyboard.press(key)
        page.wait_for_function(
            f"() => {{ const one = document.querySelector('video'); return {condition}; }}"
        )
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement !== null")
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement === null")
    page.locator("media-controller").dblclick(position={"x": 200, "y": 100})
    page.wait_for_function("() => document.fullscreenElement !== null")


def test_documents_opened_in_a_row_leave_nothing_behind(readers: Readers) -> None:
    page = readers.window()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def kept() -> tuple[int, int]:
        """Nodes and listeners that are still there after the rest was swept away."""
        for _ in range(3):
            session.send("HeapProfiler.collectGarbage")
        metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return int(metrics["Nodes"]), int(metrics["JSEventListeners"])

    def show(name: str) -> None:
        guid = readers.sample(name)
        # By the application's own way, in the same page.
        page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
            f"/viewer/{guid}",
        )
        expect(page.locator(".page .textLayer span").first).to_be_attached()
        expect(page_field(page)).not_to_have_value("")

    readers.open(page, BOOK)
    expect(page.locator(".page .textLayer span").first).to_be_attached()
    show(SHEETS)
    show(BOOK)
    nodes, listeners = kept()
    for _ in range(3):
        show(SHEETS)
        show(BOOK)
    after_nodes, after_listeners = kept()
    assert after_nodes - nodes < KEPT_NODES
    assert after_listeners - listeners < KEPT_LISTENERS
