"""The publications that a licence opens."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.errors import FieldError, NotFound, ValidationFailed
from estante.api.records import BulkResult, Refusal
from estante_contents.contracts import living_publications, publication_names
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from estante_licenses import codes
from estante_licenses.models import LicensePublication
from estante_licenses.schemas import MAX_PUBLICATIONS, ChosenPublications, LicensedPublication
from estante_licenses.services.isbns import Isbns
from estante_licenses.services.license import LicenseService


class LicensePublications:
    """Adds publications to a licence and takes them away: a change of the licence each."""

    def __init__(self, licenses: LicenseService, isbns: Isbns) -> None:
        self._licenses, self._isbns = licenses, isbns
        self._session = licenses.session

    async def rows(self, license_guid: UUID) -> list[LicensedPublication]:
        """Those of a licence. Raises NotFound."""
        await self._licenses.get(license_guid)
        names = await publication_names(self._session, await self._guids(license_guid))
        return [LicensedPublication(guid, name) for guid, name in names.items()]

    async def add(self, license_guid: UUID, sent: ChosenPublications) -> list[LicensedPublication]:
        """Have a licence open these too; twice is once. They stay until the commit.

        Raises:
            NotFound: no such licence. ValidationFailed: 400, one is not there, or they are too many.
            IsbnNotFound, MixedIsbn: 412.
        """
        record = await self._licenses.get_for_update(license_guid)
        rows = await self._isbns.find([codes.plain(isbn) for isbn in sent.isbns]) if sent.isbns else []
        wanted = {*sent.guids, *(row.publication_guid for row in rows)}
        if wanted - await living_publications(self._session, wanted):
            raise ValidationFailed(fields=[FieldError("guids", "choice")])
        before = set(await self._guids(license_guid))
        after = before | wanted
        if len(after) > MAX_PUBLICATIONS:
            raise ValidationFailed(fields=[FieldError("guids", "max_items", {"max": MAX_PUBLICATIONS})])
        await self._isbns.require_one_kind(sorted(after))
        if added := sorted(wanted - before):
            tenant = self._licenses.principal.tenant.guid
            values = [
                {"tenant_id": tenant, "license_guid": license_guid, "publication_guid": guid}
                for guid in added
            ]
            await self._session.execute(insert(LicensePublication).values(values))
            await self._licenses.save(record, "add_publications", {"count": len(added)})
        return await self.rows(license_guid)

    async def remove(self, license_guid: UUID, publications: Sequence[UUID]) -> BulkResult:
        """Have a licence open these no more, at once. Raises NotFound."""
        record = await self._licenses.get_for_update(license_guid)
        rows = delete(LicensePublication).where(
            LicensePublication.license_guid == license_guid,
            LicensePublication.publication_guid.in_(publications),
        )
        gone = set(await self._session.scalars(rows.returning(LicensePublication.publication_guid)))
        if gone:
            await self._licenses.save(record, "remove_publications", {"count": len(gone)})
        missing = Refusal.of(NotFound())
        return BulkResult(
            {guid: {} for guid in publications if guid in gone},
            {guid: missing for guid in publications if guid not in gone},
        )

    async def _guids(self, license_guid: UUID) -> list[UUID]:
        rows = select(LicensePublication.publication_guid).where(
            LicensePublication.license_guid == license_guid
        )
        return list(await self._session.scalars(rows))
