"""What the viewer tells other plugins: what people did, and its results; and what they may give it."""

from collections.abc import Awaitable, Callable, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.events import Event
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import MemberRows, memberships_of
from msgspec import Struct
from sqlalchemy import select, text

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
CreateCourse = Callable[[Transaction, Principal, str], Awaitable[Course]]


class Courses(Struct, frozen=True, kw_only=True):
    """Courses of people beside their groups, which a plugin gives with `register_courses`.

    Each is a call in the caller's transaction.

    Attributes:
        courses_of: those that a person is in, and may share comments with.
        members_of: the people who are in any of these courses; others' courses are passed over.
        create: makes a course of this name, in which who asks is from then on, and audits it; None where
            courses come from elsewhere. The first plugin that makes courses makes them.
    """

    courses_of: CoursesOf
    members_of: MembersOf
    create: CreateCourse | None = None


class PeopleCourses:
    """All the courses of people in a tenant: their groups, and what plugins give."""

    def __init__(self, plugins: HookCaller, tenant: Tenant) -> None:
        given: list[Sequence[Courses]] = plugins.hook("register_courses", tenant)()
        memberships = memberships_of(plugins, tenant)
        groups = [group_courses(memberships.rows)] if memberships else []
        self._given = [*groups, *(courses for several in given for courses in several)]

    @property
    def create(self) -> CreateCourse | None:
        """What makes a course; None where nothing does."""
        return next((courses.create for courses in self._given if courses.create), None)

    async def of(self, session: Transaction, person: UUID) -> Sequence[Course]:
        """Those that a person is in: groups first, by their names."""
        return [course for courses in self._given for course in await courses.courses_of(session, person)]

    async def members(self, session: Transaction, guids: Sequence[UUID]) -> Sequence[UUID]:
        """The people who are in any of these courses."""
        if not guids:
            return []
        people = [person for courses in self._given for person in await courses.members_of(session, guids)]
        return list(dict.fromkeys(people))


def group_courses(rows: MemberRows) -> Courses:
    """Groups as courses. Who has groups in several schools is told the school of each."""
    of_person = text(f"""
SELECT g.guid, CASE WHEN min(s.guid::text) OVER () < max(s.guid::text) OVER ()
  THEN g.name || ' · ' || s.name ELSE g.name END AS name
FROM ({rows.group_members}) m JOIN ({rows.groups}) g ON g.guid = m.place_guid
JOIN ({rows.schools}) s ON s.guid = g.school_guid WHERE m.person_guid = :person
ORDER BY estante_order(g.name), estante_order(s.name), g.guid
""")  # noqa: S608 - the SQL of the plugin that has groups
    members = text(f"""
SELECT DISTINCT m.person_guid FROM ({rows.group_members}) m WHERE m.place_guid = ANY(:guids)
""")  # noqa: S608 - the SQL of the plugin that has groups

    async def courses_of(session: Transaction, person: UUID) -> Sequence[Course]:
        rows_of_person = await session.execute(of_person, {"person": person})
        return [Course(guid, name) for guid, name in rows_of_person]

    async def members_of(session: Transaction, guids: Sequence[UUID]) -> Sequence[UUID]:
        return list(await session.scalars(members, {"guids": list(guids)}))

    return Courses(courses_of=courses_of, members_of=members_of)


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
