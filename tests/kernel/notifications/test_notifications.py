"""Notifications: raised in a transaction, read in one's own language, and nobody else's."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from estante.builtin import load_registry
from estante.dependencies import Services
from estante.jobs.kinds import JobContext, NoPayload
from estante.notifications.expiry import EXPIRE_NOTIFICATIONS, TTL
from estante.notifications.kinds import NotificationKind
from estante.notifications.models import Notification
from estante.notifications.service import NOTIFICATIONS_EVENT
from estante.outbox import Relay
from estante.tenancy.tenant import Tenant
from msgspec import Struct
from sqlalchemy import func, select, update


class Failure(Struct, frozen=True):
    """What failed."""

    content: UUID
    name: str


FAILED = NotificationKind(
    "contents.preparation_failed", Failure, "contents.notifications.preparation_failed", "/content/{content}"
)


async def notify(services: Services, tenant: Tenant, *people: UUID, name: str = "Álgebra") -> Failure:
    values = Failure(uuid4(), name)
    async with services.database.transaction(tenant) as session:
        await services.notifications.raise_for(session, people, FAILED, values)
    return values


async def test_each_reads_it_in_their_own_language_and_it_leads_to_its_subject(services, tenant, client):
    spanish, english = await client(tenant, "R04", lang_id="es"), await client(tenant, "R04", lang_id="en")
    values = await notify(services, tenant, spanish.person.guid, english.person.guid)
    (row,) = (await spanish.get("notifications")).json()["data"]
    assert row["text"].startswith("«Álgebra» no se pudo")
    assert row["page"] == f"/content/{values.content}"
    (row,) = (await english.get("notifications")).json()["data"]
    assert row["text"].startswith("“Álgebra” could not")
    assert row["read_at"] is None


async def test_nobody_else_sees_or_reads_it(services, tenant, other_tenant, client):
    ana, luis, eva = (
        await client(tenant, "R04"),
        await client(tenant, "R01"),
        await client(other_tenant, "R01"),
    )
    await notify(services, tenant, ana.person.guid)
    (row,) = (await ana.get("notifications")).json()["data"]
    for stranger in (luis, eva):
        assert (await stranger.get("notifications")).json()["data"] == []
        answer = await stranger.post("notifications/read", json={"guids": [row["guid"]]})
        assert answer.json()["data"] == {"unread": 0}
    assert (await ana.get("notifications/unread")).json()["data"] == {"unread": 1}
    assert (await (await client(tenant)).get("notifications")).status_code == 401


async def test_some_or_all_are_marked_as_read_and_the_list_is_narrowed(services, tenant, client):
    ana = await client(tenant, "R04")
    for name in ("one", "two", "three"):
        await notify(services, tenant, ana.person.guid, name=name)
    newest = (await ana.get("notifications")).json()["data"][0]
    answer = await ana.post("notifications/read", json={"guids": [newest["guid"]]})
    assert answer.json()["data"] == {"unread": 2}
    unread = (await ana.get("notifications", params={"unread": "true"})).json()
    assert unread["meta"]["total"] == 2
    assert (await ana.post("notifications/read", json={})).json()["data"] == {"unread": 0}
    assert (await ana.get("notifications", params={"unread": "false"})).json()["meta"]["total"] == 3


async def test_it_comes_with_its_change_or_not_at_all_and_not_to_who_is_gone(services, tenant, person):
    ana, gone = await person(tenant), await person(tenant, deleted_at=datetime.now(UTC))

    async def change() -> None:
        async with services.database.transaction(tenant) as session:
            people = [ana.guid, gone.guid, uuid4()]
            assert await services.notifications.raise_for(session, people, FAILED, Failure(uuid4(), "x")) == 1
            raise LookupError

    with pytest.raises(LookupError):
        await change()
    async with services.database.transaction(tenant) as session:
        assert await services.notifications.count_unread(session, ana.guid) == 0


async def test_the_browser_is_sent_the_count_when_one_comes_and_when_it_is_read(services, tenant, client):
    ana = await client(tenant, "R04")
    relay = Relay(services.work, load_registry())
    events = services.queue.live.subscribe(tenant.guid, ana.person.guid, "0-1", seconds=60)
    await notify(services, tenant, ana.person.guid)
    await relay.run_once([tenant])
    event = await anext(events)
    assert (event.name, event.data) == (NOTIFICATIONS_EVENT, {"unread": 1})
    await ana.post("notifications/read", json={})
    await relay.run_once([tenant])
    assert (await anext(events)).data == {"unread": 0}


async def test_what_is_three_months_old_goes(services, tenant, person):
    ana = await person(tenant)
    await notify(services, tenant, ana.guid, name="old")
    async with services.database.transaction(tenant) as session:
        long_ago = datetime.now(UTC) - TTL - timedelta(days=1)
        await session.execute(update(Notification).values(created_at=long_ago))
    await notify(services, tenant, ana.guid, name="new")
    await EXPIRE_NOTIFICATIONS.handler(JobContext(services.work, tenant), NoPayload())
    async with services.database.transaction(tenant) as session:
        assert await session.scalar(select(func.count()).select_from(Notification)) == 1
