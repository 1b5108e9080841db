"""The second factors of somebody else, seen and removed for who has lost them."""

from uuid import UUID

from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.database.engine import Database
from estante.errors import Forbidden, NotFound
from estante.identity import revocation, sessions
from estante.identity.accounts import people
from estante.identity.accounts.impersonation import must_not_rise
from estante.identity.accounts.letters import SECOND_FACTOR_REMOVED
from estante.identity.factors import store
from estante.identity.factors.schemas import FactorsAnswer
from estante.identity.models import Person
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Users
from estante.identity.sessions import ActiveSession
from estante.mail.service import Letters
from estante.mail.values import NoValues, Recipient
from estante.plugins.hook_caller import HookCaller


class FactorReset:
    """Administrators take away the factors of others, never upwards and never their own."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        *,
        permissions: PermissionChecker,
        active_session: ActiveSession,
        plugins: HookCaller,
        letters: Letters,
    ) -> None:
        self._database, self._valkey, self._letters = database, valkey, letters
        self._permissions, self._front_sections = permissions, plugins.front_sections
        self._principal, self._tenant = active_session.principal, active_session.principal.tenant

    async def of(self, guid: UUID) -> FactorsAnswer:
        """What somebody has.

        Raises:
            NotFound: 404. Forbidden: 403, a person with more rights than the caller.
        """
        async with self._database.transaction(self._tenant) as session:
            await self._below(session, guid)
            return await store.answer_of(session, guid, self._tenant.settings.second_factor)

    async def remove(self, guid: UUID) -> int:
        """Remove every factor of somebody, who is signed out everywhere and gets a letter.

        Raises:
            NotFound: 404. Forbidden: 403, as above, and the own ones, which take the password.
        """
        if guid == self._principal.guid:
            raise Forbidden(text="OWN_SECOND_FACTOR")
        async with self._database.transaction(self._tenant) as session:
            person = await self._below(session, guid, locked=True)
            removed = await store.remove_all(session, guid)
            ended = await sessions.end_all_of(session, self._tenant, guid) if removed else []
            if removed:
                await self._notify(session, person)
                detail: dict[str, audit.Detail] = {"removed": removed}
                await audit.record(
                    session, self._principal, "users.resetSecondFactor", "person", guid, detail
                )
        await revocation.announce(self._valkey, ended)
        return removed

    async def _notify(self, session: AsyncSession, person: Person) -> None:
        if person.email:
            recipient = Recipient(person.email, person.name, person.lang_id, person.guid)
            await self._letters.send(session, SECOND_FACTOR_REMOVED, recipient, NoValues())

    async def _below(self, session: AsyncSession, guid: UUID, *, locked: bool = False) -> Person:
        person = await people.by_guid(session, self._tenant, guid, locked=locked)
        if person is None:
            raise NotFound
        shown = people.principal_of(self._tenant, person)
        must_not_rise(
            self._permissions, self._front_sections, self._principal, shown, Users.resetSecondFactor
        )
        return person
