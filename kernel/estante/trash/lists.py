"""What lies in the trash, of every plugin that is on, as far as this person may bring it back."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Annotated
from uuid import UUID

from msgspec import Struct

from estante.database.engine import Database
from estante.files.store import FileStore
from estante.identity.permissions import PermissionChecker
from estante.identity.principal import Principal
from estante.lists.filters import AnyOf
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.lists.sql import RowSource
from estante.lists.values import by_name
from estante.plugins.registry import PluginRegistry
from estante.trash.kinds import TTL_TRASH, TrashKind

ROWS = """
SELECT {kind}::text AS kind, r.guid, r.name, r.type, r.thumbnail, r.deleted_at, r.deleted_by
FROM ({rows}) AS r WHERE ({any} OR r.created_by = :me OR r.deleted_by = :me) AND {seen}
"""
# Where no plugin with a trash is on.
NOTHING = """
SELECT ''::text AS kind, NULL::uuid AS guid, ''::text AS name, ''::text AS type, NULL::text AS thumbnail,
       NULL::timestamptz AS deleted_at, NULL::uuid AS deleted_by WHERE false
"""
FULL_NAME = "btrim(concat_ws(' ', p.name, p.lastname))"
FACETS = """
SELECT grouping(t.kind) = 0 AS is_kind, t.kind, t.deleted_by, max({name}) AS deleter, count(*) AS count
FROM (SELECT t.* {rows} LIMIT 10000) AS t LEFT JOIN people p ON p.guid = t.deleted_by
GROUP BY GROUPING SETS (t.kind, t.deleted_by) ORDER BY count DESC LIMIT 200
"""


class TrashFilters(Struct, frozen=True, kw_only=True):
    """What the trash can be narrowed by."""

    kind: Annotated[tuple[str, ...], AnyOf("t.kind")] = ()
    deleted_by: Annotated[tuple[UUID, ...], AnyOf("t.deleted_by")] = ()


class DeletedRow(Struct, frozen=True):
    """A deleted record as its plugin tells it, and who deleted it."""

    kind: str
    guid: UUID
    name: str
    type: str
    thumbnail: str | None
    deleted_at: datetime
    deleted_by: UUID | None
    deleter: str | None


TRASH = ListSpec(
    row=DeletedRow,
    source="trash t",  # of the plugins that are on: `TRASH.over(…)`
    columns={"deleter": f"(SELECT {FULL_NAME} FROM people p WHERE p.guid = t.deleted_by)"},  # noqa: S608 - our own words
    filters=TrashFilters,
    search=("t.name",),
    sort={"name": by_name("t.name"), "deleted_at": "t.deleted_at"},
    default="-deleted_at",
)


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
        permissions: PermissionChecker,
        registry: PluginRegistry,
        files: FileStore,
        text: Callable[..., str],
    ) -> None:
        self._database, self._principal = database, principal
        self._permissions, self._files, self._text = permissions, files, text
        self._kinds = [kind for kind in registry.trash(principal.tenant) if self._sees(kind)]

    async def page(self, lists: Lists) -> Page[TrashRow]:
        """One page, and the total."""
        return (await lists.page(self._spec)).map(self._row)

    async def facets(self, lists: Lists) -> TrashFacets:
        """How many rows of the filtered trash are of each kind and of each deleter."""
        statement = lists.statement(self._spec)
        sql, arguments = statement.compiled(
            ("facets",), lambda: FACETS.format(name=FULL_NAME, rows=statement.rows())
        )
        async with self._database.reading(self._principal.tenant) as connection:
            rows = await connection.fetch(sql, *arguments)
        kinds = [TrashFacet(r["kind"], self._name_of(r["kind"]), r["count"]) for r in rows if r["is_kind"]]
        people = [
            TrashFacet(str(r["deleted_by"]), r["deleter"], r["count"])
            for r in rows
            if not r["is_kind"] and r["deleted_by"] and r["deleter"]
        ]
        return TrashFacets(kinds, people)

    def source(self, lists: Lists) -> RowSource:
        """Every row that the filters show."""
        return lists.source(self._spec)

    @property
    def _spec(self) -> ListSpec[DeletedRow, TrashFilters]:
        rows = " UNION ALL ".join(self._rows_of(kind) for kind in self._kinds) or NOTHING
        return TRASH.over(f"({rows}) AS t")

    def _sees(self, kind: TrashKind) -> bool:
        allows = self._permissions.allows
        return allows(self._principal, kind.delete_any) or allows(self._principal, kind.delete_own)

    def _rows_of(self, kind: TrashKind) -> str:
        sees_any = self._permissions.allows(self._principal, kind.delete_any)
        seen, scope = "true", kind.scope
        if scope is not None and scope.narrows(partial(self._permissions.allows, self._principal)):
            seen = scope.sql("r")
        return ROWS.format(kind=f"'{kind.name}'", rows=kind.rows, any=str(sees_any).lower(), seen=seen)

    def _name_of(self, name: str) -> str:
        return next((self._text(kind.text_key) for kind in self._kinds if kind.name == name), name)

    def _row(self, row: DeletedRow) -> TrashRow:
        path = row.thumbnail
        return TrashRow(
            guid=row.guid,
            kind=row.kind,
            kind_name=self._name_of(row.kind),
            name=row.name,
            type=row.type,
            thumbnail=None if path is None else self._files.picture_url(self._principal.tenant, path),
            deleted_at=row.deleted_at,
            deleted_by=Deleter(row.deleted_by, row.deleter) if row.deleted_by and row.deleter else None,
            expires_at=row.deleted_at + TTL_TRASH,
        )
