"""The interface's language: whose it is, how it is switched, and where its texts come from."""

import httpx
import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.live import LiveEstante
from playwright.sync_api import expect

from tests.e2e.places import Somebody, new_tenant

from .conftest import Visits
from .screens import ask, heading, side_bar, stored, told


@pytest.mark.story
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


def word(live: LiveEstante, who: Somebody, scope: str, texts: object) -> None:
    """Give a scope texts of the tenant's own, in English."""
    answer = httpx.post(
        f"http://127.0.0.1:{live.port}/api/langs/scopes",
        headers={"host": who.tenant.hosts[0], "authorization": f"Bearer {who.token}"},
        json={"scope": scope, "lang": "en", "json": texts},
        timeout=60,
    )
    assert answer.status_code == 201, answer.text


@pytest.mark.spec("SHE-068", "SHE-069", "SHE-074")
@pytest.mark.spec("SHE-070", part="one call")
def test_texts_are_the_tenants_own_by_scope_and_else_built_in(
    visits: Visits, registry: PluginRegistry
) -> None:
    tenant = new_tenant(visits.live, registry)
    who = visits.person(tenant=tenant, lang_id="en")
    own = {
        "shell": {"home": {"pages": "Our shelves"}},
        "backoffice-name": {"name": "The Shelf"},
        "contents": {"list": {"title": "Our works"}},
    }
    for scope, texts in own.items():
        word(visits.live, who, scope, texts)
    page = visits.window(who)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("langs/scopes?")[2]))
    page.goto("/home")
    expect(page.get_by_role("region", name="Our shelves")).to_be_visible()
    expect(page).to_have_title("Home · The Shelf")
    expect(heading(page, "Hello, Ana")).to_be_visible()
    page.get_by_role("region", name="Our shelves").get_by_role("link", name="Content", exact=True).click()
    expect(heading(page, "Our works")).to_be_visible()
    # Each once, and none that the tenant has no texts for.
    assert sorted(filter(None, asked)) == [f"scope={scope}&lang=en" for scope in sorted(own)]


@pytest.mark.spec("SHE-067")
@pytest.mark.parametrize(
    ("language", "order", "date"),
    [
        ("es", None, "09/03/2025"),
        ("pt", None, "09/03/2025"),
        ("en", None, "03/09/2025"),
        ("en", "DD/MM/YYYY", "09/03/2025"),
    ],
)
def test_dates_are_written_as_the_language_does_or_the_tenant(
    visits: Visits, registry: PluginRegistry, language: str, order: str | None, date: str
) -> None:
    tenant = new_tenant(visits.live, registry, settings={"date_format": order}) if order else None
    page = visits.window(visits.person(tenant=tenant, lang_id=language))
    page.goto("/home")
    expect(side_bar(page).or_(page.get_by_role("navigation", name="Main"))).to_be_visible()
    if tenant:
        # A new tenant has nothing to list: a row of another one stands in.
        source = visits.window(visits.person())
        source.goto("/home")
        expect(side_bar(source)).to_be_visible()
    body = ask(source if tenant else page, "cms/contents?pageSize=1")
    body["data"][0]["created_at"] = "2025-03-09T12:00:00Z"
    page.route("**/api/cms/contents?*", lambda route: route.fulfill(json=body))
    page.goto("/contents")
    expect(page.get_by_role("cell", name=date).first).to_be_visible()
