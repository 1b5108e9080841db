"""Work after a call: kinds of jobs, the queue, and the notifications and letters that people get."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.database.group_commit import LANES, MAX_WAITING, GroupWriter
    from estante.jobs.context import WorkContext
    from estante.jobs.kinds import JobContext, JobKind, Postponed
    from estante.jobs.payloads import Json, NoPayload
    from estante.jobs.queue import JobQueue, JobRequest
    from estante.jobs.schedules import DAILY, HOURLY, Cron, Every, Schedule
    from estante.mail.kinds import LetterKind
    from estante.mail.service import Letters
    from estante.mail.values import NoValues, Recipient
    from estante.notifications.kinds import NotificationKind
    from estante.notifications.service import Notifications
    from estante.telemetry.metrics import batch_written
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "DAILY",
    "HOURLY",
    "LANES",
    "MAX_WAITING",
    "Cron",
    "Every",
    "GroupWriter",
    "JobContext",
    "JobKind",
    "JobQueue",
    "JobRequest",
    "Json",
    "LetterKind",
    "Letters",
    "NoPayload",
    "NoValues",
    "NotificationKind",
    "Notifications",
    "Postponed",
    "Recipient",
    "Schedule",
    "WorkContext",
    "batch_written",
]
