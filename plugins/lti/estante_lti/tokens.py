"""Verifying the id token of a launch (1EdTech security framework 1.0 §5.1.3, RFC 7519)."""

import base64
import json
import time
from collections.abc import Mapping
from math import isfinite
from typing import Any, ClassVar

from estante.api.files import AddressRefused, FetchFailed, fetch_public
from joserfc import jws
from joserfc.errors import JoseError

from estante_lti.claims import CLAIM, audiences_of
from estante_lti.key_material import ALGORITHMS, KeysUnreadable, read_key_set, read_keys
from estante_lti.models import Registration
from estante_lti.refusals import (
    AlgorithmRefused,
    AudienceWrong,
    ClaimMissing,
    IssuerWrong,
    KeysAway,
    KeysPrivate,
    KeyUnknown,
    NonceWrong,
    SignatureWrong,
    TokenExpired,
    TokenFromFuture,
    TokenUnreadable,
)

LEEWAY_SECONDS = 60
KEYS_LIMIT_BYTES = 256 * 1024
TTL_KEYS_SECONDS = 300.0
# A key that nobody knows has the set read again, and not for every such token.
PAUSE_SECONDS = 30.0
MAX_SETS = 1000
DEPLOYMENT = f"{CLAIM}deployment_id"
Json = Mapping[str, Any]


class PlatformKeySets:
    """The key sets of LMSs, remembered for five minutes in this process, by their addresses."""

    _remembered: ClassVar[dict[str, tuple[float, list[Any]]]] = {}

    async def keys_for(self, registration: Registration, kid: str) -> list[Any]:
        """The keys that may have signed: those of this `kid`, and those that were written down without one.

        Raises:
            KeysPrivate, KeysAway: they cannot be had. KeyUnknown: none is called so.
        """
        written = _written(registration)
        keys = [key for key in written if key.kid in (None, kid)]
        if not keys:
            keys = await self._published(registration.key_set_url or "", kid)
        if not keys:
            raise KeyUnknown(kid)
        return keys

    async def every_key(self, registration: Registration) -> list[Any]:
        """All keys that may sign: those that were written down, and the set as it is published now.

        Raises:
            KeysPrivate, KeysAway: the set cannot be had or is empty, and none was written down.
        """
        written, url = _written(registration), registration.key_set_url or ""
        try:
            published = await self._read(url)
        except (KeysPrivate, KeysAway):
            if written:
                return written
            raise
        if not (written or published):
            raise KeysAway(url)
        return [*written, *published]

    async def _published(self, url: str, kid: str) -> list[Any]:
        """A set that lacks the key is read again: the LMS may have changed its keys."""
        read_at, keys = self._remembered.get(url, (float("-inf"), []))
        age = time.monotonic() - read_at
        fitting = [key for key in keys if key.kid == kid]
        if age < TTL_KEYS_SECONDS and (fitting or age < PAUSE_SECONDS):
            return fitting
        keys = await self._read(url)
        if len(self._remembered) >= MAX_SETS:
            self._remembered.clear()
        self._remembered[url] = (time.monotonic(), keys)
        return [key for key in keys if key.kid == kid]

    async def _read(self, url: str) -> list[Any]:
        try:
            answer = await fetch_public(url, max_bytes=KEYS_LIMIT_BYTES)
            if answer.status != 200:
                raise KeysAway(url)
            return read_key_set(answer.body)
        except AddressRefused as error:
            raise KeysPrivate(url) from error
        except (FetchFailed, KeysUnreadable) as error:
            raise KeysAway(url) from error


class UnverifiedToken:
    """A token whose parts can be read; nothing that it says is to be believed yet."""

    def __init__(self, written: str) -> None:
        """Raises TokenUnreadable, AlgorithmRefused."""
        parts = written.split(".")
        if len(parts) != 3:
            raise TokenUnreadable
        self._written = written
        self.header, self.claims = _part(parts[0]), _part(parts[1])
        algorithm = self.header.get("alg")
        if algorithm not in ALGORITHMS:
            raise AlgorithmRefused(str(algorithm))

    @property
    def deployment(self) -> str:
        """Which deployment it says it is of. Raises ClaimMissing."""
        value = self.claims.get(DEPLOYMENT)
        if not isinstance(value, str):
            raise ClaimMissing("deployment_id")
        return value

    async def verify(self, registration: Registration, key_sets: PlatformKeySets, nonce: str) -> Json:
        """The claims, which the LMS has signed for this launch.

        Raises:
            LaunchRefused: what is wrong with it.
        """
        kid = self.header.get("kid")
        if not isinstance(kid, str):
            raise ClaimMissing("kid")
        keys = await key_sets.keys_for(registration, kid)
        signed = next((payload for key in keys if (payload := self._payload(key)) is not None), None)
        if signed is None:
            raise SignatureWrong
        # What was signed, and not what was read before.
        self.claims = signed
        self._check(registration, nonce)
        return self.claims

    def _payload(self, key: Any) -> dict[str, Any] | None:
        """The claims that a key has signed; None where it has not."""
        try:
            token = jws.deserialize_compact(self._written, key, algorithms=ALGORITHMS)
            claims = json.loads(token.payload)
        except (JoseError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return None
        return claims if isinstance(claims, dict) else None

    def _check(self, registration: Registration, nonce: str) -> None:
        claims = self.claims
        if claims.get("iss") != registration.issuer:
            raise IssuerWrong(str(claims.get("iss")))
        audiences, client = audiences_of(claims), registration.client_id
        authorized = claims.get("azp", None if len(audiences) > 1 else client)
        if client not in audiences or authorized != client:
            raise AudienceWrong(", ".join(map(str, audiences)))
        now = time.time()
        if now >= _moment(claims, "exp") + LEEWAY_SECONDS:
            raise TokenExpired
        made_at = max(_moment(claims, "iat"), _moment(claims, "nbf") if "nbf" in claims else 0.0)
        if made_at > now + LEEWAY_SECONDS:
            raise TokenFromFuture
        if not isinstance(claims.get("nonce"), str):
            raise ClaimMissing("nonce")
        if claims["nonce"] != nonce:
            raise NonceWrong


def _written(registration: Registration) -> list[Any]:
    try:
        return read_keys(registration.authorization_keys) if registration.authorization_keys else []
    except KeysUnreadable:
        return []


def _part(encoded: str) -> dict[str, Any]:
    try:
        padded = encoded + "=" * (-len(encoded) % 4)
        part = json.loads(base64.urlsafe_b64decode(padded.encode("ascii")))
    except (ValueError, RecursionError) as error:
        raise TokenUnreadable from error
    if not isinstance(part, dict):
        raise TokenUnreadable
    return part


def _moment(claims: Json, name: str) -> float:
    value = claims.get(name)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value):
        raise ClaimMissing(name)
    return float(value)
