"""Asking for an export or an erasure, and the rules of who may ask it of whom."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, ClassVar
from uuid import UUID

from msgspec import Meta, Struct
from redis.asyncio import Redis
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.actions import Action
from estante.database.engine import Database
from estante.decoding import Example
from estante.errors import ApiError, FieldError, Forbidden, NotFound, ValidationFailed
from estante.identity import revocation
from estante.identity.accounts import people
from estante.identity.accounts.impersonation import must_not_rise
from estante.identity.models import Person
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Users
from estante.identity.principal import Principal
from estante.identity.roles import ADMIN
from estante.jobs.models import Job
from estante.jobs.queue import JobQueue
from estante.jobs.views import Text
from estante.plugins.hook_caller import HookCaller
from estante.privacy.declarations import OnErase, PersonalData
from estante.privacy.erasure import ERASE, ErasePayload, begin_erasure
from estante.privacy.export import EXPORT, PersonalDataPayload
from estante.privacy.people import find_person, subject_of

OWN_EXPORT = "profile.export"


class NotYourself(ApiError):
    """409: nobody erases themselves, not even by mistake."""

    status, code = 409, "ERASE_YOURSELF"


class LastAdmin(ApiError):
    """409: without an admin nobody could let others in."""

    status, code = 409, "ERASE_LAST_ADMIN"


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """The person's username, typed by whoever erases."""

    EXAMPLE: ClassVar[Example] = {"username": "anarey"}
    username: Annotated[str, Meta(max_length=200)]


class KindOfData(Struct, frozen=True):
    """One kind of what is kept. `why` says why something of it stays after an erasure."""

    kind: str
    name: str
    about: str
    on_erase: OnErase
    why: str | None


class ErasureStarted(Struct, frozen=True):
    """The job that erases, in the asker's activity."""

    job_guid: UUID


def kinds_of(declared: Sequence[PersonalData], text: Text) -> list[KindOfData]:
    """What is kept about people and what becomes of it, each kind once, the profile first."""
    kinds: dict[str, list[PersonalData]] = {}
    for item in reversed(declared):
        kinds.setdefault(item.text_key, []).append(item)
    return [_kind(key, parts, text) for key, parts in kinds.items()]


def _kind(key: str, parts: Sequence[PersonalData], text: Text) -> KindOfData:
    """Several declarations of one kind: what the person is given of it says what becomes of it."""
    main = next((part for part in parts if part.document), parts[0])
    something_stays = any(part.on_erase != "delete" for part in parts)
    why = text(f"{key}.why") if something_stays else None
    return KindOfData(main.table, text(f"{key}.name"), text(f"{key}.about"), main.on_erase, why)


class PersonalDataRequests:
    """What the caller asks about a person's data."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        queue: JobQueue,
        principal: Principal,
        *,
        permissions: PermissionChecker,
        plugins: HookCaller,
    ) -> None:
        self._database = database
        self._valkey = valkey
        self._queue = queue
        self._principal = principal
        self._permissions = permissions
        self._front_sections = plugins.front_sections
        self._tenant = principal.tenant

    async def export(self, guid: UUID, lang: str) -> Job:
        """Start an export of somebody's data.

        Raises:
            NotFound: 404. Forbidden: 403, a person with more rights than the caller.
        """
        async with self._database.transaction(self._tenant) as session:
            person = await self._person(session, guid)
            self._must_not_rise(person, Users.exportData)
            await audit.record(session, self._principal, str(Users.exportData), "person", guid)
            return await self._enqueue_export(session, person, person.lang_id or lang)

    async def export_own(self, lang: str) -> Job:
        """Start an export of the caller's own data.

        Raises:
            Forbidden: 403, in an impersonation.
        """
        if self._principal.session_kind != "session":
            raise Forbidden(text="NOT_YOUR_DATA")
        async with self._database.transaction(self._tenant) as session:
            person = await self._person(session, self._principal.guid)
            await audit.record(session, self._principal, OWN_EXPORT, "person", person.guid)
            return await self._enqueue_export(session, person, lang)

    async def erase(self, guid: UUID, wanted: Erase) -> Job:
        """Shut a person out at once, and start what erases.

        Raises:
            NotFound: 404. Forbidden: 403, a person with more rights than the caller.
            NotYourself, LastAdmin: 409. ValidationFailed: 400, another username than the person's.
        """
        async with self._database.transaction(self._tenant) as session:
            person = await self._person(session, guid, locked=True)
            if guid in (self._principal.guid, self._principal.acting_guid):
                raise NotYourself
            self._must_not_rise(person, Users.erase)
            await refuse_last_admin(session, person)
            if wanted.username.strip() != person.username:
                raise ValidationFailed(fields=[FieldError("username", "same_name")])
            entry, ended = await begin_erasure(session, self._tenant, person)
            await audit.record(session, self._principal, str(Users.erase), "person", guid)
            job = await self._queue.enqueue(
                session,
                ERASE,
                ErasePayload(entry.guid),
                person_guid=self._principal.guid,
                title=subject_of(person, entry.guid).pseudonym_name,
            )
        await revocation.announce(self._valkey, ended)
        return job

    async def _enqueue_export(self, session: AsyncSession, person: Person, lang: str) -> Job:
        return await self._queue.enqueue(
            session,
            EXPORT,
            PersonalDataPayload(person.guid, lang),
            person_guid=self._principal.guid,
            subject_guid=person.guid,
            title=f"{person.username}-{datetime.now(UTC):%Y-%m-%d}.zip",
        )

    async def _person(self, session: AsyncSession, guid: UUID, *, locked: bool = False) -> Person:
        """Also somebody in the trash, whose data is kept all the same."""
        if locked:
            await session.get(Person, (self._tenant.guid, guid), with_for_update=True)
        person = await find_person(session, self._tenant, str(guid))
        if person is None:
            raise NotFound
        return person

    def _must_not_rise(self, person: Person, action: Action) -> None:
        shown = people.principal_of(self._tenant, person)
        must_not_rise(self._permissions, self._front_sections, self._principal, shown, action)


async def refuse_last_admin(session: AsyncSession, person: Person) -> None:
    """Refuse to erase the only admin who can sign in.

    Raises:
        LastAdmin: 409.
    """
    if person.role_guid != ADMIN:
        return
    others = select(func.count()).where(
        Person.tenant_id == person.tenant_id,
        Person.guid != person.guid,
        Person.role_guid == ADMIN,
        Person.is_active,
        Person.deleted_at.is_(None),
    )
    if not await session.scalar(others):
        raise LastAdmin
