"""What the consumption calls take and answer (VS §3, §7)."""

from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct

MAX_SIZE = 1_000_000_000
MAX_SUSPEND_DATA = 262_144
MAX_RANGES = 500
MAX_SEQUENCE = 2**53
MAX_WAIT = 366 * 86_400

Position = Annotated[
    float, Meta(ge=0, le=MAX_SIZE, description="Seconds, pages, or 0 to 1: the type's unit.")
]
Length = Annotated[float, Meta(ge=0.001, le=MAX_SIZE, description="The content's full length in its unit.")]
Moment = Annotated[datetime, Meta(tz=True)]
TypeGuid = Annotated[str, Meta(pattern=r"^[A-Z0-9_]{1,40}$", examples=["CTTY_05"])]
SuspendData = Annotated[str, Meta(max_length=MAX_SUSPEND_DATA)]
Completion = Literal["not attempted", "incomplete", "completed", "browsed", "unknown"]
Success = Literal["passed", "failed", "unknown"]
# SCORM 1.2 has one word for both.
CompletionStatus = Literal[
    "not attempted", "incomplete", "completed", "passed", "failed", "browsed", "unknown"
]
Ranges = Annotated[list[tuple[Position, Position]], Meta(max_length=MAX_RANGES)]
Number = Annotated[float, Meta(ge=-MAX_SIZE, le=MAX_SIZE)]


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A score as SCORM tells it: `scaled` is -1 to 1, `raw` lies between `min` and `max`."""

    scaled: Annotated[float, Meta(ge=-1, le=1)] | None = None
    raw: Number | None = None
    min: Number | None = None
    max: Number | None = None


class StartConsumption(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a content.

    What the server knows better is taken from there: `type` always, and `progress_ends`, the length in
    seconds or pages, wherever the content's own file says it. With a `session_guid` of the client's own,
    sending it again starts nothing twice. `waited` is how many seconds ago the sitting began, when this
    could not be sent at once.
    """

    EXAMPLE: ClassVar[Example] = {"content_guid": EXAMPLE_GUID}
    content_guid: UUID
    type: TypeGuid | None = None
    progress_ends: Length | None = None
    session_guid: UUID | None = None
    waited: Annotated[float, Meta(ge=0, le=MAX_WAIT)] = 0


class StartedConsumption(Struct, frozen=True):
    """The person's consumption of the content, and the session that just began."""

    guid: UUID
    session_guid: UUID
    progress: float
    last: float
    suspend_data: str | None
    completion_status: Completion | None
    success_status: Success | None
    score: Score | None
    covered: list[tuple[float, float]]


class UpdateProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """The part seen between two moments. Sending the same update twice changes nothing the second time.

    `sequence` numbers a session's updates: an older one that comes late fills in what was seen, and moves
    nothing back. `covered` are further parts seen meanwhile. `ended` says that the player reached its end,
    which lies where the server has it. `progress_ends` is read only where the server has no length.
    """

    EXAMPLE: ClassVar[Example] = {
        "session_guid": EXAMPLE_GUID,
        "started_at": "2026-03-02T09:00:00Z",
        "ended_at": "2026-03-02T09:00:30Z",
        "progress_start": 0,
        "progress_end": 30,
        "sequence": 1,
    }
    started_at: Moment
    ended_at: Moment
    progress_start: Position
    progress_end: Position
    session_guid: UUID
    suspend_data: SuspendData | None = None
    completion_status: CompletionStatus | None = None
    success_status: Success | None = None
    score: Score | None = None
    sequence: Annotated[int, Meta(ge=1, le=MAX_SEQUENCE)] | None = None
    covered: Ranges = []
    ended: bool = False
    progress_ends: Length | None = None

    @property
    def completion(self) -> str | None:
        """The completion alone: a verdict of SCORM 1.2 is given on something that is done."""
        return "completed" if self.completion_status in {"passed", "failed"} else self.completion_status

    @property
    def success(self) -> str | None:
        """The success alone."""
        is_verdict = self.completion_status in {"passed", "failed"}
        return self.success_status or (self.completion_status if is_verdict else None)


class Progress(Struct, frozen=True):
    """`progress` in percent of the whole, `last` the position to resume at, in the content's unit."""

    progress: float
    last: float


class CloseSession(Struct, frozen=True, forbid_unknown_fields=True):
    """End a session. The guids repeat the address and must not contradict it."""

    EXAMPLE: ClassVar[Example] = {"ended_at": "2026-03-02T09:12:00Z"}
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
    progress_ends: float | None
    progress: float
    last: float
    suspend_data: str | None
    completion_status: Completion | None
    success_status: Success | None
    score: Score | None
    sessions: int
    created_at: datetime
    updated_at: datetime
