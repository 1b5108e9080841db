"""People as records: made, changed and deleted by staff, with locks, versions, audit and trash as any other.

A plugin that has the pages of people subclasses it: `class UserService(People)`.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar
from unicodedata import normalize
from uuid import UUID

from msgspec import UNSET
from sqlalchemy import func, select, text

from estante.actions import Action, Verdict
from estante.bulk.acts import BulkResult
from estante.decoding import same_as_address
from estante.errors import ApiError, Duplicate, FieldError, Forbidden, ValidationFailed
from estante.files.store import FileStore
from estante.identity import revocation, sessions
from estante.identity.accounts.avatars import store_avatar
from estante.identity.accounts.impersonation import must_not_rise
from estante.identity.accounts.letters import EMAIL_CHANGED, INVITATION, InvitedPerson
from estante.identity.accounts.people import names_of, principal_of
from estante.identity.models import Person, PersonSession
from estante.identity.passwords import HASHING
from estante.identity.policies import AdminUsers, Users
from estante.identity.principal import Principal
from estante.identity.roles import ADMIN, BACK_OFFICE, ROLES
from estante.if_match import ANY_VERSION, IfMatch
from estante.jobs.queue import JobQueue
from estante.mail.delivery import SEND_LETTER
from estante.mail.service import Letters
from estante.mail.values import NoValues, Recipient
from estante.people.refusals import (
    AccountLinked,
    LastAdmin,
    NoEmail,
    NotInvited,
    OwnAccount,
    UsernameTaken,
    admin_role,
    sent_password,
    wrong_fields,
)
from estante.people.schemas import PersonAccount
from estante.privacy.erasure import ERASE, ErasePayload, begin_erasure
from estante.privacy.people import subject_of
from estante.records.constraints import UniqueRule
from estante.records.context import RecordContext, TrashRules
from estante.records.service import Records

# Of two administrators who delete each other one comes second.
ADMINS_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('people.admins' || :tenant, 0))")
# What a session's principal is remembered with.
SHOWN = frozenset({"username", "name", "lastname", "email", "role_guid", "change_password", "is_active"})


class People(Records[Person]):
    """The people of a tenant. `new_roles` are those that new ones may have.

    Raises, beside what records raise:
        Forbidden: 403, somebody of the back office or with more rights than the caller, or a role that the
            caller may not give. OwnAccount, LastAdmin, UsernameTaken: 409.
    """

    entity, section, title = "person", Users.name, "username"
    columns: ClassVar = {"role": "role_guid"}
    unique: ClassVar = {"username": UsernameTaken.code, "email": "EMAIL_TAKEN", "oraculo_id": "ACCOUNT_TAKEN"}
    unrecorded: ClassVar = frozenset({"password_hash"})
    judged: ClassVar = ("role_guid",)
    trash_rules = TrashRules(Users.delete, Users.delete)
    new_roles: ClassVar[frozenset[str]] = frozenset(ROLES)

    def __init__(self, context: RecordContext, queue: JobQueue, files: FileStore) -> None:
        super().__init__(context)
        self._queue, self._files = queue, files
        self._letters = Letters(queue, SEND_LETTER)
        # The hash of each body's password, from the check until it is written.
        self._hashes: dict[int, str] = {}
        self._last_email: str | None = None
        self._last_avatar: str | None = None

    # -- one

    async def get(self, guid: UUID) -> Person:
        """One person. Raises NotFound; Forbidden: 403, somebody of the back office."""
        person = await super().get(guid)
        self._require(AdminUsers.readDetail if person.role_guid in BACK_OFFICE else Users.readDetail)
        return person

    async def explain(self, guid: UUID) -> tuple[Person, Sequence[Verdict]]:
        """Somebody, and what they may do, what not, and why. Raises as `get`."""
        person = await self.get(guid)
        return person, self.context.permissions.explain(principal_of(self.principal.tenant, person))

    async def update(self, guid: UUID, data: Any, if_match: IfMatch = ANY_VERSION) -> Person:
        """Change the fields that were sent; a new password signs the person out everywhere."""
        same_as_address("guid", data.guid, guid)
        if UNSET is not data.role_guid or data.is_active is False:
            await self._lock_admins()
        return await super().update(guid, data, if_match)

    async def get_to_change(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Person:
        """One person whom the caller may change, locked. Raises NotFound, Forbidden, StaleVersion."""
        person = await self.get_for_update(guid, if_match)
        self._check_update(person)
        return person

    async def set_avatar(self, guid: UUID, name: str, content: bytes) -> Person:
        """Give a person another picture: a JPG or PNG, made square and small.

        Raises:
            NotFound, Forbidden. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422.
        """
        person = await self.get_to_change(guid)
        last, person.avatar = (
            person.avatar,
            await store_avatar(self.session, self._files, self.principal.tenant, name, content),
        )
        await self.session.flush()
        await self.record_change(person, ["avatar"])
        if last:
            self._delete_file(last)
        return person

    async def invite(self, guid: UUID) -> None:
        """Write to somebody of the back office a link that sets a password, once, within a week.

        Raises:
            NotFound, Forbidden. NoEmail: 409, there is no address to write to. NotInvited: 409, no staff, or
            deactivated.
        """
        person = await self.get_to_change(guid)
        if person.role_guid not in BACK_OFFICE or not person.is_active:
            raise NotInvited
        if not person.email:
            raise NoEmail
        recipient = Recipient(person.email, person.name, person.lang_id, person.guid)
        await self._letters.send(self.session, INVITATION, recipient, InvitedPerson(person.guid))
        await self.record_act(person, "invite", {})

    async def own_account(self) -> PersonAccount:
        """Where the caller's own account is from. Raises NotFound."""
        person = await super().get(self.principal.guid)
        return PersonAccount(person.source, person.oraculo_id)

    async def link_account(self, oraculo_id: str) -> None:
        """Note who the caller is on the other platform.

        Raises:
            AccountLinked: 409. Duplicate: 409, somebody else is that account.
        """
        person = await self.get_for_update(self.principal.guid)
        if person.oraculo_id is not None:
            raise AccountLinked
        async with self.refusing_taken(person.guid, {"oraculo_id": oraculo_id}):
            person.oraculo_id = oraculo_id
            await self.save(person, "link", {"fields": ["oraculo_id"]})

    async def check(self, record: Person | None, sent: Any) -> None:
        """Whether the caller may, and what is wrong with what was sent; hashes its password."""
        role = sent.role if record is None else sent.role_guid
        if record is None:
            self._require(AdminUsers.create if role in BACK_OFFICE else Users.create)
        else:
            self._check_update(record)
        if role is not UNSET and role in ROLES and role != (record and record.role_guid):
            await self._check_role(record, role)
        if record is not None and getattr(sent, "is_active", UNSET) is False and record.is_active:
            await self._check_leaving(record)
        if wrong := await self.wrong_fields(record, sent):
            raise ValidationFailed(fields=wrong)
        if password := sent_password(sent):
            self._hashes[id(sent)] = await HASHING.hash(password)
        if record is not None:
            self._last_email, self._last_avatar = record.email, record.avatar

    async def wrong_fields(self, record: Person | None, sent: Any) -> list[FieldError]:
        """Every field that is wrong; a plugin adds its own."""
        names = names_of(record) if record else (sent.username, sent.email, sent.name, sent.lastname)
        roles = self.new_roles if record is None else ROLES
        return list(wrong_fields(self.principal.tenant.password, sent, roles, names))

    def values(self, record: Person | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, without spaces around them and with letters in one form."""
        values = super().values(record, sent)
        values.pop("guid", None)
        if values.get("avatar") is not None:
            del values["avatar"]
        for name in ("name", "lastname", "username", "email"):
            if isinstance(value := values.get(name), str):
                values[name] = normalize("NFC", value.strip()) or (None if name == "email" else "")
        if hashed := self._hashes.get(id(sent)):
            values["password_hash"] = hashed
        if record is None:
            values["lang_id"] = self.principal.tenant.default_language
        return values

    async def relate(self, record: Person, sent: Any, changed: Collection[str] | None) -> None:
        """End the sessions of who may not go on, and have the others read anew who they are."""
        await super().relate(record, sent, changed)
        if changed is None:
            return
        if "avatar" in changed and self._last_avatar:
            self._delete_file(self._last_avatar)
        if "email" in changed and self._last_email:
            recipient = Recipient(self._last_email, record.name, record.lang_id, record.guid)
            await self._letters.send(self.session, EMAIL_CHANGED, recipient, NoValues())
        if id(sent) in self._hashes or not record.is_active:
            await self.end_sessions([record.guid])
        elif not SHOWN.isdisjoint(changed):
            own = select(PersonSession.token_hash).where(PersonSession.person_guid == record.guid)
            self._announce([bytes(value) for value in await self.session.scalars(own)])

    async def end_sessions(self, guids: Collection[UUID]) -> None:
        """Sign people out everywhere."""
        for guid in guids:
            self._announce(await sessions.end_all_of(self.session, self.principal.tenant, guid))

    # -- many

    async def trash(self, guids: Collection[UUID]) -> BulkResult:
        """Put people into the trash, where they cannot sign in."""
        await self._lock_admins()
        result = await super().trash(guids)
        await self.end_sessions(result.changed)
        return result

    async def delete_rows(self, guids: Sequence[UUID]) -> None:
        """Erase people who leave the trash, with all that is kept about them (0017)."""
        for person in await self.session.scalars(select(Person).where(Person.guid.in_(guids))):
            entry, ended = await begin_erasure(self.session, self.principal.tenant, person)
            self._announce(ended)
            await self._queue.enqueue(
                self.session,
                ERASE,
                ErasePayload(entry.guid),
                person_guid=self.principal.person_guid,
                title=subject_of(person, entry.guid).pseudonym_name,
            )

    def refusal(self, row: Any, *, in_trash: bool) -> ApiError | None:
        """Why this person may not delete, restore or purge another."""
        needed = AdminUsers.delete if row.role_guid in BACK_OFFICE else Users.delete
        if not self.context.allows(needed):
            return Forbidden(extra={"action": str(needed)}, action=str(needed))
        if not in_trash and row.guid in (self.principal.person_guid, self.principal.acting_guid):
            return OwnAccount()
        try:
            shown = Principal(self.principal.tenant, role_guid=row.role_guid, username=row.username)
            self._must_not_rise(shown, needed)
        except Forbidden as error:
            return error
        return None

    async def refusals(self, rows: Sequence[Any], *, in_trash: bool) -> Mapping[UUID, ApiError]:
        """As `refusal`, and of administrators one stays."""
        refused = dict(await super().refusals(rows, in_trash=in_trash))
        admins = {row.guid for row in rows if row.role_guid == ADMIN and row.guid not in refused}
        if admins and not in_trash and not await self._other_admins(admins):
            refused |= dict.fromkeys(admins, LastAdmin())
        return refused

    def taken(self, rule: UniqueRule, owner: str) -> Duplicate:
        """The refusal of a taken value: a username has a code of its own (BO §8)."""
        if rule.field == "username":
            return UsernameTaken(rule.field, name=owner)
        return super().taken(rule, owner)

    def _changed_fields(self, data: Any, changes: Collection[str]) -> list[str]:
        """Without what is said twice, and without a password that was left empty."""
        left = {"guid", "password_repeat"} | ({"password"} if id(data) not in self._hashes else set())
        return [name for name in super()._changed_fields(data, changes) if name not in left]

    # -- rules

    def _check_update(self, record: Person) -> None:
        """Refuse to change somebody of the back office, or with more rights."""
        self._require(AdminUsers.update if record.role_guid in BACK_OFFICE else Users.update)
        self._must_not_rise(principal_of(self.principal.tenant, record), Users.update)

    def _delete_file(self, path: str) -> None:
        """Delete a picture that nobody has any more, once that stands."""
        tenant = self.principal.tenant
        self.context.after_commit.append(lambda: self._files.delete(tenant, path))

    async def _check_role(self, record: Person | None, role: str) -> None:
        action = AdminUsers.create if record is None else AdminUsers.update
        is_staff = role in BACK_OFFICE or (record is not None and record.role_guid in BACK_OFFICE)
        if is_staff and self.principal.role_guid != ADMIN and not self.context.is_automatic:
            raise admin_role(action)
        self._must_not_rise(Principal(self.principal.tenant, role_guid=role), action)
        if record is not None:
            await self._check_leaving(record)

    async def _check_leaving(self, record: Person) -> None:
        """Refuse to take the caller's own rights, or the last administrator's."""
        if record.guid in (self.principal.person_guid, self.principal.acting_guid):
            raise OwnAccount
        if record.role_guid == ADMIN and not await self._other_admins({record.guid}):
            raise LastAdmin

    async def _other_admins(self, guids: Collection[UUID]) -> int:
        others = select(func.count()).where(
            Person.role_guid == ADMIN,
            Person.is_active,
            Person.deleted_at.is_(None),
            Person.guid.not_in(guids),
        )
        return await self.session.scalar(others) or 0

    async def _lock_admins(self) -> None:
        await self.session.execute(ADMINS_LOCK, {"tenant": str(self.principal.tenant.guid)})

    def _require(self, action: Action) -> None:
        if not self.context.allows(action):
            raise Forbidden(extra={"action": str(action)}, action=str(action))

    def _must_not_rise(self, shown: Principal, action: Action) -> None:
        if self.context.is_automatic or shown.person_guid in {self.principal.person_guid} - {None}:
            return
        front = self.context.plugins.front_sections
        must_not_rise(self.context.permissions, front, self.principal, shown, action)

    def _announce(self, ended: Sequence[bytes]) -> None:
        """Have every process forget these tokens, once it is so."""
        if ended:
            valkey = self._queue.live.valkey
            self.context.after_commit.append(lambda: revocation.announce(valkey, ended))
