"""The calls of the figures of licences (BO §2)."""

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

from estante_analytics.exports import LICENSE_EXPORTS, LicenseTable, license_rows
from estante_analytics.filters import FILTERS, FigureFilters
from estante_analytics.policies import Analytics
from estante_analytics.schemas import LicenseAnalytics
from estante_analytics.services.licenses import LicenseAnalyticsService

DEPENDENCIES = {**FILTERS, **inject(licenses=LicenseAnalyticsService)}


@get("/analytics/licenses", action=Analytics.readList, dependencies=DEPENDENCIES)
async def read_licenses(
    filters: NamedDependency[FigureFilters], licenses: NamedDependency[LicenseAnalyticsService]
) -> LicenseAnalytics:
    """The licences by role, country and batch: of a span of days, and as they stand now.

    A licence is of a role and a country, and of a program where it opens its publication. Schools narrow who
    redeemed, for no licence is of one.

    Raises:
        NotFound: 404, there are no licences here. ValidationFailed: 400 at `to`.
    """
    return await licenses.figures(filters)


@post(
    "/analytics/licenses/export",
    action=Analytics.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=DEPENDENCIES,
)
async def export_licenses(
    request: Request[Any, Any, State],
    *,
    filters: NamedDependency[FigureFilters],
    licenses: NamedDependency[LicenseAnalyticsService],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    table: FromQuery[LicenseTable] = "roles",
    format: FromQuery[SheetFormat] = "csv",
) -> exports.ExportView:
    """Make a file of one table of the figures as they are now, as a job.

    Raises:
        NotFound: 404. ValidationFailed: 400 at `to`.
    """
    rows = license_rows(await licenses.figures(filters), table, t)
    choice = ExportChoice(format=format)
    return await exports.start(request, session, queue, LICENSE_EXPORTS[table], {"rows": rows}, choice=choice)


ROUTES = [read_licenses, export_licenses]
