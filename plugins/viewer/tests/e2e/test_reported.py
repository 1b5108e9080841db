"""What staff are told of an error that a person met, by its cause; and pages over https."""

import json
import re
from urllib.parse import urlsplit

import pytest
from estante.testing.browser import DESK, LOCALES
from playwright.sync_api import Page, Route, expect

from .readers import Readers, stored_session
from .viewer_screens import answers, shown_error, told

PLAIN = "http://pages.example/agua"
SECURE = "https://andaluna.localhost"


def lost(route: Route) -> None:
    route.abort("connectionfailed")


def refuses(code: str) -> dict[str, object]:
    return {"payload": None, "refusal": {"code": code, "message": "Por esto"}}


# What fails -> the type and the code that are reported.
CAUSES = {
    "the line": ("connection-error", 500),
    "the server": ("connection-error", 500),
    "no right": ("file-access-forbiden-error", 403),
    "no file": ("file-error", 404),
    "a broken file": ("file-error", 1),
    "no address": ("url-not-found-error", 1),
    "a deactivated content": ("app-error", 403),
    "a part": ("app-error", 404),
    "something else": ("app-error", 1),
}
ANSWERS = {
    "the line": lost,
    "the server": answers(500, status="error", code="INTERNAL", message=""),
    "no right": answers(403, status="error", code="FORBIDDEN", message=""),
    "something else": answers(418, status="error", code="TEAPOT", message="Soy una tetera"),
}
REFUSALS = {
    "no file": "FILE_NOT_FOUND",
    "a broken file": "FILE_HAVE_ERROR",
    "no address": "URL_NOT_FOUND",
    "a deactivated content": "CONTENT_DISABLED",
    "a part": "ERROR_404_DEPENDENCY",
}


@pytest.mark.spec("VIE-071", "VIE-073")
def test_an_error_is_reported_by_its_cause(readers: Readers) -> None:
    page = readers.window()
    guid = readers.demo("Lámina: el recorrido del agua")
    content = readers.content(guid)
    address = re.compile(f"/api/cms/contents/{guid}$")
    for cause, expected in CAUSES.items():
        refused = {**content, **refuses(REFUSALS.get(cause, ""))}
        page.route(address, ANSWERS.get(cause) or answers(200, status="success", data=refused))
        with page.expect_request("**/reports") as reported:
            page.goto(f"/viewer/{guid}")
        shown_error(page)
        body = told(reported.value)
        assert (body["type"], json.loads(body["comment"])["code"]) == expected, cause
        page.unroute(address)


def secure_window(readers: Readers) -> Page:
    """A student's window over https: what it asks for is fetched from the running Estante."""
    stored = stored_session(SECURE, readers.person().token)
    page = readers.windows.open(SECURE, LOCALES["andaluna"], size=DESK, stored=stored)
    port = readers.live.port

    def pass_on(route: Route) -> None:
        at = urlsplit(route.request.url)
        if at.path.endswith("/events"):
            # It has no end that could be waited for.
            return route.abort()
        headers = {**route.request.headers, "host": f"andaluna.localhost:{port}"}
        url = f"http://127.0.0.1:{port}{at.path}{'?' if at.query else ''}{at.query}"
        return route.fulfill(response=route.fetch(url=url, headers=headers))

    page.route(re.compile(f"^{re.escape(SECURE)}/"), pass_on)
    return page


@pytest.mark.spec("VIE-059")
def test_an_app_over_http_is_not_opened_by_a_page_over_https(readers: Readers) -> None:
    guid = readers.new_link(PLAIN, "CTTY_18")
    page = secure_window(readers)
    page.goto(f"/viewer/{guid}")
    expect(shown_error(page)).to_contain_text("La aplicación no se puede abrir desde esta página")
    expect(shown_error(page)).to_contain_text("CONTENT_APP_URL_NOT_ACCESSIBLE")


@pytest.mark.spec("VIE-101")
def test_a_link_over_http_is_a_card_in_a_page_over_https(readers: Readers) -> None:
    guid = readers.new_link(PLAIN)
    page = secure_window(readers)
    preview = {"title": "El agua", "description": "", "may_frame": True}
    content = {**readers.content(guid), "payload": {"url": PLAIN, "preview": preview}}
    page.route(f"**/api/cms/contents/{guid}", answers(200, status="success", data=content))
    page.goto(f"/viewer/{guid}")
    card = page.get_by_role("article")
    expect(card.get_by_role("heading", name="El agua")).to_be_visible()
    expect(card.get_by_role("link", name="Abrir en otra pestaña")).to_have_attribute("href", PLAIN)
    expect(page.locator("iframe")).to_have_count(0)
