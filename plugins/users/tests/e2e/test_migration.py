"""Teachers are asked whether they were on the other platform, once a sign-in."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

import httpx
import pytest
from estante.app import create_app
from estante.plugins.registry import PluginRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import PHONE, violations_in_schemes
from estante.testing.live import LiveEstante
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.e2e.places import new_tenant, platform_of
from tests.e2e.shell.conftest import Visits
from tests.fakes.other_platform import FakeOtherPlatform

# Nobody answers there: `.example` is no host's name.
TABLE = {
    "migration_url": "https://other.example/accounts",
    "migration_name": "Oráculo",
    "migration_token": "abc",
}

OFFER = "/api/users/migration"
HAS_DIALOG = """() => performance.getEntriesByType("resource")
  .some(({ name }) => name.includes("/migration-dialog.component"))"""
ROUND_TRIP = """async () => {
  await fetch("/api/organization").then((answer) => answer.text());
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@pytest.fixture(scope="module")
def migrating(live: LiveEstante, registry: PluginRegistry) -> Tenant:
    """An organization whose teachers may link accounts of the other platform."""
    return new_tenant(live, registry, settings={}, plugin_settings={"users": TABLE})


def question(page: Page) -> Locator:
    return page.get_by_role("dialog", name="¿Ya tenías cuenta en Oráculo?")


def look_around(page: Page, *, is_asked: bool) -> None:
    """The start page with all that comes after it, and the answer to whether they may link an account."""
    if is_asked:
        with page.expect_response("**/api/users/migration"):
            page.goto("/home")
    else:
        page.goto("/home")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def come_back_unasked(page: Page) -> None:
    """The start page again: the dialog's code is there, and does not even ask whether there is an offer."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if OFFER in request.url else None)
    page.goto("/home")
    page.wait_for_function(HAS_DIALOG)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    # It would have asked before the answers to these came.
    for _ in range(3):
        page.evaluate(ROUND_TRIP)
    assert asked == []
    expect(question(page)).to_have_count(0)


def sign_in(visits: Visits, page: Page, username: str) -> None:
    page.goto("/auth/login")
    page.locator("input[type=password]").fill(visits.live.sign_in("R04").password)
    page.locator("form input").first.fill(username)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/home"))


@pytest.mark.spec("SHE-099")
def test_only_teachers_without_an_id_who_did_not_come_by_lti_are_asked(
    visits: Visits, migrating: Tenant
) -> None:
    for role, fields in (
        ("R01", {}),
        ("R02", {"oraculo_id": "ora-1"}),
        ("R02", {"source": "lti"}),
        ("R03", {}),
        ("R04", {}),
    ):
        page = visits.window(visits.person(role, migrating, **fields))
        look_around(page, is_asked=role == "R02")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page = visits.window(visits.person("R02", migrating))
    page.goto("/home")
    expect(question(page)).to_be_visible()


@pytest.mark.spec("USR-057")
def test_who_postpones_is_asked_at_the_next_sign_in_and_who_accepts_is_linked(
    visits: Visits, registry: PluginRegistry, migrating: Tenant
) -> None:
    hashed = visits.password_hash(visits.live.sign_in("R04").username)
    teacher = visits.person("R02", migrating, password_hash=hashed)
    page = visits.window(tenant=migrating)
    sign_in(visits, page, teacher.username)
    expect(question(page)).to_be_visible()
    assert violations_in_schemes(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    question(page).get_by_role("button", name="Más tarde").click()
    expect(question(page)).to_have_count(0)
    come_back_unasked(page)
    page.goto("/logout")
    page.wait_for_url(re.compile("/auth/login"))
    sign_in(visits, page, teacher.username)
    link(page, in_reach(visits.live, registry))
    admin = visits.window(visits.person("R04", migrating))
    admin.goto(f"/user/{teacher.guid}")
    expect(admin.get_by_role("textbox", name="ID externo")).to_have_value("ora-7")
    page.goto("/logout")
    page.wait_for_url(re.compile("/auth/login"))
    sign_in(visits, page, teacher.username)
    look_around(page, is_asked=True)
    expect(question(page)).to_have_count(0)


def link(page: Page, answer: Callable[[Route], None]) -> None:
    """Something is missing, nobody answers, the words are wrong, and then the account is theirs."""
    dialog = question(page)
    accept = dialog.get_by_role("button", name="Vincular la cuenta")
    accept.click()
    expect(dialog.get_by_text("Escribe este dato")).to_have_count(2)
    dialog.get_by_role("textbox", name="Usuario de allí").fill("ana")
    dialog.locator("input[type=password]").fill("otra cosa")
    accept.click()
    expect(dialog.get_by_role("alert")).to_contain_text("La otra plataforma no contesta")
    expect(dialog.get_by_role("textbox", name="Usuario de allí")).to_have_value("ana")
    page.route("**/api/users/migration", answer)
    accept.click()
    expect(dialog.get_by_role("alert")).to_contain_text("Ni el usuario ni la contraseña")
    dialog.locator("input[type=password]").fill("allí-1234")
    accept.click()
    expect(page.get_by_text("Cuenta vinculada").first).to_be_visible()
    page.unroute("**/api/users/migration")
    expect(question(page)).to_have_count(0)


def in_reach(live: LiveEstante, registry: PluginRegistry) -> Callable[[Route], None]:
    """Answers a call as the running Estante would, from the same tables, if the other platform were there."""
    other = FakeOtherPlatform("abc", ana=("allí-1234", "ora-7"))

    async def ask(request: Request) -> httpx.Response:
        app = create_app(platform_of(live), registry=registry)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport) as client:
            headers = {name: request.headers[name] for name in ("authorization", "content-type")}
            answer = await client.post(request.url, content=request.post_data or "", headers=headers)
        await app.services.database.close()
        return answer

    def answer(route: Route) -> None:
        # Playwright's own loop runs in this thread.
        with ThreadPoolExecutor(1) as thread, patch("estante_users.migration.post_public", other.post):
            found = thread.submit(asyncio.run, ask(route.request)).result()
        route.fulfill(status=found.status_code, body=found.content, content_type="application/json")

    return answer
