"""The relay: takes due events out of the outbox and calls the listeners of the plugins that are on.

A listener that fails is tried again, the others are not; each must be idempotent, because a kill may come
between its call and the note of it.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog
from sqlalchemy import delete, select
from sqlalchemy.exc import InterfaceError, OperationalError

from estante.database.tenant_lookup import tenants_with
from estante.events.listeners import EventContext, Listener
from estante.events.outbox import OutboxRow
from estante.jobs.context import WorkServices
from estante.plugins.owners import qualified_name

if TYPE_CHECKING:
    from estante.tenancy.tenant import Tenant

Listeners = Sequence[tuple[str, Listener[Any]]]
BATCH = 50
MAX_ATTEMPTS = 10
MAX_WAIT = timedelta(hours=1)
# A listener that never ends must not keep everybody else's events.
LISTENER_TIMEOUT = 60.0
DUE = "SELECT EXISTS (SELECT FROM outbox WHERE due_at <= now() AND failure IS NULL)"
# Then no other tenant's events can be read either.
AWAY = (OSError, InterfaceError, OperationalError)
log = structlog.get_logger("estante.outbox")


class ListenerSource(Protocol):
    """The part of the plugin registry that the relay needs."""

    def enabled(self, tenant: "Tenant") -> frozenset[str]:
        """The plugins that are on for a tenant."""
        ...

    @property
    def listeners(self) -> Sequence[tuple[str, Listener[Any]]]:
        """Every listener, with the id of its plugin."""
        ...


class Relay:
    """Delivers due events. Several may run: each row is locked by the one that delivers it."""

    def __init__(self, services: WorkServices, registry: ListenerSource) -> None:
        self._services = services
        self._database = services.database
        self._registry = registry

    async def due(self, tenants: Iterable["Tenant"]) -> "list[Tenant]":
        """Those that have something to deliver."""
        return await tenants_with(self._database, tenants, DUE)

    async def run_once(self, tenants: Iterable["Tenant"]) -> int:
        """Deliver what is due in every tenant. Answers how many events were taken."""
        return sum([await self._relay(tenant) for tenant in tenants])

    async def _relay(self, tenant: "Tenant") -> int:
        taken = 0
        try:
            while count := await self._batch(tenant):
                taken += count
                if count < BATCH:
                    break
        except AWAY:
            raise
        except Exception:
            # The others' events go on; this tenant's are looked at again in the next round.
            log.exception("relay_failed", tenant=tenant.key)
        return taken

    async def _batch(self, tenant: "Tenant") -> int:
        async with self._database.transaction(tenant) as session:
            due = await session.scalars(
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
            rows = list(due)
            listeners = {event: self._listeners(tenant, event) for event in {row.event for row in rows}}
            delivered = [row.guid for row in rows if await self._dispatch(tenant, row, listeners[row.event])]
            await session.execute(
                delete(OutboxRow).where(OutboxRow.tenant_id == tenant.guid, OutboxRow.guid.in_(delivered)),
                execution_options={"synchronize_session": False},
            )
        return len(rows)

    async def _dispatch(self, tenant: "Tenant", row: OutboxRow, listeners: Listeners) -> bool:
        """Call those that have not had it. Whether all of them have it now; else the row says when again."""
        failures, delivered = [], list(row.delivered_to)
        context = EventContext(self._services, tenant)
        for name, listener in listeners:
            if name in delivered:
                continue
            try:
                async with asyncio.timeout(LISTENER_TIMEOUT):
                    await listener.handler(context, msgspec.convert(row.body, listener.event))
                delivered.append(name)
            except (Exception, SystemExit) as error:
                log.exception("listener_failed", listener=name, tenant=tenant.key, event_name=row.event)
                failures.append(f"{name}: {type(error).__name__}")
        if not failures:
            return True
        row.delivered_to = delivered
        row.attempts += 1
        row.due_at = datetime.now(UTC) + min(MAX_WAIT, timedelta(seconds=2**row.attempts))
        if row.attempts >= MAX_ATTEMPTS:
            row.failure = "; ".join(failures)
        return False

    def _listeners(self, tenant: "Tenant", event: str) -> Listeners:
        enabled = self._registry.enabled(tenant)
        # Rows of an older release have the class's name alone.
        return [
            (f"{plugin}:{_name(listener.handler)}", listener)
            for plugin, listener in self._registry.listeners
            if plugin in enabled and event in (qualified_name(listener.event), listener.event.__name__)
        ]


def _name(handler: Callable[..., object]) -> str:
    """A function's full name; what can be called and is no function is named by its type."""
    named = handler if hasattr(handler, "__qualname__") else type(handler)
    return f"{named.__module__}.{named.__qualname__}"
