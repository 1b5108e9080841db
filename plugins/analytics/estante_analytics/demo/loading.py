"""Asks for the demo's year of use; it is written by a job, once there are schools."""

from estante.api.jobs import NoPayload
from estante.api.plugins import SeedContext
from sqlalchemy import exists, select

from estante_analytics.jobs import SAMPLE
from estante_analytics.models import ProgramSampleStudent, UsageDay


async def load_demo(context: SeedContext) -> None:
    """Ask for the sample, unless it is there."""
    async with context.database.transaction(context.tenant) as session:
        has_use = exists().where(UsageDay.is_sample)
        has_students = exists(select(ProgramSampleStudent.sample_guid))
        if not await session.scalar(select(has_use & has_students)):
            await context.queue.enqueue(session, SAMPLE, NoPayload())
