"""What the calls of the figures of programs answer."""

from collections.abc import Sequence
from datetime import date
from typing import Literal
from uuid import UUID

from msgspec import Struct, field

ProgramOrder = Literal[
    "name",
    "-name",
    "schools",
    "-schools",
    "groups",
    "-groups",
    "students",
    "-students",
    "active",
    "-active",
    "progress",
    "-progress",
    "score",
    "-score",
]


class ProgramCounts(Struct, frozen=True, kw_only=True):
    """The students of a program, the schools and groups that they are in, and how far they are.

    All but `parts` and `tasks` are null where fewer than five people would be told of.

    Attributes:
        parts: materials and tasks that count. tasks: those of them that are tasks.
        active: students who opened one of its contents in the span; null for fewer than five.
        progress: how far the students are as it stands now, in percent; null without parts or students.
        score: the mean of their marks in tasks, in percent; null where fewer than five have one.
    """

    parts: int
    tasks: int
    schools: int | None = None
    groups: int | None = None
    students: int | None = None
    active: int | None = None
    progress: float | None = None
    score: float | None = None


class ProgramShare(Struct, frozen=True, kw_only=True):
    """A digital program with its figures."""

    guid: UUID
    name: str
    counts: ProgramCounts


class ProgramAnalytics(Struct, frozen=True, kw_only=True):
    """A page of the digital programs of an organization, with figures.

    Attributes:
        first, last: the days of the span, both in it. They count who was active, the rest stands so now.
        is_sample: some of it is of the made-up students of the demo.
        has_schools: whether the organization has schools.
        totals: of all the programs that the filters choose; a person counts once.
        active_before: who was active in as many days right before; null for fewer than five.
        total: how many programs there are.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    is_sample: bool
    has_schools: bool
    totals: ProgramCounts
    active_before: int | None
    programs: Sequence[ProgramShare]
    total: int
    page: int
    page_size: int


class Reached(Struct, frozen=True, kw_only=True):
    """How far the students are in a part of a program, both in percent, as it stands now.

    Attributes:
        parts: materials and tasks in it that count. tasks: those of them that are tasks.
        progress: null without parts. score: null where fewer than five have one.
    """

    parts: int
    tasks: int
    progress: float | None
    score: float | None


class TaskFigures(Struct, frozen=True, kw_only=True):
    """A task of a lesson."""

    guid: UUID
    name: str
    reached: Reached


class LessonFigures(Struct, frozen=True, kw_only=True):
    """A published lesson of a unit, with its tasks."""

    guid: UUID
    name: str
    reached: Reached
    tasks: Sequence[TaskFigures]


class UnitFigures(Struct, frozen=True, kw_only=True):
    """A published unit of a program, with its lessons in their order."""

    guid: UUID
    name: str
    reached: Reached
    lessons: Sequence[LessonFigures]


class PlaceFigures(Struct, frozen=True, kw_only=True):
    """A school or a group of a program's students; `school` is that of a group.

    The figures are null where fewer than five people would be told of.
    """

    guid: UUID
    name: str
    school: str | None = None
    students: int | None = None
    progress: float | None = None
    score: float | None = None


class StudentFigures(Struct, frozen=True, kw_only=True):
    """A student of a group by name, for who may read users. Both figures are in percent."""

    guid: UUID
    name: str
    progress: float | None
    score: float | None


class GroupStudents(Struct, frozen=True, kw_only=True):
    """The students of a group who follow a program."""

    guid: UUID
    students: Sequence[StudentFigures]


class ProgramDetails(Struct, frozen=True, kw_only=True):
    """One program: how far its students are, by part and by where they are.

    Attributes:
        first, last: the days of the span, both in it. They count who was active, the rest stands so now.
        is_too_few: the program has fewer than five students that the filters choose; nothing is told of them.
        is_sample: some of it is of the made-up students of the demo.
        active_before: who was active in as many days right before; null for fewer than five.
        units, schools, groups: empty where nothing is told.
        group: the students of the group that is asked for.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    guid: UUID
    name: str
    is_sample: bool
    is_too_few: bool
    has_schools: bool
    totals: ProgramCounts
    active_before: int | None
    units: Sequence[UnitFigures] = ()
    schools: Sequence[PlaceFigures] = ()
    groups: Sequence[PlaceFigures] = ()
    group: GroupStudents | None = None
