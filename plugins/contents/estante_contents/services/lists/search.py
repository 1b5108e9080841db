"""The contents list where words are searched: no index has both the words and the order."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.lists import Finder, Lists, ListStatement, Page, find_records
from estante.api.tenants import Tenant
from msgspec.structs import replace

from estante_contents.lists import CONTENTS, ContentFilters
from estante_contents.schemas import ContentRow
from estante_contents.services.lists.spelling import corrected
from estante_contents.services.lists.words import FoundBy

if TYPE_CHECKING:
    from estante.api.database import Reading

Statement = ListStatement[ContentRow, ContentFilters]
# Words that many contents have are found soonest by walking along the list in its order, and rare ones by the
# index of words; which they are is only known afterwards. So a stretch is walked, which fills the page or
# costs little. `LIMIT 1` keeps the look at each row where it is.
WALK = """
SELECT {columns} FROM (
    SELECT c.* FROM (SELECT * FROM contents c WHERE {plain} ORDER BY {order} LIMIT {stretch}) c
    CROSS JOIN LATERAL (SELECT FROM content_found f WHERE f.guid = c.guid AND {looks} LIMIT 1) AS found
    LIMIT {size} OFFSET {offset}
) c ORDER BY {order}
"""
STRETCH, STRETCH_A_ROW, MAX_STRETCH = 2_000, 40, 20_000
# Who has gone through the index of words has counted on the way.
INDEXED = "SELECT {columns}, count(*) OVER () {rows} ORDER BY {order} LIMIT {size} OFFSET {offset}"
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
    sql, arguments = statement.compiled(*walked(statement))
    records = await connection.fetch(sql, *arguments)
    if len(records) == query.page_size:
        return [tuple(record) for record in records], None
    sql, arguments = statement.compiled(*by_index(statement))
    records = await connection.fetch(sql, *arguments)
    return [tuple(record)[:-1] for record in records], records[0][-1] if records else None


def counted(statement: Statement) -> tuple[str, list[object]]:
    """As many rows as there are contents; what is only searched is counted where it is searched."""
    looks = looks_of(statement)
    if not looks or len(looks) < len(statement.conditions):
        return statement.counted()
    return statement.compiled(("found",), lambda: f"FROM content_found f WHERE {' AND '.join(looks)}")


def walked(statement: Statement) -> tuple[Any, ...]:
    """The walk along the list, to be compiled."""
    query = statement.query
    stretch = min(STRETCH + STRETCH_A_ROW * query.offset, MAX_STRETCH)
    return ("walk", stretch, query.page_size, query.offset, query.order), lambda: WALK.format(
        columns=statement.columns,
        plain=statement.where(without=SEARCHED),
        looks=" AND ".join(looks_of(statement)),
        order=CONTENTS.order_sql(query.order),
        stretch=stretch,
        size=query.page_size,
        offset=query.offset,
    )


def by_index(statement: Statement) -> tuple[Any, ...]:
    """The list by the indexes of words, to be compiled."""
    query = statement.query
    return ("indexed", query.page_size, query.offset, query.order), lambda: INDEXED.format(
        columns=statement.columns,
        rows=statement.rows(),
        order=CONTENTS.order_sql(query.order),
        size=query.page_size,
        offset=query.offset,
    )


def looks_of(statement: Statement) -> list[str]:
    """The conditions on the searched text of one content."""
    query = statement.query
    texts = {"q": query.q, "author": query.filters.author or ""}
    looks = [SEARCHED[name].looks(name, texts[name])[0] for name in texts if name in statement.conditions]
    return [f"({' OR '.join(alternatives)})" for alternatives in looks]


BY_WORDS = Finder(find, counted)
