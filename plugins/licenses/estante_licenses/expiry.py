"""When licences end, as moments: days and months are those of the tenant's time zone."""

from calendar import monthrange
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

Unit = Literal["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]
# What would end later than dates go ends then, which is never.
LATEST = datetime(9999, 12, 30, tzinfo=UTC)
MONTHS_A_YEAR = 12


def end_of_day(day: date, time_zone: str) -> datetime:
    """The first moment of the day after, which is one hour from midnight where the clock is changed then."""
    if day >= LATEST.date() - timedelta(days=1):
        return LATEST
    return _moment(datetime.combine(day + timedelta(days=1), time()), time_zone)


def end_of_interval(linked_at: datetime, number: int, unit: Unit, time_zone: str) -> datetime:
    """So long after a moment.

    Hours are hours. Days, weeks, months and years keep the time on the wall; a month that has no such day
    ends on its last one.
    """
    try:
        if unit == "HOUR":
            return min(linked_at.astimezone(UTC) + timedelta(hours=number), LATEST)
        wall = linked_at.astimezone(ZoneInfo(time_zone)).replace(tzinfo=None)
        return _moment(_later(wall, number, unit), time_zone)
    except (OverflowError, ValueError):
        return LATEST


def _later(wall: datetime, number: int, unit: Unit) -> datetime:
    if unit in ("DAY", "WEEK"):
        return wall + timedelta(days=number) * (7 if unit == "WEEK" else 1)
    months = wall.month - 1 + number * (MONTHS_A_YEAR if unit == "YEAR" else 1)
    year, month = wall.year + months // MONTHS_A_YEAR, months % MONTHS_A_YEAR + 1
    return wall.replace(year=year, month=month, day=min(wall.day, monthrange(year, month)[1]))


def _moment(wall: datetime, time_zone: str) -> datetime:
    """The moment of a time on the wall: an hour later where it is skipped, the first where it comes twice."""
    if wall >= LATEST.replace(tzinfo=None):
        return LATEST
    return wall.replace(tzinfo=ZoneInfo(time_zone)).astimezone(UTC)
