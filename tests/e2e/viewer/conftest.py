"""The demo tenants once their contents are prepared."""

from collections.abc import Iterator

import pytest
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser

from tests.e2e.people import LOCALES, Kept, People
from tests.e2e.places import until_prepared


@pytest.fixture(scope="session")
def prepared(live: LiveEstante) -> LiveEstante:
    """A running Estante in which every demo content can be opened."""
    for tenant in LOCALES:
        until_prepared(live, tenant)
    return live


@pytest.fixture
def people(prepared: LiveEstante, chromium: Browser, kept: Kept) -> Iterator[People]:
    """People with no window open yet."""
    made = People(prepared, chromium, kept)
    yield made
    made.leave()
