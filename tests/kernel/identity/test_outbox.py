"""Domain events: told after the commit, to whoever is on, until they were heard."""

import asyncio
from datetime import UTC, datetime

import pytest
from estante.events import Event
from estante.events.listeners import EventContext, Listener
from estante.events.outbox import Events
from estante.events.relay import Relay
from estante.jobs import relay as relaying
from sqlalchemy import text


class ShelfFilled(Event, frozen=True):
    """Something that happened."""

    title: str


class Plugins:
    """A registry with two plugins, of which one may be off."""

    def __init__(self, on: set[str]) -> None:
        self.on = on
        self.heard: list[tuple[str, str]] = []
        self.failing = False
        self.told = asyncio.Event()

    def enabled(self, tenant: object) -> frozenset[str]:
        return frozenset(self.on)

    @property
    def listeners(self) -> list[tuple[str, Listener[ShelfFilled]]]:
        return [("first", Listener(ShelfFilled, self.first)), ("second", Listener(ShelfFilled, self.second))]

    async def first(self, context: EventContext, event: ShelfFilled) -> None:
        self.heard.append(("first", event.title))
        self.told.set()

    async def second(self, context: EventContext, event: ShelfFilled) -> None:
        if self.failing:
            raise RuntimeError("not now")
        self.heard.append(("second", event.title))


def filled(tenant, title: str) -> ShelfFilled:
    return ShelfFilled(tenant_id=tenant.guid, at=datetime.now(UTC), title=title)


async def publish(database, tenant, title):
    async with database.transaction(tenant) as session:
        await Events().publish(session, filled(tenant, title))


async def test_an_event_is_kept_below_its_plugin_and_those_of_an_older_release_are_heard(
    tenant, database, services
):
    plugins = Plugins({"first"})
    await publish(database, tenant, "Cien años de soledad")
    async with database.transaction(tenant) as session:
        assert await session.scalar(text("SELECT event FROM outbox")) == "tests.ShelfFilled"
        await session.execute(text("UPDATE outbox SET event = 'ShelfFilled'"))
    assert await Relay(services.work, plugins).run_once([tenant]) == 1
    assert plugins.heard == [("first", "Cien años de soledad")]


async def test_an_event_is_told_after_its_commit_and_once(tenant, database, services):
    plugins = Plugins({"first", "second"})
    relay = Relay(services.work, plugins)
    async with database.transaction(tenant) as session:
        await Events().publish(session, filled(tenant, "Martín Rivas"))
        assert await relay.run_once([tenant]) == 0
    assert await relay.run_once([tenant]) == 1
    assert await relay.run_once([tenant]) == 0
    assert plugins.heard == [("first", "Martín Rivas"), ("second", "Martín Rivas")]


async def test_a_change_that_is_taken_back_is_not_told(tenant, database, services):
    plugins = Plugins({"first"})

    async def change() -> None:
        async with database.transaction(tenant) as session:
            await Events().publish(session, filled(tenant, "x"))
            raise LookupError

    with pytest.raises(LookupError):
        await change()
    assert await Relay(services.work, plugins).run_once([tenant]) == 0


async def test_only_plugins_that_are_on_hear(tenant, database, services):
    plugins = Plugins({"second"})
    await publish(database, tenant, "x")
    await Relay(services.work, plugins).run_once([tenant])
    assert plugins.heard == [("second", "x")]


async def test_one_that_fails_is_told_again_and_the_other_is_not(tenant, database, services):
    plugins = Plugins({"first", "second"})
    plugins.failing = True
    await publish(database, tenant, "x")
    await Relay(services.work, plugins).run_once([tenant])
    plugins.failing = False
    async with database.transaction(tenant) as session:
        await session.execute(text("UPDATE outbox SET due_at = now()"))
    await Relay(services.work, plugins).run_once([tenant])
    assert plugins.heard == [("first", "x"), ("second", "x")]


async def test_two_relays_at_once_tell_each_event_once(tenant, database, services):
    plugins = Plugins({"first"})
    for number in range(60):
        await publish(database, tenant, str(number))
    relays = [Relay(services.work, plugins) for _ in range(2)]
    while sum(await asyncio.gather(*(relay.run_once([tenant]) for relay in relays))):
        pass
    assert sorted(int(title) for _, title in plugins.heard) == list(range(60))


async def test_a_commit_wakes_the_relay(tenant, database, services):
    plugins = Plugins({"first"})
    stop = asyncio.Event()
    url = services.platform.addresses.app_url
    task = asyncio.create_task(relaying.serve(Relay(services.work, plugins), url, lambda: [tenant], stop))
    try:
        for title in ("before it listens", "while it listens"):
            await publish(database, tenant, title)
            async with asyncio.timeout(relaying.EVERYWHERE_SECONDS / 2):
                await plugins.told.wait()
            plugins.told.clear()
    finally:
        stop.set()
        await task
    assert [title for _, title in plugins.heard] == ["before it listens", "while it listens"]
