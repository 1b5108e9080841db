"""Cuts out of a text what stands around the words that were searched, and marks these."""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from estante.api.lists import fold
from msgspec import Struct

# Letters that the database takes for others, and that are no letter with an accent.
LETTERS = {"ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe"}
WORD = re.compile(r"[^\W_]+")
MAX_SNIPPET = 160
# What is shown before the first word, so that a sentence can be guessed.
BEFORE = 40
CUT = "…"


class SnippetPart(Struct, frozen=True):
    """A stretch of a text as it stands there, and whether it is of the words that were searched."""

    text: str
    is_found: bool = False


class Hit(Struct, frozen=True):
    """From where to where in a text one of the words stands."""

    start: int
    end: int
    word: str


def folded(text: str) -> str:
    """A text as it is searched."""
    return _letters(text)[0]


def words_in(text: str, words: Collection[str]) -> list[Hit]:
    """Where whole words stand in a text; they are folded."""
    letters, places = _letters(text)
    return [
        Hit(places[match.start()], places[match.end() - 1] + 1, match[0])
        for match in WORD.finditer(letters)
        if match[0] in words
    ]


def parts_in(text: str, words: Collection[str]) -> list[Hit]:
    """Where words, or the longer ones that they are a part of, stand in a text; they are folded."""
    letters, places = _letters(text)
    hits = [
        Hit(places[match.start()], places[match.end() - 1] + 1, word)
        for word in words
        for match in re.finditer(re.escape(word), letters)
    ]
    return sorted(hits, key=lambda hit: (hit.start, -hit.end))


def snippet(text: str, hits: Sequence[Hit], longest: int = MAX_SNIPPET) -> Sequence[SnippetPart]:
    """The stretch of a text in which most of the words stand, the first of such; else its beginning."""
    start = _best(hits, longest)
    begin = 0 if start <= BEFORE else _after_space(text, start - BEFORE, start)
    end = len(text) if begin + longest >= len(text) else _before_space(text, begin + longest, begin)
    within = [hit for hit in hits if hit.start >= begin and hit.end <= end]
    parts = list(_parts(text, begin, end, within))
    return [
        *([SnippetPart(CUT)] if begin > 0 else []),
        *parts,
        *([SnippetPart(CUT)] if end < len(text) else []),
    ]


def _parts(text: str, begin: int, end: int, hits: Sequence[Hit]) -> Iterator[SnippetPart]:
    at = begin
    for hit in hits:
        # One word may be a part of another.
        if hit.start < at:
            continue
        if hit.start > at:
            yield SnippetPart(text[at : hit.start])
        yield SnippetPart(text[hit.start : hit.end], is_found=True)
        at = hit.end
    if at < end:
        yield SnippetPart(text[at:end])


def _best(hits: Sequence[Hit], longest: int) -> int:
    """Where the stretch begins that has most different words."""
    best, most, last = 0, 0, 0
    for at, hit in enumerate(hits):
        last = max(last, at)
        while last + 1 < len(hits) and hits[last + 1].end <= hit.start + longest - BEFORE:
            last += 1
        words = len({other.word for other in hits[at : last + 1]})
        if words > most:
            best, most = hit.start, words
    return best


def _after_space(text: str, at: int, latest: int) -> int:
    space = text.find(" ", at, latest)
    return at if space < 0 else space + 1


def _before_space(text: str, at: int, earliest: int) -> int:
    space = text.rfind(" ", earliest, at)
    return at if space <= earliest else space


def _letters(text: str) -> tuple[str, Sequence[int]]:
    """A text folded, and where in it each letter of that comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        plain = _letter(letter)
        letters.append(plain)
        places.extend([at] * len(plain))
    return "".join(letters), places


@lru_cache(maxsize=4096)
def _letter(letter: str) -> str:
    plain = fold(letter)
    return LETTERS.get(plain, plain)
