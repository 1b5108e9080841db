"""Group commit: many writes, few transactions, and each caller its own answer."""

import asyncio
from collections.abc import Sequence

import pytest
from estante.database.engine import Database
from estante.database.group_commit import GroupWriter
from estante.errors import NotFound, Unavailable
from estante.tenancy.tenant import Tenant


class Counter:
    """Doubles numbers, batch by batch: a negative one breaks its batch, nought matches nothing."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.open = asyncio.Event()
        self.open.set()

    async def __call__(self, _database: Database, _tenant: Tenant, writes: Sequence[int]) -> list[int | None]:
        await self.open.wait()
        if any(write < 0 for write in writes):
            raise ValueError("negative")
        self.batches.append(list(writes))
        return [2 * write or None for write in writes]


@pytest.fixture
async def counter() -> Counter:
    return Counter()


async def test_a_crowd_shares_its_commits_and_each_gets_its_own_answer(database, tenant, counter):
    writer = GroupWriter(database, counter, name="tests.double")
    counter.open.clear()
    writes = [asyncio.create_task(writer.put(tenant, number)) for number in range(1, 101)]
    await asyncio.to_thread(int)
    counter.open.set()
    assert await asyncio.gather(*writes) == [2 * number for number in range(1, 101)]
    assert len(counter.batches) <= 3


async def test_one_bad_write_is_alone_with_its_error(database, tenant, counter):
    writer = GroupWriter(database, counter, name="tests.double", lanes=1)
    counter.open.clear()
    writes = [asyncio.create_task(writer.put(tenant, number)) for number in (1, 2, -3, 0, 5)]
    await asyncio.to_thread(int)
    counter.open.set()
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert [answers[0], answers[1], answers[4]] == [2, 4, 10]
    assert isinstance(answers[2], ValueError)
    assert isinstance(answers[3], NotFound)


async def test_a_full_buffer_and_a_server_that_stops_refuse_at_once(database, tenant, counter):
    writer = GroupWriter(database, counter, name="tests.double", lanes=1, max_waiting=1)
    counter.open.clear()
    # The lane has taken the first one, and the second fills the buffer.
    writes = [asyncio.create_task(writer.put(tenant, 1))]
    await asyncio.to_thread(int)
    writes.append(asyncio.create_task(writer.put(tenant, 2)))
    await asyncio.to_thread(int)
    with pytest.raises(Unavailable):
        await writer.put(tenant, 3)
    counter.open.set()
    assert await asyncio.gather(*writes) == [2, 4]
    await writer.drain()
    with pytest.raises(Unavailable):
        await writer.put(tenant, 4)
