"""Many updates at once: none is lost, none counts twice."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID

import pytest
from estante.config import Platform
from estante.database.engine import Database
from estante.errors import NotFound, Unavailable
from estante.tenancy.tenant import Tenant
from estante_viewer.schemas.consumptions import Progress, UpdateProgress
from estante_viewer.services.progress import ProgressWrite, ProgressWriter
from uuid_utils.compat import uuid7

from .conftest import START, Viewing

Viewings = Callable[..., Awaitable[Viewing]]


def write(seen: Viewing, place: int, suspend_data: str | None = None) -> ProgressWrite:
    """The update of two of a hundred seconds, made three seconds after the one before."""
    assert seen.client.person is not None
    start, end = START + timedelta(seconds=3 * place), START + timedelta(seconds=3 * place + 3)
    session = UUID(seen.started["session_guid"])
    update = UpdateProgress(start, end, 2 * place, 2 * place + 2, session, suspend_data)
    return ProgressWrite(UUID(seen.started["guid"]), seen.client.person.guid, update)


@pytest.mark.spec("VIE-157", "VIE-159")
async def test_fifty_racing_updates_are_all_counted(tenant: Tenant, viewing: Viewings) -> None:
    seen = await viewing(tenant)
    order = [*range(50), *range(50)]
    bodies = [seen.update(2 * place, 2 * place + 2, at=3 * place) for place in reversed(order)]
    answers = await asyncio.gather(*(seen.client.post(seen.address, json=body) for body in bodies))
    assert {answer.status_code for answer in answers} == {200}
    kept = await seen.read()
    assert (kept["progress"], kept["last"]) == (100, 100)


@pytest.mark.spec("VIE-157")
async def test_two_servers_do_not_overwrite_each_other(
    tenant: Tenant, viewing: Viewings, platform: Platform
) -> None:
    seen = await viewing(tenant)
    other = await viewing(tenant, by=seen.client)
    databases = [Database(platform.addresses.app_url) for _ in range(2)]
    writers = [ProgressWriter(database) for database in databases]
    mixed = [write(one, place) for place in range(50) for one in (seen, other)]
    await asyncio.gather(*(writers[place % 2].put(tenant, one) for place, one in enumerate(mixed)))
    for database in databases:
        await database.close()
    assert (await seen.read())["progress"] == 100
    assert (await other.read())["progress"] == 100


async def test_one_bad_write_does_not_take_others_with_it(
    tenant: Tenant, viewing: Viewings, database: Database
) -> None:
    seen = await viewing(tenant)
    writer = ProgressWriter(database, lanes=1)
    good = [write(seen, place) for place in range(20)]
    bad = write(seen, 20, suspend_data="PostgreSQL stores no \0")
    lost = ProgressWrite(uuid7(), good[0].person_guid, good[0].update)
    puts = [writer.put(tenant, one) for one in (*good, bad, lost)]
    *answers, failed, missing = await asyncio.gather(*puts, return_exceptions=True)
    assert all(isinstance(one, Progress) for one in answers)
    assert isinstance(failed, Exception)
    assert isinstance(missing, NotFound)
    assert (await seen.read())["progress"] == 40


async def test_a_full_buffer_says_so_and_a_drain_answers_all(
    tenant: Tenant, viewing: Viewings, database: Database
) -> None:
    seen = await viewing(tenant)
    writer = ProgressWriter(database, lanes=1, max_waiting=10)
    puts = [asyncio.ensure_future(writer.put(tenant, write(seen, place))) for place in range(12)]
    answers = await asyncio.gather(*puts, return_exceptions=True)
    assert [type(one) for one in answers] == [Progress] * 10 + [Unavailable] * 2
    # The puts begin before the drain does: tasks start in this order.
    waiting = [writer.put(tenant, write(seen, place)) for place in range(10, 15)]
    *told, _ = await asyncio.gather(*waiting, writer.drain())
    assert all(isinstance(one, Progress) for one in told)
    with pytest.raises(Unavailable):
        await writer.put(tenant, write(seen, 15))
