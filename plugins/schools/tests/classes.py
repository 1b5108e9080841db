"""Schools and groups with people in them, for the tests of whatever plugin asks who is in which."""

from datetime import date
from typing import Protocol
from uuid import UUID

from estante.database.engine import Database
from estante.tenancy.tenant import Tenant
from estante_schools.models import Group, GroupMember, School, SchoolMember, SchoolYear
from uuid_utils.compat import uuid7


class Person(Protocol):
    """Somebody of the tenant."""

    @property
    def guid(self) -> UUID:
        """Theirs."""


class Classes:
    """Those of a tenant, made in its tables."""

    def __init__(self, database: Database, tenant: Tenant) -> None:
        self._database, self._tenant = database, tenant

    async def school(self, *members: Person, name: str = "Los Aromos") -> UUID:
        """A new school with these people."""
        own, guid = {"tenant_id": self._tenant.guid}, uuid7()
        async with self._database.transaction(self._tenant) as session:
            session.add(School(**own, guid=guid, name=name))
            await session.flush()
            session.add_all(SchoolMember(**own, school_guid=guid, person_guid=who.guid) for who in members)
        return guid

    async def group(self, name: str, *members: Person, school: UUID | None = None) -> UUID:
        """A new group of a school with these people."""
        own, guid, year = {"tenant_id": self._tenant.guid}, uuid7(), uuid7()
        of = {"school_guid": school or await self.school()}
        async with self._database.transaction(self._tenant) as session:
            title = {"title": name, "school_year": "2026", "expired_at": date(2026, 12, 18)}
            session.add(SchoolYear(**own, **of, **title, guid=year))
            await session.flush()
            session.add(Group(**own, **of, guid=guid, name=name, school_year_guid=year))
            await session.flush()
            session.add_all(GroupMember(**own, group_guid=guid, person_guid=who.guid) for who in members)
        return guid
