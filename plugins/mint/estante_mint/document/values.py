"""Values that attributes of blocks may have. Each check answers the value as it is kept, or None."""

import re
from collections.abc import Callable, Collection
from urllib.parse import urlsplit
from uuid import UUID

Check = Callable[[object], object]
LINK_SCHEMES = ("http", "https", "mailto")
# C0 controls but tab and line feed: PostgreSQL's JSON takes no NUL, and nobody reads the others.
CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
SPACES = re.compile(r"[\s\x00-\x20]+")
MAX_ADDRESS = 2000
MAX_CHOICES, MAX_PICTURES, MAX_WORDS = 12, 60, 300


def clean_text(value: str) -> str:
    """A text without control characters."""
    return CONTROLS.sub("", value)


def words(longest: int) -> Check:
    """A text of at most so many letters."""

    def check(value: object) -> object:
        return clean_text(value)[:longest] if isinstance(value, str) else None

    return check


def number(least: int, most: int) -> Check:
    """A whole number between two."""

    def check(value: object) -> object:
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        return value if least <= value <= most else None

    return check


def choice(*values: str) -> Check:
    """One of some words."""

    def check(value: object) -> object:
        return value if value in values else None

    return check


def guid(value: object) -> object:
    """A guid, in the form that it is compared in."""
    if not isinstance(value, str):
        return None
    try:
        return str(UUID(value))
    except ValueError:
        return None


def widths(value: object) -> object:
    """The widths of the columns that a cell spans, in pixels."""
    in_pixels = number(1, 5000)
    if not isinstance(value, list) or len(value) > 50:
        return None
    return value if all(in_pixels(width) is not None for width in value) else None


def choices(value: object) -> object:
    """The answers that a question offers: at least two, each with a guid and words, and which are right."""
    rows = [_choice(row) for row in value] if isinstance(value, list) and len(value) <= MAX_CHOICES else []
    offered = [row for row in rows if row is not None]
    return offered if len(offered) >= 2 else None


def _choice(row: object) -> dict[str, object] | None:
    if not isinstance(row, dict):
        return None
    key, text = guid(row.get("id")), words(MAX_WORDS)(row.get("text"))
    return (
        None
        if key is None or text is None
        else {"id": key, "text": text, "isRight": row.get("isRight") is True}
    )


def pictures(value: object) -> object:
    """The pictures of a gallery, each with the words that stand for it."""
    rows = value if isinstance(value, list) and len(value) <= MAX_PICTURES else []
    named = [
        (guid(row.get("image")), words(MAX_WORDS)(row.get("alt"))) for row in rows if isinstance(row, dict)
    ]
    shown = [{"image": image, "alt": alt or ""} for image, alt in named if image is not None]
    return shown or None


def address(value: object) -> object:
    """An address that a link may lead to: of the web or of mail, never one that runs."""
    if not isinstance(value, str) or len(value) > MAX_ADDRESS:
        return None
    # Browsers leave out spaces and controls within a scheme: `java\tscript:` runs.
    bare = SPACES.sub("", value)
    try:
        scheme = urlsplit(bare).scheme.lower()
    except ValueError:
        return None
    return bare if scheme in LINK_SCHEMES else None


def is_embedded(value: object, hosts: Collection[str]) -> bool:
    """Whether an address is of one of these hosts, over TLS and at its usual port."""
    if not isinstance(value, str):
        return False
    try:
        parts = urlsplit(value)
        is_plain = parts.scheme == "https" and parts.port in (None, 443) and parts.username is None
    except ValueError:
        return False
    return is_plain and (parts.hostname or "") in hosts
