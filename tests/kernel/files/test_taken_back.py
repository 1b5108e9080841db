"""A file that a transaction stores goes with the transaction, if that is rolled back."""

from collections.abc import Awaitable, Callable

import pytest
from estante.database.engine import AFTER_ROLLBACK
from estante.errors import NotFound
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession

from tests.kernel.jobs.probe.world import World

PATH = "covers/taken-back.webp"


async def store(world: World, after: Callable[[AsyncSession], Awaitable[None]]) -> None:
    """Store a file in a transaction, and do something in it afterwards."""
    tenant = world.tenant()
    async with world.database.transaction(tenant) as session:
        await world.files.put_with(session, tenant, PATH, b"bytes")
        await after(session)


async def is_there(world: World) -> bool:
    try:
        await world.files.stat(world.tenant(), PATH)
    except NotFound:
        return False
    return True


async def test_it_stays_with_its_transaction_and_goes_when_that_is_rolled_back(world: World) -> None:
    async def nothing(_session: AsyncSession) -> None:
        assert await is_there(world)

    async def fails(session: AsyncSession) -> None:
        # One that cannot be taken back keeps no other.
        session.info[AFTER_ROLLBACK].insert(0, lambda: world.files.read(world.tenant(), "covers/none.webp"))
        await session.execute(text("SELECT 1 / 0"))

    with pytest.raises(Exception, match="division by zero"):
        await store(world, fails)
    assert not await is_there(world)
    await store(world, nothing)
    assert await is_there(world)


async def test_it_stays_when_nobody_knows_whether_the_transaction_stands(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def loses_the_answer(session: AsyncSession) -> None:
        commit = session.commit

        async def lost() -> None:
            await commit()
            raise OperationalError("COMMIT", {}, ConnectionResetError("the answer was lost"))

        monkeypatch.setattr(session, "commit", lost)

    with pytest.raises(OperationalError):
        await store(world, loses_the_answer)
    assert await is_there(world)
