"""Parts that do not come: overlays fail alone, and what is gone is told from what is out of reach."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Visits
from .records import accept_leaving, description, make_link, open_record
from .screens import heading, side_bar

TYPED = "Que no se pierda"
OVERLAYS = re.compile(r"/ui/shell/assets/overlays-.*\.js")
PAGE = '<!doctype html><script type="module" src="/ui/shell/assets/index-newer.js"></script>'


def deploy(page: Page) -> None:
    """From now on the server has another build, without the overlays' chunks of this one."""
    page.route(OVERLAYS, lambda route: route.fulfill(status=404, body=""))

    def newer(route: Route) -> None:
        if route.request.resource_type == "fetch":
            route.fulfill(content_type="text/html", body=PAGE)
        else:
            route.continue_()

    page.route(re.compile(r"localhost:\d+/$"), newer)


@pytest.mark.parametrize("key", ["Control+k", "?"])
def test_an_overlay_that_is_gone_says_there_is_a_new_version_and_the_edit_stays(
    visits: Visits, key: str
) -> None:
    who = visits.person()
    page = visits.window(who)
    deploy(page)
    open_record(page, make_link(visits, who))
    description(page).fill(TYPED)
    page.get_by_role("heading", level=1).click()
    page.keyboard.press(key)
    told = page.get_by_role("alert").filter(has_text="Hay una versión nueva")
    expect(told).to_be_visible()
    expect(description(page)).to_have_value(TYPED)
    asked = accept_leaving(page)
    with page.expect_event("load"):
        told.get_by_role("button", name="Recargar").click()
    expect(description(page)).to_have_value(TYPED)
    assert asked == []


def test_an_overlay_out_of_reach_says_that_there_is_no_connection_and_opens_later(visits: Visits) -> None:
    who = visits.person()
    page = visits.window(who)
    page.route(OVERLAYS, lambda route: route.abort())
    open_record(page, make_link(visits, who))
    description(page).fill(TYPED)
    page.context.set_offline(True)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("alert").filter(has_text="No hay conexión")).to_be_visible()
    expect(description(page)).to_have_value(TYPED)
    page.context.set_offline(False)
    page.unroute(OVERLAYS)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("dialog").get_by_role("combobox")).to_be_visible()


def test_what_was_fetched_in_a_quiet_moment_opens_without_a_connection(visits: Visits) -> None:
    page = visits.window(visits.person())
    with page.expect_response(OVERLAYS):
        page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    page.context.set_offline(True)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Atajos de teclado")).to_be_visible()


@pytest.mark.spec("SHE-124", part="a page without a connection")
def test_a_page_out_of_reach_says_so_and_comes_by_itself(visits: Visits) -> None:
    page = visits.window(visits.person())
    page.goto("/home")
    expect(heading(page, "Hola, Ana")).to_be_visible()
    page.context.set_offline(True)
    side_bar(page).get_by_role("link", name="Contenidos").first.click()
    expect(page.get_by_text("No hay conexión con el servidor").first).to_be_visible()
    expect(side_bar(page)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("table")).to_be_visible()


def test_a_page_whose_code_is_gone_says_there_is_a_new_version(visits: Visits) -> None:
    page = visits.window(visits.person())
    deploy(page)
    page.route(
        re.compile("/ui/plugins/contents/.*page.*js"), lambda route: route.fulfill(status=404, body="")
    )
    page.goto("/home")
    side_bar(page).get_by_role("link", name="Contenidos").first.click()
    expect(heading(page, "Hay una versión nueva")).to_be_visible()
    expect(page.get_by_role("button", name="Recargar")).to_be_visible()
