"""The time as log entries write it."""

from datetime import UTC, datetime


def now_iso() -> str:
    """Now, in UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
