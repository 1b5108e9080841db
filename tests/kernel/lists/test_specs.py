"""A list that cannot keep what it says is refused when it is made."""

from typing import Annotated, Any, Literal
from uuid import UUID

import msgspec
import pytest
from estante.lists.facets import FacetCount, Facets, FacetSpec
from estante.lists.filters import AnyOf, Cases, Condition, Equals, PartOf, Sql, Within
from estante.lists.spec import ListSpec, NoFilters, SpecFault
from estante.lists.values import DateRange
from msgspec import Struct


class Row(Struct):
    guid: UUID
    name: str


def filters(kind: object, default: object = None) -> type[Struct]:
    return msgspec.defstruct("Filters", [("size", kind, default)], frozen=True)


def spec(**changes: Any) -> ListSpec[Any, Any]:
    given: dict[str, Any] = {
        "row": Row,
        "source": "schools s",
        "filters": NoFilters,
        "sort": ("name",),
        "default": "name",
        **changes,
    }
    return ListSpec(**given)


@pytest.mark.parametrize(
    ("kind", "default", "fault"),
    [
        (int | None, None, "has no condition and would do nothing"),
        (Annotated[int | None, msgspec.Meta(ge=1)], None, "has no condition and would do nothing"),
        (Annotated[int | None, AnyOf("s.size")], None, "takes several values"),
        (Annotated[tuple[int, ...], Equals("s.size")], (), "takes one value"),
        (Annotated[str | None, Within("s.created_at")], None, "takes a DateRange"),
        (Annotated[DateRange | None, Sql("s.created_at > now()")], None, "does not read :value"),
        (Annotated[bool | None, Cases({True: "s.size > 0"})], None, "SQL for each of False, True"),
        (Annotated[Literal["a", "b"] | None, Cases({"a": "true", "c": "true"})], None, "each of a, b"),
        (Annotated[int | None, Equals("s.size")], 3, "needs the default None"),
        (Annotated[int | None, PartOf("name")], None, "part of name, which does not read it"),
    ],
)
def test_a_filter_that_would_not_be_applied_cannot_be_written(kind, default, fault):
    with pytest.raises(SpecFault, match=fault):
        spec(filters=filters(kind, default))


def test_rows_in_memory_have_no_filters_of_sql():
    with pytest.raises(SpecFault, match="its rows are in memory"):
        spec(source="", filters=filters(Annotated[int | None, Sql("s.size = :value")]))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"default": "-size"}, "the default order"),
        ({"default": ""}, "the default order"),
        ({"columns": {"colour": "s.colour"}}, "which the row has not"),
        ({"indexed": ("size",)}, "neither a filter nor an order"),
        ({"indexed": ("name",)}, "neither a filter nor an order"),
        ({"source": "(SELECT 1) AS s"}, "begins with no table"),
    ],
)
def test_names_that_are_nowhere_are_refused(changes, fault):
    with pytest.raises(SpecFault, match=fault):
        spec(**changes)


def test_a_parameter_of_every_list_is_no_filter():
    named = msgspec.defstruct("Filters", [("page", Annotated[int | None, Equals("s.page")], None)])
    with pytest.raises(SpecFault, match="a parameter of every list"):
        spec(filters=named)


def test_facets_count_filters_that_have_a_column():
    class Counts(Facets, frozen=True, kw_only=True):
        size: list[FacetCount]

    class Odd(Condition, frozen=True):
        pass

    assert FacetSpec(spec(filters=filters(Annotated[int | None, Equals("s.size")])), Counts).names == (
        "size",
    )
    for kind in (Sql("s.size = :value"), Odd()):
        with pytest.raises(SpecFault, match="no filter size with a column"):
            FacetSpec(spec(filters=filters(Annotated[int | None, kind])), Counts)
