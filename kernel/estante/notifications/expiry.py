"""How long notifications are kept, read or not."""

from datetime import timedelta

from sqlalchemy import delete, func

from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAILY
from estante.notifications.models import Notification

TTL = timedelta(days=90)


async def expire_notifications(job: JobContext, _payload: NoPayload) -> Json:
    """Delete the notifications of three months ago."""
    async with job.transaction() as session:
        await session.execute(delete(Notification).where(Notification.created_at < func.now() - TTL))
    return None


EXPIRE_NOTIFICATIONS = JobKind(
    "estante.notifications.expire",
    NoPayload,
    expire_notifications,
    "jobs.kinds.notifications_expire",
    schedule=DAILY,
    due=f"SELECT EXISTS (SELECT FROM notifications WHERE created_at < now() - interval '{TTL.days} days')",  # noqa: S608 - our own words
)
