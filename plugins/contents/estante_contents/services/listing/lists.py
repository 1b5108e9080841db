"""The contents list, its counts by value, and its rows for the export: the hot path, SQL into Structs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from estante.database.engine import Database
from estante.files.store import FileStore
from estante.http.page import CAP, Page
from estante.tenancy.tenant import Tenant

from estante_contents.schemas import ContentRow, FacetCount, Facets
from estante_contents.services.listing.filters import ContentFilters, Where, order_by, where
from estante_contents.services.records import Reader

if TYPE_CHECKING:
    import asyncpg

COLUMNS = (
    "c.guid, c.name, c.type_guid, c.thumbnail_path, c.author_name, c.author_lastname, c.country, c.status,"
    " c.storage_status, c.size, c.is_public, c.is_teacher_only, c.erp_id, c.created_by, c.created_at,"
    " c.updated_at"
)
COUNTS = """
WITH listed AS (
    SELECT c.type_guid, CASE c.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END AS status,
           c.storage_status, btrim(c.author_name || ' ' || c.author_lastname) AS author
    FROM contents c WHERE {where} LIMIT {most}
)
SELECT grouping(type_guid, status, storage_status, author) AS level, type_guid, status, storage_status,
       author, count(*) AS rows
FROM listed GROUP BY GROUPING SETS (type_guid, status, storage_status, author, ())
ORDER BY rows DESC LIMIT 200
"""
TOTAL = "SELECT count(*) AS rows FROM (SELECT 1 FROM contents c WHERE {where} LIMIT {most}) listed"
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
        """One page, and the total up to `CAP`. Raises ValidationFailed for a wrong `createdAt`."""
        chosen = where(filters)
        query = (
            f"SELECT {COLUMNS} FROM contents c WHERE {chosen.sql}"  # noqa: S608 - see filters
            f" ORDER BY {order_by(order)} LIMIT {page_size} OFFSET {offset}"
        )
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(query, *chosen.arguments)
            total = await _total(connection, chosen, offset, page_size, len(rows))
        return Page(
            [self._row(row) for row in rows],
            total=min(total, CAP),
            page=offset // page_size + 1,
            page_size=page_size,
            total_is_capped=total > CAP,
        )

    async def facets(self, filters: ContentFilters) -> Facets:
        """How many rows have each value, over at most `CAP` rows of the filtered list."""
        chosen = where(filters)
        query = COUNTS.format(where=chosen.sql, most=CAP + 1)
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(query, *chosen.arguments)
        return _facets(rows)

    def _row(self, row: "asyncpg.Record") -> ContentRow:
        path = row["thumbnail_path"]
        return ContentRow(
            guid=row["guid"],
            name=row["name"],
            type_guid=row["type_guid"],
            thumbnail=self._files.url(self._tenant, path) if path else None,
            author_name=row["author_name"],
            author_lastname=row["author_lastname"],
            country=row["country"],
            status="inactive" if row["status"] == "inactive" else "active",
            storage_status=row["storage_status"],
            size=row["size"],
            is_public=row["is_public"],
            is_teacher_only=row["is_teacher_only"],
            erp_id=row["erp_id"],
            created_by=row["created_by"],
            created_at=row["created_at"],
            updated_at=row["updated_at"],
        )


async def _total(connection: Reader, chosen: Where, offset: int, page_size: int, found: int) -> int:
    """The number of rows, counted up to one more than `CAP`; a page that is not full tells it for nothing."""
    if found and found < page_size and offset + found <= CAP:
        return offset + found
    query = TOTAL.format(where=chosen.sql, most=CAP + 1)
    row = await connection.fetchrow(query, *chosen.arguments)
    return int(row["rows"]) if row is not None else 0


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
