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
from estante_contents.contracts import (
    EntitlementReason,
    PublicationGiver,
    contents_given,
    contents_of_publications,
)
from litestar.types import ControllerRouterHandler
from msgspec.structs import replace

from estante_licenses import hookspecs, policies, uses
from estante_licenses.cards.job import CARDS
from estante_licenses.contracts import (
    ENDED_LICENSES_OF_PUBLICATIONS,
    LICENSE_HOLDERS,
    LICENSED_PUBLICATIONS,
    LICENSES_OF_PUBLICATIONS,
    LicenseFigures,
)
from estante_licenses.demo.loading import load_demo
from estante_licenses.figures import LICENSE_FIGURES
from estante_licenses.jobs import MAKE_CODES
from estante_licenses.lists.batches import BATCH_LICENSES_EXPORT, BATCHES_EXPORT
from estante_licenses.lists.licenses import LICENSE_USERS_EXPORT, LICENSES_EXPORT
from estante_licenses.privacy import PERSONAL_DATA
from estante_licenses.routes import batch, license, redemption
from estante_licenses.services.batch import BATCH_ACTS, LicenseBatchService
from estante_licenses.services.license import ACTS, LicenseService

ALONE = """
 AND NOT EXISTS (SELECT FROM license_batches b WHERE b.guid = r.batch_guid AND b.deleted_at = r.deleted_at)
"""


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_isbns` and `register_license_figures`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*license.ROUTES, *batch.ROUTES, *redemption.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Who has a licence opens the contents of its publications."""
    return [
        EntitlementReason(
            "license",
            "licenses.reasons.license",
            contents_of_publications(LICENSED_PUBLICATIONS),
            givers=contents_given(LICENSES_OF_PUBLICATIONS),
            missed=contents_given(ENDED_LICENSES_OF_PUBLICATIONS),
        )
    ]


@hookimpl
def register_publication_givers() -> Sequence[PublicationGiver]:
    """Who has a licence opens what else its publications open."""
    return [
        PublicationGiver(
            name="licenses",
            opened=LICENSED_PUBLICATIONS,
            held=LICENSED_PUBLICATIONS,
            holders=LICENSE_HOLDERS,
            givers=LICENSES_OF_PUBLICATIONS,
            missed=ENDED_LICENSES_OF_PUBLICATIONS,
        )
    ]


@hookimpl
def register_license_figures() -> Sequence[LicenseFigures]:
    """How many there are, for whoever shows figures."""
    return [LICENSE_FIGURES]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    exported = (LICENSES_EXPORT, LICENSE_USERS_EXPORT, BATCHES_EXPORT, BATCH_LICENSES_EXPORT)
    return [MAKE_CODES, CARDS, *(export_job(export) for export in exported)]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return [*ACTS.values(), *BATCH_ACTS.values()]


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    licenses = trash_kind(LicenseService)
    # Those that went with their batch come back with it.
    return [replace(licenses, rows=licenses.rows + ALONE), trash_kind(LicenseBatchService)]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
