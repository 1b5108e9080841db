"""The record store: xAPI, exercise records and their pages. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.events import Listener
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, count_of
from estante_contents.contracts import CONTENT_RECORDS
from litestar.types import ControllerRouterHandler

from estante_lrs import listeners, policies
from estante_lrs.cmi5 import routes as cmi5
from estante_lrs.demo import DEMO
from estante_lrs.lists import STATEMENTS_EXPORT
from estante_lrs.models import LearningRecord
from estante_lrs.privacy import PERSONAL_DATA
from estante_lrs.routes import clients, xapi
from estante_lrs.routes.records import RecordController
from estante_lrs.routes.statements import StatementController
from estante_lrs.services.clients import ACTS, TRASH


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """xAPI's resources, and the calls of contents and staff."""
    return [*xapi.ROUTES, *cmi5.ROUTES, *clients.ROUTES, RecordController, StatementController]


@hookimpl
def register_content_host_routes() -> Sequence[ControllerRouterHandler]:
    """xAPI's resources for the package that somebody has open, and its credential."""
    return [*xapi.PACKAGE_ROUTES, *cmi5.PACKAGE_ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    """Who reads statements and makes clients."""
    return policies.ALL


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    """What is consumed to its end is completed."""
    return listeners.ALL


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    """The statements as a file."""
    return [export_job(STATEMENTS_EXPORT)]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    """Switching clients on and off, and deleting them."""
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    """Deleted clients, which may not speak."""
    return [TRASH]


@hookimpl
def register_uses() -> Sequence[Uses]:
    """What people did in a content."""
    return [
        Uses(of=CONTENT_RECORDS, text_key="lrs.uses.records", count=count_of(LearningRecord.content_guid))
    ]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    """What is kept of people."""
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    """Statements of some weeks."""
    return DEMO
