"""Live events: one stream for all the tabs of a browser, and the next tab's when the first is closed."""

import re

from playwright.sync_api import Page, Request, expect

from .conftest import Visits
from .records import make_link, read
from .screens import heading

EVENTS = re.compile(r"/api/events$")


def hears(visits: Visits, page: Page, name: object) -> None:
    """Wait until the start page shows a job of a name, without a reload."""
    activity = page.get_by_role("region", name="Actividad reciente")
    expect(activity.get_by_role("listitem").filter(has_text=str(name))).to_be_visible()


def test_the_tabs_of_a_browser_share_one_stream(visits: Visits) -> None:
    who = visits.person()
    first = visits.window(who)
    streams: list[Request] = []
    first.context.on(
        "request", lambda request: streams.append(request) if EVENTS.search(request.url) else None
    )
    tabs = [first, first.context.new_page(), first.context.new_page()]
    for tab in tabs:
        tab.goto("/home")
        expect(heading(tab, re.compile("^Hola"))).to_be_visible()
    name = read(visits, who, make_link(visits, who))["name"]
    for tab in tabs:
        hears(visits, tab, name)
    assert len(streams) == 1
    with first.context.expect_event("request", lambda request: bool(EVENTS.search(request.url))):
        first.close()
    name = read(visits, who, make_link(visits, who))["name"]
    for tab in tabs[1:]:
        hears(visits, tab, name)
    assert len(streams) == 2
