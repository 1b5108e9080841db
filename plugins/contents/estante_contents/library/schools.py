"""The schools of the tenant, as the plugins say that have them."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.database import RawConnection, Reading
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant

from estante_contents.contracts import SchoolDirectory
from estante_contents.library.schemas import SchoolRow

NO_SCHOOLS = "SELECT NULL::uuid AS guid WHERE false"


class Schools:
    """Asks every directory; without one there are no schools, and nothing is for any."""

    def __init__(self, tenant: Tenant, registry: HookCaller) -> None:
        contributed: list[Sequence[SchoolDirectory]] = registry.hook("register_schools", tenant)()
        self._directories = [directory for some in contributed for directory in some]

    @property
    def of_person(self) -> str:
        """SQL that answers the guids of the schools of the person `$1`."""
        return _union("guid", [directory.of_person for directory in self._directories])

    async def all(self, connection: RawConnection | Reading) -> list[SchoolRow]:
        """The schools by their names."""
        if not self._directories:
            return []
        rows = _union("guid, s.name", [directory.schools for directory in self._directories])
        return [SchoolRow(row["guid"], row["name"]) for row in await connection.fetch(rows)]

    async def whose(self, connection: RawConnection | Reading, person: UUID | None) -> list[UUID]:
        """The schools of a person."""
        if not self._directories or person is None:
            return []
        return [row["guid"] for row in await connection.fetch(self.of_person, person)]

    async def unknown(self, connection: RawConnection | Reading, guids: Collection[UUID]) -> set[UUID]:
        """Which of these are no schools."""
        return set(guids) - {school.guid for school in await self.all(connection)}


def _union(columns: str, queries: Sequence[str]) -> str:
    parts = [f"SELECT s.{columns} FROM ({query}) s" for query in queries]  # noqa: S608 - queries of plugins
    return " UNION ALL ".join(parts) or NO_SCHOOLS
