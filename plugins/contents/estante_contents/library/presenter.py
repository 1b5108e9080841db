"""A resource as a call answers it."""

from collections.abc import Iterable
from uuid import UUID

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.lists import Page
from estante.api.people import find_people
from estante.api.tenants import Tenant
from msgspec.structs import replace

from estante_contents.collections.lists import read_row
from estante_contents.library.lists import LIBRARY
from estante_contents.library.models import LibraryResource
from estante_contents.library.schemas import LibraryRow


async def names_of(session: Transaction, people: Iterable[UUID | None]) -> dict[str, str]:
    """What some people are called, by their guids; those who are gone are left out."""
    known = await find_people(session, {guid for guid in people if guid is not None})
    return {str(guid): each.full_name for guid, each in known.items()}


class LibraryPresenter:
    """Answers resources with who added them, and signed addresses of their covers."""

    def __init__(self, tenant: Tenant, files: FileStore) -> None:
        self._tenant, self._files = tenant, files

    async def present(self, session: Transaction, record: LibraryResource) -> LibraryRow:
        """The answer, as the transaction has written the resource so far."""
        row = await read_row(session, LIBRARY, record.guid)
        return self._row(row, await names_of(session, [row.added_by]))

    async def page(self, session: Transaction, page: Page[LibraryRow]) -> Page[LibraryRow]:
        """A page of the list. Those who add are few."""
        names = await names_of(session, (row.added_by for row in page.rows))
        return page.map(lambda row: self._row(row, names))

    def _row(self, row: LibraryRow, names: dict[str, str]) -> LibraryRow:
        path = row.thumbnail
        return replace(
            row,
            thumbnail=self._files.picture_url(self._tenant, path) if path else None,
            added_by_name=names.get(str(row.added_by), ""),
        )
