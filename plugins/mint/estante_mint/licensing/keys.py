"""The key that the external service signs with: asked for, and remembered for the time that it is away."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Final
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import Unprocessable
from estante.api.files import fetch_public
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert

from estante_mint.models import MintLicenseKey
from estante_mint.refusals import LicenseUnverified

PATH: Final = "/license-mint/signature-public-key"
MAX_KEY_BYTES: Final = 64 * 1024
# A key that was asked for within it is not asked for again.
TTL_FRESH: Final = timedelta(minutes=5)
# MIN-009.
TTL_LAST: Final = timedelta(hours=24)
OK: Final = 200

Fetch = Callable[[str], Awaitable[bytes | None]]


async def fetch_key(address: str) -> bytes | None:
    """What the service answers; None while it is away. It is reached as any address that somebody gave us."""
    try:
        answer = await fetch_public(address, max_bytes=MAX_KEY_BYTES)
    except Unprocessable:
        return None
    return answer.body if answer.status == OK else None


async def signature_key(session: Transaction, tenant_id: UUID, base: str, fetch: Fetch = fetch_key) -> bytes:
    """The key that the client's licence is verified with: the service's, or the last one while it is away.

    Raises:
        LicenseUnverified: 503, the service is away and the last key is older than 24 hours.
    """
    address = base.rstrip("/") + PATH
    known = await session.scalar(select(MintLicenseKey).where(MintLicenseKey.address == address))
    moment = datetime.now(UTC)
    if known is not None and moment - known.fetched_at < TTL_FRESH:
        return known.key
    fetched = await fetch(address)
    if fetched is not None:
        values = {"tenant_id": tenant_id, "address": address, "key": fetched, "fetched_at": moment}
        renewed = {"key": fetched, "fetched_at": moment}
        await session.execute(
            insert(MintLicenseKey)
            .values(**values)
            .on_conflict_do_update(index_elements=["tenant_id", "address"], set_=renewed)
        )
        return fetched
    if known is not None and moment - known.fetched_at <= TTL_LAST:
        return known.key
    raise LicenseUnverified
