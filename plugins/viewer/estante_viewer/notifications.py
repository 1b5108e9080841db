"""What the viewer notifies people of."""

from uuid import UUID

from estante.api.jobs import NotificationKind
from msgspec import Struct


class ReportOutcome(Struct, frozen=True):
    """The content that somebody reported, and what was answered; `outcome` is the key of a text."""

    content: UUID
    name: str
    outcome: str
    answer: str


REPORT_ANSWERED = NotificationKind(
    "viewer.report_answered",
    ReportOutcome,
    "viewer.notifications.report_answered",
    "viewer.notifications.report_answered_title",
    page="/viewer/{content}",
    icon="flag",
    text_keys=("outcome",),
)

ALL = (REPORT_ANSWERED,)
