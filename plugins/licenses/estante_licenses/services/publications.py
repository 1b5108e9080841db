"""The publications that a licence opens, or every licence of a batch."""

from collections.abc import Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, NotFound, ValidationFailed
from estante.api.records import BulkResult, Records, Refusal
from estante_contents.contracts import living_publications, publication_names
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from estante_licenses import codes
from estante_licenses.models import LicenseBatchPublication, LicensePublication
from estante_licenses.schemas import MAX_PUBLICATIONS, ChosenPublications, LicensedPublication
from estante_licenses.services.batch import LicenseBatchService
from estante_licenses.services.isbns import Isbns
from estante_licenses.services.license import LicenseService


class OpenedPublications:
    """Adds publications to what opens them and takes them away: a change of that record each.

    Attributes:
        table: has a row for each publication of a record, whose guid is its `column`.
    """

    table: ClassVar[type[Any]]
    column: ClassVar[str]

    def __init__(self, records: Records[Any], isbns: Isbns) -> None:
        self._records, self._isbns = records, isbns
        self._session = records.session

    async def rows(self, guid: UUID) -> list[LicensedPublication]:
        """Those of a record. Raises NotFound."""
        await self._records.get(guid)
        names = await publication_names(self._session, await self.guids(guid))
        return [LicensedPublication(publication, name) for publication, name in names.items()]

    async def add(self, guid: UUID, sent: ChosenPublications) -> list[LicensedPublication]:
        """Have a record open these too; twice is once. They stay until the commit.

        Raises:
            NotFound: no such record. ValidationFailed: 400, one is not there, or they are too many.
            Conflict: 409, what it opens does not change. IsbnNotFound, MixedIsbn: 412.
        """
        record = await self._get_for_update(guid)
        rows = await self._isbns.find([codes.plain(isbn) for isbn in sent.isbns]) if sent.isbns else []
        wanted = {*sent.guids, *(row.publication_guid for row in rows)}
        if wanted - await living_publications(self._session, wanted):
            raise ValidationFailed(fields=[FieldError("guids", "choice")])
        before = set(await self.guids(guid))
        after = before | wanted
        if len(after) > MAX_PUBLICATIONS:
            raise ValidationFailed(fields=[FieldError("guids", "max_items", {"max": MAX_PUBLICATIONS})])
        await self._isbns.require_one_kind(sorted(after))
        if added := sorted(wanted - before):
            tenant = self._records.principal.tenant.guid
            values = [
                {"tenant_id": tenant, self.column: guid, "publication_guid": publication}
                for publication in added
            ]
            await self._session.execute(insert(self.table).values(values))
            await self._records.save(record, "add_publications", {"count": len(added)})
        return await self.rows(guid)

    async def remove(self, guid: UUID, publications: Sequence[UUID]) -> BulkResult:
        """Have a record open these no more, at once. Raises NotFound; Conflict: 409, it does not change."""
        record = await self._get_for_update(guid)
        rows = delete(self.table).where(
            getattr(self.table, self.column) == guid, self.table.publication_guid.in_(publications)
        )
        gone = set(await self._session.scalars(rows.returning(self.table.publication_guid)))
        if gone:
            await self._records.save(record, "remove_publications", {"count": len(gone)})
        missing = Refusal.of(NotFound())
        return BulkResult(
            {publication: {} for publication in publications if publication in gone},
            {publication: missing for publication in publications if publication not in gone},
        )

    async def guids(self, guid: UUID) -> list[UUID]:
        """The publications of a record."""
        rows = select(self.table.publication_guid).where(getattr(self.table, self.column) == guid)
        return list(await self._session.scalars(rows))

    async def _get_for_update(self, guid: UUID) -> Any:
        return await self._records.get_for_update(guid)


class BatchPublications(OpenedPublications):
    """What every licence of a batch opens."""

    table, column = LicenseBatchPublication, "batch_guid"

    def __init__(self, batches: LicenseBatchService, isbns: Isbns) -> None:
        super().__init__(batches, isbns)
        self._batches = batches

    async def _get_for_update(self, guid: UUID) -> Any:
        record = await self._batches.get_for_update(guid)
        self._batches.require_made(record)
        return record


class LicensePublications(OpenedPublications):
    """What a licence opens: one of a batch what its batch does, which changes there."""

    table, column = LicensePublication, "license_guid"

    def __init__(self, licenses: LicenseService, isbns: Isbns, batches: BatchPublications) -> None:
        super().__init__(licenses, isbns)
        self._licenses, self._batches = licenses, batches

    async def guids(self, guid: UUID) -> list[UUID]:
        """The publications of a licence, which may be its batch's."""
        record = await self._licenses.get(guid)
        return await (
            super().guids(guid) if record.batch_guid is None else self._batches.guids(record.batch_guid)
        )

    async def _get_for_update(self, guid: UUID) -> Any:
        record = await self._licenses.get_for_update(guid)
        if record.batch_guid is not None:
            raise Conflict("guids", "LICENSE_OF_BATCH")
        return record
