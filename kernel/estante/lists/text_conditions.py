"""Conditions on the searched text of a list's rows, which `search_table` keeps and an index finds.

    CONTENT_TEXT = FullText("school", ("s.name", "s.code"))

Row security switches off the indexes of words, so they are asked through a view (decision 0007). It is `f` in
every condition here: its `guid`, its texts, and what it has of a row besides.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from estante.lists.filters import Bound, Condition, FilterKind, Within
from estante.lists.values import FilterContext, words_of

Looks = tuple[Sequence[str], dict[str, object]]


class TextCondition(Condition, frozen=True):
    """Rows whose searched text fits. `search` is the name that the migration gave `search_table`."""

    search: str
    key: str = ""
    in_memory: ClassVar[bool] = False

    @property
    def view(self) -> str:
        """What is looked at, as `f`."""
        return f"{self.search}_found"

    def fault(self, filter: FilterKind) -> str:
        return super().fault(filter) or ("" if filter.kind is str else "words are text")

    def of_key(self, key: str) -> Condition:
        return structs.replace(self, key=key)

    def looks(self, name: str, text: str) -> Looks:
        """Conditions on the view, any of which will do, and their values; none for no text."""
        raise NotImplementedError

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        looks, values = self.looks(name, value)
        if not looks:
            return "", {}
        # Each has an index of its own; drawn up beside the rows, whose row security comes first, the words
        # would go without.
        arms = " UNION ".join(f"SELECT f.guid FROM {self.view} f WHERE {look}" for look in looks)  # noqa: S608
        return f"{self.key} IN (SELECT guid FROM ({arms} OFFSET 0) AS {name}_hits)", values  # noqa: S608


class TextPart(TextCondition, frozen=True):
    """A part of one of the texts of a search: `TextPart("content", column="author")`.

    `counts` is the column of the list that facets count by.
    """

    column: str = "folded"
    counts: str = ""

    @property
    def counted_by(self) -> str:
        return self.counts

    def looks(self, name: str, text: str) -> Looks:
        if not text.strip():
            return (), {}
        return (f"f.{self.column} LIKE estante_fold(:{name})",), {name: like_pattern(text)}


class FullText(TextCondition, frozen=True):
    """Every word, or a part of it, stands somewhere in what is searched, without regard to case and accents.

    Where nothing has the words, and one typing error explains it, the list is of the words that were meant.

    Args:
        search: the name that the migration gave `search_table`.
        columns: SQL of the texts as people wrote them, from which a typing error is mended.
        narrowed: filters of the list that the view has a column for, with their condition on it. Several, one
            of which asks another table (`Exists`), meet here also without words.
        sorts: orders of the list that the view has a column for.
        has_bodies: whether whole words of long texts are searched as well (`words`).
        near: the function that answers the rows with words like one; by its usual name where none is given.
        is_complete: whether the view shows exactly the rows of the list, so that these need no look.
    """

    columns: tuple[str, ...] = ()
    narrowed: Mapping[str, Condition] = {}
    sorts: Mapping[str, str] = {}
    has_bodies: bool = False
    near: str = ""
    is_complete: bool = False

    @property
    def near_rows(self) -> str:
        """The function by its name."""
        return self.near or f"{self.search}_like"

    def looks(self, name: str, text: str) -> Looks:
        words = words_of(text)
        if not words:
            return (), {}
        values: dict[str, object] = {f"{name}_{at}": like_pattern(word) for at, word in enumerate(words)}
        parts = " AND ".join(f"f.folded LIKE estante_fold(:{part})" for part in values)
        if not self.has_bodies:
            return (parts,), values
        whole = f"f.words @@ plainto_tsquery('simple', estante_fold(:{name}))"
        return (parts, whole), {**values, name: " ".join(words)}


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
