"""A person's consumptions: starting and closing sessions, and reading one's own."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.errors import NotFound
from estante.api.events import Events
from estante.api.http import IfMatch, version_at
from estante_contents.contracts import ContentRecord, Tracking
from msgspec import Struct
from sqlalchemy import RowMapping, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_viewer.contracts import ContentConsumed, ContentConsumptionStarted
from estante_viewer.schemas.consumptions import (
    ClosedSession,
    CloseSession,
    StartConsumption,
    StartedConsumption,
)
from estante_viewer.services.coverage import progress_of, seen_of

GAP_SECONDS = 1.0
# Nothing that was seen is cut; another length only measures it anew.
START = text(f"""
INSERT INTO consumptions (
  tenant_id, guid, person_guid, content_guid, type, progress_ends, is_measured, gap_limit
) VALUES (
  :tenant, :guid, :person, :content, :type, CAST(CAST(:length AS float8) AS numeric(12, 3)), :is_measured,
  CAST(CAST(:gap AS float8) AS numeric(4, 3))
) ON CONFLICT (tenant_id, person_guid, content_guid) DO UPDATE SET
  type = excluded.type,
  progress_ends = coalesce(excluded.progress_ends, consumptions.progress_ends),
  is_measured = excluded.is_measured,
  gap_limit = excluded.gap_limit,
  progress = (
    SELECT {progress_of(before="consumptions.progress", seen="seen.length", length="content.whole")}
    FROM (SELECT coalesce(excluded.progress_ends, consumptions.progress_ends) AS whole) AS content,
      LATERAL ({
    seen_of(covered="consumptions.covered", length="content.whole", gap="excluded.gap_limit")
}) AS seen
  ),
  last = least(consumptions.last, coalesce(excluded.progress_ends, consumptions.progress_ends))
RETURNING guid, progress::float8 AS progress, last::float8 AS last, suspend_data, completion_status,
  success_status, score, (
    SELECT coalesce(jsonb_agg(jsonb_build_array(lower(part), upper(part))), '[]') FROM unnest(covered) AS part
  ) AS covered
""")
# A start that comes late, of a sitting that another one has followed, moves the position no more.
BEGIN_SESSION = text("""
WITH begun AS (
  INSERT INTO consumption_sessions (tenant_id, guid, consumption_guid, started_at)
  VALUES (:tenant, :guid, :consumption, :began)
  ON CONFLICT (tenant_id, guid) DO NOTHING
  RETURNING guid
), followed AS (
  UPDATE consumptions SET newest_session = begun.guid, position_at = :began FROM begun
  WHERE tenant_id = :tenant AND consumptions.guid = :consumption
    AND (position_at IS NULL OR position_at <= :began)
)
SELECT guid FROM begun
""")
IS_OWN_SESSION = text("""
SELECT guid FROM consumption_sessions
WHERE tenant_id = :tenant AND guid = :guid AND consumption_guid = :consumption
""")
# Locking the consumption first keeps the order of the progress writer, so that the two never wait in a ring.
LOCK = text("""
SELECT content_guid FROM consumptions
WHERE tenant_id = :tenant AND guid = :consumption AND person_guid = :person FOR UPDATE
""")
ENDED = text("""
SELECT ended_at FROM consumption_sessions
WHERE tenant_id = :tenant AND guid = :guid AND consumption_guid = :consumption
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


class Opened(Struct, frozen=True):
    """What the server knows of the content that is opened.

    `length` is in its unit, and None where only its player can say it; `gap_limit` is in the same unit.
    """

    type_guid: str
    length: float | None
    gap_limit: float = 0


def opened_of(content: ContentRecord, tracking: Tracking) -> Opened:
    """The content's own measure: seconds, pages, or 1 for what is seen as a whole (A063, A116)."""
    match tracking:
        case "continuous":
            return Opened(content.type_guid, content.assets.duration or None, GAP_SECONDS)
        case "range":
            return Opened(content.type_guid, content.assets.pages or None)
        case _:
            return Opened(content.type_guid, 1.0)


class ConsumptionService:
    """The consumptions of the person who asks. Another person's are not there."""

    def __init__(self, session: AsyncSession, principal: Principal, events: Events) -> None:
        self._session = session
        self._principal = principal
        self._events = events

    async def start(self, opened: StartConsumption, content: Opened) -> StartedConsumption:
        """Continue the person's consumption of a content, or make it, and begin a session.

        Raises:
            NotFound: `session_guid` is another's.
        """
        session_guid = opened.session_guid or uuid7()
        row = await self._one(
            START,
            guid=uuid7(),
            content=opened.content_guid,
            type=content.type_guid,
            length=content.length or opened.progress_ends,
            is_measured=content.length is not None,
            gap=content.gap_limit,
        )
        began = datetime.now(UTC) - timedelta(seconds=opened.waited)
        session = {"guid": session_guid, "consumption": row["guid"]}
        if await self._session.scalar(BEGIN_SESSION, self._keys(**session, began=began)):
            await self._publish_start(opened.content_guid, row["guid"], session_guid, began)
        else:
            await self._one(IS_OWN_SESSION, **session)
        return msgspec.convert({**row, "session_guid": session_guid}, StartedConsumption)

    async def _publish_start(
        self, content_guid: UUID, consumption_guid: UUID, session_guid: UUID, began: datetime
    ) -> None:
        await self._events.publish(
            self._session,
            ContentConsumptionStarted(
                tenant_id=self._principal.tenant.guid,
                at=began,
                actor_guid=self._principal.guid,
                consumption_guid=consumption_guid,
                session_guid=session_guid,
                content_guid=content_guid,
            ),
        )

    async def close(
        self, consumption_guid: UUID, session_guid: UUID, closing: CloseSession, if_match: IfMatch
    ) -> ClosedSession:
        """End a session, neither before its start nor after now. Only a later end moves it.

        Raises:
            NotFound: no such session of this person. StaleVersion: 412.
        """
        consumption = await self._one(LOCK, consumption=consumption_guid)
        ended = await self._one(ENDED, guid=session_guid, consumption=consumption_guid)
        if_match.check(version_at(ended["ended_at"]))
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

    async def _one(self, statement: object, **values: object) -> RowMapping:
        result = await self._session.execute(statement, self._keys(**values))  # type: ignore[call-overload]
        row: RowMapping | None = result.mappings().first()
        if row is None:
            raise NotFound
        return row

    def _keys(self, **values: object) -> Mapping[str, object]:
        return {"tenant": self._principal.tenant.guid, "person": self._principal.guid, **values}
