"""What a list call asks for, read from its query string (KER-004 to KER-006)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from estante.decoding import problem
from estante.errors import FieldError, ValidationFailed
from estante.lists.values import DAYS_ALLOWED, DateRange, decode_value

F = TypeVar("F", bound=Struct)
DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE = 25, 200
MAX_OFFSET, MAX_PAGE = 1_000_000, 100_000
MAX_VALUES = 200
Q = Annotated[str, Meta(max_length=200)]
PAGING: Mapping[str, Any] = {
    "page": Annotated[int, Meta(ge=1, le=MAX_PAGE)],
    "pageSize": Annotated[int, Meta(ge=1, le=MAX_PAGE_SIZE)],
    "offset": Annotated[int, Meta(ge=0, le=MAX_OFFSET)],
    "orderBy": Annotated[str, Meta(max_length=200)],
}


class Sort(Struct, frozen=True):
    """One column of an order."""

    column: str
    descending: bool = False

    def __str__(self) -> str:
        return f"{'-' if self.descending else ''}{self.column}"


class ListQuery(Struct, Generic[F], frozen=True):
    """A list call: the slice, the order, the words, and the filters as the list's own Struct."""

    page: int
    page_size: int
    offset: int
    order: tuple[Sort, ...]
    q: str
    filters: F


class ReadableField(Protocol):
    """A filter as its values are read: what the query and the Struct call it, and its type."""

    @property
    def name(self) -> str: ...
    @property
    def attribute(self) -> str: ...
    @property
    def kind(self) -> Any: ...
    @property
    def is_many(self) -> bool: ...


class ReadableList(Protocol[F]):
    """The part of a `ListSpec` that a query string is read by."""

    filters: type[F]
    sort: Mapping[str, str]
    default: str

    @property
    def fields(self) -> Sequence[ReadableField]: ...
    @property
    def parameters(self) -> Mapping[str, Any]: ...


class QueryReader(Generic[F]):
    """Reads the query strings of one list, and says everything that is wrong with one."""

    def __init__(self, spec: ReadableList[F]) -> None:
        self._spec = spec
        self._wrong: list[FieldError] = []

    def read(self, parameters: Iterable[tuple[str, str]]) -> ListQuery[F]:
        """Read a query string.

        Raises:
            ValidationFailed: with every wrong parameter; an unknown one is told the known ones.
        """
        given: dict[str, list[str]] = {}
        for name, value in parameters:
            given.setdefault(name, []).append(value)
        self._refuse_unknown(given)
        kinds = self._spec.parameters
        paging = {name: self._decode(given[name][0], name, kinds[name]) for name in PAGING if name in given}
        q = self._decode(given["q"][0], "q", Q) if "q" in given else ""
        filters = self._filters(given)
        order = self._order(str(paging.get("orderBy") or self._spec.default))
        if self._wrong:
            raise ValidationFailed(fields=self._wrong)
        size, page = int(paging.get("pageSize", DEFAULT_PAGE_SIZE)), int(paging.get("page", 1))
        offset = int(paging["offset"]) if "offset" in paging else (page - 1) * size
        if "offset" in paging:
            page = offset // size + 1
        return ListQuery(page, size, offset, order, q, self._spec.filters(**filters))

    def _filters(self, given: Mapping[str, Sequence[str]]) -> dict[str, object]:
        filters: dict[str, object] = {}
        for field in self._spec.fields:
            values = [self._decode(value, field.name, field.kind) for value in given.get(field.name, ())]
            if len(values) > MAX_VALUES:
                self._wrong.append(FieldError(field.name, "max_items", {"max": MAX_VALUES}))
            if values:
                filters[field.attribute] = tuple(values) if field.is_many else values[-1]
        return filters

    def _decode(self, value: str, name: str, kind: Any) -> Any:
        try:
            return msgspec.convert(value, kind, strict=False, dec_hook=decode_value)
        except msgspec.ValidationError as error:
            self._wrong.append(_field_error(str(error), name, kind))
            return None

    def _order(self, text: str) -> tuple[Sort, ...]:
        order, known = [], self._spec.sort
        for part in filter(None, (part.strip() for part in text.split(","))):
            column = part.removeprefix("-").removeprefix("+")
            if column not in known:
                self._wrong.append(FieldError("orderBy", "unsortable", {"known": _listed(known)}))
            order.append(Sort(column, part.startswith("-")))
        return tuple(order)

    def _refuse_unknown(self, given: Iterable[str]) -> None:
        known = self._spec.parameters
        odd = sorted({name for name in given if name not in known})
        if odd:
            fields = [FieldError(name, "unknown_parameter", {"known": _listed(known)}) for name in odd]
            names = ", ".join(odd)
            raise ValidationFailed(fields=fields, text="UNKNOWN_PARAMETER", name=names, known=_listed(known))


def _field_error(message: str, name: str, kind: Any) -> FieldError:
    if kind is DateRange:
        return FieldError(name, "one_of", {"allowed": DAYS_ALLOWED})
    problem_ = problem(message, name, kind)
    return FieldError(name, problem_.code, problem_.params)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))
