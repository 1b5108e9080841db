"""Passwords that a guesser tries first: common ones, runs of keys, and one's own name."""

import string
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("common_passwords.txt")
LOOKALIKES = str.maketrans("013457@$!", "oieastasi")
RUNS = ("0123456789" * 3, "9876543210" * 3, string.ascii_lowercase, string.ascii_lowercase[::-1])
ENDS = string.digits + string.punctuation + string.whitespace
# A tenant that lets three characters do has said what it wants: no list helps there.
MIN_COMPARED, MIN_RUN = 4, 6
MIN_DISTINCT = 3
MIN_OWN_WORD = 3
MIN_BESIDE_NAME = 4


def is_common(password: str) -> bool:
    """Whether a password is a common word or name, a run of digits or letters, or one sign repeated."""
    folded = _fold(password)
    core = folded.strip(ENDS)
    if len(folded) < MIN_COMPARED:
        return False
    if {folded, core, core.translate(LOOKALIKES)} & _common():
        return True
    return len(folded) >= MIN_RUN and _is_run(folded)


def _is_run(folded: str) -> bool:
    return len(set(folded)) < MIN_DISTINCT or any(folded in run for run in RUNS)


def is_own_name(password: str, names: Iterable[str | None]) -> bool:
    """Whether a password is little more than a person's own names, username or e-mail."""
    rest = folded = _fold(password)
    words = {word for name in names if name for word in (_fold(name), _fold(name).partition("@")[0])}
    for word in sorted(words, key=len, reverse=True):
        if len(word) >= MIN_OWN_WORD:
            rest = rest.replace(word, "")
    return rest != folded and sum(letter.isalpha() for letter in rest) < MIN_BESIDE_NAME


def _fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def _common() -> frozenset[str]:
    lines = FILE.read_text("utf-8").splitlines()
    return frozenset(_fold(word) for line in lines if not line.startswith("#") for word in line.split())
