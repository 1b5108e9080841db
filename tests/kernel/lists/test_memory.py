"""Lists whose rows are in memory take the same filters, order and slice."""

from datetime import UTC, datetime
from typing import Annotated
from urllib.parse import parse_qsl
from uuid import UUID, uuid4

import pytest
from estante.lists.filters import AnyOf, AtLeast, AtMost, Before, Equals, Within
from estante.lists.memory import page_of
from estante.lists.spec import ListSpec
from estante.lists.values import DateRange, FilterContext, PersonRef
from msgspec import Struct

ME = uuid4()
CONTEXT = FilterContext(ME, datetime(2026, 3, 10, 12, tzinfo=UTC), UTC)


class Lake(Struct):
    name: str
    depth: int | None
    seen: datetime | None = None
    by: UUID | None = None


class LakeFilters(Struct, frozen=True, kw_only=True):
    name: Annotated[tuple[str, ...], AnyOf("name")] = ()
    depth: Annotated[int | None, Equals("depth")] = None
    min_depth: Annotated[int | None, AtLeast("depth")] = None
    max_depth: Annotated[int | None, AtMost("depth")] = None
    under: Annotated[int | None, Before("depth")] = None
    seen: Annotated[DateRange | None, Within("seen")] = None
    by: Annotated[PersonRef | None, Equals("by")] = None


LAKES = ListSpec(row=Lake, filters=LakeFilters, search=("name",), sort=("name", "depth"), default="")
ROWS = (
    Lake("Titicaca", 281, datetime(2026, 3, 9, tzinfo=UTC), ME),
    Lake("Águila", 12, datetime(2026, 1, 9, tzinfo=UTC), uuid4()),
    Lake("beta", None),
    Lake("Ágata", 281),
)


def names(text: str) -> list[str]:
    pairs = parse_qsl(text, keep_blank_values=True)
    query = LAKES.read(text.encode(), pairs)
    return [lake.name for lake in page_of(LAKES, query, CONTEXT, ROWS).rows]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["Titicaca", "Águila", "beta", "Ágata"]),
        ("orderBy=name", ["Ágata", "Águila", "beta", "Titicaca"]),
        ("orderBy=-depth,name", ["Ágata", "Titicaca", "Águila", "beta"]),
        ("orderBy=name&pageSize=2&page=2", ["beta", "Titicaca"]),
        ("offset=3", ["Ágata"]),
        ("q=AG", ["Águila", "Ágata"]),
        ("name=beta&name=Titicaca", ["Titicaca", "beta"]),
        ("depth=12", ["Águila"]),
        ("min_depth=281", ["Titicaca", "Ágata"]),
        ("max_depth=12", ["Águila"]),
        ("under=12", []),
        ("seen=7d", ["Titicaca"]),
        ("seen=2026-01-09..2026-01-09", ["Águila"]),
        ("by=me", ["Titicaca"]),
    ],
)
def test_rows_in_memory_are_filtered_sorted_and_cut(text, expected):
    assert names(text) == expected
