"""The application with the sample plugin beside the installed ones."""

from collections.abc import AsyncIterator
from importlib.metadata import EntryPoint

import pytest
import pytest_asyncio
from estante.app import Estante, create_app
from estante.builtin import load_registry
from estante.config import Platform
from estante.plugins.discovery import GROUP, entry_points
from estante.plugins.registry import PluginRegistry
from estante.testing.fixtures import living


@pytest.fixture(scope="session")
def registry_with_sample() -> PluginRegistry:
    sample = EntryPoint("sample", "tests.kernel.plugins.sample.plugin", GROUP)
    return load_registry([*entry_points(), sample])


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform: Platform, registry_with_sample: PluginRegistry) -> AsyncIterator[Estante]:
    async with living(create_app(platform, registry=registry_with_sample)) as made:
        yield made


@pytest.fixture
def note() -> dict[str, object]:
    """A note that is right in every field."""
    return {"name": "Lunes", "email": "ana@example.org", "day": "2026-03-02", "lines": []}
