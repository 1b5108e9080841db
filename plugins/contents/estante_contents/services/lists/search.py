"""The contents list where words are searched: no index has both the words and the order."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.lists import AnyOf, Cases, Condition, Finder, Lists, ListStatement, Page, find_records
from estante.api.tenants import Tenant
from msgspec.structs import replace

from estante_contents.lists import CONTENTS, ContentFilters
from estante_contents.schemas import ContentRow
from estante_contents.services.lists.spelling import corrected
from estante_contents.services.lists.words import FoundBy, WithinDays

if TYPE_CHECKING:
    from estante.api.database import Reading

Statement = ListStatement[ContentRow, ContentFilters]
# Words that many contents have are found soonest by walking along the list in its order, and rare ones by the
# index of words; which they are is only known afterwards. So a stretch is walked, which fills the page or
# costs little. `LIMIT 1` keeps the look at each row where it is.
WALK = """
SELECT {columns} FROM (
    SELECT c.* FROM (SELECT * FROM contents c WHERE {plain} ORDER BY {order} LIMIT /* stretch */) c
    CROSS JOIN LATERAL (SELECT FROM content_found f WHERE f.guid = c.guid AND {looks} LIMIT 1) AS found
    WHERE {others} /* slice */
) c ORDER BY {order}
"""
# Who has gone through the index of words has counted on the way. Only the page's own rows are read whole.
INDEXED = """
WITH hits AS MATERIALIZED (SELECT {keys} FROM {found})
SELECT {columns}, (SELECT count(*) FROM hits)
FROM (SELECT guid FROM hits ORDER BY {by} /* slice */) AS page
JOIN contents c ON c.guid = page.guid ORDER BY {order}
"""
# What is searched lies in a table whose row security, unlike that of contents, lets words be found by their
# index (decision 0007). What `content_found` has of a content besides is looked at there.
FOUND = "content_found f WHERE {looks}"
JOINED = (
    "(SELECT f.guid FROM content_found f WHERE {looks} OFFSET 0) f JOIN contents c USING (guid) WHERE {rest}"
)
IN_FOUND: Mapping[str, Condition] = {
    "type": AnyOf("f.type_guid"),
    "status": Cases({"active": "f.status = 'active'", "inactive": "f.status = 'inactive'"}),
    "createdAt": WithinDays("f.created_at"),
}
SORTED_IN_FOUND = {"created_at": "f.created_at", "type": "f.type_guid"}
SEARCHED = {field.name: field.condition for field in CONTENTS.fields if isinstance(field.condition, FoundBy)}
if isinstance(CONTENTS.search, FoundBy):
    SEARCHED["q"] = CONTENTS.search


class ContentLists:
    """The contents list of one tenant, with signed addresses of covers."""

    def __init__(self, database: Database, tenant: Tenant, files: FileStore) -> None:
        self._database, self._tenant, self._files = database, tenant, files

    async def page(self, lists: Lists) -> Page[ContentRow]:
        """One page, and the total.

        Where nothing has the words, and a typing error explains it, the page is of the words that were meant
        and names them as its suggestion.
        """
        page, q = await lists.page(CONTENTS, finder=BY_WORDS), lists.query(CONTENTS).q
        if q.strip() and page.total == 0 and (meant := await self._corrected(q)) is not None:
            page = await lists.page(CONTENTS, finder=BY_WORDS, q=meant)
            page = replace(page, suggestion=meant) if page.total else page
        return page.map(self._row)

    async def _corrected(self, q: str) -> str | None:
        async with self._database.reading(self._tenant) as connection:
            return await corrected(connection, q)

    def _row(self, row: ContentRow) -> ContentRow:
        if row.thumbnail is None:
            return row
        return replace(row, thumbnail=self._files.picture_url(self._tenant, row.thumbnail))


async def find(connection: "Reading", statement: Statement) -> tuple[Sequence[Sequence[Any]], int | None]:
    """A page's columns, and the total where it came with them."""
    if not looks_of(statement):
        return await find_records(connection, statement)
    query = statement.query
    sql, arguments = walked(statement)
    records = await connection.fetch(sql, *arguments)
    if len(records) == query.page_size:
        return [tuple(record) for record in records], None
    sql, arguments = by_index(statement)
    records = await connection.fetch(sql, *arguments)
    if not records:
        return [], None if query.offset else 0
    return [tuple(record)[:-1] for record in records], records[0][-1]


def counted(statement: Statement) -> tuple[str, list[object]]:
    """What is counted: where contents are searched, those that are found."""
    if not looks_of(statement):
        return statement.counted()
    return statement.compiled(("found",), lambda: f"FROM {found(statement)[0]}")


def walked(statement: Statement) -> tuple[str, list[object]]:
    """The walk along the list."""
    order = statement.query.order

    def sql() -> str:
        # Filters that have no index in this order are looked at within the stretch, not on the way to it.
        is_far = statement.is_uncertain(without=SEARCHED)
        others = [sql for name, sql in statement.conditions.items() if name not in SEARCHED] if is_far else []
        return WALK.format(
            columns=statement.columns,
            plain=statement.where(without=statement.conditions if is_far else SEARCHED),
            others=" AND ".join(others) or "true",
            looks=" AND ".join(looks_of(statement)),
            order=CONTENTS.order_sql(order),
        )

    return _cut(statement, ("walk", order), sql)


def by_index(statement: Statement) -> tuple[str, list[object]]:
    """The list by the indexes of words, each row with the total behind it."""
    order = statement.query.order

    def sql() -> str:
        source, names = found(statement, SORTED_IN_FOUND)
        keys = [*(names.get(sort.column, CONTENTS.sort[sort.column]) for sort in order), names["guid"]]
        downs = [*(sort.descending for sort in order), bool(order) and order[-1].descending]
        return INDEXED.format(
            columns=statement.columns,
            keys=", ".join([f"{names['guid']} AS guid", *(f"{key} AS o{at}" for at, key in enumerate(keys))]),
            found=source,
            by=", ".join(f"o{at}{' DESC' * down}" for at, down in enumerate(downs)),
            order=CONTENTS.order_sql(order),
        )

    return _cut(statement, ("indexed", order), sql)


def found(statement: Statement, sorted_by: Mapping[str, str] | None = None) -> tuple[str, Mapping[str, str]]:
    """What stands after FROM for the contents that are found, and the SQL of their guid and orders there.

    Contents themselves are only looked at for filters and orders that what is searched does not have.
    """
    narrowed = dict(_in_found(statement))
    looks = " AND ".join([*looks_of(statement), *narrowed.values()])
    others = [sql for name, sql in statement.conditions.items() if name not in {*SEARCHED, *narrowed}]
    is_sorted = sorted_by is None or all(sort.column in sorted_by for sort in statement.query.order)
    if is_sorted and not others:
        return FOUND.format(looks=looks), {"guid": "f.guid", **(sorted_by or {})}
    rest = " AND ".join([*CONTENTS.base, *others])
    return JOINED.format(looks=looks, rest=rest), {"guid": "c.guid"}


def _in_found(statement: Statement) -> Iterator[tuple[str, str]]:
    """The filters that what is searched has itself."""
    for field in CONTENTS.fields:
        if field.name in IN_FOUND and field.name in statement.conditions:
            value = getattr(statement.query.filters, field.attribute)
            yield field.name, IN_FOUND[field.name].bind(field.name, value, statement.context)[0]


def looks_of(statement: Statement) -> list[str]:
    """The conditions on the searched text of one content."""
    query = statement.query
    texts = {"q": query.q, "author": query.filters.author or ""}
    looks = [SEARCHED[name].looks(name, texts[name])[0] for name in texts if name in statement.conditions]
    return [f"({' OR '.join(alternatives)})" for alternatives in looks]


def _cut(statement: Statement, kind: tuple[object, ...], sql: Callable[[], str]) -> tuple[str, list[object]]:
    text, arguments = statement.compiled(kind, sql)
    return statement.cut(text), arguments


BY_WORDS = Finder(find, counted)
