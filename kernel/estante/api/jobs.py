"""Work after a call: kinds of jobs, and the queue."""

from estante.jobs.kinds import JobContext, JobKind, Json
from estante.jobs.queue import JobQueue
from estante.telemetry.metrics import batch_written

__all__ = ["JobContext", "JobKind", "JobQueue", "Json", "batch_written"]
