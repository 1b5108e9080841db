"""Schools that launch from an LMS."""

from typing import Any
from uuid import UUID

import pytest
import pytest_asyncio
from estante_contents.models import Content
from estante_lti import tokens
from estante_schools.models import School

from tests.fakes.lms import FakeLms

from .launches import Browser

Json = dict[str, Any]
CAMPUS = "https://campus.example"
REGISTRATION = {
    "client_id": "estante-1",
    "deployment_id": "7",
    "issuer": CAMPUS,
    "issuer_url": f"{CAMPUS}/moodle",
    "key_set_url": f"{CAMPUS}/certs.php",
    "token_url": f"{CAMPUS}/token.php",
    "authorization_url": f"{CAMPUS}/auth.php",
}


@pytest.fixture
def new_school(database):
    """Add a school: `await new_school(tenant, "Escuela Sur")` answers its guid."""

    async def add(tenant, name: str = "Escuela Gabriela Mistral", **fields: object) -> UUID:
        async with database.transaction(tenant) as session:
            school = School(tenant_id=tenant.guid, name=name, **fields)
            session.add(school)
            await session.flush()
            return school.guid

    return add


@pytest_asyncio.fixture
async def school(new_school, tenant) -> UUID:
    """A school."""
    guid: UUID = await new_school(tenant)
    return guid


@pytest.fixture
def lms(monkeypatch) -> FakeLms:
    """An LMS, whose addresses the kernel's client reaches."""
    made = FakeLms()
    monkeypatch.setattr(tokens, "fetch_public", made.fetch)
    monkeypatch.setattr(tokens.PlatformKeySets, "_remembered", {})
    return made


@pytest_asyncio.fixture
async def launching(client, tenant, school, lms) -> UUID:
    """A school that launches from the LMS: its guid."""
    admin = await client(tenant, "R04")
    saved = await admin.put(f"schools/{school}/lti", json={"enableLti": True, **lms.registration})
    assert saved.status_code == 200, saved.text
    return school


@pytest.fixture
def browsers(client, tenant, lms):
    """Browsers that come from the LMS: `await browsers()` is one more."""

    async def opened() -> Browser:
        return Browser(await client(tenant), lms)

    return opened


@pytest_asyncio.fixture
async def browser(browsers) -> Browser:
    """A browser that comes from the LMS."""
    made: Browser = await browsers()
    return made


@pytest.fixture
def new_content(database):
    """Add a content: `await new_content(tenant, "Ríos", is_public=True)`."""

    async def add(tenant, name: str = "Volcanes", **fields: object) -> Content:
        said = {"type_guid": "CTTY_06", "url": "https://volcanes.example", "storage_status": "upload-done"}
        async with database.transaction(tenant) as session:
            made = Content(tenant_id=tenant.guid, name=name, **{**said, **fields})
            session.add(made)
            await session.flush()
            return made

    return add


@pytest_asyncio.fixture
async def content(new_content, tenant) -> Content:
    """A content that nobody may open but who is sent to it."""
    made: Content = await new_content(tenant)
    return made
