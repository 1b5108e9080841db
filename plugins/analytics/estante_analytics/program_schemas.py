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
