"""What contents notify people of."""

from uuid import UUID

from estante.api.jobs import NotificationKind
from msgspec import Struct


class PreparationFailure(Struct, frozen=True):
    """The content that could not be prepared."""

    content: UUID
    name: str


PREPARATION_FAILED = NotificationKind(
    "contents.preparation_failed",
    PreparationFailure,
    "contents.notifications.preparation_failed",
    "contents.notifications.preparation_failed_title",
    page="/content/{content}",
    icon="file-text",
)

ALL = (PREPARATION_FAILED,)
