"""An LMS: keys of its own, the tokens of launches, and what it answers to who reads its keys."""

import hmac
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4

from estante.api.files import Fetched, FetchFailed
from joserfc import jws
from joserfc.jwk import KeySet, RSAKey

CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership"
Json = dict[str, Any]


def new_key(kid: str) -> RSAKey:
    """A key pair as LMSs have them."""
    return RSAKey.generate_key(2048, {"kid": kid, "use": "sig", "alg": "RS256"})


class FakeLms:
    """Signs launches of one course. Its addresses are nobody's: `fetch` stands in for the kernel's client."""

    def __init__(self, origin: str = "https://campus.example") -> None:
        self.origin, self.client_id, self.deployment_id = origin, "estante-1", "7"
        self.key = new_key("k1")
        self.published = [self.key]
        self.fetched: list[str] = []
        self.is_away, self.score_status = False, 200
        # What it was asked for tokens with, and the scores that came: address, headers and body.
        self.asked_for_tokens: list[dict[str, str]] = []
        self.scores: list[tuple[str, Mapping[str, str], Json]] = []

    @property
    def registration(self) -> dict[str, str]:
        """What a school's tab is told of it."""
        return {
            "client_id": self.client_id,
            "deployment_id": self.deployment_id,
            "issuer": self.origin,
            "issuer_url": self.origin,
            "key_set_url": f"{self.origin}/certs",
            "token_url": f"{self.origin}/token",
            "authorization_url": f"{self.origin}/auth?flow=lti",
        }

    @property
    def key_set(self) -> str:
        """Its public keys."""
        return json.dumps(KeySet(list(self.published)).as_dict(private=False))

    async def fetch(self, url: str, **_limits: object) -> Fetched:
        """As the kernel's client answers."""
        self.fetched.append(url)
        if self.is_away:
            raise FetchFailed(text="FETCH_FAILED", url=url)
        return Fetched(url, 200, {}, self.key_set.encode())

    async def post(self, url: str, body: bytes, *, headers: Mapping[str, str], **_limits: object) -> Fetched:
        """As the kernel's client answers: a token, and scores for who has one."""
        if self.is_away:
            raise FetchFailed(text="FETCH_FAILED", url=url)
        if url == f"{self.origin}/token":
            self.asked_for_tokens.append(
                {name: values[0] for name, values in parse_qs(body.decode()).items()}
            )
            return Fetched(url, 200, {}, json.dumps({"access_token": "t-1", "expires_in": 60}).encode())
        if headers.get("Authorization") != "Bearer t-1":
            return Fetched(url, 401, {}, b"")
        self.scores.append((url, headers, json.loads(body)))
        return Fetched(url, self.score_status, {}, b"")

    def begin(self, target: str, **more: str) -> dict[str, str]:
        """What it sends a browser to the login address with."""
        hints = {"login_hint": "u-1", "lti_message_hint": "m-1"}
        return {"iss": self.origin, "target_link_uri": target, "client_id": self.client_id, **hints, **more}

    def claims(self, nonce: str, target: str, /, **changes: object) -> Json:
        """A launch of a student. A change to None leaves a claim out; LTI's own go without their prefix."""
        now = int(time.time())
        claims: Json = {
            "iss": self.origin,
            "aud": self.client_id,
            "sub": "u-1",
            "iat": now,
            "exp": now + 300,
            "nonce": nonce,
            "given_name": "Ana",
            "family_name": "Rey",
            "email": "ana.rey@campus.example",
            f"{CLAIM}message_type": "LtiResourceLinkRequest",
            f"{CLAIM}version": "1.3.0",
            f"{CLAIM}deployment_id": self.deployment_id,
            f"{CLAIM}target_link_uri": target,
            f"{CLAIM}resource_link": {"id": "link-1"},
            f"{CLAIM}context": {"id": "course-1", "label": "C1", "title": "Ciencias"},
            f"{CLAIM}roles": [f"{MEMBERSHIP}#Learner"],
        }
        for name, value in changes.items():
            key = f"{CLAIM}{name}" if f"{CLAIM}{name}" in claims else name
            claims[key] = value
        return {name: value for name, value in claims.items() if value is not None}

    def sign(self, claims: Mapping[str, object], key: Any = None, **header: object) -> str:
        """The token."""
        signing = key or self.key
        protected = {"alg": "RS256", "kid": self.key.kid, "typ": "JWT", **header}
        algorithms = [str(protected["alg"])]
        return jws.serialize_compact(protected, json.dumps(claims), signing, algorithms=algorithms)


def asked(location: str) -> dict[str, str]:
    """The query of a redirect."""
    return {name: values[0] for name, values in parse_qs(urlsplit(location).query).items()}


def unsigned(claims: Mapping[str, object]) -> str:
    """A token of the algorithm `none`."""
    return f"{_encoded({'alg': 'none', 'kid': 'k1'})}.{_encoded(claims)}."


def signed_by_secret(claims: Mapping[str, object], secret: bytes) -> str:
    """A token of HS256, whose secret may be what everybody can read: a public key."""
    signed = f"{_encoded({'alg': 'HS256', 'kid': 'k1'})}.{_encoded(claims)}"
    return f"{signed}.{_base64(hmac.digest(secret, signed.encode(), 'sha256'))}"


def _encoded(part: Mapping[str, object]) -> str:
    return _base64(json.dumps(part).encode())


def _base64(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def new_nonce() -> str:
    """One that nobody gave out."""
    return uuid4().hex
