"""A browser in front of a running Estante: people who sign in, and what is on their screens."""

import shutil
from collections.abc import Iterator
from typing import Literal

import httpx
import pytest
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WAIT_MS = 60_000
LOCALES = {"andaluna": "es-CL", "ipe": "pt-BR"}
PHONE = (390, 844)
DESK = (1440, 900)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all of these tests; Playwright runs once at a time, so it ends with them."""
    if not shutil.which(CHROMIUM):
        pytest.skip("Chromium is not installed")
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class People:
    """People of the demo tenants, each in a window of their own."""

    def __init__(self, live: LiveEstante, browser: Browser) -> None:
        self.live = live
        self._browser = browser
        self._signed_in: dict[tuple[str, str], StorageState] = {}
        self._open: list[BrowserContext] = []
        self._faults: list[str] = []

    def enter(
        self,
        path: str = "/contents",
        role: str = "R04",
        tenant: str = "andaluna",
        *,
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
    ) -> Page:
        """A page at an address of a tenant, signed in as the demo account of a role."""
        known = self._signed_in.get((tenant, role))
        context = self._browser.new_context(
            base_url=self.live.url(tenant),
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[tenant],
            color_scheme=scheme,
            reduced_motion="reduce",
            storage_state=known,
        )
        self._open.append(context)
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self._faults.append(str(error)))
        if known is None:
            self._sign_in(page, role, tenant)
            self._signed_in[tenant, role] = context.storage_state()
        page.goto(path)
        return page

    def _sign_in(self, page: Page, role: str, tenant: str) -> None:
        account = self.live.sign_in(role, tenant)
        page.goto("/auth/login")
        page.locator("input[type=password]").fill(account.password)
        page.locator("form input").first.fill(account.username)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda address: "/auth/" not in address)

    def asked(self, path: str, role: str, tenant: str = "andaluna") -> int:
        """The status that a person's own call of the API ends with."""
        account = self.live.sign_in(role, tenant)
        # Resolvers outside a browser do not know names below localhost.
        host = {"Host": f"{tenant}.localhost:{self.live.port}"}
        with httpx.Client(base_url=f"http://127.0.0.1:{self.live.port}/api/", headers=host) as client:
            answer = client.post(
                "front/login", json={"email": account.username, "password": account.password}
            )
            token = answer.json()["data"]["token"]
            return client.get(path, headers={"Authorization": f"Bearer {token}"}).status_code

    def leave(self) -> None:
        """Close every window; nothing may have gone wrong in one unnoticed."""
        for context in self._open:
            context.close()
        self._open.clear()
        faults, self._faults = self._faults, []
        assert faults == []


@pytest.fixture(scope="package")
def everybody(live: LiveEstante, chromium: Browser) -> People:
    """The people, who stay signed in from one test to the next."""
    return People(live, chromium)


@pytest.fixture
def people(everybody: People) -> Iterator[People]:
    """People with no window open yet."""
    yield everybody
    everybody.leave()
