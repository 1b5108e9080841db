"""Forgiving one typing error: the word of a content that was probably meant."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from estante.api.lists import fold, words_of

from estante_contents.services.lists.words import like_pattern
from estante_contents.services.records import Reader

MIN_LETTERS = 4
IS_FOUND = "SELECT EXISTS (SELECT FROM content_found f WHERE f.folded LIKE estante_fold($1)) AS is_found"
NEAR = """
SELECT concat_ws(' ', c.name, c.author_name, c.author_lastname, c.erp_id, c.description) AS words
FROM contents_like($1) AS guid JOIN contents c USING (guid)
"""


async def corrected(reader: Reader, q: str) -> str | None:
    """What was searched with one typing error a word mended, or None where no word is near."""
    words = words_of(q)
    mended = [await _corrected_word(reader, word) for word in words]
    return " ".join(mended) if mended != words else None


async def _corrected_word(reader: Reader, word: str) -> str:
    """The word itself where it is found, or is too short to tell what was meant."""
    found = await reader.fetchrow(IS_FOUND, like_pattern(word))
    if len(word) < MIN_LETTERS or found is None or found["is_found"]:
        return word
    rows = await reader.fetch(NEAR, word)
    near = Counter(_near(fold(word), (row["words"] for row in rows)))
    return near.most_common(1)[0][0] if near else word


def _near(word: str, texts: Iterable[str]) -> Iterator[str]:
    """Words of the texts, or their beginnings, that one error makes the word of."""
    for text in texts:
        for token in re.findall(r"\w+", text.lower()):
            beginnings = (token, *(token[:length] for length in range(len(word) - 1, len(word) + 2)))
            near = next((one for one in beginnings if is_one_error(word, fold(one))), None)
            if near is not None:
                yield near


def is_one_error(typed: str, meant: str) -> bool:
    """Whether a letter too many, too few or wrong, or two in wrong order, is all that is between them."""
    while typed and meant and typed[0] == meant[0]:
        typed, meant = typed[1:], meant[1:]
    while typed and meant and typed[-1] == meant[-1]:
        typed, meant = typed[:-1], meant[:-1]
    is_one_letter = max(len(typed), len(meant)) == 1
    return is_one_letter or (len(typed) == 2 and typed == meant[::-1])
