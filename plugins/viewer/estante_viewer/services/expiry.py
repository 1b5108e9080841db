"""Closing what was left open: a sitting that has told nothing for a day ends where it last told something."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.database import Database
from estante.api.events import Events
from estante.api.tenants import Tenant
from sqlalchemy import RowMapping, TextClause, text

from estante_viewer.contracts import ContentConsumed

Which = tuple[TextClause, Mapping[str, object]]
IDLE_SECONDS = 86_400
BATCH = 1_000
# `updated_at` is when the server heard the last update; `last_at` is by the viewer's clock, right or wrong.
CLOSE = """
WITH stale AS (
  SELECT s.guid FROM consumption_sessions s
  JOIN consumptions c ON c.tenant_id = s.tenant_id AND c.guid = s.consumption_guid
  WHERE s.tenant_id = :tenant AND s.ended_at IS NULL AND {which}
  LIMIT :most FOR UPDATE OF s SKIP LOCKED
), closed AS (
  UPDATE consumption_sessions s
  SET ended_at = greatest(s.started_at, s.updated_at), updated_at = now()
  FROM stale WHERE s.tenant_id = :tenant AND s.guid = stale.guid
  RETURNING s.guid, s.consumption_guid, s.ended_at
)
SELECT closed.guid AS session_guid, closed.consumption_guid, closed.ended_at AS at, c.content_guid,
  c.person_guid AS actor_guid, c.progress::float8 AS progress
FROM closed JOIN consumptions c ON c.tenant_id = :tenant AND c.guid = closed.consumption_guid
"""
FORGOTTEN = text(CLOSE.format(which="s.updated_at < now() - make_interval(secs => :idle)"))
FORGOTTEN_HERE = (
    "SELECT EXISTS (SELECT FROM consumption_sessions"  # noqa: S608 - our own words
    f" WHERE ended_at IS NULL AND updated_at < now() - interval '{IDLE_SECONDS} seconds')"
)
OF_CONTENTS = text(CLOSE.format(which="c.content_guid = ANY(:contents)"))


async def close_forgotten_sessions(database: Database, tenant: Tenant, events: Events) -> int:
    """Close the sessions of a tenant that told nothing for `IDLE_SECONDS`. Answers how many."""
    return await _close(database, tenant, events, (FORGOTTEN, {"idle": IDLE_SECONDS}))


async def close_sessions_of(database: Database, tenant: Tenant, contents: Sequence[UUID]) -> int:
    """Close the open sessions of these contents. Answers how many."""
    return await _close(database, tenant, Events(), (OF_CONTENTS, {"contents": list(contents)}))


async def _close(database: Database, tenant: Tenant, events: Events, which: Which) -> int:
    count, closed = 0, BATCH
    while closed == BATCH:
        closed = len(await _close_some(database, tenant, events, which))
        count += closed
    return count


async def _close_some(
    database: Database, tenant: Tenant, events: Events, which: Which
) -> Sequence[RowMapping]:
    query, values = which
    async with database.transaction(tenant) as session:
        keys = {"tenant": tenant.guid, "most": BATCH, **values}
        rows = (await session.execute(query, keys)).mappings().all()
        for row in rows:
            await events.publish(session, ContentConsumed(tenant_id=tenant.guid, **dict(row)))
    return rows
