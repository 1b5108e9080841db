"""Lists whose rows are in memory: the same filters, order and slice, by the attributes of the rows."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

from estante.lists.page import Page
from estante.lists.query import ListQuery
from estante.lists.spec import ListSpec
from estante.lists.values import FilterContext, name_key

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)


def page_of(spec: ListSpec[R, F], query: ListQuery[F], context: FilterContext, rows: Iterable[R]) -> Page[R]:
    """The page of the rows that fit, sorted as it is asked; each order is stable."""
    chosen = [row for row in rows if _fits(spec, query, context, row)]
    for sort in reversed(query.order):
        chosen.sort(key=_sort_key(spec.sort[sort.column]), reverse=sort.descending)
    shown = chosen[query.offset : query.offset + query.page_size]
    return Page(shown, len(chosen), query.page, query.page_size)


def _fits(spec: ListSpec[R, F], query: ListQuery[F], context: FilterContext, row: R) -> bool:
    for field in spec.fields:
        value = getattr(query.filters, field.attribute)
        if value is not None and value != () and not field.condition.matches(row, value, context):
            return False
    return spec.search is None or not query.q.strip() or spec.search.matches(row, query.q, context)


def _sort_key(attribute: str) -> Callable[[Struct], Any]:
    def key(row: Struct) -> Any:
        value = getattr(row, attribute)
        return (value is not None, name_key(value) if isinstance(value, str) else value)

    return key
