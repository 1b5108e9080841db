"""The application with a plugin that knows of schools beside the installed ones."""

from importlib.metadata import EntryPoint
from io import BytesIO

import pytest
import pytest_asyncio
from estante.app import create_app
from estante.builtin import load_registry
from estante.plugins.discovery import GROUP, entry_points
from estante.testing.fixtures import living
from PIL import Image


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform):
    schools = EntryPoint("fake_schools", "plugins.users.tests.fake_schools.plugin", GROUP)
    others = [point for point in entry_points() if point.name != "schools"]
    async with living(create_app(platform, registry=load_registry([*others, schools]))) as made:
        yield made


@pytest.fixture
def alone(new_tenant):
    """An organization of one country."""
    return new_tenant(settings={})


@pytest.fixture
def picture():
    """A small picture of a format."""

    def make(format: str) -> bytes:
        out = BytesIO()
        Image.new("RGB", (64, 48), "teal").save(out, format)
        return out.getvalue()

    return make
