"""The outbox: domain events are written with the change that they tell of, and heard after its commit.

`Events.publish` inserts a row in the caller's transaction. `Relay`, run by the worker, takes due rows and
tells the listeners of the plugins that are on for the tenant. A listener that fails is tried again, the
others are not; each must be idempotent, because a kill may come between hearing and noting that it was heard.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog
from sqlalchemy import DateTime, select, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.types import Text
from uuid_utils.compat import uuid7

from estante.database.base import TenantTable
from estante.events import Event, Hearing, Listener

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.tenancy.tenant import Tenant

BATCH = 50
CHANNEL = "estante_outbox"
MOST_ATTEMPTS = 10
LONGEST_WAIT = timedelta(hours=1)
log = structlog.get_logger("estante.outbox")


class OutboxRow(TenantTable):
    """An event that some listener has yet to hear. `failure` is set when the relay gave up."""

    __tablename__ = "outbox"

    event: Mapped[str]
    body: Mapped[dict[str, object]] = mapped_column(JSONB)
    heard_by: Mapped[list[str]] = mapped_column(ARRAY(Text), default=list)
    attempts: Mapped[int] = mapped_column(default=0)
    due_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=lambda: datetime.now(UTC))
    failure: Mapped[str | None]


class Events:
    """How services tell what happened."""

    async def publish(self, session: AsyncSession, event: Event) -> None:
        """Tell it after the caller's transaction commits; a rollback takes it back."""
        session.add(
            OutboxRow(
                tenant_id=event.tenant_id,
                guid=uuid7(),
                event=type(event).__name__,
                body=msgspec.to_builtins(event),
            )
        )
        await session.flush()
        await session.execute(
            text("SELECT pg_notify(:channel, :tenant)"), {"channel": CHANNEL, "tenant": str(event.tenant_id)}
        )


class Hearers(Protocol):
    """The part of the plugin registry that the relay needs."""

    def enabled(self, tenant: "Tenant") -> frozenset[str]:
        """The plugins that are on for a tenant."""
        ...

    @property
    def listeners(self) -> Sequence[tuple[str, Listener[Any]]]:
        """Every listener, with the id of its plugin."""
        ...


class Relay:
    """Tells due events. Several may run: each row is locked by the one that tells it."""

    def __init__(self, database: "Database", registry: Hearers) -> None:
        self._database = database
        self._registry = registry

    async def run_once(self, tenants: Iterable["Tenant"]) -> int:
        """Tell what is due in every tenant. Answers how many events were taken."""
        taken = 0
        for tenant in tenants:
            while count := await self._batch(tenant):
                taken += count
                if count < BATCH:
                    break
        return taken

    async def _batch(self, tenant: "Tenant") -> int:
        async with self._database.transaction(tenant) as session:
            found = await session.scalars(
                select(OutboxRow)
                .where(
                    OutboxRow.tenant_id == tenant.guid,
                    OutboxRow.due_at <= datetime.now(UTC),
                    OutboxRow.failure.is_(None),
                )
                .order_by(OutboxRow.due_at, OutboxRow.guid)
                .limit(BATCH)
                .with_for_update(skip_locked=True)
            )
            rows = list(found)
            for row in rows:
                await self._tell(session, tenant, row)
        return len(rows)

    async def _tell(self, session: AsyncSession, tenant: "Tenant", row: OutboxRow) -> None:
        failures = []
        hearing = Hearing(tenant, self._database)
        for name, listener in self._listeners(tenant, row.event):
            if name in row.heard_by:
                continue
            try:
                await listener.hear(hearing, msgspec.convert(row.body, listener.event))
                row.heard_by = [*row.heard_by, name]
            except Exception as error:
                log.exception("listener_failed", listener=name, tenant=tenant.key, event_name=row.event)
                failures.append(f"{name}: {type(error).__name__}")
        if not failures:
            await session.delete(row)
            return
        row.attempts += 1
        row.due_at = datetime.now(UTC) + min(LONGEST_WAIT, timedelta(seconds=2**row.attempts))
        if row.attempts >= MOST_ATTEMPTS:
            row.failure = "; ".join(failures)

    def _listeners(self, tenant: "Tenant", event: str) -> Sequence[tuple[str, Listener[Any]]]:
        enabled = self._registry.enabled(tenant)
        return [
            (f"{plugin}:{one.hear.__module__}.{one.hear.__qualname__}", one)
            for plugin, one in self._registry.listeners
            if plugin in enabled and one.event.__name__ == event
        ]
