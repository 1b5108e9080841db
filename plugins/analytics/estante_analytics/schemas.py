"""What the calls of analytics answer. No answer names a person."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Literal
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


class LicenseCounts(Struct, frozen=True, kw_only=True):
    """Licences created and redeemed in a span; and those that now nobody has, that end soon, that have ended.

    `redeemed` is null where fewer than five people would be told of.
    """

    created: int
    redeemed: int | None
    unused: int
    expiring: int
    expired: int


class LicenseShare(Struct, frozen=True, kw_only=True):
    """The licences of a role, a country or a batch; `guid` is null for those of any country, or of none."""

    guid: str | None
    name: str
    counts: LicenseCounts


class LicenseAnalytics(Struct, frozen=True, kw_only=True):
    """The licences of an organization: of a span of days, and as they stand now.

    `before` is of as many days right before. `batches` are the fifty with most licences.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    totals: LicenseCounts
    before: LicenseCounts
    roles: Sequence[LicenseShare]
    countries: Sequence[LicenseShare]
    batches: Sequence[LicenseShare]


class PlayCounts(Struct, frozen=True, kw_only=True):
    """Different players, how often they played, their mean score in percent, and the mean seconds of a play.

    All four are null where fewer than five people would be told of; so is the score of fewer than five.
    """

    players: int | None
    plays: int | None
    score: float | None
    seconds: int | None


class PlayedType(Struct, frozen=True, kw_only=True):
    """A type of contents that are played, by its name."""

    guid: str
    name: str
    counts: PlayCounts


class PlayedContent(Struct, frozen=True, kw_only=True):
    """One of those that were played most, with the name of its type."""

    guid: UUID
    name: str
    type: str
    counts: PlayCounts


class GameAnalytics(Struct, frozen=True, kw_only=True):
    """What was played in a span of days: tests, quizzes, videolessons and apps.

    A player's score of a content is that of the last finished attempt, or the best that its own player told.

    Attributes:
        first, last: the days of the span, both in it.
        is_too_few: what was filtered is the play of fewer than five people, of which nothing is told.
        is_sample: some of it is the made-up use of the demo.
        totals, before: of the span, and of as many days right before it.
        types: every type that is played, also by nobody; empty where nothing is told.
        contents: the ten that were played most; empty where nothing is told.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    is_too_few: bool
    is_sample: bool
    totals: PlayCounts
    before: PlayCounts
    types: Sequence[PlayedType]
    contents: Sequence[PlayedContent]


Missing = Literal["external_url", "external_secret"]


class ExternalPage(Struct, frozen=True, kw_only=True):
    """Where the external page is, for whoever asks and until `expires_at`; or what is missing for one.

    `first` and `last` are the days that it shows.
    """

    first: date = field(name="from")
    last: date = field(name="to")
    url: str | None
    expires_at: datetime | None
    missing: Sequence[Missing]
