"""What the starter of a job is notified of: that it failed, or that it is done where that took long."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.jobs.kinds import JobKind
from estante.jobs.models import Job
from estante.jobs.views import page_of
from estante.notifications.kinds import NotificationKind

if TYPE_CHECKING:
    from estante.notifications.service import Notifications

# Whoever asked for something quicker is still looking.
LONG = timedelta(seconds=10)
# The job centre, for jobs whose kind names no page: an export's file is there, and trying again.
ACTIVITY = "/notifications#activity"


class JobEnd(Struct, frozen=True):
    """The job: what it does (a text key), what it is about, and where that is seen."""

    what: str
    title: str
    page: str


JOB_FAILED = NotificationKind(
    "estante.job_failed",
    JobEnd,
    "notifications.job_failed",
    "notifications.job_failed_title",
    page="{page}",
    icon="flag",
    text_keys=("what",),
)
JOB_DONE = NotificationKind(
    "estante.job_done",
    JobEnd,
    "notifications.job_done",
    "notifications.job_done_title",
    page="{page}",
    icon="check",
    text_keys=("what",),
)


async def notify_of_end(
    notifications: "Notifications", session: AsyncSession, job: Job, kind: JobKind[Any] | None
) -> None:
    """Notify whoever asked for a job that has just ended, where its kind tells of it."""
    if kind is None or job.person_guid is None or kind.tells == "nothing":
        return
    raised = JOB_FAILED if job.status == "failed" else JOB_DONE
    if raised is JOB_DONE and (kind.tells == "failure" or datetime.now(UTC) - job.created_at < LONG):
        return
    end = JobEnd(kind.text_key, f" · {job.title}" if job.title else "", page_of(job, kind) or ACTIVITY)
    await notifications.raise_for(session, [job.person_guid], raised, end)
