"""How much may still arrive: what a person and a tenant sent in a day, and what a tenant keeps in all.

Bytes count while we have them: those of stored files, and all that an open upload said it would send.
"""

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import ApiError, TooManyRequests
from estante.identity.principal import Principal
from estante.tenancy.tenant import GIBIBYTE, Tenant

# One at a time for a tenant: of many uploads that are opened at once, each has to see the others.
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended('estante.room:' || :tenant, 0))")
ARRIVED = text(
    """
    WITH arrived AS (
        SELECT person_guid, size, created_at FROM stored_files
        UNION ALL
        SELECT person_guid, size, created_at FROM uploads WHERE file_guid IS NULL AND expires_at > now()
    )
    SELECT
        coalesce(sum(size), 0)::bigint AS stored,
        coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0)::bigint AS tenant_day,
        coalesce(sum(size) FILTER (
            WHERE created_at > now() - interval '1 day' AND person_guid = :person
        ), 0)::bigint AS person_day
    FROM arrived
    """
)
AN_HOUR = {"Retry-After": "3600"}


class StorageFull(ApiError):
    """507: the tenant keeps as much as it may."""

    status, code = 507, "STORAGE_FULL"


class Room(Struct, frozen=True):
    """Bytes that a tenant has, and that arrived in the last 24 hours: for all of it, and by one person."""

    stored: int
    tenant_day: int
    person_day: int


async def room_of(session: AsyncSession, principal: Principal) -> Room:
    """What the tenant and this person have used."""
    row = (await session.execute(ARRIVED, {"person": principal.person_guid})).one()
    return Room(*row)


async def refuse_full(session: AsyncSession, principal: Principal, size: int) -> None:
    """Refuse bytes for which there is no room; until the end of the transaction nobody else asks.

    Raises:
        StorageFull (507): more than the tenant may keep. TooManyRequests (429): more than may come in a day.
    """
    tenant = principal.tenant
    await session.execute(TURN, {"tenant": str(tenant.guid)})
    room = await room_of(session, principal)
    limits = tenant.limits
    if limits.stored_bytes is not None and room.stored + size > limits.stored_bytes:
        raise StorageFull(limit_gb=_gibibytes(limits.stored_bytes))
    if room.person_day + size > limits.person_bytes_a_day:
        raise TooManyRequests(
            text="PERSON_DAY_FULL", limit_gb=_gibibytes(limits.person_bytes_a_day), headers=AN_HOUR
        )
    if room.tenant_day + size > limits.tenant_bytes_a_day:
        raise TooManyRequests(
            text="TENANT_DAY_FULL", limit_gb=_gibibytes(limits.tenant_bytes_a_day), headers=AN_HOUR
        )


def told(tenant: Tenant, stored: int) -> str:
    """What is kept, and of how much: `3.2 GB of 50 GB`."""
    limit = tenant.limits.stored_bytes
    return f"{_gibibytes(stored)} GB" + (f" of {_gibibytes(limit)} GB" if limit else "")


def _gibibytes(size: int) -> float:
    return round(size / GIBIBYTE, 1 if size >= GIBIBYTE / 10 else 3)
