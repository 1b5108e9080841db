"""The second step of a sign-in: between the right password and the session stands what only the person has.

What was right so far is remembered for five minutes under a random token that opens nothing else. A try is
counted before it is looked at, by the account and the address.
"""

import hashlib
from collections.abc import Sequence
from uuid import UUID

import msgspec
import structlog
from msgspec import Struct, structs
from redis.asyncio import Redis
from sqlalchemy.ext.asyncio import AsyncSession

from estante.database.engine import Database
from estante.errors import ApiError
from estante.identity.factors import passkeys, recovery_codes, store, totp
from estante.identity.factors.passkeys import PasskeyRefused, Site
from estante.identity.factors.schemas import PasskeyOptions, SecondStep
from estante.identity.factors.secret_box import SecretBox, SecretLost
from estante.identity.guessing.attempts import Attempts
from estante.identity.guessing.browsers import Browser
from estante.identity.models import Person
from estante.identity.sessions import Visitor
from estante.identity.tokens import digest, new_token
from estante.tenancy.tenant import Tenant

TTL_SECONDS = 300
log = structlog.get_logger(__name__)


class SecondStepRequired(ApiError):
    """401: the password was right, and the account has a second factor.

    `second_step` is to be sent with the code; `methods` are what the person may use at this host.
    """

    status, code = 401, "SECOND_FACTOR_REQUIRED"


class SecondStepWrong(ApiError):
    """401: another code, one that was used before, or a passkey that is not the person's."""

    status, code = 401, "SECOND_FACTOR_WRONG"


class SecondStepExpired(ApiError):
    """401: the first step was too long ago, or was finished before."""

    status, code = 401, "SECOND_STEP_EXPIRED"


class Pending(Struct, frozen=True):
    """What was right so far. `password` tells whether it is still the same one."""

    person: UUID
    password: str
    action: str
    admitted: tuple[str, ...]
    browser: Browser | None
    challenge: bytes = b""


class SecondSteps:
    """Second steps of the sign-ins to one tenant."""

    def __init__(
        self,
        database: Database,
        valkey: Redis,
        tenant: Tenant,
        *,
        box: SecretBox,
        visitor: Visitor,
        site: Site,
    ) -> None:
        self._database, self._valkey, self._tenant = database, valkey, tenant
        self._box, self._address, self._site = box, visitor.address, site
        self._attempts = Attempts(valkey, tenant, "second-factor")

    async def require(
        self, person: Person, action: str, admitted: Sequence[str], browser: Browser | None
    ) -> None:
        """Go on where the person has no second factor.

        Raises:
            SecondStepRequired: 401.
        """
        async with self._database.transaction(self._tenant) as session:
            factors = await store.factors_of(session, person.guid)
        if not factors:
            return
        token = new_token()
        await self._keep(token, Pending(person.guid, mark_of(person), action, tuple(admitted), browser))
        methods = ["totp"] if any(factor.kind == "totp" for factor in factors) else []
        if passkeys.ids_at(self._site, factors):
            methods.append("passkey")
        raise SecondStepRequired(extra={"second_step": token, "methods": [*methods, "recovery"]})

    async def passkey_options(self, token: str) -> PasskeyOptions:
        """What the browser is asked for. Raises SecondStepExpired, SecondStepWrong: 401, there is none."""
        pending = await self.pending(token)
        async with self._database.transaction(self._tenant) as session:
            stored = await store.factors_of(session, pending.person, "passkey")
        ids = passkeys.ids_at(self._site, stored)
        if not ids:
            raise SecondStepWrong
        challenge = passkeys.authentication_options(self._site, ids)
        await self._keep(token, structs.replace(pending, challenge=challenge.value))
        return PasskeyOptions(challenge.options)

    async def pending(self, token: str) -> Pending:
        """Whose step it is. Raises SecondStepExpired: 401."""
        stored = await self._valkey.get(self._key(token))
        if stored is None:
            raise SecondStepExpired
        return msgspec.msgpack.decode(stored, type=Pending)

    async def finish(self, sent: SecondStep, person: Person) -> str:
        """Take the second step, once. Answers by what: `totp`, `passkey` or `recovery`.

        Raises:
            SecondStepExpired, SecondStepWrong: 401. TooManyRequests: 429.
        """
        pending = await self.pending(sent.second_step)
        if pending.password != mark_of(person):
            raise SecondStepExpired
        account = str(person.guid)
        await self._attempts.begin(account, self._address)
        async with self._database.transaction(self._tenant) as session:
            method = await self._use(session, pending, sent)
        if method is None:
            raise SecondStepWrong
        await self._attempts.succeeded(account, self._address)
        # Of two answers at once one starts the session.
        if not await self._valkey.delete(self._key(sent.second_step)):
            raise SecondStepExpired
        return method

    async def _use(self, session: AsyncSession, pending: Pending, sent: SecondStep) -> str | None:
        if sent.credential is not None:
            return "passkey" if await self._use_passkey(session, pending, sent.credential) else None
        code = (sent.code or "").replace(" ", "")
        if totp.is_code(code):
            return "totp" if await self._use_code(session, pending, code) else None
        return "recovery" if await recovery_codes.use(session, pending.person, code) else None

    async def _use_code(self, session: AsyncSession, pending: Pending, code: str) -> bool:
        for factor in await store.factors_of(session, pending.person, "totp"):
            about = f"{self._tenant.guid}/{pending.person}/{factor.guid}"
            try:
                secret = self._box.open(factor.secret, about).decode()
            except SecretLost:
                log.error("second_factor_lost", tenant=self._tenant.key, factor=str(factor.guid))
                continue
            step = totp.step_of(secret, code, factor.counter)
            if step is not None and await store.count_use(session, factor, step, must_grow=True):
                # With the platform's first secret, so that a former one can be dropped some day.
                await store.reseal(session, factor, self._box.seal(secret.encode(), about))
                return True
        return False

    async def _use_passkey(self, session: AsyncSession, pending: Pending, credential: str) -> bool:
        stored = await store.factors_of(session, pending.person, "passkey")
        factor = passkeys.chosen(self._site, stored, credential)
        if factor is None or not pending.challenge:
            return False
        try:
            counter = passkeys.verify_authentication(self._site, pending.challenge, credential, factor)
        except PasskeyRefused:
            return False
        return await store.count_use(session, factor, counter, must_grow=False)

    async def _keep(self, token: str, pending: Pending) -> None:
        await self._valkey.set(self._key(token), msgspec.msgpack.encode(pending), ex=TTL_SECONDS)

    def _key(self, token: str) -> str:
        return f"estante:second-step:{self._tenant.guid}:{digest(token).hex()}"


def mark_of(person: Person) -> str:
    """What changes with the password, and says nothing of it."""
    return hashlib.sha256((person.password_hash or "").encode()).hexdigest()
