"""A browser in front of a running Estante, for people who open contents."""

import shutil
from collections.abc import Iterator
from typing import Literal

import pytest
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright

from .screens import eventually, unprepared

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WAIT_MS = 60_000
LOCALES = {"andaluna": "es-CL", "ipe": "pt-BR"}
PHONE = (360, 740)
DESK = (1440, 900)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all of these tests; Playwright runs once at a time, so it ends with them."""
    if not shutil.which(CHROMIUM):
        pytest.fail("Chromium is not installed")
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
        self._signed_in: dict[str, StorageState] = {}
        self._open: list[BrowserContext] = []
        self._faults: list[str] = []

    def enter(
        self,
        *,
        tenant: str = "andaluna",
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
    ) -> Page:
        """A page with the list of contents, signed in as the tenant's administrator."""
        page = self._window(tenant, size, scheme)
        if tenant not in self._signed_in:
            self._sign_in(page, tenant)
            self._signed_in[tenant] = page.context.storage_state()
            eventually(lambda: unprepared(page), 0, page)
        page.goto("/contents")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    def stay_outside(self, tenant: str = "andaluna") -> Page:
        """A page of somebody without a session."""
        return self._window(tenant, DESK, "light", signed_in=False)

    def _window(
        self, tenant: str, size: tuple[int, int], scheme: Literal["light", "dark"], *, signed_in: bool = True
    ) -> Page:
        context = self._browser.new_context(
            base_url=self.live.url(tenant),
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[tenant],
            color_scheme=scheme,
            has_touch=size == PHONE,
            reduced_motion="reduce",
            storage_state=self._signed_in.get(tenant) if signed_in else None,
        )
        self._open.append(context)
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self._faults.append(str(error)))
        return page

    def _sign_in(self, page: Page, tenant: str) -> None:
        account = self.live.sign_in("R04", tenant)
        page.goto("/auth/login")
        page.locator("input[type=password]").fill(account.password)
        page.locator("form input").first.fill(account.username)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda address: "/auth/" not in address)

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
