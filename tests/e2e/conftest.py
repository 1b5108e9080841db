"""One browser a test process, and people in front of it."""

import asyncio
from asyncio.events import _set_running_loop
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.people import WAIT_MS, Kept, People

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


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
def kept() -> Kept:
    """Who has signed in stays so from one test to the next."""
    return {}


@pytest.fixture
def people(live: LiveEstante, chromium: Browser, kept: Kept) -> Iterator[People]:
    """People with no window open yet."""
    made = People(live, chromium, kept)
    yield made
    made.leave()
