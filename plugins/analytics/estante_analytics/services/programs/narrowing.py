"""What a choice of programs and schools means to figures that are of contents, publications and people."""
# ruff: noqa: S608 - the SQL is put together from contracts

from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_users.contracts import MemberRows
from msgspec.structs import replace

from estante_analytics.filters import FigureFilters
from estante_analytics.services.programs.source import member_rows, program_figures


class Narrowing:
    """Looks up what the chosen programs have, and who is in the chosen schools."""

    def __init__(self, session: Transaction, tenant: Tenant, plugins: HookCaller) -> None:
        self._session, self._tenant, self._plugins = session, tenant, plugins

    async def with_contents(self, filters: FigureFilters) -> FigureFilters:
        """The filters with the contents of their programs; as they are where none is chosen."""
        if not filters.programs:
            return filters
        figures = program_figures(self._plugins, self._tenant)
        if figures is None:
            return replace(filters, contents=())
        sql = f"SELECT content_guid FROM ({figures.contents}) k WHERE program_guid = ANY($1::uuid[])"
        return replace(filters, contents=await self._guids(sql, filters.programs))

    async def publications(self, filters: FigureFilters) -> list[UUID] | None:
        """The publications of the chosen programs; None where none is chosen."""
        if not filters.programs:
            return None
        figures = program_figures(self._plugins, self._tenant)
        if figures is None:
            return []
        sql = f"SELECT publication_guid FROM ({figures.programs}) g WHERE guid = ANY($1::uuid[])"
        return await self._guids(sql, filters.programs)

    async def members(self, filters: FigureFilters) -> list[UUID] | None:
        """The people of the chosen schools; None where none is chosen."""
        if not filters.schools:
            return None
        members = (member_rows(self._plugins, self._tenant) or MemberRows()).school_members
        sql = f"SELECT DISTINCT person_guid FROM ({members}) m WHERE place_guid = ANY($1::uuid[])"
        return await self._guids(sql, filters.schools)

    async def _guids(self, sql: str, chosen: object) -> list[UUID]:
        connection = await raw_connection(self._session)
        return [row[0] for row in await connection.fetch(sql, chosen)]
