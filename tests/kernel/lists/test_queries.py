"""What a query string asks of a list: typed filters, or 400 with every parameter that is wrong."""

import re
from datetime import UTC, date, datetime
from typing import Annotated, Literal
from urllib.parse import parse_qsl
from uuid import UUID

import pytest
from estante.errors import ValidationFailed
from estante.lists.filters import (
    AnyOf,
    AtLeast,
    AtMost,
    Before,
    Cases,
    Equals,
    Exists,
    PartOf,
    Sql,
    Within,
)
from estante.lists.query import MAX_VALUES
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from estante.lists.values import DateRange, FilterContext, PersonRef, by_name
from msgspec import Struct

ME, OTHER = UUID("c3b979de-47eb-420d-b290-21af394e1a9d"), UUID("a568bd00-4709-4c1e-83b5-968d2c3eb8be")
NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)
CONTEXT = FilterContext(ME, NOW, UTC)


class School(Struct):
    guid: UUID
    name: str


class SchoolFilters(Struct, frozen=True, kw_only=True):
    type: Annotated[tuple[str, ...], AnyOf("s.type")] = ()
    code: Annotated[str | None, Equals("s.code")] = None
    made_by: Annotated[tuple[PersonRef, ...], AnyOf("s.made_by")] = ()
    min_size: Annotated[int | None, AtLeast("s.size")] = None
    max_size: Annotated[float | None, AtMost("s.size")] = None
    founded: Annotated[date | None, Before("s.founded")] = None
    created: Annotated[DateRange | None, Within("s.created_at")] = None
    is_public: Annotated[bool | None, Equals("s.is_public")] = None
    status: Annotated[
        tuple[Literal["open", "closed"], ...],
        Cases({"open": "s.status <> 'closed'", "closed": "s.status = 'closed'"}, order="s.status"),
    ] = ()
    tag: Annotated[
        tuple[UUID, ...], Exists("school_tags t WHERE t.school_guid = s.guid AND t.tag_guid = ANY(:value)")
    ] = ()
    parent: Annotated[UUID | None, Sql("s.parent = :value OR :orphans AND s.parent IS NULL")] = None
    orphans: Annotated[bool | None, PartOf("parent")] = None


SCHOOLS = ListSpec(
    row=School,
    source="schools s",
    base=("s.deleted_at IS NULL", "s.owner = :me"),
    filters=SchoolFilters,
    search=("s.name", "s.code"),
    sort={"name": by_name("s.name"), "created_at": "s.created_at", "status": "s.status"},
    default="-created_at",
)


def read(text: str):
    pairs = parse_qsl(text, keep_blank_values=True)
    return SCHOOLS.read(text.encode(), pairs)


def rows(text: str) -> tuple[str, list[object]]:
    statement = ListStatement(SCHOOLS, read(text), CONTEXT, {})
    sql, arguments = statement.counted()
    return sql.partition("s.owner = $1")[2].removeprefix(" AND "), arguments[1:]


def test_filters_have_the_types_that_they_are_declared_with():
    query = read("type=a&type=b&min_size=3&is_public=true&tag=" + str(ME))
    assert query.filters == SchoolFilters(type=("a", "b"), min_size=3, is_public=True, tag=(ME,))
    assert (query.page, query.page_size, query.offset, query.q) == (1, 25, 0, "")
    assert [str(sort) for sort in query.order] == ["-created_at"]


def test_the_same_query_string_is_read_once():
    text = "type=a&page=2"
    assert read(text) is SCHOOLS.remembered[text.encode()]


@pytest.mark.parametrize(
    ("text", "sql", "arguments"),
    [
        ("type=a&type=b", "s.type = ANY($2)", [["a", "b"]]),
        ("code=x&code=y", "s.code = $2", ["y"]),
        (f"made_by=me&made_by={OTHER}", "s.made_by = ANY($2)", [[ME, OTHER]]),
        ("min_size=3&max_size=4.5", "s.size >= $2 AND s.size <= $3", [3, 4.5]),
        ("founded=2020-01-31", "s.founded < $2", [date(2020, 1, 31)]),
        ("created=7d", "s.created_at >= $2", [datetime(2026, 3, 3, 12, tzinfo=UTC)]),
        ("created=..2026-01-31", "s.created_at < $2", [datetime(2026, 2, 1, tzinfo=UTC)]),
        (
            "created=2026-01-01..2026-01-31",
            "s.created_at >= $2 AND s.created_at < $3",
            [datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 2, 1, tzinfo=UTC)],
        ),
        ("status=closed", "(s.status = 'closed')", []),
        ("status=closed&status=open", "((s.status = 'closed') OR (s.status <> 'closed'))", []),
        (
            f"tag={OTHER}",
            "EXISTS (SELECT FROM school_tags t WHERE t.school_guid = s.guid AND t.tag_guid = ANY($2))",
            [[OTHER]],
        ),
        (
            f"parent={OTHER}&orphans=true",
            "(s.parent = $2 OR $3 AND s.parent IS NULL)",
            [OTHER, True],
        ),
        ("orphans=true", "", []),
        (
            "q=Río Sol",
            "strpos(estante_fold(concat_ws(' ', s.name, s.code)), estante_fold($2::text)) > 0"
            " AND strpos(estante_fold(concat_ws(' ', s.name, s.code)), estante_fold($3::text)) > 0",
            ["Río", "Sol"],
        ),
    ],
)
def test_every_filter_is_in_the_sql(text, sql, arguments):
    assert rows(text) == (sql, arguments)


def test_a_page_is_ordered_totally_and_cut():
    statement = ListStatement(SCHOOLS, read("orderBy=-name,created_at&page=3&pageSize=10"), CONTEXT, {})
    sql, arguments = statement.page()
    assert sql == (
        "SELECT s.guid, s.name FROM schools s WHERE s.deleted_at IS NULL AND s.owner = $1"
        " ORDER BY estante_order(s.name) DESC, s.created_at, s.guid LIMIT 10 OFFSET 20"
    )
    assert arguments == [ME]


def test_what_another_table_has_is_looked_up_row_by_row_along_a_walk():
    statement = ListStatement(SCHOOLS, read(f"tag={OTHER}&orderBy=name"), CONTEXT, {})
    sql, _ = statement.walked_page()
    assert re.search(r"AND t\.tag_guid = ANY\(\$\d\) OFFSET 0\) AS passes", sql)
    assert "OFFSET 0)" not in statement.counted()[0]


@pytest.mark.parametrize(
    ("text", "is_uncertain"),
    [
        ("status=closed", False),
        ("status=closed&orderBy=name", True),
        ("status=closed&orderBy=status", False),
        ("type=a&code=x", True),
        ("created=7d&orderBy=name", True),
        ("created=7d&type=a", False),
    ],
)
def test_an_order_in_which_a_filters_values_stand_together_is_simply_read(text, is_uncertain):
    assert ListStatement(SCHOOLS, read(text), CONTEXT, {}).is_uncertain() == is_uncertain


def test_the_sql_of_a_combination_of_filters_is_put_together_once():
    ListStatement(SCHOOLS, read("type=a&min_size=1"), CONTEXT, {}).page()
    known = len(SCHOOLS.compiled)
    ListStatement(SCHOOLS, read("type=b&type=c&min_size=2&page=7"), CONTEXT, {}).page()
    assert len(SCHOOLS.compiled) == known


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("min_size=three", {"min_size": "integer"}),
        ("max_size=much", {"max_size": "invalid"}),
        ("founded=31-01-2020", {"founded": "invalid_date"}),
        ("created=8d", {"created": "one_of"}),
        ("created=2026-02-30..", {"created": "one_of"}),
        ("created=..", {"created": "one_of"}),
        ("created=0001-01-01..", {"created": "one_of"}),
        ("created=..9999-12-31", {"created": "one_of"}),
        ("is_public=perhaps", {"is_public": "invalid"}),
        ("status=ajar", {"status": "choice"}),
        ("status=open&status=ajar", {"status": "choice"}),
        ("tag=blue", {"tag": "invalid"}),
        ("made_by=you", {"made_by": "invalid"}),
        ("made_by=", {"made_by": "invalid"}),
        ("parent=&orphans=2", {"parent": "invalid", "orphans": "invalid"}),
        ("pageSize=201&min_size=x", {"pageSize": "maximum", "min_size": "integer"}),
        ("orderBy=size", {"orderBy": "unsortable"}),
        ("q=" + "x" * 201, {"q": "max_length"}),
        ("&".join(["type=a"] * (MAX_VALUES + 1)), {"type": "max_items"}),
        ("colour=red", {"colour": "unknown_parameter"}),
    ],
)
def test_every_wrong_value_is_named(text, wrong):
    with pytest.raises(ValidationFailed) as refused:
        read(text)
    assert {field.field: field.code for field in refused.value.fields} == wrong


def test_a_name_that_the_call_did_not_give_is_a_mistake():
    spec = ListSpec(
        row=School, source="schools s", base=("s.network = :network",), filters=SchoolFilters,
        sort=("name",), default="name",
    )  # fmt: skip
    query = spec.read(b"", [])
    with pytest.raises(TypeError, match="network"):
        ListStatement(spec, query, CONTEXT, {}).page()
    sql, arguments = ListStatement(spec, query, CONTEXT, {"network": OTHER}).page()
    assert "s.network = $1" in sql
    assert arguments == [OTHER]
