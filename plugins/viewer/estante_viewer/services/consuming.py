"""A person's consumptions: starting and closing sessions, and reading one's own."""

from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from estante.errors import NotFound
from estante.http.page import Page
from estante.identity.principal import Principal
from estante.outbox import Events
from sqlalchemy import RowMapping, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_viewer.contracts import ContentConsumed, ContentConsumptionStarted
from estante_viewer.schemas.consumptions import (
    ClosedSession,
    CloseSession,
    ConsumptionRow,
    StartConsumption,
    StartedConsumption,
)

# A replaced content may have another length now: what was seen is cut to it and measured anew.
START = text("""
INSERT INTO consumptions (tenant_id, guid, person_guid, content_guid, type, progress_ends)
VALUES (:tenant, :guid, :person, :content, :type, CAST(CAST(:ends AS float8) AS numeric(12, 3)))
ON CONFLICT (tenant_id, person_guid, content_guid) DO UPDATE SET
  type = excluded.type,
  progress_ends = excluded.progress_ends,
  covered = consumptions.covered * nummultirange(numrange(0, excluded.progress_ends)),
  progress = CASE WHEN excluded.progress_ends = consumptions.progress_ends THEN consumptions.progress
    ELSE (
      SELECT least(100, round(100 * coalesce(sum(upper(part) - lower(part)), 0) / excluded.progress_ends, 2))
      FROM unnest(consumptions.covered * nummultirange(numrange(0, excluded.progress_ends))) AS part
    ) END,
  last = least(consumptions.last, excluded.progress_ends)
RETURNING guid, progress::float8 AS progress, last::float8 AS last, suspend_data, completion_status, score
""")
BEGIN_SESSION = text("""
INSERT INTO consumption_sessions (tenant_id, guid, consumption_guid, started_at)
VALUES (:tenant, :guid, :consumption, :now)
""")
# Locking the consumption first keeps the order of the progress writer, so that the two never wait in a ring.
LOCK = text("""
SELECT content_guid FROM consumptions
WHERE tenant_id = :tenant AND guid = :consumption AND person_guid = :person FOR UPDATE
""")
CLOSE = text("""
UPDATE consumption_sessions s
SET ended_at = greatest(before.ended_at, s.started_at, least(CAST(:ended AS timestamptz), now())),
  updated_at = now()
FROM (
  SELECT guid, ended_at FROM consumption_sessions
  WHERE tenant_id = :tenant AND guid = :guid AND consumption_guid = :consumption
) AS before
WHERE s.tenant_id = :tenant AND s.guid = before.guid
RETURNING s.guid, s.consumption_guid, s.started_at, s.ended_at, before.ended_at IS NULL AS was_open
""")
PROGRESS = text("SELECT progress::float8 FROM consumptions WHERE tenant_id = :tenant AND guid = :consumption")
LIST = text("""
SELECT c.guid, c.content_guid, c.type, c.progress_ends::float8 AS progress_ends,
  c.progress::float8 AS progress, c.last::float8 AS last, c.suspend_data,
  c.completion_status, c.score, c.created_at, c.updated_at,
  (SELECT count(*) FROM consumption_sessions s
   WHERE s.tenant_id = :tenant AND s.consumption_guid = c.guid) AS sessions
FROM consumptions c
WHERE c.tenant_id = :tenant AND c.person_guid = :person
  AND (CAST(:content AS uuid) IS NULL OR c.content_guid = :content)
ORDER BY c.updated_at DESC, c.guid
LIMIT :most OFFSET :skip
""")
COUNT = text("""
SELECT count(*) FROM consumptions
WHERE tenant_id = :tenant AND person_guid = :person
  AND (CAST(:content AS uuid) IS NULL OR content_guid = :content)
""")


class ConsumptionService:
    """The consumptions of the person who asks. Another person's are not there."""

    def __init__(self, session: AsyncSession, principal: Principal, events: Events) -> None:
        self._session = session
        self._principal = principal
        self._events = events

    async def start(self, opened: StartConsumption) -> StartedConsumption:
        """Continue the person's consumption of a content, or make it, and begin a session."""
        now, session_guid = datetime.now(UTC), uuid7()
        row = await self._one(
            START,
            guid=uuid7(),
            content=opened.content_guid,
            type=opened.type,
            ends=opened.progress_ends,
        )
        await self._session.execute(
            BEGIN_SESSION, self._keys(guid=session_guid, consumption=row["guid"], now=now)
        )
        await self._events.publish(
            self._session,
            ContentConsumptionStarted(
                tenant_id=self._principal.tenant.guid,
                at=now,
                actor_guid=self._principal.guid,
                consumption_guid=row["guid"],
                session_guid=session_guid,
                content_guid=opened.content_guid,
            ),
        )
        return msgspec.convert({**row, "session_guid": session_guid}, StartedConsumption)

    async def close(self, consumption_guid: UUID, session_guid: UUID, closing: CloseSession) -> ClosedSession:
        """End a session, neither before its start nor after now. Only a later end moves it.

        Raises:
            NotFound: no such session of this person.
        """
        consumption = await self._one(LOCK, consumption=consumption_guid)
        row = await self._one(CLOSE, guid=session_guid, consumption=consumption_guid, ended=closing.ended_at)
        if row["was_open"]:
            progress = await self._session.scalar(PROGRESS, self._keys(consumption=consumption_guid))
            await self._events.publish(
                self._session,
                ContentConsumed(
                    tenant_id=self._principal.tenant.guid,
                    at=row["ended_at"],
                    actor_guid=self._principal.guid,
                    consumption_guid=consumption_guid,
                    session_guid=session_guid,
                    content_guid=consumption["content_guid"],
                    progress=progress or 0.0,
                ),
            )
        return msgspec.convert(dict(row), ClosedSession)

    async def list_own(self, content_guid: UUID | None, page: int, page_size: int) -> Page[ConsumptionRow]:
        """The person's consumptions, the newest first."""
        window = {"most": page_size, "skip": (page - 1) * page_size}
        found = await self._session.execute(LIST, self._keys(content=content_guid, **window))
        total = await self._session.scalar(COUNT, self._keys(content=content_guid))
        return Page(
            rows=msgspec.convert([dict(row) for row in found.mappings()], list[ConsumptionRow]),
            total=total or 0,
            page=page,
            page_size=page_size,
        )

    async def _one(self, statement: object, **values: object) -> RowMapping:
        result = await self._session.execute(statement, self._keys(**values))  # type: ignore[call-overload]
        row: RowMapping | None = result.mappings().first()
        if row is None:
            raise NotFound
        return row

    def _keys(self, **values: object) -> Mapping[str, object]:
        return {"tenant": self._principal.tenant.guid, "person": self._principal.guid, **values}
