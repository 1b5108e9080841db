"""Schools that launch from an LMS."""

from typing import Any
from uuid import UUID

import pytest
import pytest_asyncio
from estante_schools.models import School

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
