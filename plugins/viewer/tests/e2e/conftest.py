"""The demo tenants once their contents are prepared."""

from collections.abc import Iterator

import pytest
from estante.plugins.registry import PluginRegistry
from estante.testing.browser import LOCALES, People, SignedInStates
from estante.testing.live import LiveEstante
from playwright.sync_api import Browser

from tests.e2e.places import until_prepared
from tests.e2e.shell.conftest import visits

from .readers import Readers

__all__ = ["visits"]


@pytest.fixture(scope="session")
def prepared(live: LiveEstante) -> LiveEstante:
    """A running Estante in which every demo content can be opened."""
    for tenant in LOCALES:
        until_prepared(live, tenant)
    return live


@pytest.fixture
def people(prepared: LiveEstante, chromium: Browser, signed_in_states: SignedInStates) -> Iterator[People]:
    """People with no window open yet."""
    made = People(prepared, chromium, signed_in_states)
    yield made
    made.leave()


@pytest.fixture(scope="session")
def samples() -> dict[str, str]:
    """The sample files that a test has put into the library, and their guids."""
    return {}


@pytest.fixture
def readers(
    prepared: LiveEstante, chromium: Browser, registry: PluginRegistry, samples: dict[str, str]
) -> Iterator[Readers]:
    """Readers with no window open yet."""
    made = Readers(prepared, chromium, registry, samples)
    yield made
    made.leave()
