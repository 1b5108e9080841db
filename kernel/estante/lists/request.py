"""A list call to be read again later, by a job: what was asked, by whom, and what the call was given."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar, cast
from uuid import UUID
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from estante.lists.query import ListQuery, Sort
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext, decode_value, encode_value

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)


class ListRequest(Struct, frozen=True):
    """The filters, the order and the words of a call. `given` is text that its SQL reads.

    `sees_all` is as in `FilterContext`, when the call was made.
    """

    me: UUID | None
    q: str
    order: tuple[Sort, ...]
    filters: dict[str, object]
    given: dict[str, str]
    sees_all: bool = False

    @classmethod
    def of(cls, query: ListQuery[Any], context: FilterContext, given: Mapping[str, str]) -> "ListRequest":
        """What is to be known of a call."""
        filters = msgspec.to_builtins(query.filters, enc_hook=encode_value)
        return cls(context.me, query.q, query.order, filters, dict(given), context.sees_all)

    def to_json(self) -> dict[str, Any]:
        """As a job's payload has it."""
        return cast("dict[str, Any]", msgspec.to_builtins(self))

    def statement(
        self, spec: ListSpec[R, F], zone: str, given: Mapping[str, str], relations: Mapping[str, str]
    ) -> ListStatement[R, F]:
        """The call as SQL, with the days and the relations as they are now."""
        filters = msgspec.convert(self.filters, spec.filters, dec_hook=decode_value)
        query = ListQuery(1, 1, 0, self.order, self.q, filters)
        context = FilterContext(self.me, datetime.now(UTC), ZoneInfo(zone), relations, self.sees_all)
        return ListStatement(spec, query, context, {**self.given, **given})
