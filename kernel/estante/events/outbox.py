"""The outbox: domain events are written with the change that they tell of, and delivered after its commit.

`Events.publish` inserts a row in the caller's transaction; `estante.events.relay`, run by the worker, takes
due rows to the listeners.
"""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Index, func
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import Text
from uuid_utils.compat import uuid7

from estante.database.base import TenantTable
from estante.database.raw import raw_connection
from estante.events import Event
from estante.plugins.owners import qualified_name

CHANNEL = "estante_outbox"
# A bulk act publishes an event for each of its rows: one statement for all, and one signal a tenant.
PUBLISH = """
WITH event AS (
    SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS e (tenant_id, guid, name, body)
), published AS (
    INSERT INTO outbox (tenant_id, guid, event, body, heard_by, attempts, due_at)
    SELECT tenant_id, guid, name, body::jsonb, '{}', 0, clock_timestamp() FROM event
)
SELECT pg_notify($5, tenant_id::text) FROM (SELECT DISTINCT tenant_id FROM event) AS tenants
"""


class OutboxRow(TenantTable):
    """An event that some listener has yet to get. `failure` is set when the relay gave up."""

    __tablename__ = "outbox"
    __table_args__ = (Index("ix_outbox_due_at", "tenant_id", "due_at", "guid"),)

    event: Mapped[str]
    body: Mapped[dict[str, object]] = mapped_column(JSONB)
    delivered_to: Mapped[list[str]] = mapped_column(
        "heard_by", ARRAY(Text), default=list, server_default="{}"
    )
    attempts: Mapped[int] = mapped_column(default=0, server_default="0")
    due_at: Mapped[datetime] = mapped_column(default=lambda: datetime.now(UTC), server_default=func.now())
    failure: Mapped[str | None]


class Events:
    """How services publish what happened."""

    async def publish(self, session: AsyncSession, *events: Event) -> None:
        """Deliver them after the caller's transaction commits; a rollback takes them back."""
        if not events:
            return
        rows = [outbox_row(event) for event in events]
        await session.flush()
        connection = await raw_connection(session)
        await connection.execute(
            PUBLISH,
            [row["tenant_id"] for row in rows],
            [row["guid"] for row in rows],
            [row["event"] for row in rows],
            [msgspec.json.encode(row["body"]).decode() for row in rows],
            CHANNEL,
        )


def outbox_row(event: Event) -> dict[str, object]:
    """The columns of an event's row."""
    return {
        "tenant_id": event.tenant_id,
        "guid": uuid7(),
        "event": qualified_name(type(event)),
        "body": msgspec.to_builtins(event),
    }
