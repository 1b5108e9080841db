"""What the consumption calls take and answer (VS §3, §7)."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

LONGEST = 1_000_000_000
SUSPEND_DATA_LENGTH = 262_144

Position = Annotated[float, Meta(ge=0, le=LONGEST, description="Seconds, pages, or 0 to 1: the type's unit.")]
Length = Annotated[float, Meta(ge=0.001, le=LONGEST, description="The content's full length in its unit.")]
Moment = Annotated[datetime, Meta(tz=True)]
TypeGuid = Annotated[str, Meta(pattern=r"^[A-Z0-9_]{1,40}$", examples=["CTTY_05"])]
SuspendData = Annotated[str, Meta(max_length=SUSPEND_DATA_LENGTH)]
CompletionStatus = Literal[
    "not attempted", "incomplete", "completed", "passed", "failed", "browsed", "unknown"
]
Number = Annotated[float, Meta(ge=-LONGEST, le=LONGEST)]


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A score as SCORM tells it: `scaled` is -1 to 1, `raw` lies between `min` and `max`."""

    scaled: Annotated[float, Meta(ge=-1, le=1)] | None = None
    raw: Number | None = None
    min: Number | None = None
    max: Number | None = None


class StartConsumption(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a content: `progress_ends` is its length in seconds or pages, or 1 for single-update types."""

    content_guid: UUID
    type: TypeGuid
    progress_ends: Length


class StartedConsumption(Struct, frozen=True):
    """The person's consumption of the content, and the session that just began."""

    guid: UUID
    session_guid: UUID
    progress: float
    last: float
    suspend_data: str | None
    completion_status: CompletionStatus | None
    score: Score | None


class UpdateProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """The part seen between two moments. Sending the same update twice changes nothing the second time."""

    started_at: Moment
    ended_at: Moment
    progress_start: Position
    progress_end: Position
    session_guid: UUID
    suspend_data: SuspendData | None = None
    completion_status: CompletionStatus | None = None
    score: Score | None = None


class Progress(Struct, frozen=True):
    """`progress` in percent of the whole, `last` the position to resume at, in the content's unit."""

    progress: float
    last: float


class CloseSession(Struct, frozen=True, forbid_unknown_fields=True):
    """End a session. The guids repeat the address and must not contradict it."""

    ended_at: Moment
    consumption_guid: UUID | None = None
    guid: UUID | None = None


class ClosedSession(Struct, frozen=True):
    """A session with its end."""

    guid: UUID
    consumption_guid: UUID
    started_at: datetime
    ended_at: datetime


class ConsumptionRow(Struct, frozen=True):
    """One of the person's consumptions."""

    guid: UUID
    content_guid: UUID
    type: str
    progress_ends: float
    progress: float
    last: float
    suspend_data: str | None
    completion_status: CompletionStatus | None
    score: Score | None
    sessions: int
    created_at: datetime
    updated_at: datetime
