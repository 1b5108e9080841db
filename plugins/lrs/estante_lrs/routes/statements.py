"""The calls of the staff's page of statements."""

from typing import Any
from uuid import UUID

from estante.api import exports
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.exports import EVERYTHING, ExportChoice, ExportView
from estante.api.http import Hourly
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_lrs.lists import STATEMENTS, STATEMENTS_EXPORT
from estante_lrs.policies import Statements
from estante_lrs.schemas import StatementDetail, StatementRow
from estante_lrs.services.statement_queries import read_detail


class StatementController(Controller):
    """What the record store holds, for staff."""

    path = "/lrs/statements"

    @get(action=Statements.readList, list=STATEMENTS, summary="List statements")
    async def find(self, lists: NamedDependency[Lists]) -> Page[StatementRow]:
        """The newest first."""
        return await lists.page(STATEMENTS)

    @post(
        "/export",
        action=Statements.export,
        status_code=202,
        list=STATEMENTS,
        limit=Hourly("exports"),
        summary="Make a file of statements, with the filters and the order of the address",
    )
    async def export(
        self,
        request: Request[Any, Any, State],
        *,
        lists: NamedDependency[Lists],
        session: NamedDependency[Transaction],
        queue: NamedDependency[JobQueue],
        data: JSONBody[ExportChoice | None] = None,
    ) -> ExportView:
        """A job makes the file."""
        filters = lists.request(STATEMENTS).to_json()
        return await exports.start(
            request, session, queue, STATEMENTS_EXPORT, filters, choice=data or EVERYTHING
        )

    @get("/{guid:uuid}", action=Statements.readList, summary="One statement, as it is stored")
    async def read(
        self,
        guid: FromPath[UUID],
        session: NamedDependency[Transaction],
        principal: NamedDependency[Principal],
    ) -> StatementDetail:
        """Raises NotFound: 404."""
        return await read_detail(session, principal.tenant, guid)
