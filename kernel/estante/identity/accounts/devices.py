"""The sessions of a person, as a list to recognise and to end: one's own, and by staff somebody's."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

from msgspec import Struct
from redis.asyncio import Redis
from sqlalchemy import select

from estante import audit
from estante.database.engine import Database
from estante.errors import Forbidden, NotFound
from estante.identity import revocation, sessions
from estante.identity.accounts import people
from estante.identity.accounts.agents import browser_of, system_of
from estante.identity.accounts.impersonation import must_not_rise
from estante.identity.models import PersonSession
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Users
from estante.identity.sessions import ActiveSession
from estante.plugins.hook_caller import HookCaller


class SessionAnswer(Struct, frozen=True):
    """One session: since when, last used, from where. `is_current` is the one that asks."""

    guid: UUID
    created_at: datetime
    last_used_at: datetime
    expires_at: datetime
    address: str
    browser: str
    system: str
    is_current: bool


class EndedSessions(Struct, frozen=True):
    """How many sessions ended."""

    ended: int


class OwnSessions:
    """The sessions of whoever asks, and of those whom they may sign out."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        permissions: PermissionChecker,
        active_session: ActiveSession,
        plugins: HookCaller,
    ) -> None:
        self._database = database
        self._valkey = valkey
        self._permissions = permissions
        self._active = active_session
        self._front_sections = plugins.front_sections
        self._tenant = active_session.principal.tenant

    async def all(self) -> list[SessionAnswer]:
        """The caller's living sessions.

        Raises:
            Forbidden: 403, in an impersonation.
        """
        self._must_be_own()
        return await self._living(self._active.principal.guid)

    async def end(self, guid: UUID) -> None:
        """End one of the caller's sessions.

        Raises:
            NotFound: 404, not the caller's. Forbidden: 403, in an impersonation.
        """
        self._must_be_own()
        await self._end_one(self._active.principal.guid, guid, "session.end")

    async def end_others(self) -> int:
        """End all the caller's sessions but this one. Answers how many.

        Raises:
            Forbidden: 403, in an impersonation.
        """
        self._must_be_own()
        principal = self._active.principal
        return await self._end_all(principal.guid, keep=self._active.guid)

    async def of(self, guid: UUID) -> list[SessionAnswer]:
        """Somebody's living sessions.

        Raises:
            NotFound: 404. Forbidden: 403, a person with more rights than the caller.
        """
        await self._must_be_below(guid)
        return await self._living(guid)

    async def end_one_of(self, guid: UUID, session_guid: UUID) -> None:
        """End one session of somebody.

        Raises:
            NotFound: 404, no such person or session. Forbidden: 403, as above.
        """
        await self._must_be_below(guid)
        await self._end_one(guid, session_guid, str(Users.endSessions))

    async def end_of(self, guid: UUID) -> int:
        """End every session of somebody; of the caller's own, all but this one. Answers how many.

        Raises:
            NotFound: 404. Forbidden: 403, as above.
        """
        await self._must_be_below(guid)
        return await self._end_all(
            guid, keep=self._active.guid if guid == self._active.principal.guid else None
        )

    async def _living(self, guid: UUID) -> list[SessionAnswer]:
        now = datetime.now(UTC)
        idle = now - timedelta(seconds=self._tenant.settings.session_idle_seconds)
        async with self._database.transaction(self._tenant) as session:
            rows = await session.scalars(
                select(PersonSession).where(
                    PersonSession.tenant_id == self._tenant.guid,
                    PersonSession.person_guid == guid,
                    PersonSession.kind == "session",
                    PersonSession.expires_at > now,
                    PersonSession.last_used_at > idle,
                )
            )
            return [self._answer(row) for row in rows]

    async def _must_be_below(self, guid: UUID) -> None:
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_guid(session, self._tenant, guid)
        if person is None:
            raise NotFound
        shown = people.principal_of(self._tenant, person)
        must_not_rise(
            self._permissions, self._front_sections, self._active.principal, shown, Users.endSessions
        )

    async def _end_one(self, guid: UUID, session_guid: UUID, action: str) -> None:
        async with self._database.transaction(self._tenant) as session:
            row = await session.get(PersonSession, (self._tenant.guid, session_guid))
            if row is None or row.person_guid != guid or row.kind != "session":
                raise NotFound
            detail: dict[str, audit.Detail] = {"address": row.address, "browser": browser_of(row.agent)}
            ended = await sessions.end(session, self._tenant, [session_guid])
            await audit.record(session, self._active.principal, action, "person", guid, detail)
        await revocation.announce(self._valkey, ended)

    async def _end_all(self, guid: UUID, keep: UUID | None = None) -> int:
        async with self._database.transaction(self._tenant) as session:
            ended = await sessions.end_all_of(session, self._tenant, guid, keep=keep)
            action = "session.end_others" if keep else str(Users.endSessions)
            await audit.record(session, self._active.principal, action, "person", guid, {"ended": len(ended)})
        await revocation.announce(self._valkey, ended)
        return len(ended)

    def _must_be_own(self) -> None:
        if self._active.principal.session_kind != "session":
            raise Forbidden(text="NOT_YOUR_SESSIONS")

    def _answer(self, row: PersonSession) -> SessionAnswer:
        return SessionAnswer(
            row.guid,
            row.created_at,
            row.last_used_at,
            row.expires_at,
            row.address,
            browser_of(row.agent),
            system_of(row.agent),
            row.guid == self._active.guid,
        )
