"""The own profile: details, language and password."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET, UnsetType
from redis.asyncio import Redis
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.database.engine import Database
from estante.decoding import same_as_address
from estante.errors import ApiError, Duplicate, FieldError, Forbidden, NotFound, ValidationFailed
from estante.identity import revocation, sessions
from estante.identity.accounts import people
from estante.identity.accounts.letters import EMAIL_CHANGED
from estante.identity.accounts.people import PersonAnswers
from estante.identity.accounts.recovery import EMAIL
from estante.identity.guessing.attempts import Attempts
from estante.identity.models import Person
from estante.identity.passwords import HASHING, PasswordChangeRequired, broken_rules
from estante.identity.permissions import PermissionChecker
from estante.identity.policies import Profile
from estante.identity.roles import FRONT_OFFICE, TEACHER_ADMIN
from estante.identity.schemas import PasswordChange, PersonAnswer, ProfileChange
from estante.identity.sessions import ActiveSession
from estante.if_match import ANY_VERSION, IfMatch, version_at
from estante.languages.known import validate_languages
from estante.mail.service import Letters
from estante.mail.values import NoValues, Recipient

DETAILS = ("name", "lastname", "email")
OWN_PROFILE = FRONT_OFFICE | {TEACHER_ADMIN}


class WrongCurrentPassword(ApiError):
    """400: the current password is not right. Not 401, which would end the session in the shell."""

    code = "PASSWORD_INCORRECT"


class ProfileService:
    """What a person changes of itself."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        *,
        permissions: PermissionChecker,
        answers: PersonAnswers,
        letters: Letters,
        active_session: ActiveSession,
    ) -> None:
        self._letters = letters
        self._database = database
        self._valkey = valkey
        self._permissions = permissions
        self._answers = answers
        self._active = active_session
        self._tenant = active_session.principal.tenant

    async def get(self) -> PersonAnswer:
        """The caller's own profile."""
        async with self._database.transaction(self._tenant) as session:
            person = await self._own(session)
            return await self._answers.of(session, person)

    async def change(self, wanted: ProfileChange, if_match: IfMatch = ANY_VERSION) -> PersonAnswer:
        """Change the caller's own details, language or password; a new e-mail takes the current password.

        Raises:
            Forbidden: 403, a role without a profile screen wants to change more than language and password.
            ValidationFailed, WrongCurrentPassword: 400. Duplicate: 409, the e-mail is taken.
            StaleVersion: 412.
        """
        same_as_address("guid", wanted.guid, self._active.principal.guid)
        details = {name: value for name in DETAILS if (value := getattr(wanted, name)) is not UNSET}
        if details and not self._may_change_details():
            action = str(Profile.update)
            raise Forbidden(extra={"action": action}, action=action)
        lang_id = None if isinstance(wanted.lang_id, UnsetType) else wanted.lang_id.lower()
        if self._active.principal.must_change_password and (details or lang_id or not wanted.new_password):
            raise PasswordChangeRequired
        _check_email(details)
        if wanted.new_password is not UNSET:
            await self.change_password(_as_password_change(wanted), if_match)
            if_match = ANY_VERSION
        elif await self._is_new_email(details):
            await self._check_email_password(wanted.password)
        async with self._database.transaction(self._tenant) as session:
            person = await self._own(session, locked=True)
            if_match.check(version_at(person.updated_at))
            await _notify_of_new_email(self._letters, session, person, details)
            _put(person, details)
            if lang_id is not None:
                await validate_languages(session, self._tenant, "lang_id", [lang_id])
                person.lang_id = lang_id
            await _flush(session)
            fields = sorted(details) + (["lang_id"] if lang_id else [])
            if fields:
                await self._record(session, "profile.update", person, fields)
            answer = await self._answers.of(session, person)
        await self._forget()
        return answer

    async def _is_new_email(self, details: Mapping[str, str | None]) -> bool:
        if "email" not in details:
            return False
        async with self._database.transaction(self._tenant) as session:
            return (await self._own(session)).email != ((details["email"] or "").strip() or None)

    async def _check_email_password(self, password: str | UnsetType) -> None:
        """An e-mail is where a new password is sent: whoever finds an open session must not move it."""
        if self._active.principal.session_kind != "session":
            raise Forbidden(extra={"action": str(Profile.update)}, text="NOT_YOUR_EMAIL")
        if password is UNSET or not password:
            raise ValidationFailed(fields=[FieldError("password", "password_for_email")])
        await self._check_current(password)

    async def change_password(self, wanted: PasswordChange, if_match: IfMatch = ANY_VERSION) -> None:
        """Set a new password and end the person's other sessions.

        Raises:
            WrongCurrentPassword, ValidationFailed: 400. Forbidden: 403, in somebody else's name.
            TooManyRequests: 429. StaleVersion: 412.
        """
        if self._active.principal.session_kind != "session":
            raise Forbidden(extra={"action": str(Profile.update)}, text="NOT_YOUR_PASSWORD")
        stored = await self._check_current(wanted.password)
        broken = broken_rules(self._tenant.password, wanted.new_password, "new_password", await self._names())
        if wanted.new_password != wanted.password_repeat:
            broken.append(FieldError("password_repeat", "repeat_mismatch"))
        if not broken and wanted.new_password == wanted.password:
            broken.append(FieldError("new_password", "password_same"))
        if broken:
            raise ValidationFailed(fields=broken)
        hashed = await HASHING.hash(wanted.new_password)
        async with self._database.transaction(self._tenant) as session:
            # Of two changes at once the second finds the first one's password, and is refused.
            person = await self._own(session, locked=True)
            if_match.check(version_at(person.updated_at))
            if person.password_hash != stored:
                raise WrongCurrentPassword(text="PASSWORD_INCORRECT_CURRENT")
            person.password_hash, person.change_password = hashed, False
            ended = await sessions.end_all_of(session, self._tenant, person.guid, keep=self._active.guid)
            await self._record(session, "profile.change_password", person, [])
        await revocation.announce(self._valkey, ended)
        await self._forget()

    async def _names(self) -> Sequence[str | None]:
        async with self._database.transaction(self._tenant) as session:
            return people.names_of(await self._own(session))

    async def _check_current(self, password: str) -> str | None:
        """The stored hash, when the password is right. Whoever found an open session gets ten guesses."""
        attempts = Attempts(self._valkey, self._tenant, "password-change")
        account = str(self._active.principal.guid)
        await attempts.begin(account, account)
        async with self._database.transaction(self._tenant) as session:
            stored = (await self._own(session)).password_hash
        if not await HASHING.verify(stored, password):
            raise WrongCurrentPassword(text="PASSWORD_INCORRECT_CURRENT")
        await attempts.succeeded(account, account)
        return stored

    async def set_avatar(self, path: str | None) -> str | None:
        """Remember where the person's picture is, or that there is none. Answers where the last one was."""
        async with self._database.transaction(self._tenant) as session:
            person = await self._own(session, locked=True)
            last, person.avatar = person.avatar, path
            await self._record(session, "profile.update", person, ["avatar"])
        return last

    def _may_change_details(self) -> bool:
        principal = self._active.principal
        return principal.role_guid in OWN_PROFILE or self._permissions.allows(principal, Profile.readDetail)

    async def _own(self, session: AsyncSession, *, locked: bool = False) -> Person:
        guid = self._active.principal.guid
        person = await people.by_guid(session, self._tenant, guid, locked=locked)
        if person is None:
            raise NotFound
        return person

    async def _record(
        self, session: AsyncSession, action: str, person: Person, fields: Sequence[str]
    ) -> None:
        await audit.record(
            session, self._active.principal, action, "person", person.guid, {"fields": [*fields]}
        )

    async def _forget(self) -> None:
        await revocation.announce(self._valkey, [self._active.token_hash])


async def _notify_of_new_email(
    letters: Letters, session: AsyncSession, person: Person, details: Mapping[str, str | None]
) -> None:
    """Write to the person, at the old e-mail, that it is another from now on."""
    new = (details.get("email", person.email) or "").strip()
    if person.email and new.casefold() != person.email.casefold():
        recipient = Recipient(person.email, person.name, person.lang_id, person.guid)
        await letters.send(session, EMAIL_CHANGED, recipient, NoValues())


def _put(person: Person, details: dict[str, str | None]) -> None:
    for name, value in details.items():
        text = value.strip() if value else value
        setattr(person, name, text or (None if name == "email" else ""))


def _check_email(details: dict[str, str | None]) -> None:
    email = details.get("email")
    if email and not EMAIL.fullmatch(email.strip()):
        raise ValidationFailed(fields=[FieldError("email", "email")])
    wrong = [FieldError(name, "required") for name in ("name",) if not (details.get(name, "-") or "").strip()]
    if wrong:
        raise ValidationFailed(fields=wrong)


def _as_password_change(wanted: ProfileChange) -> PasswordChange:
    values = {
        name: "" if value is UNSET else value
        for name in ("password", "new_password", "password_repeat")
        if (value := getattr(wanted, name)) is not None
    }
    if wanted.password_repeat is UNSET:
        values["password_repeat"] = values["new_password"]
    return PasswordChange(**values)


async def _flush(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "uq_people_email" in str(error.orig):
            raise Duplicate("email") from None
        raise
