"""The contents list, its counts by value, and its rows for the export: the hot path, SQL into Structs."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from estante.bulk.acts import RowSource
from estante.database.engine import Database
from estante.database.totals import CAP
from estante.files.store import FileStore
from estante.lists.page import Page
from estante.tenancy.tenant import Tenant
from msgspec.structs import replace as struct_replace

from estante_contents.schemas import ContentRow, FacetCount, Facets
from estante_contents.services.listing.filters import STATUS, ContentFilters, Where, order_by, where
from estante_contents.services.listing.spelling import corrected
from estante_contents.services.records import Reader

if TYPE_CHECKING:
    import asyncpg
    from estante.database.engine import Reading

SPECIAL = {"thumbnail": "c.thumbnail_path", "status": STATUS}
# In the order of the Struct's fields, so that a row becomes one without a look at its names.
COLUMNS = ", ".join(SPECIAL.get(name, f"c.{name}") for name in ContentRow.__struct_fields__)
PAGE = "SELECT {columns} FROM contents c WHERE {where} ORDER BY {order} LIMIT {most} OFFSET {offset}"
# No index has both the words and the order. Words that many contents have are found soonest by walking along
# the list in its order, and rare ones by the index of words; which they are is only known afterwards. So a
# stretch is walked, which fills the page or costs little. `LIMIT 1` keeps the look at each row where it is.
WALK = """
SELECT {columns} FROM (
    SELECT c.* FROM (SELECT * FROM contents c WHERE {plain} ORDER BY {order} LIMIT {stretch}) c
    CROSS JOIN LATERAL (SELECT FROM content_found f WHERE f.guid = c.guid AND {search} LIMIT 1) AS found
    LIMIT {most} OFFSET {offset}
) c ORDER BY {order}
"""
STRETCH, STRETCH_A_ROW, LONGEST_STRETCH = 2_000, 40, 20_000
# Who has gone through the index of words has counted on the way.
INDEXED = PAGE.replace(" FROM", ", count(*) OVER () FROM", 1)
COUNTS = """
WITH listed AS (
    SELECT c.type_guid, {status} AS status,
           c.storage_status, btrim(c.author_name || ' ' || c.author_lastname) AS author
    FROM contents c WHERE {where} LIMIT {most}
)
SELECT grouping(type_guid, status, storage_status, author) AS level, type_guid, status, storage_status,
       author, count(*) AS rows
FROM listed GROUP BY GROUPING SETS (type_guid, status, storage_status, author, ())
ORDER BY rows DESC LIMIT 200
"""
FACETS = ("type_guid", "status", "storage_status", "author")


class ContentLists:
    """Lists of one tenant's contents."""

    def __init__(self, database: Database, tenant: Tenant, files: FileStore) -> None:
        self._database = database
        self._tenant = tenant
        self._files = files

    async def page(
        self, filters: ContentFilters, order: Sequence[str], offset: int, page_size: int
    ) -> Page[ContentRow]:
        """One page, and the total up to `CAP`. Raises ValidationFailed for a wrong `createdAt`.

        Where nothing has the words, and a typing error explains it, the page is of the words that were meant
        and names them as its suggestion.
        """
        window = (order_by(order), offset, page_size)
        async with self._database.reading(self._tenant) as connection:
            rows, total = await self._found(connection, filters, *window)
            meant = await corrected(connection, filters.q) if filters.q and total == 0 else None
            if meant is not None:
                rows, total = await self._found(connection, struct_replace(filters, q=meant), *window)
        shown = [self._row(row) for row in rows]
        page = Page.counted(shown, total, offset // page_size + 1, page_size)
        return struct_replace(page, suggestion=meant) if meant is not None and total > 0 else page

    async def _found(
        self, connection: "Reading", filters: ContentFilters, order: str, offset: int, page_size: int
    ) -> tuple[Sequence[Iterable[Any]], int]:
        chosen = where(filters)
        rows, total = await _rows(connection, chosen, order, offset, page_size)
        if total is None:
            totals = self._database.totals
            total = await totals.count(connection, self._tenant.guid, chosen.counted, chosen.arguments)
        return rows, total

    async def facets(self, filters: ContentFilters) -> Facets:
        """How many rows have each value, over at most `CAP` rows of the filtered list."""
        chosen = where(filters)
        query = COUNTS.format(status=STATUS, where=chosen.sql, most=CAP + 1)
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(query, *chosen.arguments)
        return _facets(rows)

    def _row(self, values: Iterable[Any]) -> ContentRow:
        row = ContentRow(*values)
        if row.thumbnail is None:
            return row
        return struct_replace(row, thumbnail=self._files.picture_url(self._tenant, row.thumbnail))


def listed_guids(filters: ContentFilters) -> RowSource:
    """Every content that the list shows. Raises ValidationFailed for a wrong `createdAt`."""
    chosen = where(filters)
    return RowSource(f"SELECT c.guid FROM contents c WHERE {chosen.sql}", chosen.arguments)  # noqa: S608


async def _rows(
    connection: Reader, chosen: Where, order: str, offset: int, page_size: int
) -> tuple[Sequence[Iterable[Any]], int | None]:
    """A page's rows, each as `ContentRow` wants it, and the total where it came with them."""
    window = {"columns": COLUMNS, "order": order, "most": page_size, "offset": offset}
    if not chosen.searched:
        rows = await connection.fetch(PAGE.format(where=chosen.sql, **window), *chosen.arguments)
        # A page that is not full tells the total for nothing.
        return rows, offset + len(rows) if 0 < len(rows) < page_size else None
    stretch = min(STRETCH + STRETCH_A_ROW * offset, LONGEST_STRETCH)
    walk = WALK.format(plain=chosen.plain_sql, search=chosen.search_sql, stretch=stretch, **window)
    rows = await connection.fetch(walk, *chosen.arguments)
    if len(rows) == page_size:
        return rows, None
    rows = await connection.fetch(INDEXED.format(where=chosen.sql, **window), *chosen.arguments)
    return [row[:-1] for row in rows], rows[0][-1] if rows else None


def _facets(rows: "list[asyncpg.Record]") -> Facets:
    """`level` has a bit for each column that was NOT grouped by, the first column's being the highest."""
    whole = (1 << len(FACETS)) - 1
    found: dict[str, list[FacetCount]] = {name: [] for name in FACETS}
    for at, name in enumerate(FACETS):
        level = whole & ~(1 << (len(FACETS) - 1 - at))
        found[name] = [
            FacetCount(row[name], row["rows"]) for row in rows if row["level"] == level and row[name]
        ]
    total = next((int(row["rows"]) for row in rows if row["level"] == whole), 0)
    return Facets(
        type=found["type_guid"],
        status=found["status"],
        storage_status=found["storage_status"],
        author=found["author"],
        total=min(total, CAP),
        total_is_capped=total > CAP,
    )
