"""How long letters are remembered, sent or not."""

from datetime import timedelta

from sqlalchemy import delete, func

from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAILY
from estante.mail.models import OutgoingLetter

TTL = timedelta(days=30)


async def expire_letters(job: JobContext, _payload: NoPayload) -> Json:
    """Delete the letters of a month ago."""
    async with job.transaction() as session:
        await session.execute(delete(OutgoingLetter).where(OutgoingLetter.created_at < func.now() - TTL))
    return None


EXPIRE_LETTERS = JobKind(
    "estante.mail.expire",
    NoPayload,
    expire_letters,
    "jobs.kinds.mail_expire",
    schedule=DAILY,
    due=f"SELECT EXISTS (SELECT FROM letters WHERE created_at < now() - interval '{TTL.days} days')",  # noqa: S608 - our own words
)
