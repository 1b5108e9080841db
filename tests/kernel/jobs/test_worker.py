"""A worker that dies, is stopped, or comes late; each story starts its own."""

import asyncio
import signal
from datetime import datetime
from functools import partial

import pytest
from estante.builds import BuildArchive
from estante.jobs.models import Job
from estante.jobs.queue import TENANT_TURN
from estante.jobs.worker import CONCURRENCY
from estante.testing.workbench import until
from sqlalchemy import func, select, text

from tests.kernel.jobs.probe import plugin
from tests.kernel.jobs.probe.person import Person
from tests.kernel.jobs.probe.world import World

pytestmark = pytest.mark.wide


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


async def test_a_worker_keeps_the_parts_of_a_build_for_pages_that_outlive_it(world: World) -> None:
    assets = world.platform.shell_dir / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    archive = BuildArchive.open(world.platform)

    async def kept(name: str) -> bool:
        return await archive.find(f"shell/assets/{name}") is not None

    for name in ("panel-first.js", "panel-second.js"):
        for old in assets.glob("panel-*"):
            old.unlink()
        (assets / name).write_text(f"export const from = '{name}'")
        # An update starts its worker anew.
        with world.worker():
            await until(partial(kept, name))
    async with world.browser("andaluna.localhost") as page:
        answer = await page.get("/ui/shell/assets/panel-first.js")
    assert (answer.status_code, answer.text) == (200, "export const from = 'panel-first.js'")


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
        job = await world.queue.enqueue(session, plugin.NOTE, plugin.Note(), person_guid=person.guid)
        await session.rollback()
    async with world.database.transaction(tenant) as session:
        assert await session.scalar(select(Job).where(Job.guid == job.guid)) is None
        queued = text("SELECT count(*) FROM saq_jobs WHERE key = :key")
        assert await session.scalar(queued, {"key": str(job.guid)}) == 0


async def test_what_a_person_asks_for_goes_before_a_thousand_that_nobody_did(
    world: World, person: Person
) -> None:
    tenant = world.tenant()
    async with world.database.transaction(tenant) as session:
        for number in range(1000):
            await world.queue.enqueue(session, plugin.NOTE, plugin.Note(f"background-{number}"))
    asked_for = await person.enqueue(plugin.NOTE, name="asked for")
    with world.worker():
        done = await person.until(asked_for, "done")
    async with world.database.transaction(tenant) as session:
        by_itself = select(func.count()).where(Job.person_guid.is_(None), Job.kind == plugin.NOTE.name)
        earlier = await session.scalar(by_itself.where(Job.started_at < done.started_at))
        # A worker runs four at once: what was not asked for began beside it at most.
        assert (earlier or 0) < CONCURRENCY
        assert (await session.scalar(by_itself) or 0) == 1000
        await session.execute(text("DELETE FROM saq_jobs WHERE status = 'queued'"))


@pytest.mark.parametrize(("key", "before"), [("ipe", 1), ("andaluna", 60 // TENANT_TURN + 1)])
async def test_somebody_elses_first_job_goes_before_the_rest_of_sixty(
    world: World, person: Person, key: str, before: int
) -> None:
    for number in range(60):
        await person.enqueue(plugin.NOTE, name=f"sixty-{key}-{number}")
    tenant, (_, guid) = world.tenant(key), await world.sign_in(key)
    async with world.database.transaction(tenant) as session:
        job = await world.queue.enqueue(session, plugin.NOTE, plugin.Note(f"first-{key}"), person_guid=guid)

    async def began() -> datetime | None:
        async with world.database.transaction(tenant) as session:
            return await session.scalar(select(Job.started_at).where(Job.guid == job.guid))

    async def has_begun() -> bool:
        return await began() is not None

    with world.worker():
        await until(has_begun)
    async with world.database.transaction(world.tenant()) as session:
        earlier = select(func.count()).where(Job.person_guid == person.guid, Job.started_at < await began())
        # A worker runs four at once, and has taken four more by then.
        assert (await session.scalar(earlier) or 0) < before + 2 * CONCURRENCY
        await session.execute(text("DELETE FROM saq_jobs WHERE status = 'queued'"))


async def test_all_of_ones_jobs_are_stopped_at_once_and_nobody_elses(world: World, person: Person) -> None:
    names = {"not this", "nor this", "nor that"}
    mine = [await person.enqueue(plugin.NOTE, name=name) for name in names]
    async with world.client() as other:
        assert (await other.post("/api/jobs/cancel")).json()["data"] == {"cancelled": 0}
    assert [(await person.job(guid)).status for guid in mine] == ["queued"] * 3
    assert (await person.client.post("/api/jobs/cancel")).json()["data"] == {"cancelled": 3}
    assert [(await person.job(guid)).status for guid in mine] == ["cancelled"] * 3
    last = await person.enqueue(plugin.NOTE, name="last")
    with world.worker():
        await person.until(last, "done")
    left = {name async for name in world.files.names(world.tenant(), "notes")}
    assert left.isdisjoint({f"notes/{name}" for name in names})


async def test_a_running_job_is_stopped_with_the_others(world: World, person: Person) -> None:
    running = await person.enqueue(plugin.WAIT, name="endless")
    with world.worker():
        await person.until(running, "processing")
        assert (await person.client.post("/api/jobs/cancel")).json()["data"] == {"cancelled": 1}
        await person.until_stopped(running)
    assert (await person.client.post(f"/api/jobs/{running}/retry")).status_code == 200
    assert (await person.client.post("/api/jobs/cancel")).json()["data"] == {"cancelled": 1}
