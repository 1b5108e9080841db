"""People with passwords, and their letters."""

import re
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

import pytest
from estante.database.engine import Database
from estante.dependencies import Services
from estante.identity.models import Person
from estante.identity.passwords import HASHING
from estante.mail.mailers import OUTBOX
from estante.tenancy.tenant import Tenant
from estante.testing.people import add_person

PASSWORD = "Una-clave-2026"
# Hashing is slow on purpose; one hash of each password is enough for all tests.
HASHED: dict[str, str] = {}
AddPerson = Callable[..., Awaitable[Person]]


@pytest.fixture
def with_password(database: Database) -> AddPerson:
    """Add a person who can sign in with `PASSWORD`."""

    async def add(tenant: Tenant, role: str = "R04", password: str = PASSWORD, **fields: object) -> Person:
        if password not in HASHED:
            HASHED[password] = await HASHING.hash(password)
        return await add_person(database, tenant, role, password_hash=HASHED[password], **fields)

    return add


@pytest.fixture
def letters(services: Services) -> Callable[[Tenant], list[EmailMessage]]:
    """The letters of a tenant, oldest first."""

    def read(tenant: Tenant) -> list[EmailMessage]:
        folder = services.platform.data_dir / OUTBOX / str(tenant.guid)
        paths = sorted(folder.glob("*.eml"))
        return [message_from_bytes(path.read_bytes(), EmailMessage, policy=default) for path in paths]

    return read


@pytest.fixture
def reset_token(letters: Callable[[Tenant], list[EmailMessage]]) -> Callable[[Tenant], str]:
    """The token in the newest letter of a tenant."""

    def find(tenant: Tenant) -> str:
        body = letters(tenant)[-1].get_body(("plain",))
        assert body is not None
        found = re.search(r"/recover\?token=([\w-]+)", body.get_content())
        assert found is not None
        return found[1]

    return find
