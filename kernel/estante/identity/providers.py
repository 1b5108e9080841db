"""The tenant's identity providers, and reading their id tokens (OpenID Connect Core 1.0 §3.1.3.7)."""

import time
from collections.abc import Awaitable, Callable

import msgspec
from joserfc import jwt
from joserfc.errors import ExpiredTokenError, JoseError
from joserfc.jwk import KeySet
from msgspec import Struct

from estante.errors import ApiError, InvalidToken, TokenExpired, Unavailable, Unprocessable
from estante.files.wire.public_fetch import fetch_public
from estante.tenancy.tenant import IdentityProvider, Tenant

# Signatures by the provider's private key only: a shared secret or `none` proves nothing here.
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA"]
LEEWAY_SECONDS = 60
TTL_KEYS_SECONDS = 300
KEYS_LIMIT_BYTES = 256 * 1024

FetchKeys = Callable[[str], Awaitable[bytes]]


async def _fetch_keys(url: str) -> bytes:
    """Keys come from public addresses only. Raises Unavailable."""
    try:
        return (await fetch_public(url, max_bytes=KEYS_LIMIT_BYTES)).body
    except Unprocessable as error:
        raise Unavailable(text="IDENTITY_PROVIDER_AWAY", provider=url) from error


class UnknownProvider(ApiError):
    """400: the tenant has no identity provider of this name."""

    code = "UNKNOWN_IDENTITY_PROVIDER"


class Identity(Struct, frozen=True):
    """Whom a provider vouches for. `subject` is the provider's lasting id of the account.

    `expires_at` is when the token stops being taken, in seconds since 1970.
    """

    subject: str
    email: str | None
    expires_at: float


class Providers:
    """The identity providers of one tenant. Key sets are fetched by `fetch`, and kept for five minutes."""

    _kept: dict[str, tuple[float, KeySet]] = {}  # noqa: RUF012 - one for the process, by address

    def __init__(self, tenant: Tenant, fetch: FetchKeys = _fetch_keys) -> None:
        self._by_id = {provider.id: provider for provider in tenant.identity_providers}
        self._fetch = fetch

    def get(self, provider_id: str) -> IdentityProvider:
        """A provider by its id.

        Raises:
            UnknownProvider: the tenant's file does not have it.
        """
        try:
            return self._by_id[provider_id]
        except KeyError:
            raise UnknownProvider(provider=provider_id[:100]) from None

    async def identity(self, provider: IdentityProvider, token: str) -> Identity:
        """Check an id token's signature, issuer, audience and times.

        Raises:
            InvalidToken: it is not this provider's, not for us, or not a token. TokenExpired: it was.
            Unavailable: the provider's keys cannot be had.
        """
        keys = await self._keys(provider)
        rules = jwt.JWTClaimsRegistry(
            leeway=LEEWAY_SECONDS,
            iss={"essential": True, "value": provider.issuer},
            aud={"essential": True, "value": provider.audience},
            sub={"essential": True},
            exp={"essential": True},
        )
        try:
            claims = jwt.decode(token, keys, algorithms=ALGORITHMS).claims
            rules.validate(claims)
        except ExpiredTokenError:
            raise TokenExpired from None
        except (JoseError, ValueError, TypeError, KeyError, UnicodeError, RecursionError):
            raise InvalidToken from None
        azp = claims.get("azp", provider.audience)
        if not isinstance(claims["sub"], str) or azp != provider.audience:
            raise InvalidToken
        email = claims.get("email")
        expires_at = float(claims["exp"]) + LEEWAY_SECONDS
        return Identity(claims["sub"], email if isinstance(email, str) else None, expires_at)

    async def _keys(self, provider: IdentityProvider) -> KeySet:
        if provider.jwks is not None:
            return _key_set(provider.jwks.encode())
        if provider.jwks_url is None:
            raise Unavailable(text="IDENTITY_PROVIDER_AWAY", provider=provider.title)
        until, keys = self._kept.get(provider.jwks_url, (0.0, None))
        if keys is None or time.monotonic() >= until:
            keys = _key_set(await self._fetch(provider.jwks_url))
            self._kept[provider.jwks_url] = (time.monotonic() + TTL_KEYS_SECONDS, keys)
        return keys


def _key_set(document: bytes) -> KeySet:
    try:
        return KeySet.import_key_set(msgspec.json.decode(document))
    except (msgspec.DecodeError, JoseError, ValueError, TypeError, KeyError):
        raise Unavailable(text="IDENTITY_PROVIDER_AWAY", provider="") from None
