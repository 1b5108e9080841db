"""What the viewer tells other plugins: what people did, and its results; and what they may give it."""

from collections.abc import Awaitable, Callable, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.events import Event
from msgspec import Struct
from sqlalchemy import select

from estante_viewer.models import Consumption

# SCORM 1.2 has one word for both a completion and a verdict.
FINISHED, JUDGED = "completed", frozenset({"passed", "failed"})
# SQL of rows (person_guid, content_guid, progress): how far everybody got with each content, in percent. It
# runs under the tenant's row security.
PROGRESS = "SELECT person_guid, content_guid, progress::float8 AS progress FROM consumptions"
# SQL of rows (content_guid, progress) of one person, `$1` (uuid).
PROGRESS_OF_PERSON = f"""
SELECT v.content_guid, v.progress FROM ({PROGRESS}) v WHERE v.person_guid = $1::uuid
"""  # noqa: S608 - our own

# SQL of people's sittings, one row each: `person_guid`, `content_guid`, `session_guid`, `started_at` and
# `seconds`, which are 0 until it has ended. To be read as a table, under the tenant's row security.
SITTINGS = """
SELECT c.person_guid, c.content_guid, s.guid AS session_guid, s.started_at,
  greatest(0, extract(epoch FROM coalesce(s.ended_at, s.started_at) - s.started_at))::int AS seconds
FROM consumption_sessions s
JOIN consumptions c ON c.tenant_id = s.tenant_id AND c.guid = s.consumption_guid
"""
# SQL of rows (person_guid, content_guid, scaled): the best score that a content itself told of a person,
# usually of 0 to 1. It runs under the tenant's row security.
SCORES = """
SELECT person_guid, content_guid, coalesce(
    (score->>'scaled')::float8, (score->>'raw')::float8 / nullif((score->>'max')::float8, 0)
  ) AS scaled
FROM consumptions WHERE score IS NOT NULL
"""


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


class ViewedResult(Struct, frozen=True):
    """How far a person is in a content, and the best score: `scaled` is -1 to 1, `raw` up to `maximum`."""

    is_finished: bool
    scaled: float | None
    raw: float | None
    maximum: float | None


async def result_of(session: Transaction, consumption_guid: UUID) -> ViewedResult | None:
    """The result of a person's use of a content; None where there is none."""
    rows = select(Consumption).where(Consumption.guid == consumption_guid)
    consumption = await session.scalar(rows)
    if consumption is None:
        return None
    score = consumption.score or {}
    is_finished = consumption.completion_status == FINISHED or consumption.success_status in JUDGED
    return ViewedResult(is_finished, score.get("scaled"), score.get("raw"), score.get("max"))


class ContentReported(Event, frozen=True, kw_only=True):
    """A person, or the viewer for a person, reported a problem with a content."""

    report_guid: UUID
    content_guid: UUID
    type: str


class ReportAnswered(Event, frozen=True, kw_only=True):
    """An editor answered a report, or closed it."""

    report_guid: UUID
    content_guid: UUID
    content_name: str
    reporter_guid: UUID
    type: str
    is_closed: bool
    answer: str


class CommentsChanged(Event, frozen=True, kw_only=True):
    """A comment on a content came, changed or went. `course_guids` are those that it was or is for."""

    content_guid: UUID
    course_guids: tuple[UUID, ...] = ()


class Course(Struct, frozen=True):
    """A course that a person is in, as a student or as its teacher."""

    guid: UUID
    name: str


CoursesOf = Callable[[Transaction, UUID], Awaitable[Sequence[Course]]]
MembersOf = Callable[[Transaction, Sequence[UUID]], Awaitable[Sequence[UUID]]]
CreateCourse = Callable[[Transaction, UUID, str], Awaitable[Course]]


class Courses(Struct, frozen=True, kw_only=True):
    """The courses of people, by calls in the caller's transaction; given with `register_courses`.

    Without one nobody is in a course: comments are their author's own then.

    Attributes:
        courses_of: those that a person is in, and may share comments with.
        members_of: the people who are in any of these courses.
        create: makes a course of this name, in which this teacher is from then on; None where courses come
            from elsewhere, and nobody makes one here.
    """

    courses_of: CoursesOf
    members_of: MembersOf
    create: CreateCourse | None = None


class CatBookCall(Struct, frozen=True, kw_only=True):
    """What the reader of a cat book asks for somebody who has the book open: `path` is below `/i2c-v1/`."""

    content_guid: UUID
    person_guid: UUID
    role_guid: str
    path: str
    data: object


AnswerCall = Callable[[Transaction, CatBookCall], Awaitable[object]]


class CatBookApi(Struct, frozen=True):
    """Answers the calls of cat books, in the caller's transaction; given with `register_cat_books`.

    Without one they are answered that there is none.
    """

    answer: AnswerCall
