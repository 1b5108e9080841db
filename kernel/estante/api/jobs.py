"""Work after a call: kinds of jobs, and the queue."""

from estante.database.group_commit import LANES, MAX_WAITING, GroupWriter
from estante.jobs.context import WorkContext
from estante.jobs.kinds import JobContext, JobKind, Json, NoPayload
from estante.jobs.queue import JobQueue
from estante.jobs.schedules import DAILY, HOURLY, Schedule
from estante.telemetry.metrics import batch_written

__all__ = [
    "DAILY",
    "HOURLY",
    "LANES",
    "MAX_WAITING",
    "GroupWriter",
    "JobContext",
    "JobKind",
    "JobQueue",
    "Json",
    "NoPayload",
    "Schedule",
    "WorkContext",
    "batch_written",
]
