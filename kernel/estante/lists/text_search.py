"""The page of a list in which words are searched: no index has both the words and the order.

What is searched may also have columns for filters. Two of these meet in its indexes; those of the list's own
tables have one each.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from estante.lists.filters import Exists
from estante.lists.sql import ListStatement
from estante.lists.text_conditions import FullText, TextCondition

if TYPE_CHECKING:
    from estante.database.engine import Reading

Statement = ListStatement[Any, Any]
Records = Sequence[Sequence[Any]]
# Words that many rows have are found soonest by walking along the list in its order, and rare ones by the
# index of words; which they are is only known afterwards. So a stretch is walked, which fills the page or
# costs little. `LIMIT 1` keeps the look at each row where it is.
WALK = """
SELECT {columns} FROM {source} WHERE {base} AND {key} = ANY(ARRAY(
    SELECT row_key FROM (
        SELECT {key} AS row_key, {others} AS passes FROM {source} WHERE {plain}
        ORDER BY {order} LIMIT /* stretch */
    ) AS walked
    CROSS JOIN LATERAL (SELECT FROM {view} f WHERE f.guid = walked.row_key AND {looks} LIMIT 1) AS hit
    WHERE passes /* slice */
)) ORDER BY {order}
"""
# Who has gone through the index of words has counted on the way. Only the page's own rows are read whole.
INDEXED = """
WITH hits AS MATERIALIZED (SELECT {keys} FROM {matching})
SELECT {columns}, (SELECT count(*) FROM hits) FROM {source}
WHERE {base} AND {key} = ANY(ARRAY(SELECT row_key FROM hits ORDER BY {by} /* slice */)) ORDER BY {order}
"""
# What the view has of a row besides its words is looked at there, and the rows themselves for the rest alone.
MATCHING = "{view} f WHERE {looks}"
# The words first: PostgreSQL knows nothing of a table that was just filled, and would look anew for each row.
JOINED = "(SELECT f.guid FROM {view} f WHERE {looks} OFFSET 0) f JOIN {source} ON f.guid = {key} WHERE {rest}"


async def find_by_words(connection: "Reading", statement: Statement) -> tuple[Records, int | None]:
    """A page's columns, and the total where it came with them."""
    sql, arguments = walked(statement)
    records = await connection.fetch(sql, *arguments)
    if len(records) == statement.query.page_size:
        return cast("Records", records), None
    return await find_by_index(connection, statement)


async def find_by_index(connection: "Reading", statement: Statement) -> tuple[Records, int | None]:
    """A page's columns by the indexes of what is searched, and the total where it came with them."""
    sql, arguments = by_index(statement)
    records = await connection.fetch(sql, *arguments)
    if not records:
        return [], None if statement.query.offset else 0
    return [tuple(record)[:-1] for record in records], records[0][-1]


def searches_words(statement: Statement) -> bool:
    """Whether words are among what is asked."""
    return isinstance(statement.spec.search, FullText) and bool(_texts(statement))


def joins_filters(statement: Statement) -> bool:
    """Whether filters meet in what is searched: several, of which one asks another table than the list's."""
    if not isinstance(statement.spec.search, FullText):
        return False
    narrowed = _narrowed(statement)
    return len(narrowed) > 1 and _asks_elsewhere(statement, narrowed)


def counted(statement: Statement) -> tuple[str, list[object]]:
    """What is counted for the total."""
    if not (searches_words(statement) or joins_filters(statement)):
        return statement.counted()
    return statement.compiled(("found",), lambda: f"FROM {_matches(statement)[0]}")


def walked(statement: Statement) -> tuple[str, list[object]]:
    """The walk along the list."""
    spec, texts = statement.spec, _texts(statement)

    def sql() -> str:
        # Filters that have no index in this order are looked at within the stretch, not on the way to it.
        rest = statement.conditions.keys() - texts
        is_far = statement.is_uncertain(without=texts) or _asks_elsewhere(statement, rest)
        others = statement.looks(without=texts) if is_far else ()
        return WALK.format(
            columns=statement.columns,
            source=spec.source,
            base=" AND ".join(statement.base) or "true",
            key=spec.key,
            plain=statement.where(without=statement.conditions if is_far else texts),
            others=" AND ".join(others) or "true",
            view=_text(statement).view,
            looks=" AND ".join(_looks(statement)),
            order=spec.order_sql(statement.query.order),
        )

    text, arguments = statement.compiled(("walk words", statement.query.order), sql)
    return statement.cut(text), arguments


def by_index(statement: Statement) -> tuple[str, list[object]]:
    """The list by the indexes of words, each row with the total behind it."""
    spec, order = statement.spec, statement.query.order

    def sql() -> str:
        source, names = _matches(statement, _text(statement).sorts)
        keys = [*(names.get(sort.column, spec.sort[sort.column]) for sort in order), names["guid"]]
        downs = [*(sort.descending for sort in order), bool(order) and order[-1].descending]
        return INDEXED.format(
            columns=statement.columns,
            source=spec.source,
            base=" AND ".join(statement.base) or "true",
            key=spec.key,
            keys=", ".join([f"{keys[-1]} AS row_key", *(f"{key} AS o{at}" for at, key in enumerate(keys))]),
            matching=source,
            by=", ".join(f"o{at}{' DESC' * down}" for at, down in enumerate(downs)),
            order=spec.order_sql(order),
        )

    text, arguments = statement.compiled(("indexed words", order), sql)
    return statement.cut(text), arguments


def _matches(
    statement: Statement, sorted_by: Mapping[str, str] | None = None
) -> tuple[str, Mapping[str, str]]:
    """What stands after FROM for the rows that have the words, and the SQL of their guid and orders there.

    The rows themselves are only looked at for filters and orders that what is searched does not have.
    """
    spec, text = statement.spec, _text(statement)
    narrowed = _narrowed(statement)
    looks = " AND ".join([*_looks(statement), *narrowed.values()])
    known = {*_texts(statement), *narrowed}
    others = [sql for name, sql in statement.conditions.items() if name not in known]
    is_sorted = sorted_by is None or all(sort.column in sorted_by for sort in statement.query.order)
    if is_sorted and not others and text.is_complete and not statement.is_scoped:
        return MATCHING.format(view=text.view, looks=looks), {"guid": "f.guid", **(sorted_by or {})}
    rest = " AND ".join([*statement.base, *others]) or "true"
    return JOINED.format(source=spec.source, view=text.view, looks=looks, key=spec.key, rest=rest), {
        "guid": spec.key
    }


def _asks_elsewhere(statement: Statement, names: Collection[str]) -> bool:
    """Whether one of these filters asks another table than the list's."""
    return any(isinstance(field.condition, Exists) for field in statement.spec.fields if field.name in names)


def _narrowed(statement: Statement) -> dict[str, str]:
    """The filters that what is searched has itself."""
    conditions, filters = _text(statement).narrowed, statement.query.filters
    return {
        field.name: conditions[field.name].bind(
            field.name, getattr(filters, field.attribute), statement.context
        )[0]
        for field in statement.spec.fields
        if field.name in conditions and field.name in statement.conditions
    }


def _text(statement: Statement) -> FullText:
    return cast("FullText", statement.spec.search)


def _texts(statement: Statement) -> dict[str, tuple[TextCondition, str]]:
    """What is asked of the searched text: each condition with its words, by the parameter's name."""
    texts: dict[str, tuple[TextCondition, str]] = {}
    if "q" in statement.conditions:
        texts["q"] = _text(statement), statement.query.q
    for field in statement.spec.fields:
        if isinstance(field.condition, TextCondition) and field.name in statement.conditions:
            texts[field.name] = field.condition, getattr(statement.query.filters, field.attribute)
    return texts


def _looks(statement: Statement) -> list[str]:
    """The conditions on the searched text of one row."""
    looks = [condition.looks(name, text)[0] for name, (condition, text) in _texts(statement).items()]
    return [f"({' OR '.join(alternatives)})" for alternatives in looks]
