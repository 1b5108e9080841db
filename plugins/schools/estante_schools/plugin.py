"""Schools and their networks. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, record_personal_data, trash_kind
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_schools import policies, uses
from estante_schools.demo.loading import load_demo
from estante_schools.lists.school import SCHOOLS_EXPORT
from estante_schools.routes import network, school
from estante_schools.services import network as networks
from estante_schools.services import school as schools
from estante_schools.settings import SchoolSettings

SERVICES = (schools.SchoolService, networks.NetworkService)


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*school.ROUTES, *network.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_settings() -> type[Struct]:
    return SchoolSettings


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(SCHOOLS_EXPORT)]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return [*schools.ACTS.values(), *networks.ACTS.values()]


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(service) for service in SERVICES]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return [record_personal_data(service) for service in SERVICES]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
