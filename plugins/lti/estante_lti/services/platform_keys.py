"""The organization's own keys: its private half signs and is sealed, its public half is published."""

import asyncio
from collections.abc import Sequence
from typing import Any

from estante.api.database import SecretBox, Transaction
from estante.api.tenants import Platform, Tenant
from joserfc.jwk import RSAKey
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_lti.models import SigningKey

KEY_BITS = 2048
ALGORITHM = "RS256"
# Of two calls that come first, one makes the key.
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended('lti.keys' || :tenant, 0))")


class PlatformKeys:
    """The signing keys of one tenant. The first one is made when somebody asks for it."""

    def __init__(self, session: AsyncSession, tenant: Tenant, platform: Platform) -> None:
        self._session, self._tenant = session, tenant
        self._box = SecretBox(platform.secret)

    async def public_key(self) -> str:
        """The public half that signatures of now need, in PEM."""
        return (await self._current()).public_key

    async def key_set(self) -> dict[str, Any]:
        """Every public key as a JWK set (RFC 7517 §5)."""
        await self._current()
        return {"keys": [_published(key) for key in await self._all(self._session)]}

    async def signing_key(self) -> RSAKey:
        """The private half, for signing; its `kid` says which key it is."""
        key = await self._current()
        opened = self._box.open(key.sealed, about=_about(key))
        return RSAKey.import_key(opened.decode(), {"kid": str(key.guid), "use": "sig", "alg": ALGORITHM})

    async def _current(self) -> SigningKey:
        keys = await self._all(self._session)
        if not keys:
            await self._session.execute(TURN, {"tenant": str(self._tenant.guid)})
            keys = await self._all(self._session) or [await self._make()]
        return keys[0]

    async def _make(self) -> SigningKey:
        pair = await asyncio.to_thread(RSAKey.generate_key, KEY_BITS)
        key = SigningKey(tenant_id=self._tenant.guid, guid=uuid7(), public_key=_pem(pair, private=False))
        key.sealed = self._box.seal(_pem(pair, private=True).encode(), about=_about(key))
        self._session.add(key)
        await self._session.flush()
        return key

    @staticmethod
    async def _all(session: Transaction) -> Sequence[SigningKey]:
        """The newest first."""
        rows = select(SigningKey).order_by(SigningKey.created_at.desc(), SigningKey.guid.desc())
        return list(await session.scalars(rows))


def _about(key: SigningKey) -> str:
    """What a private half is sealed for: it opens as no other key's."""
    return f"lti key {key.tenant_id} {key.guid}"


def _pem(key: RSAKey, *, private: bool) -> str:
    return key.as_pem(private=private).decode()


def _published(key: SigningKey) -> dict[str, Any]:
    public = RSAKey.import_key(key.public_key).as_dict(private=False)
    return {**public, "kid": str(key.guid), "use": "sig", "alg": ALGORITHM}
