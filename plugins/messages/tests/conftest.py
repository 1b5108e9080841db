"""The application with a plugin of schools and classes beside the installed ones, and messages to send."""

import io
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio
from estante.testing.answers import data_of
from estante.testing.fixtures import living_with
from PIL import Image

PLUGIN = "plugins.messages.tests.fake_groups.plugin"
FLAG = {"showMessagesGlobal": True}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def app(platform):
    async with living_with(platform, fake_groups=PLUGIN) as made:
        yield made


@pytest.fixture
def house(new_tenant):
    """An organization that has messages."""
    return new_tenant(flags=FLAG)


def day(tenant, days=0):
    """A day from today on, on the clock of a tenant."""
    return str((datetime.now(UTC).astimezone(ZoneInfo(tenant.time_zone)) + timedelta(days)).date())


def picture():
    """A PNG."""
    out = io.BytesIO()
    Image.new("RGB", (64, 36), "teal").save(out, "PNG")
    return out.getvalue()


@pytest.fixture
def send():
    """Make a message by a client; what is not said is shown today to students."""

    async def make(admin, **fields):
        body = {
            "title": "Empieza el trimestre",
            "text": "<p>Hola</p>",
            "roles": ["R01"],
            "start_date": day(admin.tenant),
            "is_published": True,
        }
        return data_of(await admin.post("messages", json={**body, **fields}), 201)

    return make
