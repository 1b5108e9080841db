"""Contents for other plugins: implements `contracts.ContentLibrary`."""

from uuid import UUID

from estante.database.engine import Database
from estante.files.store import FileStore
from estante.identity.principal import Principal
from estante.tenancy.tenant import Tenant

from estante_contents.contracts import ContentRecord, ContentType, Entitlement, Payload, Refusal
from estante_contents.services import records
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.payloads import open_content


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
            return await records.record(connection, guid)

    async def may_open(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        return await self._may_open(principal, content)

    def open(self, content: ContentRecord) -> Payload | Refusal:
        return open_content(self._files, self._tenant, self._types, content)

    def type_of(self, content: ContentRecord) -> ContentType | None:
        return self._types.get(content.type_guid)
