"""Contents for other plugins: implements `contracts.ContentLibrary`."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.lists import ListQuery, Lists, Page
from estante.api.tenants import Tenant
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.contracts import (
    ContentCard,
    ContentRecord,
    ContentSet,
    ContentType,
    Entitlement,
    Payload,
    Refusal,
    Window,
)
from estante_contents.lists import CONTENT_TEXT, CONTENTS, ContentFilters
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.access import NotReusable
from estante_contents.services.opening.cards import EVERYTHING, NAMED, Narrowed, card_of, openable_query
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.own_assets import with_own
from estante_contents.services.opening.payloads import open_content, settings_of
from estante_contents.services.records import content_records, content_row, record_of


class Library:
    """One tenant's contents, read on the hot path."""

    def __init__(
        self,
        database: Database,
        tenant: Tenant,
        files: FileStore,
        types: TypeCatalogue,
        may_open: OpeningRules,
    ) -> None:
        self._database = database
        self._tenant = tenant
        self._files = files
        self._types = types
        self._may_open = may_open

    async def get(self, guid: UUID) -> ContentRecord:
        async with self._database.reading(self._tenant) as connection:
            content = record_of(await content_row(connection, guid))
        return self._with_own(content)

    async def openable(
        self,
        principal: Principal,
        window: Window,
        *,
        within: ContentSet | None = None,
        outside: ContentSet | None = None,
        words: str = "",
    ) -> Page[ContentCard]:
        sets = (within, outside)
        if not words.strip():
            return await self._opened(principal, window, sets, EVERYTHING)
        query = ListQuery(1, 1, 0, (), words.strip(), ContentFilters())
        lists = Lists(self._database, self._tenant, principal.person_guid, CONTENTS, query)
        page = await self._opened(principal, window, sets, _having(words, lists))
        meant = None if page.total else await lists.corrected(CONTENTS)
        if meant is None:
            return page
        page = await self._opened(principal, window, sets, _having(meant, lists))
        return replace(page, suggestion=meant) if page.total else page

    async def _opened(
        self,
        principal: Principal,
        window: Window,
        sets: tuple[ContentSet | None, ContentSet | None],
        narrowed: Narrowed,
    ) -> Page[ContentCard]:
        opened = self._may_open.opened_by(principal)
        types = [kind.guid for kind in self._types.all if kind.open is not None]
        query = openable_query(opened.conditions, *sets, narrowed, descending=window.descending)
        arguments = (*opened.arguments, types, *narrowed.values.values())
        async with self._database.reading(self._tenant) as connection:
            records = await connection.fetch(query.page, *arguments, window.page_size, window.offset)
            totals = self._database.totals
            total = await totals.count(connection, self._tenant.guid, query.counted, arguments)
        rows = [card_of(record) for record in records]
        return Page.counted(rows, total, window.offset // window.page_size + 1, window.page_size)

    async def cards(self, guids: Sequence[UUID]) -> Mapping[UUID, ContentCard]:
        async with self._database.reading(self._tenant) as connection:
            records = await connection.fetch(NAMED, list(guids))
        return {record["guid"]: card_of(record) for record in records}

    async def records(self, guids: Sequence[UUID]) -> Mapping[UUID, ContentRecord]:
        async with self._database.reading(self._tenant) as connection:
            records = await content_records(connection, guids)
        return {content.guid: self._with_own(content) for content in records}

    async def may_open(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        return await self._may_open(principal, content)

    async def reusable(self, principal: Principal, contents: Collection[UUID]) -> frozenset[UUID]:
        return await self._may_open.reusable(principal, contents)

    async def require_reusable(self, principal: Principal, contents: Collection[UUID]) -> None:
        if refused := set(contents) - await self.reusable(principal, contents):
            raise NotReusable(extra={"contents": sorted(map(str, refused))})

    def open(self, content: ContentRecord) -> Payload | Refusal:
        return open_content(self._files, self._tenant, self._types, content)

    def type_of(self, content: ContentRecord) -> ContentType | None:
        return self._types.get(content.type_guid)

    def settings_of(self, content: ContentRecord) -> Struct | None:
        return settings_of(self.type_of(content), self._tenant)

    def _with_own(self, content: ContentRecord) -> ContentRecord:
        return replace(content, assets=with_own(self.type_of(content), content.assets))


def _having(words: str, lists: Lists) -> Narrowed:
    """Contents that have these words, by the same look as the list of contents."""
    sql, values = CONTENT_TEXT.of_key("c.guid").bind("q", words.strip(), lists.context)
    return Narrowed(sql or "true", values)
