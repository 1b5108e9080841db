"""Trying a school's registration: a launch as its LMS would make it, and nobody is signed in."""

import json
import time
from collections.abc import Awaitable, Sequence
from typing import Any
from urllib.parse import parse_qsl, urlsplit
from uuid import UUID

from estante.api.database import Database
from estante.api.records import RecordContext
from estante.api.tenants import Platform, Tenant
from estante_schools.contracts import SchoolRegister
from joserfc import jwt
from joserfc.jwk import RSAKey
from msgspec import Struct, structs
from sqlalchemy import select

from estante_lti.addresses import OwnAddresses
from estante_lti.claims import CLAIM, MEMBERSHIP, RESOURCE_LINK, VERSION
from estante_lti.key_material import read_key_set
from estante_lti.models import Registration
from estante_lti.refusals import KeyUnknown, LaunchRefused, LeaveAway, LeaveRefused, SchoolNotLaunching
from estante_lti.schemas import StepName, StepOutcome
from estante_lti.services.launch import LaunchService
from estante_lti.services.login import LoginService
from estante_lti.services.platform_keys import ALGORITHM, PlatformKeys
from estante_lti.services.registrations import launching
from estante_lti.services.scores import PlatformAway, ScoreRefused, leave_to_score
from estante_lti.tokens import PlatformKeySets

AFTERWARDS: Sequence[StepName] = ("keys", "launch", "scores")
TTL_TOKEN_SECONDS = 60
# Whom the tried launch brings; no LMS's person is called by it, and nobody is made of it.
NOBODY = "estante-trial"


class TriedStep(Struct, frozen=True):
    """A step of a trial. `code` says why it was not passed, and `detail` what that is about."""

    name: StepName
    outcome: StepOutcome
    code: str = ""
    detail: str = ""


class OwnKeys(PlatformKeySets):
    """Our own keys where those of an LMS are looked up: in a trial we sign in its place."""

    def __init__(self, keys: Sequence[Any]) -> None:
        self._keys = keys

    async def keys_for(self, registration: Registration, kid: str) -> list[Any]:
        """Ours of this `kid`. Raises KeyUnknown."""
        if keys := [key for key in self._keys if key.kid == kid]:
            return keys
        raise KeyUnknown(kid)


class TrialService:
    """Tries the registrations of one tenant. Nothing is kept of it but a state that was spent."""

    def __init__(
        self,
        database: Database,
        tenant: Tenant,
        context: RecordContext,
        platform: Platform,
        *,
        logins: LoginService,
        launches: LaunchService,
        key_sets: PlatformKeySets,
    ) -> None:
        self._database, self._tenant = database, tenant
        self._context, self._platform = context, platform
        self._logins, self._launches, self._key_sets = logins, launches, key_sets

    async def run(self, school: UUID, own: OwnAddresses) -> Sequence[TriedStep]:
        """Every step of a launch. Raises NotFound: 404, there is no such school."""
        # No transaction stays open while others are asked.
        async with self._database.transaction(self._tenant) as session:
            await SchoolRegister(structs.replace(self._context, session=session)).get(school)
            registration = await self._launching(session, school)
            keys = PlatformKeys(session, self._tenant, self._platform)
            key, published = await keys.signing_key(), await keys.key_set()
        if registration is None:
            refused = TriedStep("registration", "refused", SchoolNotLaunching.code)
            return [refused, *(TriedStep(name, "untried") for name in AFTERWARDS)]
        ours = OwnKeys(read_key_set(json.dumps(published).encode()))
        return [
            TriedStep("registration", "passed"),
            await tried("keys", self._key_sets.every_key(registration)),
            await tried("launch", self._launch(registration, key, ours, own)),
            await tried("scores", _leave(registration, key)),
        ]

    @staticmethod
    async def _launching(session: Any, school: UUID) -> Registration | None:
        """The school's registration, where a launch finds it."""
        rows = select(Registration.issuer).where(Registration.school_guid == school)
        issuer = await session.scalar(rows)
        known = await launching(session, issuer) if issuer else []
        return next((row for row in known if row.school_guid == school), None)

    async def _launch(
        self, registration: Registration, key: RSAKey, ours: OwnKeys, own: OwnAddresses
    ) -> None:
        """Both halves of a launch that we sign in the LMS's place. Raises LaunchRefused."""
        sent = {
            "iss": registration.issuer or "",
            "login_hint": NOBODY,
            "target_link_uri": own.tool,
            "client_id": registration.client_id or "",
            "lti_deployment_id": registration.deployment_id or "",
        }
        begun = await self._logins.begin(sent, own)
        question = dict(parse_qsl(urlsplit(begun.url).query))
        claims = _claims(registration, own, nonce=question["nonce"])
        token = jwt.encode({"alg": ALGORITHM, "kid": key.kid}, claims, key)
        attempt = await self._launches.attempt_of(begun.state)
        await self._launches.verify(attempt, {"id_token": token}, begun.browser, key_sets=ours)


def _claims(registration: Registration, own: OwnAddresses, *, nonce: str) -> dict[str, Any]:
    """What the LMS would say of a student who opens the start page (LTI core §5.3)."""
    now = int(time.time())
    return {
        "iss": registration.issuer,
        "aud": registration.client_id,
        "sub": NOBODY,
        "iat": now,
        "exp": now + TTL_TOKEN_SECONDS,
        "nonce": nonce,
        f"{CLAIM}message_type": RESOURCE_LINK,
        f"{CLAIM}version": VERSION,
        f"{CLAIM}deployment_id": registration.deployment_id,
        f"{CLAIM}target_link_uri": own.tool,
        f"{CLAIM}resource_link": {"id": NOBODY},
        f"{CLAIM}roles": [f"{MEMBERSHIP}#Learner"],
    }


async def _leave(registration: Registration, key: RSAKey) -> None:
    """Ask for leave to send scores, and send none. Raises LeaveRefused, LeaveAway."""
    try:
        await leave_to_score(registration, key)
    except ScoreRefused as error:
        raise LeaveRefused(_where(registration, error)) from error
    except PlatformAway as error:
        raise LeaveAway(_where(registration, error)) from error


def _where(registration: Registration, error: Exception) -> str:
    """The address that was asked, and the status that it answered if it did."""
    status = str(error)
    return f"{registration.token_url} {status}" if status.isdigit() else registration.token_url or ""


async def tried(name: StepName, step: Awaitable[object]) -> TriedStep:
    """How a step went."""
    try:
        await step
    except LaunchRefused as reason:
        return TriedStep(name, "refused", reason.code, reason.detail)
    return TriedStep(name, "passed")
