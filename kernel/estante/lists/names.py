"""The order of names, as people count and spell: unit 1, 2, 10; ñ behind n (decision 0052).

    sort={"name": by_name("s.name"), "created_at": "s.created_at"}

PostgreSQL has it as the function `estante_order`, by which an index of names walks:
`Index("ix_schools_name", "tenant_id", text("estante_order(name)"), "guid")`.
"""

import re
import unicodedata

# As in the migration that makes `estante_order`.
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


def by_name(sql: str) -> str:
    """SQL that sorts by a text that people read; give it the SQL of the text."""
    return f"estante_order({sql})"


def name_key(text: str) -> str:
    """What names are sorted by that are in memory; equal where only case and accents differ."""
    composed = unicodedata.normalize("NFC", text[:MAX_ORDERED]).lower()
    plain = unicodedata.normalize("NFKD", composed.replace("ñ", BEHIND_N)).translate(_PLAIN)
    return _NUMBER.sub(_padded, "".join(sign for sign in plain if not unicodedata.combining(sign)))[:MAX_KEY]


def _padded(number: re.Match[str]) -> str:
    return number[0].lstrip("0").rjust(DIGITS, "0")
