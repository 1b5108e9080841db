"""Whose records somebody may read, and what contents know a person as."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import ADMIN, TEACHER, Principal
from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid4

from estante_lrs.contracts import Classes
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
        given: list[Sequence[Classes]] = self._plugins.hook("register_classes", self._principal.tenant)()
        for classes in (item for items in given for item in items):
            if await classes.teaches(self._session, self._principal.guid, person_guid):
                return True
        return False


async def pseudonym_of(session: Transaction, tenant: Tenant, person_guid: UUID, content_guid: UUID) -> UUID:
    """The name by which a content knows a person: random once, and the same from then on."""
    keys = {"tenant_id": tenant.guid, "person_guid": person_guid, "content_guid": content_guid}
    await session.execute(insert(Pseudonym).values(**keys, guid=uuid4()).on_conflict_do_nothing())
    pseudonym: UUID = (await session.execute(select(Pseudonym.guid).filter_by(**keys))).scalar_one()
    return pseudonym
