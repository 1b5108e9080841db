"""The own second factors: added after the password, proven by a first use, renamed and removed."""

from collections.abc import Sequence
from uuid import UUID

from redis.asyncio import Redis
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante import audit
from estante.database.engine import Database
from estante.errors import ApiError, FieldError, Forbidden, NotFound, ValidationFailed
from estante.identity import revocation
from estante.identity.accounts import people
from estante.identity.accounts.profile import WrongCurrentPassword
from estante.identity.factors import passkeys, recovery_codes, store, totp
from estante.identity.factors.models import SecondFactor
from estante.identity.factors.passkeys import PasskeyRefused, Site
from estante.identity.factors.schemas import (
    AuthenticatorCode,
    FactorAnswer,
    FactorChange,
    FactorsAnswer,
    Kind,
    NewAuthenticator,
    NewPasskey,
    PasskeyOptions,
    RecoveryCodes,
)
from estante.identity.factors.secret_box import SecretBox, SecretLost
from estante.identity.guessing.attempts import Attempts
from estante.identity.models import Person
from estante.identity.passwords import HASHING
from estante.identity.roles import admitted_to_back_office
from estante.identity.sessions import ActiveSession
from estante.if_match import IfMatch, version_at

TTL_SETUP_SECONDS = 600
MAX_FACTORS = 10


class SetupExpired(ApiError):
    """409: it was begun too long ago, or not at all."""

    status, code = 409, "FACTOR_SETUP_EXPIRED"


class OwnFactors:
    """The second factors of whoever asks."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        box: SecretBox,
        active_session: ActiveSession,
        site: Site,
    ) -> None:
        self._database, self._valkey, self._active = database, valkey, active_session
        self._tenant, self._person = active_session.principal.tenant, active_session.principal.guid
        self._rule = self._tenant.settings.second_factor
        self._box, self._site = box, site

    async def all(self) -> FactorsAnswer:
        """What the caller has. Raises Forbidden: 403, in an impersonation."""
        self._must_be_own()
        async with self._database.transaction(self._tenant) as session:
            return await store.answer_of(session, self._person, self._rule)

    async def begin_authenticator(self, password: str) -> NewAuthenticator:
        """A secret for a new authenticator, which counts once a code of it came back.

        Raises:
            Forbidden: 403. WrongCurrentPassword: 400. TooManyRequests: 429.
        """
        self._must_be_offered()
        person = await self._proven(password)
        secret = totp.new_secret()
        await self._remember("totp", self._box.seal(secret.encode(), self._about("setup")))
        address = totp.provisioning_uri(secret, person.username, self._tenant.name)
        code = totp.qr_code(address)
        return NewAuthenticator(secret, address, code.size, code.path)

    async def add_authenticator(self, sent: AuthenticatorCode) -> RecoveryCodes:
        """Add the authenticator whose first code this is.

        Raises:
            Forbidden: 403. SetupExpired: 409. ValidationFailed: 400, another code. TooManyRequests: 429.
        """
        self._must_be_offered()
        attempts, account = Attempts(self._valkey, self._tenant, "factor-setup"), str(self._person)
        await attempts.begin(account, account)
        try:
            secret = self._box.open(await self._begun("totp"), self._about("setup")).decode()
        except SecretLost:
            raise SetupExpired from None
        step = totp.step_of(secret, sent.code.replace(" ", ""))
        if step is None:
            raise ValidationFailed(fields=[FieldError("code", "second_factor")])
        await attempts.succeeded(account, account)
        guid = uuid7()
        sealed = self._box.seal(secret.encode(), self._about(str(guid)))
        return await self._add(
            SecondFactor(guid=guid, kind="totp", label=sent.label, secret=sealed, counter=step)
        )

    async def begin_passkey(self, password: str) -> PasskeyOptions:
        """What the browser is asked to make. Raises as `begin_authenticator`."""
        self._must_be_offered()
        person = await self._proven(password)
        async with self._database.transaction(self._tenant) as session:
            stored = await store.factors_of(session, self._person, "passkey")
        challenge = passkeys.registration_options(
            self._site, self._person, person.username, passkeys.ids_at(self._site, stored)
        )
        await self._remember("passkey", challenge.value)
        return PasskeyOptions(challenge.options)

    async def add_passkey(self, sent: NewPasskey) -> RecoveryCodes:
        """Add the passkey that the browser made.

        Raises:
            Forbidden: 403. SetupExpired: 409. ValidationFailed: 400.
        """
        self._must_be_offered()
        try:
            made = passkeys.verify_registration(self._site, await self._begun("passkey"), sent.credential)
            row = SecondFactor(
                guid=uuid7(),
                kind="passkey",
                label=sent.label,
                secret=made.public_key,
                credential_id=made.credential_id,
                host=self._site.host,
                counter=made.counter,
            )
            return await self._add(row)
        except (PasskeyRefused, IntegrityError) as error:
            raise ValidationFailed(fields=[FieldError("credential", "passkey")]) from error

    async def renew_codes(self, password: str) -> RecoveryCodes:
        """New recovery codes in place of the last.

        Raises:
            NotFound: 404, there is no factor. Then as `begin_authenticator`.
        """
        await self._proven(password)
        async with self._database.transaction(self._tenant) as session:
            await people.by_guid(session, self._tenant, self._person, locked=True)
            if not await store.has_any(session, self._person):
                raise NotFound
            codes = await recovery_codes.replace(session, self._tenant.guid, self._person)
            await audit.record(session, self._active.principal, "session.renew_codes", "person", self._person)
        return RecoveryCodes(codes)

    async def rename(self, guid: UUID, change: FactorChange, if_match: IfMatch) -> FactorAnswer:
        """Give a factor another name. Raises NotFound: 404, StaleVersion: 412."""
        self._must_be_own()
        async with self._database.transaction(self._tenant) as session:
            row = await self._own(session, guid)
            if_match.check(version_at(row.updated_at))
            row.label = change.label
            await session.flush()
            detail: dict[str, audit.Detail] = {"kind": row.kind, "label": row.label}
            await audit.record(
                session, self._active.principal, "session.rename_factor", "person", self._person, detail
            )
            return store.answer_of_factor(row)

    async def remove(self, guid: UUID, password: str) -> None:
        """Remove a factor; with the last one the recovery codes go too. Raises as `renew_codes`."""
        await self._proven(password)
        async with self._database.transaction(self._tenant) as session:
            await people.by_guid(session, self._tenant, self._person, locked=True)
            row = await self._own(session, guid)
            if len(await store.factors_of(session, self._person)) == 1:
                await store.remove_all(session, self._person)
            else:
                await session.delete(row)
            detail: dict[str, audit.Detail] = {"kind": row.kind, "label": row.label}
            await audit.record(
                session, self._active.principal, "session.remove_factor", "person", self._person, detail
            )
        await self._forget_session()

    async def _own(self, session: AsyncSession, guid: UUID) -> SecondFactor:
        row = await session.get(SecondFactor, (self._tenant.guid, guid))
        if row is None or row.person_guid != self._person:
            raise NotFound
        return row

    async def _add(self, row: SecondFactor) -> RecoveryCodes:
        row.tenant_id, row.person_guid = self._tenant.guid, self._person
        kind: Kind = "passkey" if row.kind == "passkey" else "totp"
        # Of two at once with the same secret one is added.
        if not await self._valkey.delete(self._key(kind)):
            raise SetupExpired
        async with self._database.transaction(self._tenant) as session:
            await people.by_guid(session, self._tenant, self._person, locked=True)
            before = await store.factors_of(session, self._person)
            if len(before) >= MAX_FACTORS:
                raise Forbidden(text="TOO_MANY_FACTORS")
            session.add(row)
            await session.flush()
            codes: Sequence[str] = (
                () if before else await recovery_codes.replace(session, self._tenant.guid, self._person)
            )
            detail: dict[str, audit.Detail] = {"kind": kind, "label": row.label}
            await audit.record(
                session, self._active.principal, "session.add_factor", "person", self._person, detail
            )
        await self._forget_session()
        return RecoveryCodes(codes)

    async def _proven(self, password: str) -> Person:
        """The caller, who has typed the password again. Whoever found an open session gets few guesses."""
        self._must_be_own()
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_guid(session, self._tenant, self._person)
        if person is None:
            raise NotFound
        # Who has no password came by an identity provider, which is asked at every sign-in.
        if person.password_hash is not None:
            attempts, account = Attempts(self._valkey, self._tenant, "password-change"), str(self._person)
            await attempts.begin(account, account)
            if not await HASHING.verify(person.password_hash, password):
                raise WrongCurrentPassword(text="PASSWORD_INCORRECT_CURRENT")
            await attempts.succeeded(account, account)
        return person

    def _must_be_own(self) -> None:
        if self._active.principal.session_kind != "session":
            raise Forbidden(text="NOT_YOUR_SECOND_FACTOR")

    def _must_be_offered(self) -> None:
        """Staff may add one, unless the organization has it off."""
        self._must_be_own()
        if self._rule == "off":
            raise Forbidden(text="SECOND_FACTOR_OFF")
        if self._active.principal.role_guid not in admitted_to_back_office(self._tenant, None):
            raise Forbidden(text="SECOND_FACTOR_FOR_STAFF")

    def _about(self, what: str) -> str:
        return f"{self._tenant.guid}/{self._person}/{what}"

    def _key(self, kind: Kind) -> str:
        return f"estante:factor-setup:{self._tenant.guid}:{self._person}:{kind}"

    async def _remember(self, kind: Kind, value: bytes) -> None:
        await self._valkey.set(self._key(kind), value, ex=TTL_SETUP_SECONDS)

    async def _begun(self, kind: Kind) -> bytes:
        stored = await self._valkey.get(self._key(kind))
        if stored is None:
            raise SetupExpired
        return bytes(stored)

    async def _forget_session(self) -> None:
        """Have every process read anew what this session still lacks."""
        await revocation.announce(self._valkey, [self._active.token_hash])
