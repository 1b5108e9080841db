"""Forgiving one typing error: the word of a row that was probably meant."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from estante.lists.sql import ListStatement
from estante.lists.text_conditions import FullText, like_pattern
from estante.lists.values import fold, words_of

if TYPE_CHECKING:
    from estante.database.engine import Reading

Statement = ListStatement[Any, Any]
MIN_LETTERS = 4
IS_KNOWN = "EXISTS (SELECT FROM {view} f WHERE f.folded LIKE estante_fold(${number}))"
NEAR = """
SELECT concat_ws(' ', {columns}) AS words FROM {source}
WHERE {base} AND {key} = ANY(ARRAY(SELECT {near}(:near_word)))
"""


async def corrected_words(connection: "Reading", statement: Statement) -> str | None:
    """What was searched with one typing error a word mended, or None where no word is near."""
    text = statement.spec.search
    words = words_of(statement.query.q)
    if not isinstance(text, FullText) or not text.columns or max(map(len, words), default=0) < MIN_LETTERS:
        return None
    known = await _known(connection, text, words)
    mended = [
        word if word in known or len(word) < MIN_LETTERS else await _mended(connection, statement, text, word)
        for word in words
    ]
    return " ".join(mended) if mended != words else None


async def _known(connection: "Reading", text: FullText, words: list[str]) -> set[str]:
    """The words that some row has, by one look for all of them."""
    looks = [IS_KNOWN.format(view=text.view, number=at) for at in range(1, len(words) + 1)]
    row = await connection.fetchrow(f"SELECT {', '.join(looks)}", *map(like_pattern, words))
    return {word for word, is_known in zip(words, row or (), strict=True) if is_known}


async def _mended(connection: "Reading", statement: Statement, text: FullText, word: str) -> str:
    """The word that most of the nearest rows have in its place, or the word itself."""
    spec = statement.spec

    def sql() -> str:
        return NEAR.format(
            columns=", ".join(text.columns),
            source=spec.source,
            base=" AND ".join(statement.base) or "true",
            key=spec.key,
            near=text.near_rows,
        )

    query, arguments = statement.compiled(("near",), sql, near_word=word)
    rows = await connection.fetch(query, *arguments)
    near = Counter(_near(fold(word), (row["words"] for row in rows)))
    return near.most_common(1)[0][0] if near else word


def _near(word: str, texts: Iterable[str]) -> Iterator[str]:
    """Words of the texts, or their beginnings, that one error makes the word of."""
    for text in texts:
        for token in re.findall(r"\w+", text.lower()):
            beginnings = (token, *(token[:length] for length in range(len(word) - 1, len(word) + 2)))
            near = next((start for start in beginnings if is_single_error(word, fold(start))), None)
            if near is not None:
                yield near


def is_single_error(typed: str, meant: str) -> bool:
    """Whether a letter too many, too few or wrong, or two in wrong order, is all that is between them."""
    while typed and meant and typed[0] == meant[0]:
        typed, meant = typed[1:], meant[1:]
    while typed and meant and typed[-1] == meant[-1]:
        typed, meant = typed[:-1], meant[:-1]
    is_one_letter = max(len(typed), len(meant)) == 1
    return is_one_letter or (len(typed) == 2 and typed == meant[::-1])
