"""The API below another base: the server, its pages and whatever they call move with the setting."""

from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import LOCALES, Windows
from estante.testing.live import LiveEstante, running_estante
from playwright.sync_api import Browser, Page, Response, expect

from tests.e2e.places import ask

BASE, HOST = "/v9/api", "andaluna.localhost"
# A page of the kernel's and one of each plugin's, and a call that it is made of.
PAGES = {
    "/contents": "cms/contents",
    "/contents/create": "cms/types",
    "/collections": "cms/collections",
    "/users": "users",
    "/settings": "settings",
    "/personalize": "organization/css/stylesheet",
    "/settings-countries": "system-settings/countries",
}


@pytest.fixture(scope="module")
def moved(registry: PluginRegistry) -> Iterator[LiveEstante]:
    """An Estante whose configuration names another base."""
    with running_estante(registry, {"ESTANTE_API_BASE": BASE}) as started:
        yield started


def sign_in(page: Page, live: LiveEstante) -> None:
    account = live.sign_in("R04")
    page.goto("/auth/login")
    page.locator("input[type=password]").fill(account.password)
    page.locator("form input").first.fill(account.username)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/auth/" not in address)


def answers(call: str) -> Callable[[Response], bool]:
    """Whether a response is this call's."""
    return lambda response: urlsplit(response.url).path == f"{BASE}/{call}"


@pytest.mark.spec("KER-002")
def test_another_base_in_the_configuration_moves_every_call(moved: LiveEstante, chromium: Browser) -> None:
    document = ask(moved, HOST, f"{BASE}/openapi.json").json()
    assert len(document["paths"]) > 150
    assert [path for path in document["paths"] if not path.startswith(f"{BASE}/")] == []
    for path in ("organization", "identity-providers", "users/whoami", "cms/contents"):
        assert "json" in ask(moved, HOST, f"{BASE}/{path}").headers["content-type"]
        assert "json" not in ask(moved, HOST, f"/api/{path}").headers.get("content-type", "")
    windows, asked = Windows(chromium), list[str]()
    page = windows.open(moved.url("andaluna"), LOCALES["andaluna"])
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    sign_in(page, moved)
    for path, call in PAGES.items():
        with page.expect_response(answers(call)):
            page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        assert urlsplit(page.url).path == path
    windows.close()
    assert {path for path in asked if "/api" in path and not path.startswith(f"{BASE}/")} == set()
