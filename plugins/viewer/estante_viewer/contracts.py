"""What the viewer tells other plugins."""

from uuid import UUID

from estante.api.events import Event


class ContentConsumptionStarted(Event, frozen=True, kw_only=True):
    """A person opened a content and a session began."""

    consumption_guid: UUID
    session_guid: UUID
    content_guid: UUID


class ContentConsumed(Event, frozen=True, kw_only=True):
    """A session ended. `progress` is the person's share of the content in percent, over all sessions."""

    consumption_guid: UUID
    session_guid: UUID
    content_guid: UUID
    progress: float


class ContentReported(Event, frozen=True, kw_only=True):
    """A person, or the viewer for a person, reported a problem with a content."""

    report_guid: UUID
    content_guid: UUID
    type: str
