"""A filter by days: `7d` up to now, or `2026-01-31..2026-02-28` with both days in it and either end open."""

from datetime import date, datetime, time, timedelta, tzinfo

from estante.errors import FieldError, ValidationFailed

PRESETS = {
    "7d": timedelta(days=7),
    "30d": timedelta(days=30),
    "60d": timedelta(days=60),
    "90d": timedelta(days=90),
    "12m": timedelta(days=365),
}
Span = tuple[datetime | None, datetime | None]


def span_of_days(value: str, now: datetime, field: str, zone: tzinfo) -> Span:
    """From when and before when; a day begins in `zone`.

    Raises:
        ValidationFailed: it is neither a preset nor a range.
    """
    if value in PRESETS:
        return now - PRESETS[value], None
    start, dots, end = value.partition("..")
    try:
        if not dots or not (start or end):
            raise ValueError(value)
        return _midnight(start, zone), _midnight(end, zone, timedelta(days=1))
    except (ValueError, OverflowError):
        known = ", ".join([*PRESETS, "AAAA-MM-DD..AAAA-MM-DD"])
        raise ValidationFailed(fields=[FieldError(field, "one_of", {"allowed": known})]) from None


def _midnight(day: str, zone: tzinfo, later: timedelta = timedelta()) -> datetime | None:
    """When a day begins, or the one so much later; a day may have 23 hours or 25."""
    return datetime.combine(date.fromisoformat(day) + later, time(), zone) if day else None
