"""Schools and their networks. This file is the plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.jobs import JobKind
from estante.api.lists import Relation
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, record_personal_data, trash_kind
from estante_contents.contracts import EntitlementReason, PublicationGiver, SchoolDirectory
from estante_users.contracts import Memberships
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_schools import policies, uses
from estante_schools.demo.loading import load_demo
from estante_schools.lists.group import GROUPS_EXPORT
from estante_schools.lists.school import SCHOOLS_EXPORT
from estante_schools.privacy import PERSONAL_DATA
from estante_schools.routes import content, group, member, network, school, school_admin, school_year
from estante_schools.services import group as groups
from estante_schools.services import network as networks
from estante_schools.services import school as schools
from estante_schools.services.content import SchoolContentService
from estante_schools.services.memberships import MEMBERSHIPS, RELATIONS, SCHOOLS
from estante_schools.services.places import GIVEN_BY_SCHOOL, PUBLICATIONS
from estante_schools.services.school_year import SchoolYearService
from estante_schools.settings import SchoolSettings

DIRECTORY = SchoolDirectory(
    name="schools",
    schools=SCHOOLS,
    of_person="""
        SELECT m.school_guid AS guid FROM school_members m
        JOIN schools s ON s.tenant_id = m.tenant_id AND s.guid = m.school_guid
        WHERE m.person_guid = $1 AND s.deleted_at IS NULL
    """,
)
SERVICES = (schools.SchoolService, groups.GroupService, networks.NetworkService)
ROUTES = (school, school_year, content, member, group, network, school_admin)


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [route for module in ROUTES for route in module.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Who is in a group opens what the school gives to its year."""
    return [GIVEN_BY_SCHOOL]


@hookimpl
def register_publication_givers() -> Sequence[PublicationGiver]:
    """Who is in a group opens what else the school's publications open."""
    return [PUBLICATIONS]


@hookimpl
def register_settings() -> type[Struct]:
    return SchoolSettings


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(SCHOOLS_EXPORT), export_job(GROUPS_EXPORT)]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return [act for acts in (schools.ACTS, groups.ACTS, networks.ACTS) for act in acts.values()]


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(service) for service in SERVICES]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    made = [record_personal_data(service) for service in (*SERVICES, SchoolYearService, SchoolContentService)]
    return [*made, *PERSONAL_DATA]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_memberships() -> Sequence[Memberships]:
    """The schools and groups of people, for the users' pages and files."""
    return [MEMBERSHIPS]


@hookimpl
def register_relations() -> Sequence[Relation]:
    """What the lists of people are narrowed by."""
    return RELATIONS


@hookimpl
def register_schools() -> Sequence[SchoolDirectory]:
    """The schools that resources of the library can be for."""
    return [DIRECTORY]


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
