"""ISBNs, as the tenant's plugin for them knows them."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant

from estante_licenses.contracts import Isbn, IsbnDirectory
from estante_licenses.refusals import IsbnNotFound, MixedIsbn


class Isbns:
    """Finds publications by ISBNs, and keeps those of students and of teachers apart (LIC-027, LIC-037)."""

    def __init__(self, session: Transaction, tenant: Tenant, plugins: HookCaller) -> None:
        self._session = session
        given: list[Sequence[IsbnDirectory]] = plugins.hook("register_isbns", tenant)()
        self._directory = next((directory for several in given for directory in several), None)

    async def find(self, isbns: Sequence[str]) -> list[Isbn]:
        """What each of these is of. Raises IsbnNotFound."""
        rows = await self._directory.find(self._session, isbns) if self._directory else ()
        known = {row.isbn: row for row in rows}
        if missing := [isbn for isbn in isbns if isbn not in known]:
            raise IsbnNotFound(isbn=missing[0])
        return [known[isbn] for isbn in isbns]

    async def require_one_kind(self, publications: Sequence[UUID]) -> None:
        """Refuse publications of which some have ISBNs of students only, and some of teachers only.

        Raises:
            MixedIsbn: 412.
        """
        if self._directory is None or not publications:
            return
        kinds: dict[UUID, set[str]] = {}
        for row in await self._directory.of_publications(self._session, publications):
            kinds.setdefault(row.publication_guid, set()).add(row.kind)
        require_common_kind(kinds.values())


def require_common_kind(kinds: Iterable[set[str]]) -> None:
    """Refuse sets of kinds that have none in common. Raises MixedIsbn: 412."""
    several = list(kinds)
    if several and not set.intersection(*several):
        raise MixedIsbn
