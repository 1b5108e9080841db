"""What a course's player reads and stores: the parts of a course, each with a state of its own (A115)."""

from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

from estante_viewer.schemas.consumptions import Completion, Score, Success

# SCORM 2004 allows 64,000 characters of suspend data beside interactions, objectives and comments.
MAX_STATE_LENGTH = 2_000_000
MAX_COMMIT_BYTES = 4 * MAX_STATE_LENGTH
MAX_SEQUENCE = 2**53

PartName = Annotated[str, Meta(min_length=1, max_length=1000, description="A SCO's identifier.")]
State = Annotated[str, Meta(max_length=MAX_STATE_LENGTH)]
Exit = Literal["", "suspend", "normal", "logout", "time-out"]
Measure = Annotated[float, Meta(ge=0, le=1)]
Sequence = Annotated[int, Meta(ge=0, le=MAX_SEQUENCE, description="Milliseconds since 1970; later wins.")]


class CoursePart(Struct, frozen=True, kw_only=True):
    """One SCO: the attempt to go on with in `state` and `exit`, the best that was reached in the others.

    `exit` is null while the SCO has not ended its attempt. `progress` is its own measure, 0 to 1.
    """

    part: PartName
    state: State | None
    exit: Exit | None
    completion: Completion
    success: Success
    score: Score | None
    progress: Measure | None
    sequence: Sequence


class CommitPart(CoursePart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part to store, and the token that allows it."""

    token: Annotated[str, Meta(max_length=2000)]


class CommitToken(Struct, frozen=True):
    """Lets the player of one package store parts of one consumption until `expires_in` seconds have passed.

    `now` is the server's clock in milliseconds, by which the player numbers what it stores.
    """

    token: str
    now: int
    expires_in: int


class OpenedCourse(CommitToken, frozen=True):
    """A course with what is kept of each of its parts."""

    consumption_guid: UUID
    parts: list[CoursePart]


class CourseResult(Struct, frozen=True):
    """How the whole course stands; `progress` is in percent."""

    progress: float
    completion_status: Completion
    success_status: Success
    score: Score | None
