"""The users: pages, lists and calls of people. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.imports import ImportSpec
from estante.api.jobs import JobKind
from estante.api.people import people_of_country
from estante.api.plugins import DemoData, FirstStep, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses
from estante_settings.contracts import COUNTRY
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_users import demo, hookspecs, policies
from estante_users.first_steps import FIRST_STEPS
from estante_users.imports import USERS_IMPORT
from estante_users.lists import ADMIN_USERS_EXPORT, USERS_EXPORT
from estante_users.migration_routes import ROUTES as MIGRATION
from estante_users.routes import ROUTES
from estante_users.services import ACTS, TRASH
from estante_users.settings import UsersSettings


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """The calls of people."""
    return [*ROUTES, *MIGRATION]


@hookimpl
def register_policies() -> Sequence[Policy]:
    """Who may do what, beside the kernel's."""
    return policies.ALL


@hookimpl
def register_settings() -> type[Struct]:
    """`[plugin_settings.users]` in a tenant's file."""
    return UsersSettings


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_memberships` and `register_subscriptions`."""
    return hookspecs


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    """The lists as files."""
    return [export_job(USERS_EXPORT), export_job(ADMIN_USERS_EXPORT)]


@hookimpl
def register_imports() -> Sequence[ImportSpec]:
    """People of a file."""
    return [USERS_IMPORT]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    """Deleting."""
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    """Deleted people; who leaves it is erased."""
    return [TRASH]


@hookimpl
def register_uses() -> Sequence[Uses]:
    """People who are of a country hold it."""
    return [
        Uses(
            of=COUNTRY,
            text_key="users.uses.countries",
            count=people_of_country,
            link="/users?country={guid}",
            forbids=True,
        )
    ]


@hookimpl
def register_demo_data() -> DemoData:
    """The country of the demo people."""
    return DemoData(demo.load)


@hookimpl
def register_first_steps() -> Sequence[FirstStep]:
    """Colleagues and the first users."""
    return FIRST_STEPS
