"""What the calls of analytics answer. No answer names a person."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from msgspec import Struct, field


class UsageTotals(Struct, frozen=True):
    """How much was used: different people, sittings, seconds of viewing, and different contents."""

    people: int
    sessions: int
    seconds: int
    contents: int


class UsageOfDay(Struct, frozen=True, kw_only=True):
    """One day. All four are null where fewer than five people would be told of."""

    day: date
    people: int | None
    sessions: int | None
    seconds: int | None
    contents: int | None


class UsageShare(Struct, frozen=True, kw_only=True):
    """A role or a school by its name. All four are null where fewer than five people would be told of."""

    guid: str
    name: str
    people: int | None
    sessions: int | None
    seconds: int | None
    contents: int | None


class UsedContent(Struct, frozen=True, kw_only=True):
    """One of the most used. `people` is null for fewer than five; `name` for a content that is gone."""

    guid: UUID
    name: str | None
    people: int | None
    sessions: int
    seconds: int


class UsageFigures(Struct, frozen=True, kw_only=True):
    """The use of a span of days, by day, role, school and content.

    Attributes:
        first, last: the days of the span, both in it.
        is_too_few: what was filtered is the use of fewer than five people, of which nothing is told.
        totals, before: of the span, and of as many days right before it; null where nothing is told of them.
        days: each day of the span; empty where nothing is told.
        schools: null where the organization has no schools.
        contents: the twenty that were opened most often.
        is_sample: some of it is the made-up use of the demo.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    is_too_few: bool
    is_sample: bool
    totals: UsageTotals | None
    before: UsageTotals | None
    days: Sequence[UsageOfDay]
    roles: Sequence[UsageShare]
    schools: Sequence[UsageShare] | None
    contents: Sequence[UsedContent]
