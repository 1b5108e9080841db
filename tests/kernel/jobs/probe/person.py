"""Somebody who asks for jobs and follows them."""

import asyncio
from uuid import UUID

import httpx
import msgspec
from estante.jobs.kinds import JobKind
from estante.jobs.queue import FINISHED
from estante.jobs.views import JobView
from sqlalchemy import TextClause, text

from tests.kernel.jobs.probe.plugin import Note
from tests.kernel.jobs.probe.world import World


class Person:
    """A signed-in person with a browser."""

    def __init__(self, world: World, client: httpx.AsyncClient, guid: UUID) -> None:
        self.world, self.client, self.guid = world, client, guid

    async def enqueue(self, kind: JobKind[Note], name: str = "") -> str:
        tenant = self.world.tenant()
        async with self.world.database.transaction(tenant) as session:
            job = await self.world.queue.enqueue(
                session, kind, Note(name), person_guid=self.guid, title="Fracciones"
            )
        return str(job.guid)

    async def job(self, guid: str) -> JobView:
        answer = await self.client.get(f"/api/jobs/{guid}")
        assert answer.status_code == 200, answer.text
        return msgspec.convert(answer.json()["data"], JobView)

    async def until(self, guid: str, *states: str) -> JobView:
        """Follow the job's events until it is in one of these states."""
        tenant = self.world.tenant()
        async with asyncio.timeout(60):
            async for _ in self.world.queue.live.subscribe(tenant.guid, self.guid, "0-1"):
                job = await self.job(guid)
                if job.status in states:
                    return job
        raise AssertionError("unreachable")

    async def until_stopped(self, guid: str) -> None:
        """Wait for the worker to let go of a cancelled job: only then can it run again."""
        run = text(f"SELECT count(*) FROM saq_jobs WHERE key = :key AND status NOT IN {FINISHED}")  # noqa: S608
        async with asyncio.timeout(120):
            while await self._count(run, guid):
                await asyncio.to_thread(lambda: None)

    async def _count(self, query: TextClause, guid: str) -> int:
        async with self.world.database.transaction(self.world.tenant()) as session:
            return await session.scalar(query, {"key": guid}) or 0
