"""The external page in its frame, and what is said where it is not set up."""

import re

import pytest
from estante.testing.browser import violations
from playwright.sync_api import expect

from tests.e2e.places import new_tenant
from tests.e2e.shell.conftest import Visits

SECRET = "only the other product knows this one as well"
BOARD = "<title>Tablero</title><main><h1>Tablero de otra casa</h1></main>"


@pytest.mark.story
@pytest.mark.spec("ANA-001")
def test_the_section_opens_the_external_page_in_a_frame(visits: Visits, live, registry) -> None:
    settings = {"external_url": "https://figures.example/board", "external_secret": SECRET}
    house = new_tenant(
        live,
        registry,
        flags={"showAmplitude": True},
        languages=["es", "pt", "en"],
        plugin_settings={"analytics": settings},
    )
    page = visits.window(visits.person("R04", house), lang="es")
    page.route(
        "https://figures.example/**",
        lambda route: route.fulfill(body=BOARD, content_type="text/html"),
    )
    page.goto("/analytic/usage")
    page.get_by_role("link", name="Analítica").click()
    expect(page).to_have_url(re.compile("/analytic/external"))
    board = page.frame_locator("iframe")
    expect(board.get_by_role("heading", name="Tablero de otra casa")).to_be_visible()
    assert "token=" in (page.locator("iframe").get_attribute("src") or "")
    assert violations(page) == []


@pytest.mark.spec("ANA-002", part="on the screen")
def test_an_external_page_that_is_not_set_up_says_what_is_missing(visits: Visits, live, registry) -> None:
    house = new_tenant(live, registry, flags={"showAmplitude": True}, languages=["es", "pt", "en"])
    page = visits.window(visits.person("R04", house), lang="es")
    page.goto("/analytic/external")
    expect(page.get_by_text("la dirección de la página (external_url)")).to_be_visible()
    assert violations(page) == []
