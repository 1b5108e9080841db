"""`ListSpec`: what a list can be asked, and where its rows come from, as one value.

SCHOOLS = ListSpec(
    row=SchoolRow, source="schools s", base=("s.deleted_at IS NULL",), filters=SchoolFilters,
    search=("s.name", "s.code"), sort={"name": by_name("s.name"), "created_at": "s.created_at"},
    default="-created_at", indexed=("type", "-created_at"),
)

@get("/schools", action=Schools.readList, list=SCHOOLS)
async def list_schools(lists: NamedDependency[Lists]) -> Page[SchoolRow]:
    return await lists.page(SCHOOLS)
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from inspect import Parameter, signature
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, cast, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from estante.database.scopes import SCOPES, RowScope
from estante.lists.filters import Condition, FilterKind, PartOf, Words
from estante.lists.query import MAX_PAGE_SIZE, PAGING, ListQuery, Q, QueryReader, Sort
from estante.lists.relations import BelongsTo
from estante.lists.rows import RowReader
from estante.lists.text_conditions import FullText, TextCondition
from estante.lists.values import FilterContext

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)
G = TypeVar("G", bound=Struct)
Values = dict[str, object]
MAX_REMEMBERED = 2_000
_FIRST_TABLE = re.compile(r"\s*(\w+)\s+(?:AS\s+)?(\w+)", re.IGNORECASE)


class NoFilters(Struct, frozen=True):
    """The filters of a list that has none."""


class FilterField(Struct, frozen=True):
    """One filter: its parameter, its attribute in the filters' Struct, its values and its condition."""

    name: str
    attribute: str
    kind: Any
    is_many: bool
    condition: Condition


class SpecFault(TypeError):
    """A list that cannot be, such as one with a filter that nothing applies."""


class ListSpec(Generic[R, F]):
    """A list.

    Args:
        row: the Struct of a row. Its fields are columns of the first table of `source`, but for those that
            `columns` give SQL for.
        filters: a Struct whose fields each have a default and, by annotation, a condition (`lists.filters`).
        source: what stands after FROM, every table with an alias. Without it the rows are in memory. Of the
            first table only those are shown that its `row_scope` lets who asks see.
        base: conditions that always hold. `:me` is the guid of whoever asks; other names in `source` and
            `base` are given with each call, as in `lists.page(SPEC, content=guid)`.
        search: the columns that `q` searches, row by row; or `FullText`, which has an index, for a list that
            grows beyond some thousand rows.
        sort: the names that the list can be sorted by, and the SQL of each; of rows in memory, the names.
        default: the order where none is asked for. `key` makes every order total. Rows in memory may have
            none, and then stay as they are.
        indexed: the filters, and orders as `-created_at` or `+name`, that have an index to walk, as a
            test asks PostgreSQL.
        max_page_size: the most rows of a page, where a row is larger than those of other lists.
    """

    def __init__(
        self,
        *,
        row: type[R],
        filters: type[F],
        source: str = "",
        base: Sequence[str] = (),
        columns: Mapping[str, str] | None = None,
        search: Sequence[str] | Condition = (),
        sort: Mapping[str, str] | Sequence[str],
        default: str,
        key: str = "",
        indexed: Sequence[str] = (),
        max_page_size: int = MAX_PAGE_SIZE,
    ) -> None:
        self.max_page_size = max_page_size
        self.row, self.filters, self.source, self.base = row, filters, source, tuple(base)
        self.alias = _alias_of(source)
        self.key = key or (f"{self.alias}.guid" if self.alias else "guid")
        self.search: Condition | None = search if isinstance(search, Condition) else None
        if self.search is not None:
            self.search = self.search.of_key(self.key)
        elif search:
            self.search = Words(tuple(search))  # type: ignore[arg-type]
        self.sort: Mapping[str, str] = _sort_of(sort, self.alias)
        self.default, self.indexed = default, tuple(indexed)
        self.fields = tuple(_fields_of(filters, self.key))
        self.columns = {name: f"{self.alias}.{name}" for name in row.__struct_fields__} | dict(columns or {})
        self.compiled: dict[tuple[object, ...], tuple[str, tuple[str, ...]]] = {}
        self.origin = self
        self._reader = RowReader(row)
        self.remembered: dict[bytes, ListQuery[F]] = {}
        self._over: dict[str, ListSpec[R, F]] = {}
        for fault in _faults(self, columns or {}):
            raise SpecFault(f"the list of {row.__name__}: {fault}")

    def __deepcopy__(self, memo: object) -> "ListSpec[R, F]":
        """Litestar copies what routes declare, and a list is one value."""
        return self

    def over(self, source: str) -> "ListSpec[R, F]":
        """The same list of other tables, where which they are is known with the call alone."""
        derived = self._over.get(source)
        if derived is None:
            derived = copy(self)
            derived.source, derived.compiled, derived.origin = source, {}, self
            self._over[source] = derived
        return derived

    def filtered_by(self, filters: type[G]) -> "ListSpec[R, G]":
        """A list of the same rows with other filters, such as a Struct that inherits from this one's."""
        derived = cast("ListSpec[R, G]", copy(self))
        derived.filters, derived.fields = filters, tuple(_fields_of(filters, self.key))
        derived.compiled, derived.remembered, derived._over = {}, {}, {}
        derived.origin = derived
        for answer in ("parameters", "repeatable", "is_related"):
            derived.__dict__.pop(answer, None)
        return derived

    @property
    def scope(self) -> RowScope | None:
        """Which rows of the first table somebody sees, where that is not all."""
        matched = _FIRST_TABLE.match(self.source)
        return SCOPES.get(matched[1]) if matched else None

    @cached_property
    def is_related(self) -> bool:
        """Whether a filter asks what rows belong to, which the tenant's plugins say."""
        return any(isinstance(field.condition, BelongsTo) for field in self.fields)

    @cached_property
    def parameters(self) -> Mapping[str, Any]:
        """Every query parameter of the list, with the type of its values."""
        named = {field.name: field.kind for field in self.fields}
        size = Annotated[int, Meta(ge=1, le=self.max_page_size)]
        return {**PAGING, "pageSize": size, **named, **({"q": Q} if self.search else {})}

    @cached_property
    def repeatable(self) -> frozenset[str]:
        """The parameters that take several values."""
        return frozenset(field.name for field in self.fields if field.is_many)

    def read(self, query_string: bytes, parameters: Iterable[tuple[str, str]]) -> ListQuery[F]:
        """Read what is not yet in `remembered`: the same list is asked for again and again.

        Raises:
            ValidationFailed: with every wrong parameter.
        """
        query = QueryReader(self).read(parameters)
        if len(self.remembered) >= MAX_REMEMBERED:
            self.remembered.clear()
        self.remembered[query_string] = query
        return query

    def conditions(self, query: ListQuery[F], context: FilterContext) -> tuple[Mapping[str, str], Values]:
        """The SQL of each filter that is given, and of `q`, by name; and the values that they read."""
        parts: dict[str, str] = {}
        values: Values = {"me": context.me}
        for field in self.fields:
            value = getattr(query.filters, field.attribute)
            if (value is not None and value != ()) or isinstance(field.condition, PartOf):
                parts[field.name], bound = field.condition.bind(field.name, value, context)
                values |= bound
        if self.search is not None and query.q.strip():
            parts["q"], bound = self.search.bind("q", query.q.strip(), context)
            values |= bound
        return {name: sql for name, sql in parts.items() if sql}, values

    def rows_of(self, records: Iterable[Sequence[Any]]) -> list[R]:
        """Rows of the columns that a statement of this list answers."""
        return self._reader.rows(records)

    def order_sql(self, order: Sequence[Sort]) -> str:
        """The order as SQL, made total by the key in the direction of the last column."""
        parts = [f"{self.sort[sort.column]}{' DESC' * sort.descending}" for sort in order]
        return ", ".join([*parts, f"{self.key}{' DESC' * (bool(order) and order[-1].descending)}"])

    def column(self, name: str) -> str:
        """The SQL by which facets count a filter's values."""
        field = next((field for field in self.fields if field.name == name), None)
        if field is None or not field.condition.counted_by:
            raise SpecFault(f"the list of {self.row.__name__} has no filter {name} with a column of its own")
        return field.condition.counted_by


def _fields_of(filters: type[Struct], key: str) -> Iterable[FilterField]:
    for field in msgspec.structs.fields(filters):
        kind, condition = field.type, None
        if get_origin(kind) is Annotated:
            condition = next((part for part in get_args(kind)[1:] if isinstance(part, Condition)), None)
            kind = get_args(kind)[0]
        if condition is None:
            raise SpecFault(
                f"the filter {filters.__name__}.{field.name} has no condition and would do nothing"
            )
        inner, is_many = _inner(kind)
        if fault := condition.fault(FilterKind(inner, is_many)):
            raise SpecFault(f"the filter {filters.__name__}.{field.name}: {fault}")
        empty: object = () if is_many else None
        if field.default is NODEFAULT or field.default != empty:
            raise SpecFault(f"the filter {filters.__name__}.{field.name} needs the default {empty}")
        yield FilterField(field.encode_name, field.name, inner, is_many, condition.of_key(key))


def _inner(kind: Any) -> tuple[Any, bool]:
    """The type of one value, and whether there may be several."""
    if get_origin(kind) in (Union, UnionType):
        parts = [part for part in get_args(kind) if part is not NoneType]
        return Union[tuple(parts)], False  # noqa: UP007 - of parts that are known at run time
    if get_origin(kind) is tuple:
        return get_args(kind)[0], True
    return kind, False


def _alias_of(source: str) -> str:
    matched = _FIRST_TABLE.match(source)
    return matched[2] if matched else ""


def _sort_of(sort: Mapping[str, str] | Sequence[str], alias: str) -> Mapping[str, str]:
    if isinstance(sort, Mapping):
        return sort
    return {name: f"{alias}.{name}" if alias else name for name in sort}


def _faults(spec: ListSpec[Any, Any], columns: Mapping[str, str]) -> Iterable[str]:
    names = {field.name for field in spec.fields}
    if odd := sorted({*columns} - {*spec.row.__struct_fields__}):
        yield f"columns names {odd}, which the row has not"
    orders = [part.strip().removeprefix("-") for part in spec.default.split(",") if part.strip()]
    if (spec.source and not orders) or [name for name in orders if name not in spec.sort]:
        yield f"the default order {spec.default!r} is none of {sorted(spec.sort)}"
    known = {*names, *(f"{sign}{name}" for sign in "+-" for name in spec.sort)}
    if odd := [name for name in spec.indexed if name not in known]:
        yield f"indexed names {odd}, which is neither a filter nor an order"
    if reserved := sorted(names & {*PAGING, "q"}):
        yield f"{reserved} is a parameter of every list"
    if spec.source:
        given = signature(spec.row).parameters.values()
        if any(parameter.kind is Parameter.KEYWORD_ONLY for parameter in given):
            # They are made by the order of their columns, which is twice as quick as by their names.
            yield "its rows come from SQL, so their fields cannot be kw_only"
        if not spec.alias:
            yield "its source begins with no table"
    elif hidden := [field.name for field in spec.fields if not field.condition.in_memory]:
        yield f"the filters {hidden} need SQL, and its rows are in memory"
    searched = spec.search.search if isinstance(spec.search, FullText) else None
    for field in spec.fields:
        if isinstance(field.condition, TextCondition) and field.condition.search != searched:
            yield f"the filter {field.name} is of another searched text than the list's own"
        if isinstance(field.condition, PartOf):
            reader = next((other for other in spec.fields if other.name == field.condition.filter), None)
            read = " ".join([*spec.base, str(getattr(reader and reader.condition, "sql", ""))])
            if f":{field.name}" not in read:
                yield f"the filter {field.name} is part of {field.condition.filter}, which does not read it"
