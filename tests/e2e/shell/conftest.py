"""A browser in front of a running Estante, for people who come in, look around and go."""

import asyncio
import json
import re
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright

from tests.e2e.places import Somebody, database_of, somebody

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WAIT_MS = 60_000
DAY_SECONDS = 86_400
DESK = (1440, 900)
# The narrowest screen that everything has to fit.
NARROW = (360, 740)
LANDED = re.compile("/contents$")
LOGIN = re.compile("/auth/login")


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


class Visits:
    """Windows of people who are new at every visit, and of nobody."""

    def __init__(self, live: LiveEstante, browser: Browser, registry: PluginRegistry) -> None:
        self.live = live
        self._browser = browser
        self._registry = registry
        self._open: list[BrowserContext] = []

    def tenant(self, key: str = "andaluna") -> Tenant:
        """A demo tenant."""
        tenants = TenantRegistry(self.live.folder / "tenants", self._registry.known).all()
        return next(one for one in tenants if one.key == key)

    def person(self, role: str = "R04", tenant: Tenant | None = None, **fields: object) -> Somebody:
        """Somebody nobody else uses, with a session."""

        async def add() -> Somebody:
            async with database_of(self.live) as database:
                return await somebody(database, tenant or self.tenant(), role, **fields)

        # Playwright's own loop runs in this thread.
        with ThreadPoolExecutor(1) as other:
            return other.submit(asyncio.run, add()).result()

    def address(self, tenant: Tenant | None = None) -> str:
        """Where a tenant's shell listens."""
        return f"http://{tenant.hosts[0] if tenant else 'andaluna.localhost'}:{self.live.port}"

    def window(
        self,
        who: Somebody | None = None,
        *,
        tenant: Tenant | None = None,
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
        motion: Literal["reduce", "no-preference"] = "reduce",
        kept_for: int = DAY_SECONDS,
        **stored: object,
    ) -> Page:
        """A page nowhere yet; the shell stored a session and `stored` in its browser, for some seconds."""
        address = self.address(who.tenant if who else tenant)
        context = self._browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            # Nobody has asked for this language here, so nothing may come out in it.
            locale="en-US",
            color_scheme=scheme,
            reduced_motion=motion,
            storage_state=_stored(address, who, stored, kept_for),
        )
        self._open.append(context)
        context.set_default_timeout(WAIT_MS)
        return context.new_page()

    def enter(self, path: str, role: str = "R04") -> Page:
        """A page at an address, for a new person of a role."""
        page = self.window(self.person(role))
        page.goto(path)
        return page

    def leave(self) -> None:
        """Close every window."""
        for context in self._open:
            context.close()
        self._open.clear()


def _stored(address: str, who: Somebody | None, stored: dict[str, object], seconds: int) -> StorageState:
    """A browser's storage with the values that the shell would have written."""
    values = dict(stored)
    if who is not None:
        nobody: dict[str, object] = {"user": None, "license": None, "error": None, "oauth_accounts": []}
        values |= {"auth": {**nobody, "authToken": who.token}, "session": {"remembered": True}}
    until = (time.time() + seconds) * 1000
    kept = [
        {"name": name, "value": json.dumps({"value": value, "expires": until})}
        for name, value in values.items()
    ]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}  # type: ignore[typeddict-item]


@pytest.fixture
def visits(live: LiveEstante, chromium: Browser, registry: PluginRegistry) -> Iterator[Visits]:
    """Visits with no window open yet."""
    made = Visits(live, chromium, registry)
    yield made
    made.leave()
