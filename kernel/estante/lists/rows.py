"""Structs of rows as asyncpg has them, without a look at the names of columns."""

from collections.abc import Iterable, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    import asyncpg

R = TypeVar("R", bound=Struct)


class RowReader(Generic[R]):
    """Makes Structs of rows as asyncpg has them. What is JSON in PostgreSQL is decoded."""

    def __init__(self, row: type[R]) -> None:
        self._row = row
        self._names = row.__struct_fields__
        self._types = [field.type for field in msgspec.structs.fields(row)]
        self._json = {at: msgspec.json.Decoder(kind) for at, kind in enumerate(self._types) if _is_json(kind)}

    def rows(self, records: Iterable[Sequence[Any]]) -> list[R]:
        """Rows, their columns in the order of the Struct's fields."""
        if not self._json:
            return [self._row(*record) for record in records]
        return [self._row(*self._decoded(record)) for record in records]

    def read(self, record: "asyncpg.Record", **values: object) -> R:
        """One row by the names of its columns, of which there may be more; `values` are fields without one.

        JSON may have been decoded already, as it is inside of a transaction.
        """
        fields = {name: record[name] for name in self._names if name not in values}
        for at, decoder in self._json.items():
            name = self._names[at]
            if name in fields:
                json = fields[name]
                fields[name] = (
                    decoder.decode(json) if isinstance(json, str) else msgspec.convert(json, self._types[at])
                )
        return self._row(**fields, **values)

    def _decoded(self, record: Sequence[Any]) -> list[Any]:
        values = list(record)
        for at, decoder in self._json.items():
            if isinstance(values[at], str):
                values[at] = decoder.decode(values[at])
        return values


def _is_json(kind: Any) -> bool:
    """Whether a field's values come as JSON: objects, arrays, and what may be anything."""
    if get_origin(kind) is Annotated or get_origin(kind) in (Union, UnionType):
        return any(_is_json(part) for part in get_args(kind))
    plain = get_origin(kind) or kind
    if plain in (object, Any):
        return True
    is_text = isinstance(plain, type) and issubclass(plain, str | bytes)
    return isinstance(plain, type) and not is_text and issubclass(plain, (Struct, Mapping, Sequence))
