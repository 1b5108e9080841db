"""The worker's own tasks: what fails is begun again, and what was asked for once is not asked for again."""

import asyncio
from datetime import UTC, datetime

import pytest
from estante.cli.events import waiting_events
from estante.events import Event, Hearing, Listener
from estante.jobs import keeping, worker
from estante.jobs.kinds import JobKind
from estante.jobs.running import Runner, RunningJob
from estante.jobs.worker import Workshop
from estante.outbox import Events, Relay
from saq.job import Job as SaqJob
from sqlalchemy import text


class LampLit(Event, frozen=True):
    """Something that happened."""


class Hearers:
    """A registry with one plugin and one listener."""

    def __init__(self, hear) -> None:
        self.listeners = [("lamps", Listener(LampLit, hear))]

    def enabled(self, tenant: object) -> frozenset[str]:
        return frozenset({"lamps"})


async def publish(database, tenant) -> None:
    async with database.transaction(tenant) as session:
        await Events().publish(session, LampLit(tenant_id=tenant.guid, at=datetime.now(UTC)))


@pytest.mark.parametrize("error", [ValueError("no"), KeyError("a"), None], ids=["raises", "fails", "ends"])
async def test_a_task_that_dies_is_told_and_begun_again(monkeypatch, capsys, error):
    monkeypatch.setattr(keeping, "FIRST_DELAY", 0.0)
    stop, begun = asyncio.Event(), []

    async def work() -> None:
        begun.append(1)
        if len(begun) == 3:
            stop.set()
        elif error:
            raise error

    await asyncio.wait_for(keeping.keep("clock", work, stop), 60)
    assert len(begun) == 3
    printed = capsys.readouterr().out
    assert ("worker_task_failed" if error else "worker_task_ended") in printed
    assert printed.count("task=clock") == 2


@pytest.mark.parametrize("error", [SystemExit(1), RuntimeError("no")])
async def test_a_listener_that_ends_anyhow_keeps_nobody_elses_events(database, tenant, other_tenant, error):
    heard = []

    async def hear(hearing: Hearing, _event: LampLit) -> None:
        if hearing.tenant is tenant:
            raise error
        heard.append(hearing.tenant)

    for home in (tenant, other_tenant):
        await publish(database, home)
    await Relay(database, Hearers(hear)).run_once([tenant, other_tenant])
    assert heard == [other_tenant]
    async with database.transaction(tenant) as session:
        assert await session.scalar(text("SELECT attempts FROM outbox")) == 1


async def test_a_tenant_whose_events_cannot_be_read_keeps_nobody_elses(database, tenant, other_tenant):
    heard = []

    async def hear(hearing: Hearing, _event: LampLit) -> None:
        heard.append(hearing.tenant)

    class Odd(Hearers):
        def enabled(self, asked: object) -> frozenset[str]:
            if asked is tenant:
                raise LookupError
            return super().enabled(asked)

    for home in (tenant, other_tenant):
        await publish(database, home)
    assert await Relay(database, Odd(hear)).run_once([tenant, other_tenant]) == 1
    assert heard == [other_tenant]


async def test_the_doctor_tells_of_events_that_nobody_hears(platform, database, tenant, other_tenant):
    assert waiting_events(platform, [tenant, other_tenant]) is None
    await publish(database, tenant)
    assert waiting_events(platform, [tenant, other_tenant]) is None
    async with database.transaction(tenant) as session:
        await session.execute(text("UPDATE outbox SET due_at = now() - interval '2 minutes'"))
    late = waiting_events(platform, [tenant, other_tenant])
    assert late is not None
    assert f"not heard: {tenant.key} 1." in late
    async with database.transaction(tenant) as session:
        await session.execute(text("UPDATE outbox SET failure = 'lamps: ValueError'"))
    given_up = waiting_events(platform, [tenant, other_tenant])
    assert given_up is not None
    assert f"given up after ten attempts: {tenant.key} 1 (lamps: ValueError)" in given_up


async def test_the_clock_asks_the_database_once_a_slot(services, tenant, other_tenant, monkeypatch):
    asked = []

    async def insert(_session, home, kind, slot) -> bool:
        asked.append((home.key, kind.name, slot))
        return True

    monkeypatch.setattr(worker, "insert_repeat", insert)
    workshop = Workshop(services.platform, services.registry, services.tenants)
    for now in (1_000_000_000.0, 1_000_000_001.0, 1_000_000_002.0):
        await workshop._enqueue_slots(now)
    assert {tenant.key, other_tenant.key} <= {key for key, _, _ in asked}
    assert len(asked) == len(set(asked))
    before = len(asked)
    await workshop._enqueue_slots(1_000_000_000.0 + 40 * 86_400)
    assert len(asked) == 2 * before
    await workshop.live.close()
    await workshop.database.close()


async def test_a_job_that_wants_to_exit_fails_and_the_worker_goes_on(services, tenant):
    async def leave(_job, _payload) -> None:
        raise SystemExit(1)

    runner = Runner(
        services.database, services.files, services.registry, services.tenants, services.queue.live
    )
    kind = JobKind("lamps.leave", leave, "x")
    with pytest.raises(RuntimeError, match="wants to exit"):
        await runner._within_limits(SaqJob("run"), kind, RunningJob(runner, tenant, None), {})
