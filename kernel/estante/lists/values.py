"""Values of filters that are more than text or a number, and texts as they are searched and sorted."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import Any
from uuid import UUID

from msgspec import Struct

from estante.errors import ValidationFailed
from estante.tenancy.day_ranges import PRESETS, Span, span_of_days

ME = "me"
MAX_WORDS = 8
# A midnight of these lies within what PostgreSQL and Python count, in every zone.
YEARS = range(1, 9999)[1:]
# As in the migration that makes `estante_order` (decision 0052).
MAX_ORDERED, MAX_KEY, DIGITS = 200, 400, 15
BEHIND_N = "n~"
_NUMBER = re.compile("[0-9]+")
# What PostgreSQL's dictionary `unaccent` writes, of what stands in names.
_PLAIN = str.maketrans(
    dict.fromkeys(":;<=>?@[\\]^_`{|}¿¡", "!")
    | {"«": "!!", "»": "!!", "“": '"', "”": '"', "\N{LEFT SINGLE QUOTATION MARK}": "'"}
    | {"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\N{EN DASH}": "-", "—": "-"}
    | {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "ß": "ss"}
)
DAYS_ALLOWED = ", ".join([*PRESETS, "AAAA-MM-DD..AAAA-MM-DD"])


class TextValue:
    """A value that is written as text. No Struct: msgspec would read an object in its place."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text


class DateRange(TextValue):
    """Days: a preset up to now (`7d`), or `2026-01-31..2026-02-28` with both in it and either end open."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> "DateRange":
        """Read it. Raises ValueError for anything else."""
        try:
            ends = span_of_days(text, datetime.now(UTC), "", UTC)
        except ValidationFailed:
            raise ValueError(text) from None
        if any(end is not None and end.year not in YEARS for end in ends):
            raise ValueError(text)
        return cls(text)

    def span(self, now: datetime, zone: tzinfo) -> Span:
        """From when and before when; a day begins in `zone`."""
        return span_of_days(self.text, now, "", zone)


class PersonRef(TextValue):
    """A person by guid, or with `me` whoever asks."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> "PersonRef":
        """Read it. Raises ValueError for anything else."""
        return cls(ME if text == ME else str(UUID(text)))

    @property
    def guid(self) -> UUID | None:
        """The person's guid, and None for whoever asks."""
        return None if self.text == ME else UUID(self.text)


class FilterContext(Struct, frozen=True):
    """Who asks, when, where a day begins, and the SQL of each relation that the tenant's plugins give.

    `sees_all` is for who sees the rows that the table's `row_scope` hides from others.
    """

    me: UUID | None
    now: datetime
    zone: tzinfo
    relations: Mapping[str, str] = {}
    sees_all: bool = False


def decode_value(kind: type, value: Any) -> Any:
    """msgspec's `dec_hook` of filters."""
    if kind in (DateRange, PersonRef):
        return kind.parse(str(value))
    raise NotImplementedError(kind)


def encode_value(value: object) -> str:
    """msgspec's `enc_hook` of filters."""
    if isinstance(value, TextValue):
        return str(value)
    raise NotImplementedError(type(value))


def schema_of_value(kind: type) -> dict[str, Any]:
    """The JSON schema of what `decode_value` reads, for OpenAPI."""
    if kind is DateRange:
        return {"type": "string", "examples": ["7d", "2026-01-31..2026-02-28"]}
    if kind is PersonRef:
        return {"type": "string", "examples": [ME]}
    raise NotImplementedError(kind)


def words_of(text: str) -> list[str]:
    """The words that are searched, the first few of them."""
    return text.split()[:MAX_WORDS]


def fold(text: str) -> str:
    """Without accents and case."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def by_name(sql: str) -> str:
    """SQL that sorts by a text that people read, given by its SQL: unit 1, 2, 10; ñ behind n (decision 0052).

    An index of `estante_order(name)` is walked for it.
    """
    return f"estante_order({sql})"


def name_key(text: str) -> str:
    """What names are sorted by that are in memory; equal where only case and accents differ."""
    composed = unicodedata.normalize("NFC", text[:MAX_ORDERED]).lower()
    plain = unicodedata.normalize("NFKD", composed.replace("ñ", BEHIND_N)).translate(_PLAIN)
    return _NUMBER.sub(_padded, "".join(sign for sign in plain if not unicodedata.combining(sign)))[:MAX_KEY]


def _padded(number: re.Match[str]) -> str:
    return number[0].lstrip("0").rjust(DIGITS, "0")
