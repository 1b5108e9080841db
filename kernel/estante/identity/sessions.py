"""Sessions: a token given out, whom it stands for, and its end.

A token is told apart by its SHA-256. A tenant's settings limit a session twice: by time without use and by
age. What a session opens (access tokens, impersonations) ends with it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal
from uuid import UUID

from msgspec import Struct
from sqlalchemy import bindparam, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import Database
from estante.errors import InvalidToken, TokenExpired
from estante.identity.models import PersonSession
from estante.identity.principal import Principal
from estante.identity.roles import admitted_to_back_office
from estante.identity.tokens import digest, new_token
from estante.tenancy.tenant import Tenant

Kind = Literal["session", "access", "impersonation", "reset"]
ACCESS_SECONDS = 3600
RESET_SECONDS = 3600
IMPERSONATION_SECONDS = 4 * 3600
# A session's last use is written at most this often, so that reading stays reading.
TOUCH_SECONDS = 60
TTL_EXPIRED = timedelta(days=7)
TOKEN_LENGTH = 43
MAX_AGENT = 300

FIND = """
SELECT s.guid AS session_guid, s.kind, s.acting_guid, s.last_used_at, s.expires_at,
       p.guid, p.role_guid, p.username, p.name, p.lastname, p.email, p.lang_id, p.change_password,
       a.username AS acting_username,
       $3 AND s.kind = 'session' AND NOT EXISTS (
           SELECT FROM second_factors f WHERE f.tenant_id = s.tenant_id AND f.person_guid = s.person_guid
       ) AS lacks_factor
FROM sessions s
JOIN people p ON p.tenant_id = s.tenant_id AND p.guid = s.person_guid
LEFT JOIN people a ON a.tenant_id = s.tenant_id AND a.guid = s.acting_guid
WHERE s.tenant_id = $1 AND s.token_hash = $2 AND s.kind <> 'reset' AND p.is_active AND p.deleted_at IS NULL
"""

# A person's last access is written by the hour: it stands in an index, and a session's last use does not.
TOUCH = text("""
WITH used AS (
    UPDATE sessions SET last_used_at = :now WHERE tenant_id = :tenant AND guid = :session
    RETURNING person_guid, kind
)
UPDATE people p SET last_access_at = :now FROM used
WHERE p.tenant_id = :tenant AND p.guid = used.person_guid AND used.kind = 'session'
  AND (p.last_access_at IS NULL OR p.last_access_at < CAST(:now AS timestamptz) - interval '1 hour')
""")
ACCESS = text("UPDATE people SET last_access_at = :now WHERE tenant_id = :tenant AND guid = :person")

END = text("""
WITH RECURSIVE gone AS (
    SELECT guid, token_hash FROM sessions
    WHERE tenant_id = :tenant AND guid = ANY(:guids)
    UNION
    SELECT child.guid, child.token_hash FROM sessions child
    JOIN gone ON child.parent_guid = gone.guid WHERE child.tenant_id = :tenant
)
DELETE FROM sessions s USING gone WHERE s.tenant_id = :tenant AND s.guid = gone.guid
RETURNING s.token_hash
""").bindparams(bindparam("guids"))


class Visitor(Struct, frozen=True):
    """From where somebody asks: the network address, and what the browser calls itself."""

    address: str
    agent: str = ""


NOWHERE = Visitor("")


class Opened(Struct, frozen=True):
    """A session that was just opened. The token is in no other place."""

    guid: UUID
    token: str
    expires_at: datetime


class ActiveSession(Struct, frozen=True):
    """A living session and whom it stands for."""

    guid: UUID
    token_hash: bytes
    principal: Principal


async def authenticate(database: Database, tenant: Tenant, token: str) -> Principal:
    """Whom a token stands for, in one round trip.

    Raises:
        InvalidToken: unknown, revoked, for a reset only, or the person was deactivated.
        TokenExpired: past its idle or absolute limit.
    """
    return (await find(database, tenant, token)).principal


async def find(database: Database, tenant: Tenant, token: str) -> ActiveSession:
    """As `authenticate`, with the session's guid."""
    if len(token) != TOKEN_LENGTH:
        raise InvalidToken
    async with database.reading(tenant) as connection:
        is_required = tenant.settings.second_factor == "required"
        row = await connection.fetchrow(FIND, tenant.guid, digest(token), is_required)
    if row is None:
        raise InvalidToken
    now = datetime.now(UTC)
    if now >= _limit(tenant, row["kind"], row["last_used_at"], row["expires_at"]):
        raise TokenExpired
    if now - row["last_used_at"] > timedelta(seconds=TOUCH_SECONDS):
        await _touch(database, tenant, UUID(bytes=row["session_guid"].bytes), now)
    return ActiveSession(
        UUID(bytes=row["session_guid"].bytes),
        digest(token),
        Principal(
            tenant,
            person_guid=UUID(bytes=row["guid"].bytes),
            role_guid=row["role_guid"],
            username=row["username"],
            name=row["name"],
            lastname=row["lastname"],
            email=row["email"] or "",
            lang_id=row["lang_id"] or "",
            session_kind=row["kind"],
            acting_guid=UUID(bytes=row["acting_guid"].bytes) if row["acting_guid"] else None,
            acting_username=row["acting_username"] or "",
            must_change_password=row["change_password"] and row["acting_guid"] is None,
            must_add_factor=row["lacks_factor"] and row["role_guid"] in admitted_to_back_office(tenant, None),
        ),
    )


def _limit(tenant: Tenant, kind: Kind, last_used_at: datetime, expires_at: datetime) -> datetime:
    if kind != "session":
        return expires_at
    idle: datetime = last_used_at + timedelta(seconds=tenant.settings.session_idle_seconds)
    return min(expires_at, idle)


async def _touch(database: Database, tenant: Tenant, guid: UUID, now: datetime) -> None:
    async with database.transaction(tenant) as session:
        await session.execute(TOUCH, {"tenant": tenant.guid, "session": guid, "now": now})


def lifetime(tenant: Tenant, kind: Kind) -> timedelta:
    """How long a new session of a kind lives at most."""
    seconds = {
        "session": tenant.settings.session_absolute_seconds,
        "access": ACCESS_SECONDS,
        "impersonation": min(IMPERSONATION_SECONDS, tenant.settings.session_absolute_seconds),
        "reset": RESET_SECONDS,
    }
    return timedelta(seconds=seconds[kind])


async def start(
    session: AsyncSession,
    tenant: Tenant,
    person_guid: UUID,
    kind: Kind = "session",
    *,
    acting_guid: UUID | None = None,
    parent_guid: UUID | None = None,
    visitor: Visitor = NOWHERE,
    ttl: timedelta | None = None,
) -> Opened:
    """Open a session in the caller's transaction, and forget the person's that expired long ago.

    `ttl` takes the place of the kind's own `lifetime`.
    """
    token, now = new_token(), datetime.now(UTC)
    row = PersonSession(
        tenant_id=tenant.guid,
        guid=uuid7(),
        person_guid=person_guid,
        kind=kind,
        token_hash=digest(token),
        acting_guid=acting_guid,
        parent_guid=parent_guid,
        address=visitor.address,
        agent=visitor.agent[:MAX_AGENT],
        last_used_at=now,
        expires_at=now + (ttl or lifetime(tenant, kind)),
    )
    await session.execute(
        text(
            "DELETE FROM sessions WHERE tenant_id = :tenant AND person_guid = :person AND expires_at < :old"
        ),
        {"tenant": tenant.guid, "person": person_guid, "old": now - TTL_EXPIRED},
    )
    if kind == "session":
        await session.execute(ACCESS, {"tenant": tenant.guid, "person": person_guid, "now": now})
    session.add(row)
    await session.flush()
    return Opened(row.guid, token, row.expires_at)


async def end(session: AsyncSession, tenant: Tenant, guids: Sequence[UUID]) -> list[bytes]:
    """End sessions and what they opened. Answers the hashes for `revocation.announce`, after the commit."""
    rows = await session.execute(END, {"tenant": tenant.guid, "guids": list(guids)})
    return [bytes(row.token_hash) for row in rows]


async def end_all_of(
    session: AsyncSession, tenant: Tenant, person_guid: UUID, *, keep: UUID | None = None
) -> list[bytes]:
    """End every session of a person (and those that the person opened as somebody else), but for one."""
    rows = await session.execute(
        text(
            "SELECT guid FROM sessions WHERE tenant_id = :tenant"
            " AND (person_guid = :person OR acting_guid = :person) AND guid IS DISTINCT FROM :keep"
        ),
        {"tenant": tenant.guid, "person": person_guid, "keep": keep},
    )
    return await end(session, tenant, [row.guid for row in rows])
