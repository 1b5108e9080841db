"""Licences: codes that people redeem. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, trash_kind
from estante_contents.contracts import EntitlementReason, contents_of_publications
from litestar.types import ControllerRouterHandler

from estante_licenses import hookspecs, policies, uses
from estante_licenses.contracts import LICENSED_PUBLICATIONS
from estante_licenses.demo.loading import load_demo
from estante_licenses.lists import LICENSE_USERS_EXPORT, LICENSES_EXPORT
from estante_licenses.privacy import PERSONAL_DATA
from estante_licenses.routes import license, redemption
from estante_licenses.services.license import ACTS, LicenseService


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_isbns`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*license.ROUTES, *redemption.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Who has a licence opens the contents of its publications."""
    query = contents_of_publications(LICENSED_PUBLICATIONS)
    return [EntitlementReason("license", "licenses.reasons.license", query)]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(LICENSES_EXPORT), export_job(LICENSE_USERS_EXPORT)]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(LicenseService)]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
