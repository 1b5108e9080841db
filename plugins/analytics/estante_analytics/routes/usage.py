"""The calls of usage (BO §2)."""

from typing import Any

from estante.api import exports
from estante.api.database import Transaction
from estante.api.exports import ExportChoice, SheetFormat
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery

from estante_analytics.exports import USAGE_EXPORTS, UsageTable, usage_rows
from estante_analytics.filters import FILTERS, FigureFilters
from estante_analytics.policies import Analytics
from estante_analytics.schemas import UsageFigures
from estante_analytics.services.usage import UsageService

DEPENDENCIES = {**FILTERS, **inject(usage=UsageService)}


@get("/analytics/usage", action=Analytics.readList, dependencies=DEPENDENCIES)
async def read_usage(
    filters: NamedDependency[FigureFilters], usage: NamedDependency[UsageService]
) -> UsageFigures:
    """What was used from one day to another, by whom the filters choose, and how that has changed.

    Without `from` and `to` it is the last days of a `period`. Nothing is told of fewer than five people.

    Raises:
        ValidationFailed: 400 at `to`: before `from`, or too long after it.
    """
    return await usage.figures(filters)


@post(
    "/analytics/usage/export",
    action=Analytics.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=DEPENDENCIES,
)
async def export_usage(
    request: Request[Any, Any, State],
    *,
    filters: NamedDependency[FigureFilters],
    usage: NamedDependency[UsageService],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    table: FromQuery[UsageTable] = "days",
    format: FromQuery[SheetFormat] = "csv",
) -> exports.ExportView:
    """Make a file of one table of the figures as they are now, as a job.

    Raises:
        ValidationFailed: 400 at `to`.
    """
    rows = usage_rows(await usage.figures(filters), table, t)
    choice = ExportChoice(format=format)
    return await exports.start(request, session, queue, USAGE_EXPORTS[table], {"rows": rows}, choice=choice)


ROUTES = [read_usage, export_usage]
