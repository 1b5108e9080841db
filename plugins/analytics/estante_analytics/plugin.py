"""Analytics: what is used. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.events import Listener
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, Flag, hookimpl
from litestar.types import ControllerRouterHandler

from estante_analytics import jobs, listeners, policies
from estante_analytics.demo.loading import load_demo
from estante_analytics.exports import USAGE_EXPORTS
from estante_analytics.privacy import PERSONAL_DATA
from estante_analytics.routes import usage


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return usage.ROUTES


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return policies.FLAGS


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    return listeners.ALL


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    made = [export_job(export) for export in USAGE_EXPORTS.values()]
    return [jobs.ROLL_UP, jobs.LOOK_AFTER, jobs.SAMPLE, *made]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
