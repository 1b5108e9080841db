"""A lesson as a package: looked at, downloaded, and played where the platform is not."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from zipfile import ZipFile

import pytest
from estante.testing.browser import People, violations
from playwright.sync_api import Page, expect

from plugins.programs.tests.e2e.test_study_screens import FOR_TEACHERS, LESSON, SCHEME, fits, program_of

# An LMS of SCORM 1.2: what it was told, and what it keeps.
LMS = """<!doctype html><title>LMS</title><script>
window.told = [];
window.kept = {"cmi.core.lesson_status": "not attempted"};
const hear = (name, answer) => (...values) => { told.push([name, ...values]); return answer(...values); };
window.API = {
  LMSInitialize: hear("LMSInitialize", () => "true"),
  LMSGetValue: hear("LMSGetValue", (name) => kept[name] ?? ""),
  LMSSetValue: hear("LMSSetValue", (name, value) => { kept[name] = value; return "true"; }),
  LMSCommit: hear("LMSCommit", () => "true"),
  LMSFinish: hear("LMSFinish", () => "true"),
};
</script><iframe title="SCO" src="index.html" width="1000" height="800"></iframe>"""


class Quiet(SimpleHTTPRequestHandler):
    """Plain files, and nothing on the terminal."""

    def log_message(self, *_words: object) -> None:
        return


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The files of a folder at an address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def told(page: Page, name: str) -> list[list[str]]:
    every: list[list[str]] = page.evaluate("window.told")
    return [call for call in every if call[0] == name]


@pytest.mark.story
@pytest.mark.spec("PRO-081", part="on the screen")
@pytest.mark.spec("PRO-082", part="on the screen")
@pytest.mark.spec("PRO-083")
def test_a_lesson_is_previewed_downloaded_and_played_elsewhere(people: People, tmp_path: Path) -> None:
    page = people.enter(f"/program/{program_of(people)}/contents", "R07")
    page.get_by_role("button", name=LESSON, exact=True).click()
    page.get_by_role("button", name="Vista previa del paquete").click()
    dialog = page.get_by_role("dialog")
    shown = dialog.frame_locator("iframe")
    expect(shown.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(shown.get_by_role("img", name=SCHEME)).to_have_js_property("complete", True)
    expect(shown.get_by_role("heading", name=FOR_TEACHERS)).to_have_count(0)
    expect(shown.get_by_role("button", name="He terminado")).to_be_hidden()
    assert violations(page, frames=False) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Vista previa del paquete")).to_be_focused()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Descargar como SCORM").click()
    assert downloading.value.suggested_filename == f"{LESSON}.zip"
    with ZipFile(downloading.value.path()) as package:
        package.extractall(tmp_path)
    (tmp_path / "lms.html").write_text(LMS)
    with served(tmp_path) as address:
        play(people.stay_outside(), address)


def play(page: Page, address: str) -> None:
    """The package in an LMS, and by itself."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/lms.html")
    lesson = page.frame_locator("iframe")
    expect(lesson.get_by_role("img", name=SCHEME)).to_have_js_property("complete", True)
    assert page.evaluate("kept['cmi.core.lesson_status']") == "incomplete"
    lesson.get_by_role("button", name="He terminado").press("Enter")
    expect(lesson.get_by_role("status")).to_have_text("Terminado. Ya está anotado.")
    assert page.evaluate("kept['cmi.core.lesson_status']") == "completed"
    page.evaluate("document.querySelector('iframe').src = 'about:blank'")
    page.wait_for_function("told.some(([name]) => name === 'LMSFinish')")
    assert len(told(page, "LMSInitialize")) == len(told(page, "LMSFinish")) == 1
    assert len(told(page, "LMSCommit")) >= 3
    assert re.fullmatch(r"\d{4}:\d\d:\d\d\.\d\d", page.evaluate("kept['cmi.core.session_time']"))
    page.evaluate("document.querySelector('iframe').src = 'index.html'")
    expect(lesson.get_by_role("status")).to_have_text("Terminado. Ya está anotado.")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    page.goto(f"{address}/index.html")
    expect(page.get_by_role("heading", level=1)).to_have_text(LESSON)
    expect(page.get_by_role("button", name="He terminado")).to_be_hidden()
    assert fits(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page, rules=["color-contrast"]) == []
    assert {url for url in asked if not url.startswith((f"{address}/", "data:", "about:"))} == set()
