"""What lies in the trash, of every plugin that is on, as far as this person may bring it back."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct

from estante.bulk.acts import RowSource
from estante.database.engine import Database
from estante.files.store import FileStore
from estante.http.lists import ListQuery, ListShape
from estante.identity.permitted import Permitted
from estante.identity.principal import Principal
from estante.lists.page import Page
from estante.plugins.registry import PluginRegistry
from estante.trash.kinds import KEPT, TrashKind

if TYPE_CHECKING:
    import asyncpg

SHAPE = ListShape(
    filters={"kind": str, "deleted_by": UUID},
    sort=("name", "deleted_at"),
    default_sort="-deleted_at",
    search=True,
)
ORDERS = {"name": "estante_fold(t.name)", "deleted_at": "t.deleted_at"}
ROWS = """
SELECT {kind}::text AS kind, r.guid, r.name, r.type, r.thumbnail, r.deleted_at, r.deleted_by
FROM ({rows}) AS r WHERE {any} OR r.created_by = $1 OR r.deleted_by = $1
"""
# Where no plugin with a trash is on.
NOTHING = """
SELECT ''::text AS kind, NULL::uuid AS guid, ''::text AS name, ''::text AS type, NULL::text AS thumbnail,
       NULL::timestamptz AS deleted_at, $1::uuid AS deleted_by WHERE false
"""
FULL_NAME = "btrim(concat_ws(' ', p.name, p.lastname))"
PAGE = """
SELECT t.*, {name} AS deleter FROM (SELECT * {counted} ORDER BY {order} LIMIT {limit} OFFSET {offset}) AS t
LEFT JOIN people p ON p.guid = t.deleted_by ORDER BY {order}
"""
FACETS = """
SELECT grouping(t.kind) = 0 AS is_kind, t.kind, t.deleted_by, max({name}) AS deleter, count(*) AS count
FROM (SELECT * {counted} LIMIT 10000) AS t LEFT JOIN people p ON p.guid = t.deleted_by
GROUP BY GROUPING SETS (t.kind, t.deleted_by) ORDER BY count DESC LIMIT 200
"""


class Deleter(Struct, frozen=True):
    guid: UUID
    name: str


class TrashRow(Struct, frozen=True, kw_only=True):
    """A deleted record. It is gone for good after `expires_at`; `type` is the code of its cover."""

    guid: UUID
    kind: str
    kind_name: str
    name: str
    type: str
    thumbnail: str | None
    deleted_at: datetime
    deleted_by: Deleter | None
    expires_at: datetime


class TrashFacet(Struct, frozen=True):
    value: str
    label: str
    count: int


class TrashFacets(Struct, frozen=True):
    """What the trash can be filtered by: kinds, and who deleted."""

    kind: Sequence[TrashFacet]
    deleted_by: Sequence[TrashFacet]


class TrashList:
    """The trash of one person."""

    def __init__(
        self,
        database: Database,
        principal: Principal,
        *,
        permitted: Permitted,
        registry: PluginRegistry,
        files: FileStore,
        text: Callable[..., str],
    ) -> None:
        self._database, self._principal = database, principal
        self._permitted, self._files, self._text = permitted, files, text
        self._kinds = [one for one in registry.trash(principal.tenant) if self._sees(one)]

    async def page(self, listing: ListQuery) -> Page[TrashRow]:
        """One page, and the total."""
        counted, arguments = self._counted(listing)
        tenant = self._principal.tenant
        sql = PAGE.format(
            name=FULL_NAME,
            counted=counted,
            order=_order(listing),
            limit=listing.page_size,
            offset=listing.offset,
        )
        async with self._database.reading(tenant) as connection:
            rows = await connection.fetch(sql, *arguments)
            total = await self._database.totals.count(connection, tenant.guid, counted, arguments)
        return Page.counted([self._row(row) for row in rows], total, listing.page, listing.page_size)

    async def facets(self, listing: ListQuery) -> TrashFacets:
        """How many rows of the filtered trash are of each kind and of each deleter."""
        counted, arguments = self._counted(listing)
        sql = FACETS.format(name=FULL_NAME, counted=counted)
        async with self._database.reading(self._principal.tenant) as connection:
            rows = await connection.fetch(sql, *arguments)
        kinds = [TrashFacet(r["kind"], self._name_of(r["kind"]), r["count"]) for r in rows if r["is_kind"]]
        people = [
            TrashFacet(str(r["deleted_by"]), r["deleter"], r["count"])
            for r in rows
            if not r["is_kind"] and r["deleted_by"] and r["deleter"]
        ]
        return TrashFacets(kinds, people)

    def source(self, listing: ListQuery) -> RowSource:
        """Every row that the filters show."""
        counted, arguments = self._counted(listing)
        return RowSource(f"SELECT t.guid {counted}", arguments)

    def _sees(self, kind: TrashKind) -> bool:
        allows = self._permitted.allows
        return allows(self._principal, kind.delete_any) or allows(self._principal, kind.delete_own)

    def _counted(self, listing: ListQuery) -> tuple[str, list[object]]:
        """`FROM … WHERE …` and its arguments; who looks is the first."""
        arguments: list[object] = [self._principal.guid]
        conditions = ["true"]

        def add(condition: str, argument: object) -> None:
            arguments.append(argument)
            conditions.append(condition.format(f"${len(arguments)}"))

        if kinds := listing.all_of("kind", str):
            add("t.kind = ANY({}::text[])", kinds)
        if deleters := listing.all_of("deleted_by", UUID):
            add("t.deleted_by = ANY({}::uuid[])", deleters)
        for word in listing.q.split():
            add("strpos(estante_fold(t.name), estante_fold({})) > 0", word)
        rows = " UNION ALL ".join(self._rows_of(kind) for kind in self._kinds) or NOTHING
        return f"FROM ({rows}) AS t WHERE {' AND '.join(conditions)}", arguments

    def _rows_of(self, kind: TrashKind) -> str:
        sees_any = self._permitted.allows(self._principal, kind.delete_any)
        return ROWS.format(kind=f"'{kind.name}'", rows=kind.rows, any=str(sees_any).lower())

    def _name_of(self, name: str) -> str:
        return next((self._text(kind.text_key) for kind in self._kinds if kind.name == name), name)

    def _row(self, row: "asyncpg.Record") -> TrashRow:
        tenant, path = self._principal.tenant, row["thumbnail"]
        return TrashRow(
            guid=row["guid"],
            kind=row["kind"],
            kind_name=self._name_of(row["kind"]),
            name=row["name"],
            type=row["type"],
            thumbnail=None if path is None else self._files.picture_url(tenant, path),
            deleted_at=row["deleted_at"],
            deleted_by=Deleter(row["deleted_by"], row["deleter"]) if row["deleter"] else None,
            expires_at=row["deleted_at"] + KEPT,
        )


def _order(listing: ListQuery) -> str:
    parts = [f"{ORDERS[one.column]}{' DESC' if one.descending else ''}" for one in listing.order]
    return ", ".join([*parts, "t.guid"])
