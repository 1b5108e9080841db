"""A list call as SQL: put together once for each combination of filters and orders, then only filled."""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, structs

from estante.lists.query import ListQuery
from estante.lists.spec import ListSpec
from estante.lists.values import FilterContext

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)
MAX_COMPILED = 2_000
# A name in SQL: `:name`, and neither the type of `::text` nor the minutes of `'HH24:MI'`.
PLACEHOLDER = re.compile(r"(?<![:\w]):([A-Za-z_]\w*)")


class RowSource(Struct, frozen=True):
    """SQL that answers the `guid` of each row of a list, and its `$1` arguments; read under row security."""

    sql: str
    arguments: Sequence[object]


class ListStatement(Generic[R, F]):
    """What one call of a list means. `given` fills the names that `source` and `base` read."""

    def __init__(
        self, spec: ListSpec[R, F], query: ListQuery[F], context: FilterContext, given: dict[str, object]
    ) -> None:
        self.spec, self.query, self.context, self._given = spec, query, context, given
        self.conditions, values = spec.conditions(query, context)
        self.values: dict[str, object] = {**values, **given}
        self._shape = tuple(self.conditions.values())

    def asking(self, q: str) -> "ListStatement[R, F]":
        """The same with other words."""
        return ListStatement(self.spec, structs.replace(self.query, q=q), self.context, self._given)

    def where(self, without: Collection[str] = ()) -> str:
        """The conditions, but those of the filters named; with `:name` in place of values."""
        parts = [sql for name, sql in self.conditions.items() if name not in without]
        return " AND ".join([*self.spec.base, *parts]) or "true"

    def rows(self) -> str:
        """`FROM … WHERE …` of every row that the filters show."""
        return f"FROM {self.spec.source} WHERE {self.where()}"

    def page(self) -> tuple[str, list[object]]:
        """One page, with the columns in the order of the row's fields."""
        query, order = self.query, self.query.order
        sql, arguments = self.compiled(("page", order), self._page)
        return f"{sql} LIMIT {query.page_size} OFFSET {query.offset}", arguments

    @property
    def columns(self) -> str:
        """The columns, in the order of the row's fields."""
        return ", ".join(self.spec.columns[name] for name in self.spec.row.__struct_fields__)

    def _page(self) -> str:
        return f"SELECT {self.columns} {self.rows()} ORDER BY {self.spec.order_sql(self.query.order)}"

    def counted(self) -> tuple[str, list[object]]:
        """What is counted for the total."""
        return self.compiled(("rows",), self.rows)

    def source(self) -> RowSource:
        """Every row that the filters show, by guid, for bulk changes."""
        return RowSource(*self.compiled(("guids",), lambda: f"SELECT {self.spec.key} AS guid {self.rows()}"))

    def compiled(self, kind: tuple[object, ...], sql: Callable[[], str]) -> tuple[str, list[object]]:
        """SQL of this call's combination of filters, numbered, and its arguments; `sql` is asked once."""
        key = (*kind, self._shape)
        known = self.spec.compiled.get(key)
        if known is None:
            if len(self.spec.compiled) >= MAX_COMPILED:
                self.spec.compiled.clear()
            known = self.spec.compiled[key] = numbered(sql())
        text, names = known
        try:
            return text, [self.values[name] for name in names]
        except KeyError as missing:
            raise TypeError(f"the list of {self.spec.row.__name__} is to be given {missing}") from None


def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """SQL with `$1` in place of its names, and the names in that order."""
    names: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        return f"${names.setdefault(match[1], len(names) + 1)}"

    return PLACEHOLDER.sub(number, sql), tuple(names)
