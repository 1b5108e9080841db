"""The application with a plugin that knows of courses beside the installed ones."""

from collections.abc import AsyncIterator
from importlib.metadata import EntryPoint
from typing import Any

import pytest
import pytest_asyncio
from estante.app import create_app
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points
from estante.tenancy.tenant import Tenant
from estante.testing.fixtures import living


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform: Any) -> AsyncIterator[Any]:
    courses = EntryPoint("fake_courses", "plugins.viewer.tests.fake_courses.plugin", GROUP)
    async with living(create_app(platform, registry=load_registry([*entry_points(), courses]))) as made:
        yield made


@pytest.fixture
def talking(new_tenant: Any) -> Tenant:
    """An organization that has comments on."""
    made: Tenant = new_tenant(plugin_settings={"viewer": {"comments": True}})
    return made
