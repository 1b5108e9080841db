"""Whose data it is: a person by guid or username, and the words that name it."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.identity.models import Person
from estante.privacy.declarations import Subject
from estante.privacy.models import ErasedPerson
from estante.tenancy.tenant import Tenant

NOBODY = UUID(int=0)
# One letter stands for too much else.
MIN_WORD = 2


async def find_person(session: AsyncSession, tenant: Tenant, name: str) -> Person | None:
    """Somebody by guid or username, also one in the trash, the living first."""
    same = Person.guid == UUID(name) if _is_guid(name) else Person.username == name
    return await session.scalar(
        select(Person)
        .where(Person.tenant_id == tenant.guid, same)
        .order_by(Person.deleted_at.desc().nulls_first())
        .limit(1)
    )


def _is_guid(name: str) -> bool:
    try:
        UUID(name)
    except ValueError:
        return False
    return True


def subject_of(person: Person, pseudonym: UUID = NOBODY) -> Subject:
    """A person as whose data it is about."""
    names = (person.username, person.email, person.name, person.lastname, f"{person.name} {person.lastname}")
    words = {name.strip() for name in names if name}
    return Subject(person.guid, pseudonym, tuple(sorted(word for word in words if len(word) >= MIN_WORD)))


async def add_to_erased(session: AsyncSession, tenant: Tenant, guid: UUID) -> ErasedPerson:
    """Put a person into the list of those who are erased; the second time it is the same entry."""
    entry = {"tenant_id": tenant.guid, "guid": uuid7(), "person_guid": guid}
    await session.execute(insert(ErasedPerson).values(entry).on_conflict_do_nothing())
    erased = await session.scalars(
        select(ErasedPerson).where(ErasedPerson.tenant_id == tenant.guid, ErasedPerson.person_guid == guid)
    )
    return erased.one()
