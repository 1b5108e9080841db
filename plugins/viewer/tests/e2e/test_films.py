"""Films on Vimeo, whatever type their content is of. Vimeo's page is a page of the test's here."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from .readers import Readers
from .viewer_screens import answers, shown_error

FILM = "https://vimeo.com/76979871"
LENGTH = 200
# What Vimeo's page says and hears: JSON texts, to and from whoever frames it.
PLAYER = """<!doctype html><title>Vimeo</title><button onclick="run()">Play</button><script>
const said = (event, data) => parent.postMessage(JSON.stringify({ event, data }), "*");
const at = (seconds) => ({ seconds, duration: LENGTH, percent: seconds / LENGTH });
window.heard = [];
addEventListener("message", ({ data }) => window.heard.push(data));
function run() { said("play", at(0)); for (let s = 0; s <= LENGTH / 2; s += 10) said("timeupdate", at(s));
  said("pause", at(LENGTH / 2)); }
said("ready");
</script>""".replace("LENGTH", str(LENGTH))
SILENT = "<!doctype html><title>Vimeo</title>"


def serve(page: Page, body: str) -> list[str]:
    """Answer for Vimeo. Answers the addresses that are asked for."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body=body, content_type="text/html")

    page.route("https://player.vimeo.com/**", answer)
    return asked


@pytest.mark.spec("VIE-091", "VIE-092")
@pytest.mark.parametrize("type_guid", ["CTTY_06", "CTTY_18", "CTTY_03"])
def test_a_film_plays_in_its_own_player_and_how_far_is_recorded(readers: Readers, type_guid: str) -> None:
    guid = readers.new_link(FILM, "CTTY_06" if type_guid == "CTTY_03" else type_guid)
    page = readers.window()
    if type_guid == "CTTY_03":
        # As an older system left it: a video without a file, and with an address.
        refusal = {"code": "FILE_NOT_FOUND", "message": ""}
        content = {**readers.content(guid), "type_guid": type_guid, "payload": None, "refusal": refusal}
        page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    asked = serve(page, PLAYER)
    page.goto(f"/viewer/{guid}")
    expect(page.get_by_role("status").filter(has_text="Abriendo")).to_have_count(0)
    play = page.frame_locator("iframe").get_by_role("button", name="Play")
    expect(play).to_be_visible()
    options = parse_qs(urlsplit(asked[0]).query)
    assert urlsplit(asked[0]).path == "/video/76979871"
    assert (options["autoplay"], options["controls"], options["color"]) == (["0"], ["1"], ["00a0e6"])
    play.click()
    expect(page.get_by_role("img", name=re.compile("^Avance: 50"))).to_be_visible()
    frame = next(one for one in page.frames if "player.vimeo.com" in one.url)
    heard = [json.loads(text) for text in frame.evaluate("window.heard")]
    assert {"method": "addEventListener", "value": "timeupdate"} in heard
    assert not any(one["method"] == "play" for one in heard)


@pytest.mark.spec("VIE-093")
def test_a_player_that_says_nothing_for_five_seconds_is_an_error(readers: Readers) -> None:
    guid = readers.new_link(FILM)
    page = readers.window(clock=True)
    serve(page, SILENT)
    page.goto(f"/viewer/{guid}")
    expect(page.locator("iframe")).to_be_attached()
    page.clock.fast_forward(4500)
    expect(page.get_by_role("status").filter(has_text="Abriendo video…")).to_be_visible()
    page.clock.fast_forward(1000)
    expect(shown_error(page)).to_contain_text("Error en el contenido.")
