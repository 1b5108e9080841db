"""Whose records somebody may read, and what contents know a person as."""

from uuid import UUID

from estante.api.access import ADMIN, TEACHER, Principal
from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import memberships_of
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid4

from estante_lrs.models import Pseudonym
from estante_lrs.xapi.errors import NotYours


class Learners:
    """What the person who asks may know of others."""

    def __init__(self, session: Transaction, principal: Principal, plugins: HookCaller) -> None:
        self._session, self._principal, self._plugins = session, principal, plugins

    async def check(self, person_guid: UUID) -> None:
        """Raises NotYours: 403, unless it is oneself, a student of the own classes, or an admin asks."""
        principal = self._principal
        if person_guid == principal.guid:
            return
        if principal.session_kind == "access":
            # A content that speaks for its person: it is told of nobody else (KER-044).
            raise NotYours
        if principal.role_guid == ADMIN:
            return
        if principal.role_guid != TEACHER or not await self._teaches(person_guid):
            raise NotYours

    async def _teaches(self, person_guid: UUID) -> bool:
        """Whether both are in a group; nobody is in one where no plugin knows of groups."""
        me, given = self._principal.guid, memberships_of(self._plugins, self._principal.tenant)
        if given is None:
            return False
        of_each = await given.groups_of(self._session, [me, person_guid])
        own, theirs = ({group.guid for group in of_each.get(guid, ())} for guid in (me, person_guid))
        return bool(own & theirs)


async def pseudonym_of(session: Transaction, tenant: Tenant, person_guid: UUID, content_guid: UUID) -> UUID:
    """The name by which a content knows a person: random once, and the same from then on."""
    keys = {"tenant_id": tenant.guid, "person_guid": person_guid, "content_guid": content_guid}
    await session.execute(insert(Pseudonym).values(**keys, guid=uuid4()).on_conflict_do_nothing())
    pseudonym: UUID = (await session.execute(select(Pseudonym.guid).filter_by(**keys))).scalar_one()
    return pseudonym
