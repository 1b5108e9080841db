"""The worker's own tasks: what fails is begun again, and what was asked for once is not asked for again."""

import asyncio
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from estante.audit.exports import EXPORT_AUDIT
from estante.cli.events import waiting_events
from estante.config import Addresses, Platform
from estante.database.engine import TENANT_KEY
from estante.database.migrate import migrate_all
from estante.database.tenant_lookup import tenants_with
from estante.events import Event
from estante.events.listeners import EventContext, Listener
from estante.events.outbox import Events
from estante.events.relay import Relay
from estante.files.expiry import EXPIRE_FILES
from estante.jobs import lost_jobs, supervision, worker
from estante.jobs.kinds import JobKind
from estante.jobs.lost_jobs import CLOSE_LOST_JOBS, WAITED
from estante.jobs.models import Job
from estante.jobs.payloads import NoPayload
from estante.jobs.queue import insert_run
from estante.jobs.runner import JobRun, Runner
from estante.jobs.worker import WorkerProcess
from estante.plugins.registry import PluginRegistry
from estante.testing.people import add_person
from estante.testing.schemas import empty_schema
from estante.testing.tenants import make_tenant
from estante.testing.workbench import Workbench
from saq.job import Job as SaqJob
from sqlalchemy import select, text
from uuid_utils.compat import uuid7


class LampLit(Event, frozen=True):
    """Something that happened."""


class ListenerSource:
    """A registry with one plugin and one listener."""

    def __init__(self, handler) -> None:
        self.listeners = [("lamps", Listener(LampLit, handler))]

    def enabled(self, tenant: object) -> frozenset[str]:
        return frozenset({"lamps"})


async def publish(database, tenant) -> None:
    async with database.transaction(tenant) as session:
        await Events().publish(session, LampLit(tenant_id=tenant.guid, at=datetime.now(UTC)))


@pytest.mark.parametrize("error", [ValueError("no"), KeyError("a"), None], ids=["raises", "fails", "ends"])
async def test_a_task_that_dies_is_told_and_begun_again(monkeypatch, capsys, error):
    monkeypatch.setattr(supervision, "FIRST_DELAY", 0.0)
    stop, begun = asyncio.Event(), []

    async def work() -> None:
        begun.append(1)
        if len(begun) == 3:
            stop.set()
        elif error:
            raise error

    await asyncio.wait_for(supervision.supervise("clock", work, stop), 60)
    assert len(begun) == 3
    printed = capsys.readouterr().out
    assert ("worker_task_failed" if error else "worker_task_ended") in printed
    assert printed.count("task=clock") == 2


@pytest.mark.parametrize("error", [SystemExit(1), RuntimeError("no")])
async def test_a_listener_that_ends_anyhow_keeps_nobody_elses_events(
    services, database, tenant, other_tenant, error
):
    heard = []

    async def handler(context: EventContext, _event: LampLit) -> None:
        if context.tenant is tenant:
            raise error
        heard.append(context.tenant)

    for home in (tenant, other_tenant):
        await publish(database, home)
    await Relay(services.work, ListenerSource(handler)).run_once([tenant, other_tenant])
    assert heard == [other_tenant]
    async with database.transaction(tenant) as session:
        assert await session.scalar(text("SELECT attempts FROM outbox")) == 1


async def test_a_tenant_whose_events_cannot_be_read_keeps_nobody_elses(
    services, database, tenant, other_tenant
):
    heard = []

    async def handler(context: EventContext, _event: LampLit) -> None:
        heard.append(context.tenant)

    class Odd(ListenerSource):
        def enabled(self, asked: object) -> frozenset[str]:
            if asked is tenant:
                raise LookupError
            return super().enabled(asked)

    for home in (tenant, other_tenant):
        await publish(database, home)
    assert await Relay(services.work, Odd(handler)).run_once([tenant, other_tenant]) == 1
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

    async def insert(session, kind, slot, _ttl) -> bool:
        asked.append((session.info[TENANT_KEY], kind.name, slot))
        return True

    async def due(_database, tenants, question):
        questions.append(question)
        return list(tenants)

    questions: list[str] = []
    monkeypatch.setattr(worker, "enqueue_scheduled", insert)
    monkeypatch.setattr(worker, "tenants_with", due)
    worker_process = WorkerProcess(services.platform, services.registry, services.tenants)
    for now in (1_000_000_000.0, 1_000_000_001.0, 1_000_000_002.0):
        await worker_process._enqueue_slots(now)
    assert {tenant.guid, other_tenant.guid} <= {guid for guid, _, _ in asked}
    assert len(asked) == len(set(asked))
    # However many tenants there are, and rounds of the clock.
    assert len(questions) == len(set(questions))
    before = len(asked)
    await worker_process._enqueue_slots(1_000_000_000.0 + 40 * 86_400)
    assert len(asked) == 2 * before
    await worker_process.live.close()
    await worker_process.database.close()


async def test_a_job_that_wants_to_exit_fails_and_the_worker_goes_on(services, tenant):
    async def leave(_job, _payload) -> None:
        raise SystemExit(1)

    runner = Runner(services.work, services.tenants)
    kind = JobKind("lamps.leave", NoPayload, leave, "x")
    with pytest.raises(RuntimeError, match="wants to exit"):
        await runner._within_limits(SaqJob("run"), kind, JobRun(runner, tenant, None), {})


async def test_an_idle_worker_ends_without_waiting_for_its_timers(services, tenant, caplog):
    """What it still waits for when its grace is over, it cuts off and says so."""
    caplog.set_level(logging.INFO, "saq")
    async with services.database.transaction(tenant) as session:
        job = await services.queue.enqueue(session, CLOSE_LOST_JOBS, NoPayload())
    bench = Workbench(services)
    await bench.finish(job.guid, tenant)
    await bench.close()
    said = [record.getMessage() for record in caplog.records if record.name.startswith("saq")]
    assert "Working shutting down" in said
    assert not [line for line in said if "grace period" in line]


@pytest.fixture
def idle(platform: Platform, registry: PluginRegistry) -> Iterator[Platform]:
    """A database of its own, in which nothing happens."""
    with empty_schema(platform) as schema:
        migrate_all(schema.owner_url, registry.histories)
        addresses = platform.addresses
        yield platform.at(Addresses(schema.app_url, schema.owner_url, addresses.redis_url))


def transactions(beside: Platform, counted: Platform) -> int:
    """How many PostgreSQL has counted in a database, once every session there has ended and told its own."""
    name = urlsplit(counted.addresses.app_url).path.removeprefix("/")
    count = "SELECT xact_commit + xact_rollback, numbackends FROM pg_stat_database WHERE datname = %s"
    with psycopg.connect(beside.addresses.owner_url, autocommit=True) as session:
        while True:
            total, sessions = session.execute(count, [name]).fetchone() or (0, 1)
            if not sessions:
                return int(total)


@pytest.mark.wide
async def test_tenants_where_nothing_happens_cost_no_statement(
    platform: Platform, idle: Platform, registry: PluginRegistry
):
    """An hour of the clock and of the relay's looks: as many transactions for 300 tenants as for two."""
    counts = {}
    for size in (2, 300):
        tenants = [make_tenant(registry, "andaluna") for _ in range(size)]
        everybody: Any = SimpleNamespace(all=lambda homes=tenants: homes)
        worker_process = WorkerProcess(idle, registry, everybody)
        relay = Relay(worker_process.services, registry)
        before = transactions(platform, idle)
        for quarter in range(240):
            await worker_process._enqueue_slots(1_000_000_000.0 + quarter * 15)
        for _ in range(120):
            assert await relay.due(tenants) == []
        await worker_process.live.close()
        await worker_process.database.close()
        counts[size] = transactions(platform, idle) - before
    # PostgreSQL's own maintenance adds some, and one for each tenant would be hundreds a look.
    assert counts[300] < counts[2] + 150
    assert counts[2] > 120


async def test_only_a_tenant_with_something_to_do_is_given_the_job(services, tenant, other_tenant):
    async with services.database.transaction(tenant) as session:
        await session.execute(
            text(
                "INSERT INTO upload_tokens"
                " (tenant_id, guid, token_sha256, person_guid, purpose, subject_guid, expires_at)"
                " VALUES (:tenant, :guid, 'x', :guid, 'content', :guid, now() - interval '1 hour')"
            ),
            {"tenant": tenant.guid, "guid": uuid7()},
        )
    due = await tenants_with(services.database, [other_tenant, tenant], str(EXPIRE_FILES.due))
    assert due == [tenant]


async def test_a_question_that_cannot_be_answered_is_a_reason_to_look(services, tenant):
    due = await tenants_with(services.database, [tenant], "SELECT EXISTS (SELECT FROM nowhere)")
    assert due == [tenant]


async def test_every_kind_that_runs_by_itself_asks_first(services, tenant):
    kinds = [kind for plugin in services.registry for kind in plugin.jobs if kind.schedule]
    questions = {
        kind.name: kind.due if isinstance(kind.due, str) else kind.due(services.registry) for kind in kinds
    }
    assert questions
    always = [name for name, question in questions.items() if question == "SELECT true"]
    assert always == [], "they run in every tenant, whether there is anything or not"
    # Each is understood, and says no of a tenant where nothing ever was.
    async with services.database.transaction(tenant) as session:
        answers = {name: await session.scalar(text(question)) for name, question in questions.items()}
    assert answers == dict.fromkeys(questions, False)


async def test_a_lost_job_that_cannot_be_given_up_stays_open_and_others_are_closed(
    services, tenant, monkeypatch
):
    somebody = await add_person(services.database, tenant)
    fields = {"kind": EXPORT_AUDIT.name, "person_guid": somebody.guid, "payload": {}}
    times = {"status": "processing", "created_at": datetime.now(UTC) - 2 * WAITED}
    stuck, lost = (Job(tenant_id=tenant.guid, guid=uuid7(), **fields, **times) for _ in range(2))
    async with services.database.transaction(tenant) as session:
        session.add_all([stuck, lost])

    async def fail(_work, _kind, row):
        if row.guid == stuck.guid:
            raise OSError("the store is away")

    run = JobRun(Runner(services.work, services.tenants), tenant, None)
    with monkeypatch.context() as away:
        away.setattr(lost_jobs, "give_up", fail)
        assert await CLOSE_LOST_JOBS.handler(run, NoPayload()) == 1
    async with services.database.transaction(tenant) as session:
        states = {guid: status for guid, status in await session.execute(select(Job.guid, Job.status))}
    assert states == {stuck.guid: "processing", lost.guid: "failed"}
    assert await CLOSE_LOST_JOBS.handler(run, NoPayload()) == 1


async def test_a_job_whose_run_is_gone_is_told_as_lost_and_others_go_on(services, tenant):
    somebody = await add_person(services.database, tenant)
    before = datetime.now(UTC) - 2 * WAITED

    def row(**values) -> Job:
        fields = {"kind": EXPORT_AUDIT.name, "person_guid": somebody.guid, "payload": {}, **values}
        return Job(tenant_id=tenant.guid, guid=uuid7(), **fields)

    lost = row(status="processing", created_at=before)
    waiting, fresh = row(status="queued", created_at=before), row(status="queued")
    async with services.database.transaction(tenant) as session:
        session.add_all([lost, waiting, fresh])
        await session.flush()
        await insert_run(session, waiting, EXPORT_AUDIT)
    assert await tenants_with(services.database, [tenant], str(CLOSE_LOST_JOBS.due)) == [tenant]
    live = services.queue.live
    runner = Runner(services.work, services.tenants)
    events = live.subscribe(tenant.guid, somebody.guid, "0-1", seconds=30)
    assert await CLOSE_LOST_JOBS.handler(JobRun(runner, tenant, None), NoPayload()) == 1
    event = await anext(events)
    assert (event.data["guid"], event.data["status"]) == (str(lost.guid), "failed")
    async with services.database.transaction(tenant) as session:
        states = {guid: status for guid, status in await session.execute(select(Job.guid, Job.status))}
        assert (await session.get_one(Job, (tenant.guid, lost.guid))).error_code == "JOB_LOST"
    assert states == {lost.guid: "failed", waiting.guid: "queued", fresh.guid: "queued"}
    assert await tenants_with(services.database, [tenant], str(CLOSE_LOST_JOBS.due)) == []
