"""How far a batch is."""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.batches.models import BatchFile


async def count_states(session: AsyncSession, guid: UUID) -> dict[str, int]:
    """How many files of a batch there are in each state."""
    rows = await session.execute(
        select(BatchFile.state, func.count()).where(BatchFile.batch_guid == guid).group_by(BatchFile.state)
    )
    return {"waiting": 0, "made": 0, "refused": 0, "skipped": 0} | {state: count for state, count in rows}
