"""Jobs: run by a worker, followed and ended by the person who asked for them."""

import asyncio
from collections.abc import Iterator

import pytest
from estante.jobs import models
from estante.jobs.live import MAX_STREAMS, REPLACED_EVENT
from psycopg.sql import Identifier
from saq.queue.postgres_migrations import get_migrations
from uuid_utils.compat import uuid7

from tests.kernel.jobs.probe import plugin
from tests.kernel.jobs.probe.person import Person
from tests.kernel.jobs.probe.world import World


@pytest.fixture(scope="module")
def worker(world: World) -> Iterator[None]:
    with world.worker():
        yield


def test_the_queues_tables_are_those_of_the_pinned_library() -> None:
    assert get_migrations(Identifier("j"), Identifier("s"))[-1][0] == 3


async def test_a_job_runs_and_its_person_sees_it_through(world: World, person: Person, worker: None) -> None:
    guid = await person.enqueue(plugin.NOTE, name="one")
    job = await person.until(guid, "done")
    assert (job.progress, job.result, job.title) == (1.0, {"note": "one"}, "Fracciones")
    assert await world.files.read(world.tenant(), "notes/one") == b"done"
    listed = (await person.client.get("/api/jobs", params={"status": "done", "pageSize": 5})).json()
    assert ([one["guid"] for one in listed["data"]], listed["meta"]["total"]) == ([guid], 1)
    assert (await person.client.get("/api/jobs", params={"status": "queued"})).json()["data"] == []
    assert (await person.client.delete(f"/api/jobs/{guid}")).json()["code"] == "JOB_STATE"
    assert (await person.client.post(f"/api/jobs/{guid}/retry")).status_code == 409


async def test_nobody_else_sees_it(world: World, person: Person) -> None:
    guid = await person.enqueue(plugin.WAIT, name="mine")
    async with world.client() as other, world.client("ipe") as foreigner:
        for stranger in (other, foreigner):
            assert (await stranger.get(f"/api/jobs/{guid}")).status_code == 404
            assert (await stranger.delete(f"/api/jobs/{guid}")).status_code == 404
            assert (await stranger.post(f"/api/jobs/{guid}/retry")).status_code == 404
            assert (await stranger.get("/api/jobs")).json()["data"] == []
    async with world.browser("andaluna.localhost") as nobody:
        assert (await nobody.get("/api/jobs")).status_code == 401
    assert (await person.client.delete(f"/api/jobs/{guid}")).json()["data"]["status"] == "cancelled"


async def test_a_running_job_is_interrupted_and_can_be_run_again(
    world: World, person: Person, worker: None
) -> None:
    guid = await person.enqueue(plugin.WAIT, name="long")
    await person.until(guid, "processing")
    assert (await person.client.delete(f"/api/jobs/{guid}")).json()["data"]["status"] == "cancelled"
    at_once = await person.client.post(f"/api/jobs/{guid}/retry")
    if at_once.status_code == 409:
        assert at_once.json()["code"] == "IN_USE"
        await person.until_stopped(guid)
        assert (await person.client.post(f"/api/jobs/{guid}/retry")).json()["data"]["status"] == "queued"
    await person.until(guid, "processing")
    await person.client.delete(f"/api/jobs/{guid}")


async def test_a_refusal_is_told_at_once_in_the_persons_language(person: Person, worker: None) -> None:
    guid = await person.enqueue(plugin.REFUSE)
    job = await person.until(guid, "failed")
    assert job.attempts == 1
    assert job.error is not None
    assert job.error.code == "ARCHIVE_ENTRY_NAME"
    assert "«../x»" in job.error.message


async def test_a_failure_is_tried_again_three_times_in_all(person: Person, worker: None) -> None:
    job = await person.until(await person.enqueue(plugin.FAIL_TWICE, name="thrice"), "done", "failed")
    assert (job.status, job.result, job.attempts) == ("done", {"tries": 3}, 3)


async def test_a_job_that_takes_too_long_is_ended(person: Person, worker: None) -> None:
    job = await person.until(await person.enqueue(plugin.LINGER), "failed")
    assert job.error is not None
    assert job.error.code == "JOB_TIMEOUT"


async def test_a_repeating_kind_runs_in_each_tenant_by_itself(world: World, worker: None) -> None:
    async with asyncio.timeout(120):
        for key in ("andaluna", "ipe"):
            while "notes/tick" not in [name async for name in world.files.names(world.tenant(key), "notes")]:
                await asyncio.to_thread(lambda: None)


async def test_missed_events_are_told_to_who_comes_back(world: World, person: Person) -> None:
    tenant, live = world.tenant(), world.queue.live
    for number in range(3):
        await live.publish(tenant.guid, person.guid, "job", {"n": number})
    await live.publish(tenant.guid, uuid7(), "job", {"n": "somebody else's"})
    found = []
    async for event in live.subscribe(tenant.guid, person.guid, "0-1"):
        assert event is not None
        found.append(event)
        if len(found) == 3:
            break
    assert [event.data for event in found] == [{"n": 0}, {"n": 1}, {"n": 2}]
    async for event in live.subscribe(tenant.guid, person.guid, found[1].id):
        assert event == found[2]
        break


async def test_the_oldest_of_too_many_streams_of_a_person_ends_and_is_told_why(
    world: World, person: Person
) -> None:
    tenant, live = world.tenant(), world.queue.live

    async def heard() -> list[str]:
        return [event.name async for event in live.subscribe(tenant.guid, person.guid) if event]

    async def somebody_elses() -> list[str]:
        return [event.name async for event in live.subscribe(tenant.guid, uuid7()) if event]

    other = asyncio.create_task(somebody_elses())
    streams = [asyncio.create_task(heard()) for _ in range(MAX_STREAMS + 1)]
    assert await streams[0] == [REPLACED_EVENT]
    assert not any(stream.done() for stream in (*streams[1:], other))
    for stream in (*streams, other):
        stream.cancel()


async def test_events_are_streamed_to_the_browser(world: World, person: Person) -> None:
    """Read from the application directly: the in-process browser waits for the end of an answer."""
    tenant = world.tenant()
    request = person.client.build_request("GET", "/api/events", headers={"Last-Event-ID": "0-1"})
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/events",
        "raw_path": b"/api/events",
        "query_string": b"",
        "headers": [(key.lower(), value) for key, value in request.headers.raw],
        "http_version": "1.1",
        "scheme": "http",
        "server": ("andaluna.localhost", 8000),
        "client": ("127.0.0.1", 1),
        "root_path": "",
    }
    gone, body, seen = asyncio.Event(), bytearray(), asyncio.Event()

    async def receive() -> dict[str, object]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, object]) -> None:
        part = message.get("body", b"")
        assert isinstance(part, bytes)
        body.extend(part)
        if b"event: news" in body:
            seen.set()

    await world.queue.live.publish(tenant.guid, person.guid, "news", {"unread": 1})
    serving = asyncio.create_task(world.app(scope, receive, send))
    await asyncio.wait_for(seen.wait(), 30)
    gone.set()
    await asyncio.wait_for(serving, 30)
    assert b'data: {"unread":1}' in body
    assert body.startswith(b": ")


def test_open_states_are_the_ones_that_can_be_cancelled() -> None:
    assert models.OPEN == ("queued", "processing")
