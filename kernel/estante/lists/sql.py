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
# From here on a page's keys are found first: what stands in an index is passed over faster than whole rows.
DEEP_OFFSET = 1_000
# How many rows are walked along an order in the hope that a page is among them: at least, for each row of the
# page, for each one that is passed over, and at most. Where very many rows fit, so many more are.
STRETCH, STRETCH_A_ROW, STRETCH_PASSED_OVER, MAX_STRETCH = 2_000, 80, 40, 20_000
FAR_STRETCH = 100_000
# The keys are an array, which is made once however wrong PostgreSQL's idea of the table is.
LATE = """
SELECT {columns} FROM {source} WHERE {where} AND {key} = ANY(ARRAY(
    SELECT {key} FROM {source} WHERE {where} ORDER BY {order} /* slice */
)) ORDER BY {order}
"""
# What the inner query sorts by stands in it as o0, o1…, so that the outer ones need no table.
WALK = """
SELECT {shown} FROM (
    SELECT * FROM (
        SELECT {columns}, {sorted}, {filters} AS passes
        FROM {source} WHERE {base} ORDER BY {order} LIMIT /* stretch */
    ) AS walked WHERE passes /* slice */
) AS page ORDER BY {by}
"""
# `OFFSET 0` keeps PostgreSQL from walking the order again in place of sorting.
SORTED = """
SELECT {columns} FROM {source} WHERE {where} AND {key} = ANY(ARRAY(
    SELECT page_key FROM (
        SELECT {key} AS page_key, {sorted} FROM {source} WHERE {where} OFFSET 0
    ) AS filtered ORDER BY {by} /* slice */
)) ORDER BY {order}
"""
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
        scope = None if context.sees_all else spec.scope
        # What holds for every row that this person sees.
        self.base = spec.base if scope is None else (*spec.base, scope.sql(spec.alias))
        self.is_scoped = scope is not None
        self._shape = (self.is_scoped, *self.conditions.values())

    def asking(self, q: str) -> "ListStatement[R, F]":
        """The same with other words."""
        return ListStatement(self.spec, structs.replace(self.query, q=q), self.context, self._given)

    def where(self, without: Collection[str] = ()) -> str:
        """The conditions, but those of the filters named; with `:name` in place of values."""
        parts = [sql for name, sql in self.conditions.items() if name not in without]
        return " AND ".join([*self.base, *parts]) or "true"

    def looks(self, without: Collection[str] = ()) -> Sequence[str]:
        """The conditions, but those of the filters named, for rows that are looked at one after another."""
        fields = {field.name: field.condition for field in self.spec.fields}
        return [
            fields[name].looked_at(sql) if name in fields else sql
            for name, sql in self.conditions.items()
            if name not in without
        ]

    def rows(self) -> str:
        """`FROM … WHERE …` of every row that the filters show."""
        return f"FROM {self.spec.source} WHERE {self.where()}"

    def page(self) -> tuple[str, list[object]]:
        """One page, with the columns in the order of the row's fields."""
        query, order = self.query, self.query.order
        if query.offset >= DEEP_OFFSET:
            return self._filled("late", LATE)
        sql, arguments = self.compiled(("page", order), self._page)
        return f"{sql} LIMIT {query.page_size} OFFSET {query.offset}", arguments

    def is_uncertain(self, without: Collection[str] = ()) -> bool:
        """Whether filters decide that have no index in this order: several, or in another than the default.

        No index has all of them. PostgreSQL takes them to be independent of each other; where the largest
        contents are the oldest, it walks past nearly all of them on its way to those of this month, and where
        no document is inactive, past every one.
        """
        names = self.conditions.keys() - without
        if not names or not self.query.order:
            return False
        first = self.query.order[0].column
        given = [field.condition for field in self.spec.fields if field.name in names]
        if any(self.spec.sort[first] == condition.walked_by for condition in given):
            return False
        is_default = first == self.spec.default.split(",")[0].strip().lstrip("+-")
        return len(names) > 1 or not is_default or any(condition.range_of for condition in given)

    def walked_page(self, *, far: bool = False) -> tuple[str, list[object]]:
        """One page, if it is found along a stretch of the order; else fewer rows than there are."""
        return self._filled("walk", WALK, far=far)

    def sorted_page(self) -> tuple[str, list[object]]:
        """One page, by sorting every row that the filters show."""
        return self._filled("sorted", SORTED)

    def _filled(self, name: str, template: str, *, far: bool = False) -> tuple[str, list[object]]:
        query, spec = self.query, self.spec
        fields = [spec.columns[name] for name in spec.row.__struct_fields__]
        orders = [(spec.sort[sort.column], sort.descending) for sort in query.order]
        orders.append((spec.key, bool(orders) and orders[-1][1]))
        is_walk = template is WALK

        def sql() -> str:
            return template.format(
                columns=", ".join(f"{sql} AS c{at}" for at, sql in enumerate(fields))
                if is_walk
                else self.columns,
                shown=", ".join(f"c{at}" for at in range(len(fields))),
                source=spec.source,
                base=" AND ".join(self.base) or "true",
                filters=" AND ".join(self.looks()) or "true",
                where=self.where(),
                key=spec.key,
                order=spec.order_sql(query.order),
                sorted=", ".join(f"{sql} AS o{at}" for at, (sql, _) in enumerate(orders)),
                by=", ".join(f"o{at}{' DESC' * down}" for at, (_, down) in enumerate(orders)),
            )

        text, arguments = self.compiled((name, query.order), sql)
        return self.cut(text, far=far), arguments

    def cut(self, sql: str, *, far: bool = False) -> str:
        """SQL with this call's slice and stretch in place of the two comments that stand for them."""
        query = self.query
        wanted = max(STRETCH, STRETCH_A_ROW * query.page_size) + STRETCH_PASSED_OVER * query.offset
        stretch = FAR_STRETCH if far else min(wanted, MAX_STRETCH)
        sliced = sql.replace("/* slice */", f"LIMIT {query.page_size} OFFSET {query.offset}")
        return sliced.replace("/* stretch */", str(stretch))

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

    def compiled(
        self, kind: tuple[object, ...], sql: Callable[[], str], **more: object
    ) -> tuple[str, list[object]]:
        """SQL of this call's combination of filters, numbered, and its arguments; `sql` is asked once.

        `more` are values that no filter has.
        """
        key = (*kind, self._shape)
        known = self.spec.compiled.get(key)
        if known is None:
            if len(self.spec.compiled) >= MAX_COMPILED:
                self.spec.compiled.clear()
            known = self.spec.compiled[key] = numbered(sql())
        text, names = known
        try:
            values = self.values | more if more else self.values
            return text, [values[name] for name in names]
        except KeyError as missing:
            raise TypeError(f"the list of {self.spec.row.__name__} is to be given {missing}") from None


def numbered(sql: str) -> tuple[str, tuple[str, ...]]:
    """SQL with `$1` in place of its names, and the names in that order."""
    names: dict[str, int] = {}

    def number(match: re.Match[str]) -> str:
        return f"${names.setdefault(match[1], len(names) + 1)}"

    return PLACEHOLDER.sub(number, sql), tuple(names)
