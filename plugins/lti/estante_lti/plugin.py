"""LTI 1.3: schools that launch Estante from their LMS. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.events import Listener
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import BulkAct, TrashKind, trash_kind
from estante_contents.contracts import ContentType, EntitlementReason, ToolDirectory
from litestar.types import ControllerRouterHandler

from estante_lti import listeners, policies
from estante_lti.content_type import LTI, TOOLS
from estante_lti.demo.loading import load_demo
from estante_lti.entitlements import LAUNCHED
from estante_lti.jobs import FORGET, SEND_SCORES
from estante_lti.privacy import PERSONAL_DATA
from estante_lti.routes import keys, launch, links, log, registration, tools, trials
from estante_lti.services.tool import ACTS, ToolService


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    modules = (registration, keys, launch, links, log, tools, trials)
    return [route for module in modules for route in module.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Who was launched into a content may open it."""
    return [LAUNCHED]


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    return [LTI]


@hookimpl
def register_tools() -> Sequence[ToolDirectory]:
    """The tools that contents of the type can be of."""
    return [TOOLS]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(ToolService)]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [FORGET, SEND_SCORES]


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    return listeners.ALL


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
