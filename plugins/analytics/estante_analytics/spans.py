"""Spans of days: presets, own ones, and the span before one."""

from datetime import date, datetime, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

from estante.api.errors import FieldError, ValidationFailed
from msgspec import Struct

Period = Literal["7d", "30d", "60d", "90d", "12m"]
PERIOD_DAYS: dict[str, int] = {"7d": 7, "30d": 30, "60d": 60, "90d": 90, "12m": 365}
DEFAULT_PERIOD: Period = "30d"
MAX_DAYS = 1100


class Span(Struct, frozen=True):
    """Days of the tenant's time zone, the first and the last among them."""

    first: date
    last: date

    @property
    def length(self) -> int:
        """How many days."""
        return (self.last - self.first).days + 1

    @property
    def before(self) -> "Span":
        """As many days right before."""
        length = timedelta(self.length)
        return Span(self.first - length, self.last - length)

    def days(self) -> list[date]:
        """Each day."""
        return [self.first + timedelta(at) for at in range(self.length)]


def span_of(first: date | None, last: date | None, period: Period, time_zone: str, now: datetime) -> Span:
    """The span that is meant: its own days where one is named, else the last days of a period.

    A day that is not named is the first one of the period before the other, or today.

    Raises:
        ValidationFailed: 400 at `to`: it lies before `from`, or the span is longer than MAX_DAYS.
    """
    ends = last or now.astimezone(ZoneInfo(time_zone)).date()
    begins = first or _earlier(ends, PERIOD_DAYS[period] - 1)
    if ends < begins:
        raise ValidationFailed(fields=[FieldError("to", "before_start")])
    span = Span(begins, ends)
    if span.length > MAX_DAYS or begins.toordinal() <= MAX_DAYS:
        raise ValidationFailed(fields=[FieldError("to", "span_too_long", {"max": MAX_DAYS})])
    return span


def _earlier(day: date, days: int) -> date:
    return date.fromordinal(max(1, day.toordinal() - days))
