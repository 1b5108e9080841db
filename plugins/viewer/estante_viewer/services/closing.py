"""Closing what was left open: a sitting that has told nothing for a day ends where it last told something."""

from collections.abc import Sequence

from estante.database.engine import Database
from estante.outbox import Events
from estante.tenancy.tenant import Tenant
from sqlalchemy import RowMapping, text

from estante_viewer.contracts import ContentConsumed

IDLE_SECONDS = 86_400
BATCH = 1_000
# `updated_at` is when the server heard the last update; `last_at` is by the viewer's clock, right or wrong.
CLOSE = text("""
WITH stale AS (
  SELECT guid FROM consumption_sessions
  WHERE tenant_id = :tenant AND ended_at IS NULL AND updated_at < now() - make_interval(secs => :idle)
  LIMIT :most FOR UPDATE SKIP LOCKED
), closed AS (
  UPDATE consumption_sessions s
  SET ended_at = greatest(s.started_at, s.updated_at), updated_at = now()
  FROM stale WHERE s.tenant_id = :tenant AND s.guid = stale.guid
  RETURNING s.guid, s.consumption_guid, s.ended_at
)
SELECT closed.guid AS session_guid, closed.consumption_guid, closed.ended_at AS at, c.content_guid,
  c.person_guid AS actor_guid, c.progress::float8 AS progress
FROM closed JOIN consumptions c ON c.tenant_id = :tenant AND c.guid = closed.consumption_guid
""")


async def close_forgotten_sessions(database: Database, tenant: Tenant, events: Events) -> int:
    """Close the sessions of a tenant that told nothing for `IDLE_SECONDS`. Answers how many."""
    count, closed = 0, BATCH
    while closed == BATCH:
        closed = len(await _close_some(database, tenant, events))
        count += closed
    return count


async def _close_some(database: Database, tenant: Tenant, events: Events) -> Sequence[RowMapping]:
    async with database.transaction(tenant) as session:
        keys = {"tenant": tenant.guid, "idle": IDLE_SECONDS, "most": BATCH}
        rows = (await session.execute(CLOSE, keys)).mappings().all()
        for row in rows:
            await events.publish(session, ContentConsumed(tenant_id=tenant.guid, **dict(row)))
    return rows
