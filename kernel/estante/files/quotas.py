"""How much may still arrive: what a person and a tenant sent in a day, and what a tenant keeps in all.

Bytes count while we have them: those of stored files, and all that an open upload said it would send.
"""

from collections.abc import Sequence
from uuid import UUID

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import ApiError, TooManyRequests
from estante.identity.principal import Principal
from estante.tenancy.tenant import GIBIBYTE, Tenant

# One at a time for a tenant: of many uploads that are opened at once, each has to see the others.
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended('estante.room:' || :tenant, 0))")
FILES = """arrived AS (
    SELECT person_guid, size, created_at FROM stored_files
    UNION ALL
    SELECT person_guid, size, created_at FROM uploads WHERE file_guid IS NULL AND expires_at > now()
)"""
ARRIVED_SQL = f"""
    WITH {FILES}
    SELECT
        coalesce(sum(size), 0)::bigint AS stored,
        coalesce(sum(size) FILTER (WHERE created_at > now() - interval '1 day'), 0)::bigint AS tenant_day,
        coalesce(sum(size) FILTER (
            WHERE created_at > now() - interval '1 day' AND person_guid = :person
        ), 0)::bigint AS person_day
    FROM arrived
    """  # noqa: S608 - text of our own
ARRIVED = text(ARRIVED_SQL)
SENDERS = text(
    f"""
    WITH {FILES}
    SELECT p.guid, btrim(concat_ws(' ', p.name, p.lastname)) AS name, p.username::text AS username,
           sum(a.size)::bigint AS bytes
    FROM arrived a JOIN people p ON p.guid = a.person_guid
    WHERE a.created_at > now() - interval '1 day'
    GROUP BY p.guid, p.name, p.lastname, p.username ORDER BY bytes DESC, p.guid LIMIT 10
    """  # noqa: S608 - text of our own
)
AN_HOUR = {"Retry-After": "3600"}
NEARLY = 0.9


class StorageFull(ApiError):
    """507: the tenant keeps as much as it may."""

    status, code = 507, "STORAGE_FULL"


class QuotaUse(Struct, frozen=True):
    """Bytes that a tenant has, and that arrived in the last 24 hours: for all of it, and by one person."""

    stored: int
    tenant_day: int
    person_day: int


async def quota_use(session: AsyncSession, person: UUID | None = None) -> QuotaUse:
    """What the tenant has used, and this person."""
    row = (await session.execute(ARRIVED, {"person": person})).one()
    return QuotaUse(*row)


async def refuse_full(session: AsyncSession, principal: Principal, size: int) -> None:
    """Refuse bytes for which there is no room; until the end of the transaction nobody else asks.

    Raises:
        StorageFull (507): more than the tenant may keep. TooManyRequests (429): more than may come in a day.
    """
    tenant = principal.tenant
    await session.execute(TURN, {"tenant": str(tenant.guid)})
    use = await quota_use(session, principal.person_guid)
    limits = tenant.limits
    if limits.stored_bytes is not None and use.stored + size > limits.stored_bytes:
        raise StorageFull(limit_gb=_gibibytes(limits.stored_bytes))
    if use.person_day + size > limits.person_bytes_a_day:
        raise TooManyRequests(
            text="PERSON_DAY_FULL", limit_gb=_gibibytes(limits.person_bytes_a_day), headers=AN_HOUR
        )
    if use.tenant_day + size > limits.tenant_bytes_a_day:
        raise TooManyRequests(
            text="TENANT_DAY_FULL", limit_gb=_gibibytes(limits.tenant_bytes_a_day), headers=AN_HOUR
        )


class Sender(Struct, frozen=True):
    """Somebody who sent files in the last 24 hours, and how much."""

    guid: UUID
    name: str
    username: str
    bytes: int


class StorageUse(Struct, frozen=True):
    """How much the tenant keeps and was sent in the last 24 hours, in bytes, and its limits.

    Without `stored_limit` only the disk is the limit. `senders` sent most in the last 24 hours.
    """

    stored: int
    stored_limit: int | None
    tenant_day: int
    tenant_day_limit: int
    person_day_limit: int
    senders: Sequence[Sender]


async def storage_use(session: AsyncSession, tenant: Tenant) -> StorageUse:
    """What a tenant has used of what it may."""
    use = await quota_use(session)
    rows = (await session.execute(SENDERS)).all()
    limits = tenant.limits
    return StorageUse(
        use.stored,
        limits.stored_bytes,
        use.tenant_day,
        limits.tenant_bytes_a_day,
        limits.person_bytes_a_day,
        [Sender(row.guid, row.name, row.username, row.bytes) for row in rows],
    )


def quota_line(tenant: Tenant, use: QuotaUse) -> str:
    """What is kept, of how much, and what came in a day: `3.2 GB of 50 GB, 0.4 GB of 200 GB in 24 hours`."""
    limits = tenant.limits
    of_all = f" of {_gibibytes(limits.stored_bytes)} GB" if limits.stored_bytes else ""
    day = f"{_gibibytes(use.tenant_day)} GB of {_gibibytes(limits.tenant_bytes_a_day)} GB"
    return f"{_gibibytes(use.stored)} GB{of_all}, {day} in 24 hours"


def is_nearly_full(tenant: Tenant, use: QuotaUse) -> bool:
    """Whether there is so little left that somebody should look."""
    limits = tenant.limits
    full = limits.stored_bytes is not None and use.stored >= NEARLY * limits.stored_bytes
    return full or use.tenant_day >= NEARLY * limits.tenant_bytes_a_day


def _gibibytes(size: int) -> float:
    return round(size / GIBIBYTE, 1 if size >= GIBIBYTE / 10 else 3)
