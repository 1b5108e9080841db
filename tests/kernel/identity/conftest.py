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
from estante.jobs.kinds import JobContext
from estante.mail.delivery import send_letter
from estante.mail.mailers import OUTBOX
from estante.mail.models import OutgoingLetter
from estante.mail.values import LetterPayload
from estante.tenancy.tenant import Tenant
from estante.testing.people import add_person
from sqlalchemy import select

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


ReadLetters = Callable[[Tenant], Awaitable[list[EmailMessage]]]


@pytest.fixture
def letters(services: Services) -> ReadLetters:
    """Send what is to be sent in a tenant, as its worker does, and read it: oldest first."""

    async def read(tenant: Tenant) -> list[EmailMessage]:
        async with services.database.transaction(tenant) as session:
            unsent = select(OutgoingLetter.guid).where(OutgoingLetter.sent_at.is_(None))
            waiting = list(await session.scalars(unsent.order_by(OutgoingLetter.guid)))
        for guid in waiting:
            await send_letter(JobContext(services.work, tenant), LetterPayload(guid))
        folder = services.platform.data_dir / OUTBOX / str(tenant.guid)
        paths = sorted(folder.glob("*.eml"))
        return [message_from_bytes(path.read_bytes(), EmailMessage, policy=default) for path in paths]

    return read


@pytest.fixture
def reset_token(letters: ReadLetters) -> Callable[[Tenant], Awaitable[str]]:
    """The token in the newest letter of a tenant."""

    async def find(tenant: Tenant) -> str:
        body = (await letters(tenant))[-1].get_body(("plain",))
        assert body is not None
        found = re.search(r"/recover\?token=([\w-]+)", body.get_content())
        assert found is not None
        return found[1]

    return find
