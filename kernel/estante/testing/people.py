"""People and sessions for tests, put straight into the tables: no password is hashed."""

from uuid import uuid4

from uuid_utils.compat import uuid7

from estante.database.engine import Database
from estante.identity import sessions
from estante.identity.models import Person
from estante.tenancy.tenant import Tenant


async def add_person(database: Database, tenant: Tenant, role: str = "R04", **fields: object) -> Person:
    """A person of a role, with a name and a username that nobody else has unless `fields` gives them."""
    mark = uuid4().hex[:10]
    values: dict[str, object] = {
        "guid": uuid7(),
        "username": f"{role.lower()}-{mark}",
        "email": f"{role.lower()}-{mark}@example.org",
        "name": "Ana",
        "lastname": "Pérez",
        "lang_id": tenant.default_language,
        **fields,
    }
    person = Person(tenant_id=tenant.guid, role_guid=role, **values)
    async with database.transaction(tenant) as session:
        session.add(person)
    return person


async def sign_in(database: Database, tenant: Tenant, person: Person) -> str:
    """A session's token for a person."""
    async with database.transaction(tenant) as session:
        opened = await sessions.start(session, tenant, person.guid)
    return opened.token
