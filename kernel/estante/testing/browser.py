"""A browser in front of a running Estante: `pytest -p estante.testing.fixtures -p estante.testing.browser`.

def test_the_list_opens(people):
    page = people.enter("/rooms", role="R04")
    page.get_by_role("button", name="Crear").click()
    assert violations(page) == []

`people` are the demo people of `estante.testing.live`, whose tenants have every installed plugin on. It takes
Chromium, and the packages playwright and axe-playwright-python.
"""

import asyncio
import contextlib
import json
import shutil
from asyncio.events import _set_running_loop
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from estante.testing.live import MAX_WAIT_SECONDS, LiveEstante

WAIT_MS = MAX_WAIT_SECONDS * 1000
LOCALES = {"andaluna": "es-CL", "ipe": "pt-BR"}
DESK = (1440, 900)
PHONE = (390, 844)
# The narrowest screen that everything has to fit.
NARROW = (360, 740)
Size = tuple[int, int]
Scheme = Literal["light", "dark"]
# The storage of the demo people who have signed in, by tenant and role.
SignedInStates = dict[tuple[str, str], StorageState]
# What WCAG 2.2 asks for, up to AA.
RULES = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
SEEDED = "estante-test-seeded"
CHROMIUM = Path(shutil.which("chromium") or "/usr/bin/chromium")
# Chromium draws two menus of its address bar as pages, in a process of their own for every window, a third of
# what a window costs. It hears the last list only: Playwright's own names that matter here come first.
DISABLED_FEATURES = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    f"--disable-features={','.join(DISABLED_FEATURES)}",
]


class Windows:
    """Windows of one browser, each with a storage of its own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._open: list[BrowserContext] = []
        self.faults: list[str] = []

    def open(
        self,
        address: str,
        locale: str,
        *,
        size: Size = DESK,
        scheme: Scheme = "light",
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        stored: StorageState | None = None,
    ) -> Page:
        """A page nowhere yet; paths are below `address`."""
        context = self._browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=scheme,
            has_touch=touch,
            reduced_motion=motion,
        )
        self._open.append(context)
        if stored:
            context.add_init_script(_seed(stored))
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def close(self) -> None:
        """Close every window; nothing may have gone wrong in one unnoticed."""
        for context in self._open:
            for page in context.pages:
                # What a test answers in place of the server may still be asked for; a window that is on its
                # way out takes no orders any more.
                with contextlib.suppress(Error):
                    page.unroute_all(behavior="ignoreErrors")
            context.close()
        self._open.clear()
        faults, self.faults = self.faults, []
        assert not faults, faults  # noqa: S101 - fails the test that left them


def _seed(stored: StorageState) -> str:
    """A script that fills a window's local storage at its first address.

    Playwright's own way opens a page more for it, which is a tenth of what a short test costs. The cookie
    says that it was done: what a test takes away stays away.
    """
    values = {
        place["origin"]: {item["name"]: item["value"] for item in place["localStorage"]}
        for place in stored["origins"]
    }
    return (
        f"(values => {{ if (!values || document.cookie.includes('{SEEDED}')) return;"
        f" document.cookie = '{SEEDED}=1; path=/';"
        " for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);"
        f" }})({json.dumps(values)}[location.origin])"
    )


class People:
    """People of the demo tenants, each in a window of their own; who is in `states` is signed in."""

    def __init__(self, live: LiveEstante, browser: Browser, states: SignedInStates) -> None:
        self.live = live
        self._windows = Windows(browser)
        self._states = states

    def enter(
        self,
        path: str = "/",
        role: str = "R04",
        tenant: str = "andaluna",
        *,
        size: Size = DESK,
        scheme: Scheme = "light",
        touch: bool = False,
        clock: bool = False,
    ) -> Page:
        """A page at an address of a tenant, signed in as the demo account of a role.

        With `clock` the page's time can be turned forward. That is settled before the first address: while a
        clock is put in, it stands at 1970 for a moment, and a session stored just then has run out.
        """
        known = self._states.get((tenant, role))
        page = self._windows.open(
            self.live.url(tenant), LOCALES[tenant], size=size, scheme=scheme, touch=touch, stored=known
        )
        if clock:
            page.clock.install()
        if known is None:
            self._sign_in(page, role, tenant)
            self._states[tenant, role] = page.context.storage_state()
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        return page

    def stay_outside(self, tenant: str = "andaluna") -> Page:
        """A page nowhere yet, of somebody without a session."""
        return self._windows.open(self.live.url(tenant), LOCALES[tenant])

    def status_of(self, path: str, role: str, tenant: str = "andaluna") -> int:
        """The status that a person's own call of the API ends with."""
        return self.call("GET", path, role=role, tenant=tenant).status_code

    def call(
        self, method: str, path: str, json: object = None, *, role: str = "R04", tenant: str = "andaluna"
    ) -> httpx.Response:
        """What the API answers to the demo account of a role, outside any window."""
        with self.client(role, tenant) as client:
            return client.request(method, path, json=json)

    def client(self, role: str = "R04", tenant: str = "andaluna") -> httpx.Client:
        """A client of the API, signed in as the demo account of a role."""
        account = self.live.sign_in(role, tenant)
        # Resolvers outside a browser do not know names below localhost.
        host = {"Host": f"{tenant}.localhost:{self.live.port}"}
        base_url = f"http://127.0.0.1:{self.live.port}/api/"
        who = {"email": account.username, "password": account.password}
        answer = httpx.post(f"{base_url}front/login", json=who, headers=host, timeout=MAX_WAIT_SECONDS)
        token = answer.raise_for_status().json()["data"]["token"]
        headers = {**host, "Authorization": f"Bearer {token}"}
        return httpx.Client(base_url=base_url, headers=headers, timeout=MAX_WAIT_SECONDS)

    def leave(self) -> None:
        """Close every window; nothing may have gone wrong in one unnoticed."""
        self._windows.close()

    def _sign_in(self, page: Page, role: str, tenant: str) -> None:
        account = self.live.sign_in(role, tenant)
        page.goto("/auth/login")
        page.locator("input[type=password]").fill(account.password)
        page.locator("form input").first.fill(account.username)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda address: "/auth/" not in address)


def violations(page: Page, *, frames: bool = True, rules: object | None = RULES) -> list[tuple[str, str]]:
    """Rule and HTML of everything that axe finds wrong on a page; empty where it is accessible.

    Args:
        frames: also what runs in frames.
        rules: of axe's `runOnly`; None are all that axe has, its best practices too.
    """
    # Without nodes that pass, and without style sheets, which no rule of ours reads, axe takes a third less.
    options = {
        "iframes": frames,
        "resultTypes": ["violations", "incomplete"],
        "preload": {"assets": ["media"]},
    }
    if rules:
        options["runOnly"] = rules
    response = Axe().run(page, options=options).response
    broken = [(rule["id"], node["html"]) for rule in response["violations"] for node in rule["nodes"]]
    return broken + [("color-contrast", html) for html in _unseen(response["incomplete"])]


def _unseen(incomplete: list[dict[str, Any]]) -> Iterator[str]:
    """Words in the colour of what is behind them: axe takes them for hidden on purpose."""
    for rule in incomplete:
        for node in rule["nodes"]:
            if any((check.get("data") or {}).get("messageKey") == "equalRatio" for check in node["any"]):
                yield node["html"]


def violations_in_schemes(page: Page, **options: object) -> list[tuple[str, str]]:
    """`violations` of a page in light, and what only its colours can break in dark.

    The page has to follow the device's scheme, as it does for who has chosen none.
    """
    problems = violations(page, **options)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-mantine-color-scheme=dark]")).to_have_count(1)
    problems += violations(page, rules=["color-contrast"])
    page.emulate_media(color_scheme="light")
    return problems


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """The browser, and the loop that talks to it, which is set aside until a test asks for `chromium`."""
    if not CHROMIUM.exists():
        pytest.fail(f"Chromium is not installed at {CHROMIUM}")
    expect.set_options(timeout=WAIT_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        loop = asyncio.get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture
def chromium(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The browser for one test.

    Playwright keeps its loop marked as running between its calls; asyncio's tests could not run in this
    process if the mark stayed.
    """
    browser, loop = launched
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture(scope="session")
def signed_in_states() -> SignedInStates:
    """Who has signed in stays so from one test to the next."""
    return {}


@pytest.fixture
def people(live: LiveEstante, chromium: Browser, signed_in_states: SignedInStates) -> Iterator[People]:
    """People with no window open yet."""
    made = People(live, chromium, signed_in_states)
    yield made
    made.leave()
