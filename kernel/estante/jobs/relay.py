"""The relay's loop: it wakes when an event is committed, and now and then looks everywhere for what is due.

PostgreSQL notifies at the commit of the transaction that published, so events go out within milliseconds.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import asyncpg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from estante.events.outbox import CHANNEL
from estante.events.relay import Relay

if TYPE_CHECKING:
    from estante.tenancy.tenant import Tenant

TenantsThere = Callable[[], Iterable["Tenant"]]
EVERYWHERE_SECONDS = 30.0
log = structlog.get_logger("estante.outbox")


async def serve(relay: Relay, url: str, tenants: TenantsThere, stop: asyncio.Event) -> None:
    """Relay the events of the tenants that live on one PostgreSQL, until `stop` is set.

    Args:
        url: that PostgreSQL, as the application's role.
        tenants: answers the tenants that live there now.
    """
    while not stop.is_set():
        try:
            await _listen(relay, url, tenants, stop)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError) as error:
            # The next look everywhere finds what this one did not deliver.
            log.warning("relay interrupted", reason=repr(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), 1.0)


async def _listen(relay: Relay, url: str, tenants: TenantsThere, stop: asyncio.Event) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    woken = asyncio.Event()
    named: set[str] = set()

    def wake(*notification: object) -> None:
        named.add(str(notification[-1]))
        woken.set()

    await connection.add_listener(CHANNEL, wake)
    connection.add_termination_listener(lambda _: woken.set())
    try:
        # What was published while nobody listened is found by looking everywhere first.
        wanted: set[str] | None = None
        while not stop.is_set() and not connection.is_closed():
            there = tenants()
            if wanted is None:
                await relay.run_once(await relay.due(there))
            else:
                await relay.run_once(tenant for tenant in there if str(tenant.guid) in wanted)
            woke = await _wait(woken, stop)
            wanted = set(named) if woke else None
            named.clear()
            woken.clear()
    finally:
        await connection.close(timeout=5)


async def _wait(woken: asyncio.Event, stop: asyncio.Event) -> bool:
    """Wait for either event, or until it is time to look everywhere; answers whether it was woken."""
    tasks = [asyncio.create_task(event.wait()) for event in (woken, stop)]
    try:
        await asyncio.wait(tasks, timeout=EVERYWHERE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    return woken.is_set()
