"""The calls of the figures of digital programs (BO §2)."""

from typing import Annotated, Any
from uuid import UUID

from estante.api import exports
from estante.api.database import Transaction
from estante.api.exports import ExportChoice, SheetFormat
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from estante_analytics.filters import FILTERS, FigureFilters
from estante_analytics.policies import Analytics
from estante_analytics.program_exports import (
    DETAIL_EXPORTS,
    PROGRAMS_EXPORT,
    ProgramTable,
    detail_rows,
    program_rows,
)
from estante_analytics.program_schemas import ProgramAnalytics, ProgramDetails, ProgramOrder
from estante_analytics.services.programs.listing import ProgramAnalyticsService, ProgramSlice
from estante_analytics.services.programs.program import ProgramDetailsService

DEPENDENCIES = {**FILTERS, **inject(programs=ProgramAnalyticsService)}
DETAIL = {**DEPENDENCIES, **inject(details=ProgramDetailsService)}
MAX_PAGE, MAX_SIZE, MAX_PROGRAMS = 10_000, 200, 10_000
Order = Annotated[ProgramOrder, QueryParameter(name="orderBy")]


@get("/analytics/programs", action=Analytics.readList, dependencies=DEPENDENCIES)
async def read_programs(
    filters: NamedDependency[FigureFilters],
    programs: NamedDependency[ProgramAnalyticsService],
    *,
    order: Order = "-students",
    page: Annotated[int, QueryParameter(ge=1, le=MAX_PAGE)] = 1,
    page_size: Annotated[int, QueryParameter(name="pageSize", ge=1, le=MAX_SIZE)] = 25,
) -> ProgramAnalytics:
    """The digital programs with their schools, groups and students, and how far these are.

    Nothing is told of fewer than five students.

    Raises:
        NotFound: 404, there are no programs here. ValidationFailed: 400 at `to`.
    """
    return await programs.figures(filters, ProgramSlice(order, page, page_size))


@post(
    "/analytics/programs/export",
    action=Analytics.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=DEPENDENCIES,
)
async def export_programs(
    request: Request[Any, Any, State],
    *,
    filters: NamedDependency[FigureFilters],
    programs: NamedDependency[ProgramAnalyticsService],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    order: Order = "-students",
    format: FromQuery[SheetFormat] = "csv",
) -> exports.ExportView:
    """Make a file of all the programs that the filters choose, as they are now, as a job.

    Raises:
        NotFound: 404. ValidationFailed: 400 at `to`.
    """
    figures = await programs.figures(filters, ProgramSlice(order, 1, MAX_PROGRAMS))
    rows, choice = program_rows(figures, t), ExportChoice(format=format)
    return await exports.start(request, session, queue, PROGRAMS_EXPORT, {"rows": rows}, choice=choice)


@get("/analytics/programs/{guid:uuid}", action=Analytics.readDetail, dependencies=DETAIL)
async def read_program(
    guid: FromPath[UUID],
    filters: NamedDependency[FigureFilters],
    details: NamedDependency[ProgramDetailsService],
    *,
    group: FromQuery[UUID | None] = None,
) -> ProgramDetails:
    """How far the students of a program are, by unit, lesson and task, and by school and group.

    Nothing is told of fewer than five students, but for those of one `group`, to who may read users.

    Raises:
        NotFound: 404, no such program, or nobody of the group follows it. Forbidden: 403, a group is named
            by somebody who may not read users. ValidationFailed: 400 at `to`.
    """
    return await details.figures(guid, filters, group)


@post(
    "/analytics/programs/{guid:uuid}/export",
    action=Analytics.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=DETAIL,
)
async def export_program(
    request: Request[Any, Any, State],
    *,
    guid: FromPath[UUID],
    filters: NamedDependency[FigureFilters],
    details: NamedDependency[ProgramDetailsService],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    table: FromQuery[ProgramTable] = "parts",
    group: FromQuery[UUID | None] = None,
    format: FromQuery[SheetFormat] = "csv",
) -> exports.ExportView:
    """Make a file of one table of a program's figures as they are now, as a job.

    Raises:
        NotFound: 404. Forbidden: 403. ValidationFailed: 400 at `to`.
    """
    rows = detail_rows(await details.figures(guid, filters, group), table, t)
    choice = ExportChoice(format=format)
    return await exports.start(request, session, queue, DETAIL_EXPORTS[table], {"rows": rows}, choice=choice)


ROUTES = [read_programs, export_programs, read_program, export_program]
