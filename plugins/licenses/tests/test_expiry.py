"""When licences end: a calendar's corners, in the tenant's time zone."""

from datetime import UTC, date, datetime

import pytest
from estante_licenses.expiry import LATEST, end_of_day, end_of_interval

MADRID, SANTIAGO, SAO_PAULO, UTC_ZONE = "Europe/Madrid", "America/Santiago", "America/Sao_Paulo", "UTC"


def moment(text):
    return datetime.fromisoformat(text).astimezone(UTC)


def ends(linked_at, number, unit, zone=MADRID):
    return end_of_interval(moment(linked_at), number, unit, zone)


@pytest.mark.spec("LIC-020", part="the moment")
@pytest.mark.parametrize(
    ("day", "zone", "end"),
    [
        (date(2026, 6, 30), MADRID, "2026-07-01T00:00:00+02:00"),
        (date(2026, 12, 31), MADRID, "2027-01-01T00:00:00+01:00"),
        (date(2026, 6, 30), SAO_PAULO, "2026-07-01T00:00:00-03:00"),
        (date(2026, 6, 30), UTC_ZONE, "2026-07-01T00:00:00+00:00"),
        # The clock goes from 23:59 to 1:00: there is no midnight.
        (date(2026, 9, 5), SANTIAGO, "2026-09-06T01:00:00-03:00"),
    ],
)
def test_a_day_ends_with_its_last_moment_in_the_time_zone(day, zone, end):
    assert end_of_day(day, zone) == moment(end)


@pytest.mark.spec("LIC-021", part="the calendar")
@pytest.mark.parametrize(
    ("linked_at", "number", "end"),
    [
        ("2026-01-31T10:00:00+01:00", 1, "2026-02-28T10:00:00+01:00"),
        ("2028-01-31T10:00:00+01:00", 1, "2028-02-29T10:00:00+01:00"),
        ("2026-01-31T10:00:00+01:00", 2, "2026-03-31T10:00:00+02:00"),
        ("2026-08-31T10:00:00+02:00", 1, "2026-09-30T10:00:00+02:00"),
        ("2026-11-30T10:00:00+01:00", 3, "2027-02-28T10:00:00+01:00"),
        # The last hour of the month by the tenant's clock is the next month in UTC.
        ("2026-01-31T23:30:00-03:00", 1, "2026-02-28T23:30:00-03:00"),
    ],
)
def test_a_month_after_a_day_that_is_missing_is_the_last_of_the_month(linked_at, number, end):
    zone = SAO_PAULO if linked_at.endswith("-03:00") else MADRID
    assert ends(linked_at, number, "MONTH", zone) == moment(end)


@pytest.mark.spec("LIC-021", part="the calendar")
def test_a_year_after_a_leap_day_is_the_last_of_february():
    assert ends("2028-02-29T08:00:00+01:00", 1, "YEAR") == moment("2029-02-28T08:00:00+01:00")
    assert ends("2028-02-29T08:00:00+01:00", 4, "YEAR") == moment("2032-02-29T08:00:00+01:00")


@pytest.mark.spec("LIC-021", part="the calendar")
def test_hours_are_hours_when_the_clock_is_changed():
    # At 2:00 it is 3:00.
    assert ends("2026-03-29T01:30:00+01:00", 1, "HOUR") == moment("2026-03-29T03:30:00+02:00")
    assert ends("2026-03-28T12:00:00+01:00", 24, "HOUR") == moment("2026-03-29T13:00:00+02:00")


@pytest.mark.spec("LIC-021", part="the calendar")
def test_days_keep_the_time_on_the_wall_when_the_clock_is_changed():
    assert ends("2026-03-28T12:00:00+01:00", 1, "DAY") == moment("2026-03-29T12:00:00+02:00")
    assert ends("2026-10-24T12:00:00+02:00", 1, "DAY") == moment("2026-10-25T12:00:00+01:00")
    # 2:30 is skipped: it is an hour later.
    assert ends("2026-03-28T02:30:00+01:00", 1, "DAY") == moment("2026-03-29T03:30:00+02:00")
    # 2:30 comes twice: it is the first.
    assert ends("2026-10-24T02:30:00+02:00", 1, "DAY") == moment("2026-10-25T02:30:00+02:00")


@pytest.mark.spec("LIC-021", part="the calendar")
def test_weeks_are_seven_days():
    assert ends("2026-03-22T12:00:00+01:00", 1, "WEEK") == moment("2026-03-29T12:00:00+02:00")
    assert ends("2026-12-28T12:00:00+01:00", 2, "WEEK") == moment("2027-01-11T12:00:00+01:00")


@pytest.mark.parametrize("unit", ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"])
def test_what_ends_later_than_dates_go_ends_at_their_end(unit):
    assert ends("2026-01-01T00:00:00+00:00", 2_147_483_647, unit) == LATEST
    assert end_of_day(date.max, MADRID) == LATEST
