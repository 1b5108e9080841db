"""Getting back into an account: a mail with a link that sets a new password once, within an hour."""

import re
from collections.abc import Sequence

from redis.asyncio import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from estante import audit
from estante.database.engine import Database
from estante.errors import ApiError, BadRequest, FieldError, ValidationFailed
from estante.identity import revocation, sessions
from estante.identity.accounts import people
from estante.identity.accounts.letters import RECOVERY, LostPassword
from estante.identity.guessing.attempts import Attempts
from estante.identity.models import Person
from estante.identity.passwords import HASHING, broken_rules
from estante.identity.schemas import NewPassword, RecoverAccount
from estante.identity.sessions import Visitor
from estante.identity.tokens import digest
from estante.mail.service import Letters
from estante.mail.values import Recipient
from estante.tenancy.tenant import Tenant

# One @ with something on both sides and a dot behind it; whether it exists only a mail can tell.
EMAIL = re.compile(r"[^@\s\0]+@[^@\s\0]+\.[^@\s.\0]+")

FIND_RESET = text("""
SELECT guid, person_guid FROM sessions
WHERE tenant_id = :tenant AND token_hash = :hash AND kind = 'reset' AND expires_at > now()
FOR UPDATE
""")


class InvalidResetToken(ApiError):
    """400: unknown, changed, used or older than an hour."""

    code = "INVALID"


class Recovery:
    """Recovers accounts in one tenant."""

    def __init__(
        self, database: Database, valkey: Redis, tenant: Tenant, letters: Letters, visitor: Visitor
    ) -> None:
        self._letters = letters
        self._database = database
        self._valkey = valkey
        self._tenant = tenant
        self._address = visitor.address
        self._attempts = Attempts(valkey, tenant, "recovery")

    async def ask(self, body: RecoverAccount) -> None:
        """Write to whoever has this e-mail. Where nobody has, the tenant may say so.

        Raises:
            ValidationFailed: 400, no e-mail. BadRequest: 400, nobody has it. TooManyRequests: 429.
        """
        email = body.email.strip()
        if not EMAIL.fullmatch(email):
            raise ValidationFailed(fields=[FieldError("email", "email")])
        await self._attempts.begin(email, self._address)
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_sign_in_name(session, self._tenant, email)
            if person is not None and person.is_active:
                await self._attempts.known(email, self._address)
                await self._write(session, person, email)
                return
        if self._tenant.settings.disclose_accounts:
            raise BadRequest(text="EMAIL_NOT_FOUND", email=email)

    async def _write(self, session: AsyncSession, person: Person, email: str) -> None:
        recipient = Recipient(person.email or email, person.name, person.lang_id, person.guid)
        await self._letters.send(session, RECOVERY, recipient, LostPassword(person.guid))
        await audit.record(
            session, people.principal_of(self._tenant, person), "recovery.ask", "person", person.guid
        )

    async def finish(self, new: NewPassword) -> None:
        """Set a new password and end every session of the person.

        Raises:
            InvalidResetToken: 400. ValidationFailed: 400, the password breaks the tenant's rule.
        """
        broken = broken_rules(self._tenant.password, new.new_password, "new_password")
        if broken:
            raise ValidationFailed(fields=broken)
        names = await self._names(new.token)
        if broken := broken_rules(self._tenant.password, new.new_password, "new_password", names):
            raise ValidationFailed(fields=broken)
        hashed = await HASHING.hash(new.new_password)
        async with self._database.transaction(self._tenant) as session:
            person = await self._use(session, new.token)
            person.password_hash, person.change_password = hashed, False
            ended = await sessions.end_all_of(session, self._tenant, person.guid)
            await audit.record(
                session, people.principal_of(self._tenant, person), "recovery.finish", "person", person.guid
            )
        await revocation.announce(self._valkey, ended)

    async def _names(self, token: str) -> Sequence[str | None]:
        """What its person is called. Asked before hashing, so that guesses of a token cost nothing."""
        async with self._database.transaction(self._tenant) as session:
            return people.names_of(await self._use(session, token))

    async def _use(self, session: AsyncSession, token: str) -> Person:
        rows = await session.execute(FIND_RESET, {"tenant": self._tenant.guid, "hash": digest(token)})
        row = rows.one_or_none()
        person = await people.by_guid(session, self._tenant, row.person_guid) if row else None
        if person is None or not person.is_active:
            raise InvalidResetToken
        return person
