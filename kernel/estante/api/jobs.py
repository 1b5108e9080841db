"""Work after a call: kinds of jobs, and the queue."""

from estante.jobs.context import WorkContext
from estante.jobs.kinds import JobContext, JobKind, Json, NoPayload
from estante.jobs.queue import JobQueue
from estante.jobs.schedules import DAILY, HOURLY, Schedule
from estante.telemetry.metrics import batch_written

__all__ = [
    "DAILY",
    "HOURLY",
    "JobContext",
    "JobKind",
    "JobQueue",
    "Json",
    "NoPayload",
    "Schedule",
    "WorkContext",
    "batch_written",
]
