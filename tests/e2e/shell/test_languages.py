"""The interface's language: whose it is, how it is switched, and where its texts come from."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .conftest import Visits
from .screens import ask, heading, side_bar, stored, told


@pytest.mark.spec("SHE-063", "SHE-064", "SHE-066", "SHE-073")
def test_the_switch_is_kept_with_the_person_whatever_the_role(visits: Visits) -> None:
    for role in ("R05", "R07"):
        page = visits.enter("/home", role)
        switch = side_bar(page).get_by_role("group", name="Idioma").get_by_role("button")
        expect(switch).to_have_text(["ES", "PT"])
    who = visits.person("R05")
    page = visits.window(who)
    page.goto("/home")
    page.evaluate("window.before = true")
    with page.expect_request("**/api/front/profile") as sent:
        side_bar(page).get_by_role("button", name="PT").click()
    assert sent.value.method == "PUT"
    assert told(sent.value) == {"lang_id": "pt"}
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    expect(heading(page, "Olá, Ana")).to_be_visible()
    assert page.evaluate("window.before") is None
    assert stored(page, "langId")["value"] == "pt"
    other_computer = visits.window(who, langId="es")
    other_computer.goto("/home")
    expect(heading(other_computer, "Olá, Ana")).to_be_visible()
    expect(other_computer.locator("html")).to_have_attribute("lang", "pt")
    assert stored(other_computer, "langId")["value"] == "pt"


@pytest.mark.spec("SHE-068", "SHE-069", "SHE-074")
@pytest.mark.spec("SHE-070", part="one call")
def test_texts_are_the_tenants_own_by_scope_and_else_built_in(visits: Visits) -> None:
    page = visits.window(visits.person(lang_id="en"))
    asked: list[str] = []
    own: dict[str, Any] = {
        "shell": {"home": {"pages": "Our shelves"}},
        "backoffice-name": {"name": "The Shelf"},
    }

    def say(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        scope = re.search("scope=([^&]+)", route.request.url)
        texts = own.get(scope[1]) if scope else None
        if texts is None:
            route.fulfill(
                status=404, json={"status": "error", "code": "NOT_FOUND", "message": "", "errors": []}
            )
        else:
            route.fulfill(json={"status": "success", "data": {"scope": "", "lang": "en", "json": texts}})

    page.route("**/api/langs/scopes?*", say)
    page.goto("/home")
    expect(page.get_by_role("region", name="Our shelves")).to_be_visible()
    expect(page).to_have_title("Home · The Shelf")
    expect(heading(page, "Hello, Ana")).to_be_visible()
    # A page's own scope is asked for beside its data: that it was is waited for, not supposed.
    with page.expect_request("**/api/langs/scopes?scope=contents&lang=en"):
        page.get_by_role("region", name="Our shelves").get_by_role("link", name="Contents").click()
    expect(heading(page, "Contents")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Author")).to_be_visible()
    assert {"scope=shell&lang=en", "scope=backoffice-name&lang=en"} <= set(asked)
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize(("language", "date"), [("es", "09/03/2025"), ("en", "03/09/2025")])
def test_dates_are_written_as_the_language_does(visits: Visits, language: str, date: str) -> None:
    page = visits.window(visits.person(lang_id=language))
    page.goto("/home")
    expect(side_bar(page).or_(page.get_by_role("navigation", name="Main"))).to_be_visible()
    body = ask(page, "cms/contents?pageSize=1")
    body["data"][0]["created_at"] = "2025-03-09T12:00:00Z"
    page.route("**/api/cms/contents?*", lambda route: route.fulfill(json=body))
    page.goto("/contents")
    expect(page.get_by_role("cell", name=date).first).to_be_visible()
