"""Jobs that run later, or by themselves: when, in whose time zone, and once for all missed runs."""

from datetime import UTC, datetime, timedelta

import pytest
from estante.database.engine import TENANT_KEY
from estante.dependencies import Services
from estante.jobs import worker
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAY_SECONDS, Cron, Every
from estante.jobs.worker import WorkerProcess
from estante.tenancy.tenant import Tenant
from msgspec import Struct
from sqlalchemy import text

MADRID, UTC_ZONE = "Europe/Madrid", "UTC"


class Lamp(Struct, frozen=True):
    """A payload."""

    room: str


async def light(_job: JobContext, payload: Lamp) -> Json:
    return payload.room


LIGHT = JobKind("lamps.light", Lamp, light, "jobs.kinds.files_expire")


def at(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()


def test_a_cron_slot_begins_at_the_hour_of_the_tenants_own_clock():
    mondays = Cron("0 7 * * mon")
    assert mondays.slot(at("2026-11-23T07:00:00+01:00"), MADRID) == at("2026-11-23T07:00:00+01:00")
    assert mondays.slot(at("2026-11-23T06:59:59+01:00"), MADRID) == at("2026-11-16T07:00:00+01:00")
    assert mondays.slot(at("2026-11-23T07:00:00+01:00"), UTC_ZONE) == at("2026-11-16T07:00:00+00:00")
    # In summer the same hour is another moment.
    assert mondays.slot(at("2026-07-08T12:00:00+02:00"), MADRID) == at("2026-07-06T07:00:00+02:00")


def test_the_queue_remembers_a_slot_until_the_next_one_begins():
    now = at("2026-11-23T07:00:00+01:00")
    assert Cron("0 7 * * mon").ttl(now, MADRID) >= 7 * DAY_SECONDS
    assert Every(900).ttl(now, MADRID) == 1800


@pytest.mark.parametrize("expression", ["", "every monday", "* * * *", "61 * * * *", "0 0 7 * * mon"])
def test_a_cron_expression_that_means_nothing_is_refused_where_it_is_written(expression: str):
    with pytest.raises(ValueError, match="is no cron expression"):
        Cron(expression)


async def test_missed_runs_are_made_up_for_by_one(services, tenant, monkeypatch):
    runs: list[int] = []
    daily = Cron("0 7 * * *")
    kind = JobKind("lamps.dust", Lamp, light, "x", schedule=daily)

    async def insert(session, _kind, slot, _ttl) -> bool:
        if session.info[TENANT_KEY] == tenant.guid:
            runs.append(slot)
        return True

    monkeypatch.setattr(worker, "enqueue_scheduled", insert)
    process = WorkerProcess(services.platform, services.registry, services.tenants)
    monkeypatch.setattr(process, "_scheduled_kinds", lambda: [(kind, daily, "estante")])
    for now in ("2026-11-02T12:00:00+00:00", "2026-11-06T12:00:00+00:00", "2026-11-06T23:00:00+00:00"):
        await process._enqueue_slots(at(now))
    zone = tenant.time_zone
    assert runs == [daily.slot(at(f"2026-11-0{day}T12:00:00+00:00"), zone) for day in (2, 6)]
    await process.live.close()
    await process.database.close()


async def test_a_delayed_job_waits_for_its_moment(services, tenant):
    soon = datetime.now(UTC) + timedelta(days=2)
    async with services.database.transaction(tenant) as session:
        jobs = [
            await services.queue.enqueue(session, LIGHT, Lamp("now")),
            await services.queue.enqueue(session, LIGHT, Lamp("at"), run_at=soon),
            await services.queue.enqueue(
                session, LIGHT, Lamp("later"), run_at=soon, delay=timedelta(hours=1)
            ),
        ]
        due = text("SELECT scheduled FROM saq_jobs WHERE key = :key")
        moments = [await session.scalar(due, {"key": str(job.guid)}) for job in jobs]
    assert moments[0] <= datetime.now(UTC).timestamp()
    assert moments[1:] == [int(soon.timestamp()), int((soon + timedelta(hours=1)).timestamp())]
    assert jobs[0].payload == {"room": "now"}


async def test_a_payload_of_another_kind_is_refused_by_the_type_checker(services: Services, tenant: Tenant):
    # Should mypy ever let this pass, it calls the comment below unused.
    async with services.database.transaction(tenant) as session:
        job = await services.queue.enqueue(session, LIGHT, NoPayload())  # type: ignore[misc]
    assert job.payload == {}


async def test_a_payload_that_cannot_be_read_fails_at_once(services, tenant, workbench):
    async with services.database.transaction(tenant) as session:
        kind = services.registry.jobs["estante.bulk.apply"]
        job = await services.queue.enqueue(session, kind, NoPayload())
    ended = await workbench.finish(job.guid, tenant)
    assert (ended.status, ended.error_code, ended.attempts) == ("failed", "JOB_FAILED", 1)
