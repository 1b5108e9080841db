"""Conditions on what is searched of contents, the view `content_found`, and on contents by way of it.

Row security switches off the indexes of words, so that they are asked through the view (decision 0007).
"""

from collections.abc import Sequence
from typing import Any

from estante.api.lists import Bound, Condition, FilterContext, FilterKind, Within, words_of


class FoundBy(Condition, frozen=True):
    """A content whose searched text fits. `column` is what facets count by."""

    column: str = ""

    @property
    def counted_by(self) -> str:
        return self.column

    def fault(self, filter: FilterKind) -> str:
        return super().fault(filter) or ("" if filter.kind is str else "words are text")

    def looks(self, name: str, text: str) -> tuple[Sequence[str], dict[str, object]]:
        """Conditions on `content_found f`, any of which will do, and their values; none for no text."""
        raise NotImplementedError

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        looks, values = self.looks(name, value)
        if not looks:
            return "", {}
        # Each has an index of its own; drawn up beside `contents`, whose row security comes first, the words
        # would go without.
        arms = " UNION ".join(f"SELECT f.guid FROM content_found f WHERE {look}" for look in looks)  # noqa: S608
        return f"c.guid IN (SELECT guid FROM ({arms} OFFSET 0) AS {name}_found)", values  # noqa: S608


class FoundByWords(FoundBy, frozen=True):
    """Parts of words in names and authors, or whole words in documents; each word, wherever it stands."""

    def looks(self, name: str, text: str) -> tuple[Sequence[str], dict[str, object]]:
        words = words_of(text)
        if not words:
            return (), {}
        values: dict[str, object] = {f"{name}_{at}": like_pattern(word) for at, word in enumerate(words)}
        parts = " AND ".join(f"f.folded LIKE estante_fold(:{part})" for part in values)
        whole = f"f.words @@ plainto_tsquery('simple', estante_fold(:{name}))"
        return (parts, whole), {**values, name: " ".join(words)}


class FoundByAuthor(FoundBy, frozen=True):
    """A part of the author's name."""

    def looks(self, name: str, text: str) -> tuple[Sequence[str], dict[str, object]]:
        if not text.strip():
            return (), {}
        return (f"f.author LIKE estante_fold(:{name})",), {name: like_pattern(text)}


class WithinDays(Within, frozen=True):
    """`Within` of a moment whose day, as UTC has it, stands in an index with the words."""

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        sql, values = super().bind(name, value, context)
        if f"{name}_start" in values:
            # The index holds a day a key: from the first on it is walked, so that it takes one bound alone.
            day = f"({self.column} AT TIME ZONE 'UTC')::date"
            sql += f" AND {day} >= (:{name}_start::timestamptz AT TIME ZONE 'UTC')::date"
        return sql, values


def like_pattern(text: str) -> str:
    """A pattern; PostgreSQL folds it, since it knows the same dictionary as the index."""
    escaped = text.strip().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
