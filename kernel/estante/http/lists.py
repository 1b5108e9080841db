"""List calls: page, order, search and filters, declared once a list (KER-004 to KER-006).

A route names its shape and asks for `listing`:

    CONTENTS = ListShape(filters={"status": str, "is_public": bool}, sort={"name", "created_at"},
                         default_sort="-created_at", search=True)

    @get("/cms/contents", action=Contents.readList, list=CONTENTS)
    async def read_list(listing: ListQuery, …) -> Page[ContentRow]: …
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import MultiDict
from litestar.di import NamedDependency
from msgspec import Meta, Struct

from estante.database.engine import Database
from estante.decoding import problem
from estante.errors import FieldError, ValidationFailed
from estante.http.request import RequestState
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec

S = TypeVar("S", bound=Struct)
T = TypeVar("T")
DEFAULT_PAGE_SIZE, MOST_PAGE_SIZE = 25, 200
MOST_OFFSET, MOST_PAGE = 1_000_000, 100_000
MOST_VALUES = 200
MOST_REMEMBERED = 1_000
Q = Annotated[str, Meta(max_length=200)]
PAGING: Mapping[str, Any] = {
    "page": Annotated[int, Meta(ge=1, le=MOST_PAGE)],
    "pageSize": Annotated[int, Meta(ge=1, le=MOST_PAGE_SIZE)],
    "offset": Annotated[int, Meta(ge=0, le=MOST_OFFSET)],
    "orderBy": Annotated[str, Meta(max_length=200)],
}


class Sort(Struct, frozen=True):
    """One column of an order."""

    column: str
    descending: bool = False


class ListQuery(Struct, frozen=True):
    """What a list call asks for. `filters` has the values of each given filter, decoded to its type."""

    page: int
    page_size: int
    offset: int
    order: tuple[Sort, ...]
    q: str
    filters: Mapping[str, Sequence[Any]]

    def all_of(self, name: str, kind: type[T]) -> list[T]:
        """Every value of a filter; empty when it was not given."""
        return [value for value in self.filters.get(name, ()) if isinstance(value, kind)]

    def one_of(self, name: str, kind: type[T]) -> T | None:
        """The last value of a filter, or None."""
        values = self.all_of(name, kind)
        return values[-1] if values else None

    def order_sql(self, columns: Mapping[str, str] = {}, last: str = "guid") -> str:
        """The order as SQL, made total by `last`; `columns` says what a name is where it is no column's."""
        parts = [f"{columns.get(one.column, one.column)}{' DESC' * one.descending}" for one in self.order]
        is_down = bool(self.order) and self.order[-1].descending
        return ", ".join([*parts, f"{last}{' DESC' * is_down}"])

    def page_of(self, rows: Iterable[S]) -> Page[S]:
        """The page of rows that are all in memory, sorted by the fields that are named as the columns."""
        found = list(rows)
        for one in reversed(self.order):
            found.sort(key=_folded(one.column), reverse=one.descending)
        shown = found[self.offset : self.offset + self.page_size]
        return Page(shown, len(found), self.page, self.page_size)


class ListShape(Struct, frozen=True, kw_only=True, dict=True):
    """What a list can be asked. `filters` maps a parameter to the type of its values, which may repeat.

    An empty `default_sort` leaves the rows in the order that they have of themselves.
    """

    filters: Mapping[str, Any] = {}
    sort: Collection[str] = ()
    default_sort: str = "-created_at"
    search: bool = False

    @cached_property
    def parameters(self) -> frozenset[str]:
        """Every query parameter of the list."""
        return frozenset((*PAGING, *self.filters, *(("q",) if self.search else ())))

    @cached_property
    def remembered(self) -> dict[bytes, ListQuery]:
        """What addresses asked for lately: the same list is asked for again and again."""
        return {}

    def read(self, parameters: MultiDict[Any]) -> ListQuery:
        """Read a query string.

        Raises:
            ValidationFailed: with every wrong parameter; an unknown one is told the known ones.
        """
        must_be_known(parameters, self.parameters)
        wrong: list[FieldError] = []
        paging = {
            name: _decode(parameters[name], name, kind, wrong)
            for name, kind in PAGING.items()
            if name in parameters
        }
        q = _decode(parameters.get("q", ""), "q", Q, wrong) if self.search else ""
        filters = {
            name: [_decode(value, name, kind, wrong) for value in parameters.getall(name, [])][:MOST_VALUES]
            for name, kind in self.filters.items()
            if name in parameters
        }
        order = self._order(str(paging.get("orderBy") or self.default_sort), wrong)
        if wrong:
            raise ValidationFailed(fields=wrong)
        size = int(paging.get("pageSize", DEFAULT_PAGE_SIZE))
        page = int(paging.get("page", 1))
        offset = int(paging["offset"]) if "offset" in paging else (page - 1) * size
        if "offset" in paging:
            page = offset // size + 1
        return ListQuery(page, size, offset, order, q, filters)

    def _order(self, text: str, wrong: list[FieldError]) -> tuple[Sort, ...]:
        order = []
        for part in filter(None, (one.strip() for one in text.split(","))):
            column = part.removeprefix("-").removeprefix("+")
            if column not in self.sort and text != self.default_sort:
                wrong.append(FieldError("orderBy", "unsortable", {"known": _listed(self.sort)}))
            order.append(Sort(column, part.startswith("-")))
        return tuple(order)


def must_be_known(parameters: Iterable[str], known: Collection[str]) -> None:
    """Refuse parameters that a list does not have.

    Raises:
        ValidationFailed: names them and the known ones.
    """
    odd = sorted({name for name in parameters if name not in known})
    if odd:
        fields = [FieldError(name, "unknown_parameter", {"known": _listed(known)}) for name in odd]
        names = ", ".join(odd)
        raise ValidationFailed(fields=fields, text="UNKNOWN_PARAMETER", name=names, known=_listed(known))


def provide_lists(request: Request[Any, Any, Any], database: NamedDependency[Database]) -> Lists:
    """The list call of a route with `list=SPEC`.

    Raises:
        ValidationFailed: 400, with every parameter that is wrong.
    """
    scope, state = request.scope, RequestState(request)
    spec: ListSpec[Any, Any] = scope["route_handler"].opt["list"]
    query = spec.remembered.get(scope["query_string"])
    if query is None:
        query = spec.read(scope["query_string"], request.query_params.multi_items())
    return Lists(database, state.tenant, state.principal.person_guid, spec, query)


def provide_listing(request: Request[Any, Any, Any]) -> ListQuery:
    """The list query of a route with `list=SHAPE`."""
    shape: ListShape = request.scope["route_handler"].opt["list"]
    address = request.scope["query_string"]
    found = shape.remembered.get(address)
    if found is None:
        found = shape.read(request.query_params)
        if len(shape.remembered) >= MOST_REMEMBERED:
            shape.remembered.clear()
        shape.remembered[address] = found
    return found


def _decode(value: str, name: str, kind: Any, wrong: list[FieldError]) -> Any:
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        found = problem(str(error), name, kind)
        wrong.append(FieldError(name, found.code, found.params))
        return None


def _folded(column: str) -> Callable[[Struct], str]:
    return lambda row: str(getattr(row, column)).casefold()


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
