"""Signing in with a password or with an identity provider's token."""

import math
import time
from collections.abc import Collection
from unicodedata import normalize

from redis.asyncio import Redis

from estante import audit
from estante.database.engine import Database
from estante.errors import ApiError, InvalidToken, TooManyRequests
from estante.identity import sessions
from estante.identity.accounts import people
from estante.identity.accounts.people import PersonAnswers
from estante.identity.factors.schemas import SecondStep
from estante.identity.factors.second_step import SecondStepExpired, SecondSteps, SecondStepWrong
from estante.identity.guessing.attempts import SignInAttempts
from estante.identity.guessing.browsers import Browser, KnownBrowsers
from estante.identity.models import Person
from estante.identity.passwords import HASHING, Source, needs_rehash
from estante.identity.principal import Principal
from estante.identity.providers import Providers
from estante.identity.roles import ROLES, admitted_to_back_office
from estante.identity.schemas import Credentials, OauthCredentials, SignedIn
from estante.identity.sessions import Visitor
from estante.identity.tokens import digest
from estante.tenancy.tenant import Tenant


class SignInRefused(ApiError):
    """401: the credentials start no session."""

    status = 401


class UserNotFound(SignInRefused):
    """Nobody has this username or e-mail."""

    code = "USER_NOT_FOUND"


class PasswordIncorrect(SignInRefused):
    """The password is not the one of this account."""

    code = "PASSWORD_INCORRECT"


class WrongUser(SignInRefused):
    """The account is deactivated (A109)."""

    code = "WRONG_USER"


class InvalidLogin(SignInRefused):
    """The role is not admitted here, or the tenant does not tell why (KER-021, KER-022)."""

    code = "INVALID_LOGIN"


class NotStaff(InvalidLogin):
    """Right credentials of a role that is not admitted here: the front's door is open (A111)."""

    def __init__(self) -> None:
        super().__init__(extra={"sign_in": "front"})


class SignIn:
    """Starts sessions in one tenant. Holds no connection while it hashes."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        tenant: Tenant,
        answers: PersonAnswers,
        *,
        browsers: KnownBrowsers,
        visitor: Visitor,
        second_steps: SecondSteps,
    ) -> None:
        self._database = database
        self._valkey = valkey
        self._tenant = tenant
        self._answers = answers
        self._browsers = browsers
        self._visitor = visitor
        self._second_steps = second_steps
        self._attempts = SignInAttempts(valkey, tenant, visitor.address)

    async def to_back_office(self, credentials: Credentials) -> SignedIn:
        """Sign in somebody of the staff, and with `else_front` anybody: that is no refusal.

        Raises:
            UserNotFound, PasswordIncorrect, InvalidLogin, WrongUser: 401. TooManyRequests: 429.
        """
        if credentials.else_front:
            return await self.to_front_office(credentials)
        admitted = admitted_to_back_office(self._tenant, credentials.admitted_roles)
        return await self._by_password(credentials, admitted)

    async def to_front_office(self, credentials: Credentials) -> SignedIn:
        """Sign in anybody: students and teachers use the viewer, staff may look at it. Raises as above."""
        return await self._by_password(credentials, frozenset(ROLES))

    async def to_back_office_by_provider(
        self, credentials: OauthCredentials, providers: Providers
    ) -> SignedIn:
        """Sign in by an id token whose account is linked to a person of the staff; `else_front` as above.

        Raises:
            UnknownProvider: 400. InvalidToken, TokenExpired, UserNotFound, InvalidLogin, WrongUser: 401.
        """
        if credentials.else_front:
            return await self.to_front_office_by_provider(credentials, providers)
        return await self._by_provider(credentials, providers, admitted_to_back_office(self._tenant, None))

    async def to_front_office_by_provider(
        self, credentials: OauthCredentials, providers: Providers
    ) -> SignedIn:
        """Sign in anybody by an id token whose account is linked to a person. Raises as above."""
        return await self._by_provider(credentials, providers, frozenset(ROLES))

    async def _by_provider(
        self, credentials: OauthCredentials, providers: Providers, admitted: Collection[str]
    ) -> SignedIn:
        provider = providers.get(credentials.identity_provider)
        identity = await providers.identity(provider, credentials.token)
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_account(session, self._tenant, provider.id, identity.subject)
        if person is None:
            await self._record_refusal(None, UserNotFound())
            raise self._disclosed(UserNotFound())
        await self._admit(person, admitted)
        await self._spend(credentials.token, identity.expires_at)
        await self._second_steps.require(person, "session.start_by_provider", sorted(admitted), None)
        return await self._start(person, "session.start_by_provider")

    async def _spend(self, token: str, expires_at: float) -> None:
        """Take an id token that starts a session out of use: who reads it from a history comes too late."""
        key = f"estante:id-token:{self._tenant.guid}:{digest(token).hex()}"
        seconds = max(1, math.ceil(expires_at - time.time()))
        if not await self._valkey.set(key, b"", nx=True, ex=seconds):
            raise InvalidToken

    async def _by_password(self, credentials: Credentials, admitted: Collection[str]) -> SignedIn:
        name = normalize("NFC", credentials.email.strip())
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_sign_in_name(session, self._tenant, name)
        browser = self._browsers.read(credentials.browser)
        known = browser.known_to(person.guid if person else None)
        try:
            async with self._attempts.trying(name, known):
                stored = person.password_hash if person else None
                source = Source(known, is_known=True) if known else Source.of_address(self._visitor.address)
                if not await HASHING.verify(stored, credentials.password, source) or person is None:
                    raise PasswordIncorrect if person else UserNotFound
        except SignInRefused as reason:
            await self._record_refusal(person, reason)
            raise self._disclosed(reason) from None
        except TooManyRequests:
            await self._record_lock(person)
            raise
        await self._admit(person, admitted)
        await self._second_steps.require(person, "session.start", sorted(admitted), browser)
        return await self._start(person, "session.start", credentials.password, browser)

    async def finish_second_step(self, sent: SecondStep) -> SignedIn:
        """Go on where the password was right and a second factor was asked for.

        Raises:
            SecondStepExpired, SecondStepWrong, InvalidLogin, WrongUser: 401. TooManyRequests: 429.
        """
        pending = await self._second_steps.pending(sent.second_step)
        async with self._database.transaction(self._tenant) as session:
            person = await people.by_guid(session, self._tenant, pending.person)
        if person is None:
            raise SecondStepExpired
        await self._admit(person, pending.admitted)
        try:
            method = await self._second_steps.finish(sent, person)
        except SecondStepWrong as reason:
            await self._record_refusal(person, reason)
            raise
        except TooManyRequests:
            await self._record_lock(person)
            raise
        return await self._start(person, pending.action, browser=pending.browser, method=method)

    async def _admit(self, person: Person, admitted: Collection[str]) -> None:
        if person.is_active and person.role_guid in admitted:
            return
        refusal = NotStaff() if person.is_active else WrongUser()
        await self._record_refusal(person, refusal)
        raise refusal

    def _disclosed(self, reason: SignInRefused) -> SignInRefused:
        return reason if self._tenant.settings.disclose_accounts else InvalidLogin()

    async def _record_refusal(self, person: Person | None, reason: ApiError) -> None:
        """Record a failed sign-in, by nobody: who tried is not known, whose account was tried is.

        What was typed as a name is left out: people type their password there (KER-133).
        """
        detail: dict[str, audit.Detail] = {"address": self._visitor.address, "code": reason.code}
        async with self._database.transaction(self._tenant) as session:
            account = person.guid if person else None
            await audit.record(session, Principal(self._tenant), "session.refuse", "person", account, detail)

    async def _record_lock(self, person: Person | None) -> None:
        """Record that tries are refused unread: who stays locked out asks often, so by their count."""
        account = person.guid if person else None
        await audit.record_sampled(
            self._database,
            self._valkey,
            Principal(self._tenant),
            ("session.lock", "person", account),
            {"address": self._visitor.address},
        )

    async def _start(
        self,
        person: Person,
        action: str,
        password: str | None = None,
        browser: Browser | None = None,
        *,
        method: str | None = None,
    ) -> SignedIn:
        fresh = None
        if password is not None and needs_rehash(person.password_hash or ""):
            fresh = await HASHING.hash(password)
        async with self._database.transaction(self._tenant) as session:
            if fresh is not None:
                person = await session.merge(person)
                person.password_hash = fresh
            opened = await sessions.start(session, self._tenant, person.guid, visitor=self._visitor)
            answer = await self._answers.of(session, person)
            await audit.record(
                session,
                people.principal_of(self._tenant, person),
                action,
                "person",
                person.guid,
                {"address": self._visitor.address, **({"method": method} if method else {})},
            )
        word = self._browsers.write(browser, person.guid) if browser else None
        return SignedIn(opened.token, answer, answer.oauth_accounts, word)
