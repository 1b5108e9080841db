"""The outbox: domain events are written with the change that they tell of, and delivered after its commit.

`Events.publish` inserts a row in the caller's transaction; `estante.events.relay`, run by the worker, takes
due rows to the listeners.
"""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Index, func, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import Text
from uuid_utils.compat import uuid7

from estante.database.base import TenantTable
from estante.events import Event
from estante.plugins.owners import qualified_name

CHANNEL = "estante_outbox"


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
        session.add_all(OutboxRow(**outbox_row(event)) for event in events)
        await session.flush()
        for tenant in {str(event.tenant_id) for event in events}:
            await session.execute(
                text("SELECT pg_notify(:channel, :tenant)"), {"channel": CHANNEL, "tenant": tenant}
            )


def outbox_row(event: Event) -> dict[str, object]:
    """The columns of an event's row."""
    return {
        "tenant_id": event.tenant_id,
        "guid": uuid7(),
        "event": qualified_name(type(event)),
        "body": msgspec.to_builtins(event),
    }
