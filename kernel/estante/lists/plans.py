"""Whether PostgreSQL can walk an index for the filters and orders that a list calls indexed.

The plan is the one for any value. Between the indexes of a filter PostgreSQL chooses by what it knows of the
rows: a table has to have some thousand, analysed. For an order it has no choice but a sort.
"""

import json
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated, Any, get_args, get_origin
from uuid import UUID

from msgspec import structs

from estante.decoding import choices_of
from estante.lists.query import ListQuery, Sort
from estante.lists.spec import FilterField, ListSpec
from estante.lists.sql import PLACEHOLDER, ListStatement, numbered
from estante.lists.values import DateRange, FilterContext, PersonRef

if TYPE_CHECKING:
    from estante.database.engine import Reading

Names = tuple[str, ...]
Nodes = list[dict[str, Any]]
NOBODY = UUID(int=0)
SETTINGS = (
    "SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off;"
    " SET LOCAL plan_cache_mode = force_generic_plan"
)
SAMPLES: tuple[tuple[type, object], ...] = (
    (bool, True),
    (int, 1),
    (float, 1.0),
    (str, "x"),
    (UUID, NOBODY),
    (datetime, datetime(2026, 1, 1, tzinfo=UTC)),
    (date, date(2026, 1, 1)),
    (DateRange, DateRange("2026-01-01..2026-01-31")),
    (PersonRef, PersonRef(str(NOBODY))),
)


async def plan_faults(connection: "Reading", spec: ListSpec[Any, Any]) -> list[str]:
    """What the list calls indexed and is not, each as a sentence."""
    faults = []
    fields = {field.name: field for field in spec.fields}
    for name in spec.indexed:
        if name in fields:
            sql, names, own = _filtered(spec, fields[name])
            nodes = await _explained(connection, sql, names)
            if not (_walked(nodes, names, own) if own else await _implied(connection, spec, nodes)):
                faults.append(f"the filter {name} of {spec.row.__name__} walks no index")
        else:
            nodes = await _explained(connection, *_sorted(spec, name))
            if any(node["Node Type"] == "Sort" for node in nodes):
                faults.append(f"the order {name} of {spec.row.__name__} walks no index")
    return faults


def _walked(nodes: Nodes, names: Names, own: Names) -> bool:
    """Whether a value of the filter's own is looked up in an index."""
    walked = " ".join(str(node.get("Index Cond", "")) for node in nodes)
    return any(re.search(rf"\${names.index(value) + 1}\b", walked) for value in own)


async def _implied(connection: "Reading", spec: ListSpec[Any, Any], nodes: Nodes) -> bool:
    """Whether a condition without a value is an index's own: then no row is looked at for it."""
    base = [condition for condition in spec.base if not PLACEHOLDER.search(condition)]
    conditions = " AND ".join(base) or "true"
    plain = f"SELECT {spec.key} FROM {spec.source} WHERE {conditions}"  # noqa: S608 - a plugin's own words
    return _looks(nodes) == _looks(await _explained(connection, plain, ()))


def _looks(nodes: Nodes) -> list[str]:
    """What is asked of each row."""
    return sorted(str(node["Filter"]) for node in nodes if "Filter" in node)


def _filtered(spec: ListSpec[Any, Any], field: FilterField) -> tuple[str, Names, Names]:
    """The rows of one filter: the SQL, the names that it reads, and which of these are the filter's own."""
    value = _sample(field.kind)
    statement = _statement(spec, _query(spec, **{field.attribute: (value,) if field.is_many else value}))
    base = [condition for condition in spec.base if not PLACEHOLDER.search(condition)]
    own = statement.conditions[field.name]
    conditions = " AND ".join([*base, own])
    sql = f"SELECT {spec.key} FROM {spec.source} WHERE {conditions}"  # noqa: S608 - a plugin's own words
    return *numbered(sql), numbered(own)[1]


def _sorted(spec: ListSpec[Any, Any], order: str) -> tuple[str, Names]:
    sort = Sort(order[1:], order.startswith("-"))
    statement = _statement(spec, structs.replace(_query(spec), order=(sort,)))
    return numbered(f"SELECT {spec.key} {statement.rows()} ORDER BY {spec.order_sql((sort,))} LIMIT 25")


def _query(spec: ListSpec[Any, Any], **filters: object) -> ListQuery[Any]:
    return ListQuery(1, 25, 0, (), "", spec.filters(**filters))


def _statement(spec: ListSpec[Any, Any], query: ListQuery[Any]) -> ListStatement[Any, Any]:
    return ListStatement(spec, query, FilterContext(NOBODY, datetime.now(UTC), UTC), {})


def _sample(kind: Any) -> object:
    if choices := choices_of(kind):
        return choices[0]
    plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return next(value for type_, value in SAMPLES if type_ is plain)


async def _explained(connection: "Reading", sql: str, names: Names) -> Nodes:
    """Every node of the plan for any values."""
    nulls = f"({', '.join(['NULL'] * len(names))})" if names else ""
    async with connection.transaction():
        await connection.execute(SETTINGS)
        await connection.execute(f"PREPARE explained AS {sql}")
        try:
            plan = await connection.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE explained{nulls}")
        finally:
            await connection.execute("DEALLOCATE explained")
    return list(_nodes(json.loads(plan)[0]["Plan"]))


def _nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for below in plan.get("Plans", ()):
        yield from _nodes(below)
