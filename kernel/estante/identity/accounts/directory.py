"""People as plugins may know them."""

from collections.abc import Collection
from uuid import UUID

from msgspec import Struct
from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante.identity.models import Person
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant


class PersonRecord(Struct, frozen=True):
    """A person who is not in the trash."""

    guid: UUID
    username: str
    name: str
    lastname: str
    role_guid: str
    is_active: bool
    country_guid: UUID | None = None
    has_license_mint: bool = False

    @property
    def full_name(self) -> str:
        """Name and last name; who has neither is called by the username."""
        return f"{self.name} {self.lastname}".strip() or self.username

    def principal(self, tenant: Tenant) -> Principal:
        """The person as who asks, without a session."""
        return Principal(
            tenant,
            person_guid=self.guid,
            role_guid=self.role_guid,
            username=self.username,
            name=self.name,
        )


async def find_person(session: AsyncSession, guid: UUID) -> PersonRecord | None:
    """A person of the transaction's tenant; None for one who is not there, or in the trash."""
    return (await find_people(session, [guid])).get(guid)


async def find_people(
    session: AsyncSession, guids: Collection[UUID], *, lock: bool = False
) -> dict[UUID, PersonRecord]:
    """Those of the people who are there and not in the trash; with `lock` nobody else changes them."""
    rows = select(
        Person.guid,
        Person.username,
        Person.name,
        Person.lastname,
        Person.role_guid,
        Person.is_active,
        Person.country_guid,
        Person.has_license_mint,
    ).where(Person.guid.in_(guids), Person.deleted_at.is_(None))
    if lock:
        # In one order, so that no two wait for each other.
        rows = rows.order_by(Person.guid).with_for_update(key_share=True)
    return {row[0]: PersonRecord(*row) for row in await session.execute(rows)}


def active_people(roles: Collection[str], countries: Collection[UUID] = ()) -> Select[UUID]:
    """The guids of those of some roles who may sign in; of some countries, or of any without one."""
    people = select(Person.guid).where(
        Person.role_guid.in_(roles), Person.is_active, Person.deleted_at.is_(None)
    )
    return people.where(Person.country_guid.in_(countries)) if countries else people


async def people_of_roles(session: AsyncSession, roles: Collection[str]) -> list[UUID]:
    """Everybody who has one of the roles, also who is in the trash: their work is there still."""
    return list(await session.scalars(select(Person.guid).where(Person.role_guid.in_(roles))))


async def count_licensed(session: AsyncSession, roles: Collection[str] | None = None) -> int:
    """How many people have a `has_license_mint`, of some roles or of all."""
    people = select(func.count()).where(Person.has_license_mint, Person.deleted_at.is_(None))
    return await session.scalar(people if roles is None else people.where(Person.role_guid.in_(roles))) or 0


async def license_demo_people(session: AsyncSession, roles: Collection[str]) -> None:
    """Give the people of the demo data who have one of the roles a `has_license_mint`."""
    licensed = {"has_license_mint": True}
    await session.execute(
        update(Person).where(Person.is_demo, Person.role_guid.in_(roles)).values(**licensed)
    )


async def demo_people(session: AsyncSession) -> dict[str, UUID]:
    """The people of the demo data, by their roles."""
    rows = await session.execute(select(Person.role_guid, Person.guid).where(Person.is_demo))
    return {role: guid for role, guid in rows}
