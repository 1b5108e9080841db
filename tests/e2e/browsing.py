"""A Chromium, and a demo person who has signed in with it."""

from collections.abc import Iterator
from contextlib import contextmanager

from estante.testing.live import LiveEstante
from playwright.sync_api import Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
LONGEST_MS = 60_000


@contextmanager
def signed_in(live: LiveEstante, role: str = "R04", tenant: str = "andaluna") -> Iterator[Page]:
    """A page of a tenant's shell, with what its console complained of in `page.complaints`."""
    who = live.sign_in(role, tenant)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(locale="es-CL", viewport={"width": 1280, "height": 800})
        page.set_default_timeout(LONGEST_MS)
        page.goto(f"{live.url(tenant)}/auth/login")
        page.locator('[name="email"]').fill(who.username)
        page.locator('[name="password"]').fill(who.password)
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: "/auth/" not in url)
        yield page
        browser.close()
