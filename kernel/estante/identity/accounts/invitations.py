"""Inviting a person without a letter: an account without a password, and a link that sets one, once."""

from datetime import datetime

from msgspec import Struct
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante import audit
from estante.database.engine import Database
from estante.errors import NotFound
from estante.identity import sessions
from estante.identity.accounts.letters import TTL_INVITATION
from estante.identity.accounts.people import by_sign_in_name
from estante.identity.models import Person
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant

# Who acts when it is no person: the audit shows it as the command's name.
COMMAND = "estante"


class NewPerson(Struct, frozen=True):
    """Whom to invite. The e-mail is the username too."""

    email: str
    name: str
    lastname: str
    role_guid: str
    lang_id: str


class Invitation(Struct, frozen=True):
    """A link's token, which stands nowhere else, and until when it sets a password."""

    token: str
    expires_at: datetime


class PersonThere(Exception):
    """Somebody has this e-mail or username already."""


async def invite(database: Database, tenant: Tenant, new: NewPerson) -> Invitation:
    """Make a person and the link with which they choose a password.

    Raises:
        PersonThere: somebody of the tenant, perhaps in the trash, is called so.
    """
    async with database.transaction(tenant) as session:
        same = or_(Person.username == new.email, Person.email == new.email)
        if await session.scalar(select(Person.guid).where(Person.tenant_id == tenant.guid, same).limit(1)):
            raise PersonThere(new.email)
        person = Person(
            tenant_id=tenant.guid,
            guid=uuid7(),
            username=new.email,
            email=new.email,
            name=new.name,
            lastname=new.lastname,
            role_guid=new.role_guid,
            lang_id=new.lang_id,
        )
        session.add(person)
        await session.flush()
        return await _link(session, tenant, person, "users.create")


async def renew_link(database: Database, tenant: Tenant, username: str) -> Invitation:
    """Another link for somebody who is there: lost the first one, or cannot get a letter.

    Raises:
        NotFound: nobody who may sign in is called so.
    """
    async with database.transaction(tenant) as session:
        person = await by_sign_in_name(session, tenant, username)
        if person is None or not person.is_active:
            raise NotFound
        return await _link(session, tenant, person, "recovery.ask")


async def _link(session: AsyncSession, tenant: Tenant, person: Person, action: str) -> Invitation:
    opened = await sessions.start(session, tenant, person.guid, "reset", ttl=TTL_INVITATION)
    await audit.record(
        session,
        Principal(tenant, username=COMMAND),
        action,
        "person",
        person.guid,
        {"role_guid": person.role_guid},
    )
    return Invitation(opened.token, opened.expires_at)
