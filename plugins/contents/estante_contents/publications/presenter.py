"""A publication as a call answers it."""

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.tenants import Tenant
from msgspec.structs import replace

from estante_contents.collections.lists import read_row
from estante_contents.publications.lists import PUBLICATIONS
from estante_contents.publications.models import Publication
from estante_contents.publications.schemas import PublicationRow


class PublicationPresenter:
    """Answers publications, with addresses of their pictures signed for the caller."""

    def __init__(self, tenant: Tenant, files: FileStore) -> None:
        self._tenant, self._files = tenant, files

    async def present(self, session: Transaction, record: Publication) -> PublicationRow:
        """The answer, as the transaction has written the publication so far."""
        return self.row(await read_row(session, PUBLICATIONS, record.guid))

    def row(self, row: PublicationRow) -> PublicationRow:
        """A row of the list, with a signed address of its picture."""
        path = row.thumbnail
        return row if path is None else replace(row, thumbnail=self._files.picture_url(self._tenant, path))
