"""A worker that dies, is stopped, or comes late; each story starts its own."""

import asyncio
import signal

from estante.jobs.models import Job
from sqlalchemy import select, text

from tests.kernel.jobs.probe import plugin
from tests.kernel.jobs.probe.person import Person
from tests.kernel.jobs.probe.world import World


async def test_a_worker_that_is_killed_in_the_middle_loses_nothing(world: World, person: Person) -> None:
    guid = await person.enqueue(plugin.DIE_ONCE, name="killed")
    with world.worker() as first:
        assert await asyncio.to_thread(first.wait, 60) == -signal.SIGKILL
    assert (await person.job(guid)).status == "processing"
    with world.worker():
        job = await person.until(guid, "done", "failed")
    assert (job.status, job.result, job.attempts) == ("done", {"survived": True}, 2)


async def test_a_worker_that_is_asked_to_stop_hands_its_job_back(world: World, person: Person) -> None:
    guid = await person.enqueue(plugin.WAIT, name="stopped")
    with world.worker() as process:
        await person.until(guid, "processing")
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 30) == 0
    assert (await person.job(guid)).status == "queued"
    assert (await person.client.delete(f"/api/jobs/{guid}")).json()["data"]["status"] == "cancelled"


async def test_a_waiting_job_that_is_cancelled_never_runs(world: World, person: Person) -> None:
    guid = await person.enqueue(plugin.NOTE, name="never")
    await person.client.delete(f"/api/jobs/{guid}")
    again = await person.enqueue(plugin.NOTE, name="after")
    with world.worker():
        await person.until(again, "done")
    assert "notes/never" not in [name async for name in world.files.names(world.tenant(), "notes")]


async def test_a_job_comes_with_its_change_or_not_at_all(world: World, person: Person) -> None:
    tenant = world.tenant()
    async with world.database.session(tenant) as session:
        job = await world.queue.enqueue(session, tenant, plugin.NOTE, {}, person_guid=person.guid)
        await session.rollback()
    async with world.database.transaction(tenant) as session:
        assert await session.scalar(select(Job).where(Job.guid == job.guid)) is None
        queued = text("SELECT count(*) FROM saq_jobs WHERE key = :key")
        assert await session.scalar(queued, {"key": str(job.guid)}) == 0
