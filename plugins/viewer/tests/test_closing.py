"""Sessions that nobody closed."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import pytest
from estante.builtin import load_registry
from estante.database.engine import Database
from estante.dependencies import Services
from estante.events.outbox import Events, OutboxRow
from estante.events.relay import Relay
from estante.tenancy.tenant import Tenant
from estante_contents.contracts import ContentsDeleted
from estante_viewer.services.expiry import close_forgotten_sessions
from sqlalchemy import select, text

from .conftest import Viewing

DAY_SECONDS = 86_400

Viewings = Callable[..., Awaitable[Viewing]]


async def grow_old(database: Database, seen: Viewing, seconds: int) -> datetime:
    """Let a session have told its last update so long ago. Answers when that was."""
    async with database.transaction(seen.client.tenant) as session:
        moved = await session.scalar(
            text(
                "UPDATE consumption_sessions SET started_at = started_at - make_interval(secs => :age),"
                " updated_at = now() - make_interval(secs => :age)"
                " WHERE tenant_id = :tenant AND guid = :guid RETURNING updated_at"
            ),
            {"age": seconds, "tenant": seen.client.tenant.guid, "guid": seen.started["session_guid"]},
        )
    assert isinstance(moved, datetime)
    return moved


async def end_of(database: Database, seen: Viewing) -> datetime | None:
    async with database.transaction(seen.client.tenant) as session:
        found = await session.scalar(
            text("SELECT ended_at FROM consumption_sessions WHERE guid = :guid"),
            {"guid": seen.started["session_guid"]},
        )
    assert found is None or isinstance(found, datetime)
    return found


@pytest.mark.spec("VIE-155")
async def test_a_silent_day_closes_a_session_at_its_last_update(
    tenant: Tenant, viewing: Viewings, database: Database
) -> None:
    forgotten, living = await viewing(tenant), await viewing(tenant)
    last = await grow_old(database, forgotten, DAY_SECONDS + 60)
    await grow_old(database, living, DAY_SECONDS - 60)
    assert await close_forgotten_sessions(database, tenant, Events()) == 1
    assert await end_of(database, forgotten) == last
    assert await end_of(database, living) is None
    assert await close_forgotten_sessions(database, tenant, Events()) == 0


async def test_other_plugins_hear_of_the_end(tenant: Tenant, viewing: Viewings, database: Database) -> None:
    seen = await viewing(tenant)
    await seen.tell(0, 25)
    await grow_old(database, seen, DAY_SECONDS + 60)
    await close_forgotten_sessions(database, tenant, Events())
    async with database.transaction(tenant) as session:
        published = select(OutboxRow).where(OutboxRow.event == "viewer.ContentConsumed")
        bodies = [row.body for row in await session.scalars(published)]
    (event,) = [body for body in bodies if body["consumption_guid"] == seen.started["guid"]]
    assert event["progress"] == 25
    assert event["content_guid"] == str(seen.content_guid)


async def test_deleting_a_content_ends_its_open_sessions(
    tenant: Tenant, viewing: Viewings, database: Database, services: Services
) -> None:
    seen, other = await viewing(tenant), await viewing(tenant)
    deleted = ContentsDeleted(tenant_id=tenant.guid, at=datetime.now(UTC), content_guids=[seen.content_guid])
    async with database.transaction(tenant) as session:
        await Events().publish(session, deleted)
    await Relay(services.work, load_registry()).run_once([tenant])
    assert await end_of(database, seen) is not None
    assert await end_of(database, other) is None
