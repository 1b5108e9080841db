"""Analytics: what is used. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.events import Listener
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import Check, DemoData, Flag, hookimpl
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_analytics import jobs, listeners, policies
from estante_analytics.demo.loading import load_demo
from estante_analytics.exports import GAME_EXPORTS, LICENSE_EXPORTS, USAGE_EXPORTS
from estante_analytics.figures.clickhouse_client import is_reached
from estante_analytics.privacy import PERSONAL_DATA
from estante_analytics.program_exports import PROGRAM_EXPORTS
from estante_analytics.routes import external, games, licenses, programs, usage
from estante_analytics.settings import AnalyticsSettings


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*usage.ROUTES, *licenses.ROUTES, *programs.ROUTES, *games.ROUTES, *external.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return policies.FLAGS


@hookimpl
def register_settings() -> type[Struct]:
    return AnalyticsSettings


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    return listeners.ALL


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    exported = (*USAGE_EXPORTS.values(), *LICENSE_EXPORTS.values(), *GAME_EXPORTS.values(), *PROGRAM_EXPORTS)
    return [jobs.ROLL_UP, jobs.LOOK_AFTER, jobs.COPY, jobs.SAMPLE, *map(export_job, exported)]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)


@hookimpl
def register_checks() -> Sequence[Check]:
    """Whether the ClickHouse of the figures answers."""
    return [Check("The figures' ClickHouse answers", is_reached)]
