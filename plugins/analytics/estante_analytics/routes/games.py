"""The calls of the figures of what is played (BO §2)."""

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

from estante_analytics.exports import GAME_EXPORTS, GameTable, game_rows
from estante_analytics.filters import FILTERS, FigureFilters
from estante_analytics.policies import Games
from estante_analytics.schemas import GameAnalytics
from estante_analytics.services.games import GameAnalyticsService

DEPENDENCIES = {**FILTERS, **inject(games=GameAnalyticsService)}


@get("/analytics/game", action=Games.readList, dependencies=DEPENDENCIES)
async def read_games(
    filters: NamedDependency[FigureFilters], games: NamedDependency[GameAnalyticsService]
) -> GameAnalytics:
    """What was played from one day to another, by type, and the ten contents that were played most.

    Raises:
        ValidationFailed: 400 at `to`: before `from`, or too long after it.
    """
    return await games.figures(filters)


@post(
    "/analytics/game/export",
    action=Games.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=DEPENDENCIES,
)
async def export_games(
    request: Request[Any, Any, State],
    *,
    filters: NamedDependency[FigureFilters],
    games: NamedDependency[GameAnalyticsService],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    t: NamedDependency[Translator],
    table: FromQuery[GameTable] = "types",
    format: FromQuery[SheetFormat] = "csv",
) -> exports.ExportView:
    """Make a file of one table of the figures as they are now, as a job.

    Raises:
        ValidationFailed: 400 at `to`.
    """
    rows = game_rows(await games.figures(filters), table, t)
    choice = ExportChoice(format=format)
    return await exports.start(request, session, queue, GAME_EXPORTS[table], {"rows": rows}, choice=choice)


ROUTES = [read_games, export_games]
