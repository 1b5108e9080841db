"""What the kernel itself contributes, by the same hooks as any plugin: the plugin `estante`, always on."""

import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import EntryPoint
from typing import Any

from litestar.types import ControllerRouterHandler

from estante import __name__ as package
from estante import developer_pages, ui
from estante.actions import Policy, Section
from estante.audit import routes as audit_routes
from estante.audit.exports import EXPORT_AUDIT
from estante.audit.retention import EXPIRE_AUDIT
from estante.bulk.acts import BulkAct
from estante.bulk.job import APPLY, FORGET
from estante.bulk.routes import ROUTES as BULK
from estante.events.listeners import Listener
from estante.exports.jobs import EXPIRE_JOBS
from estante.files.expiry import EXPIRE_FILES
from estante.files.routes import ROUTES as FILES
from estante.first_steps.routes import ROUTES as FIRST_STEPS
from estante.first_steps.steps import SETTINGS as SETTINGS_STEP
from estante.first_steps.steps import FirstStep
from estante.hooks import hookimpl
from estante.http.openapi import openapi
from estante.identity import policies as identity
from estante.identity.accounts.letters import EMAIL_CHANGED, INVITATION, RECOVERY, SECOND_FACTOR_REMOVED
from estante.identity.demo import DEMO
from estante.identity.routes import ROUTES as IDENTITY
from estante.imports.jobs import RUN_IMPORT
from estante.imports.retention import EXPIRE_IMPORTS
from estante.imports.routes import ROUTES as IMPORTS
from estante.jobs.kinds import JobKind
from estante.jobs.lost_jobs import CLOSE_LOST_JOBS
from estante.jobs.routes import ROUTES as JOBS
from estante.languages.routes import ROUTES as LANGUAGES
from estante.languages.uses import PEOPLE
from estante.mail.delivery import SEND_LETTER
from estante.mail.expiry import EXPIRE_LETTERS
from estante.mail.kinds import LetterKind
from estante.mail.routes import ROUTES as MAIL
from estante.notifications.expiry import EXPIRE_NOTIFICATIONS
from estante.notifications.job_ends import JOB_DONE, JOB_FAILED
from estante.notifications.kinds import NotificationKind
from estante.notifications.letters import NOTIFICATION
from estante.notifications.listeners import SHOW_COUNT
from estante.notifications.routes import ROUTES as NOTIFICATIONS
from estante.permissions.routes import ROUTES as PERMISSIONS
from estante.plugins.discovery import DiscoveredPlugin
from estante.plugins.manifest import Manifest, SlotOffer
from estante.plugins.owners import KERNEL
from estante.plugins.registry import PluginRegistry
from estante.plugins.trial import try_out
from estante.presence.routes import ROUTES as PRESENCE
from estante.privacy.declarations import PersonalData
from estante.privacy.erasure import ERASE, RESUME
from estante.privacy.export import EXPORT
from estante.privacy.kernel_tables import PERSONAL_DATA
from estante.privacy.routes import ROUTES as PRIVACY
from estante.records.uses import Uses
from estante.search.routes import ROUTES as SEARCH
from estante.seeding import DemoData
from estante.settings.routes import ROUTES as SETTINGS
from estante.telemetry.health import health
from estante.tenancy.routes import ROUTES as TENANCY
from estante.trash.acts import EXPIRE, PURGE, RESTORE
from estante.trash.kinds import Trash
from estante.trash.routes import ROUTES as TRASH


def sections_of(sections: Sequence[Section]) -> dict[str, tuple[str, ...]]:
    """Sections as a manifest writes them."""
    return {section.name: tuple(action.name for action in section.all) for section in sections}


MANIFEST = Manifest(
    id=KERNEL,
    version="0.1.0",
    title={"es": "Núcleo", "pt": "Núcleo", "en": "Kernel"},
    sections=sections_of((*identity.SECTIONS, developer_pages.DeveloperPages, Trash)),
    front_sections=(identity.Profile.name,),
    # The shell's start page: all of it for who learns or teaches, and blocks beside the rest for staff.
    # What is asked of people of the front office, over any page, once they are signed in; and what stands
    # beside everybody's bell, at the `place` that it is given.
    offers={
        "shell.home.v1": SlotOffer(),
        "shell.home.widgets.v1": SlotOffer(),
        "shell.signed-in.v1": SlotOffer(),
        "shell.bar.v1": SlotOffer(values=("place", "onFollow")),
    },
)


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """The kernel's calls."""
    return [
        health,
        openapi,
        *TENANCY,
        *PERMISSIONS,
        *ui.ROUTES,
        *IDENTITY,
        *LANGUAGES,
        *audit_routes.ROUTES,
        *MAIL,
        *FILES,
        *JOBS,
        *NOTIFICATIONS,
        *BULK,
        *TRASH,
        *PRIVACY,
        *SETTINGS,
        *IMPORTS,
        *SEARCH,
        *PRESENCE,
        *FIRST_STEPS,
    ]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    """What cleans up by itself, and what people ask for."""
    return [
        EXPIRE_AUDIT,
        EXPORT_AUDIT,
        EXPIRE_FILES,
        EXPIRE_JOBS,
        CLOSE_LOST_JOBS,
        EXPIRE_NOTIFICATIONS,
        SEND_LETTER,
        EXPIRE_LETTERS,
        APPLY,
        FORGET,
        EXPIRE,
        EXPORT,
        ERASE,
        RESUME,
        RUN_IMPORT,
        EXPIRE_IMPORTS,
    ]


@hookimpl
def register_notification_kinds() -> Sequence[NotificationKind[Any]]:
    """How somebody's job ended."""
    return [JOB_FAILED, JOB_DONE]


@hookimpl
def register_letters() -> Sequence[LetterKind[Any]]:
    """Getting back into an account, another e-mail, and notifications by mail."""
    return [RECOVERY, INVITATION, EMAIL_CHANGED, SECOND_FACTOR_REMOVED, NOTIFICATION]


@hookimpl
def register_listeners() -> Sequence[Listener[Any]]:
    """The bell of whoever got a notification."""
    return [SHOW_COUNT]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    """Bringing back from the trash, and emptying it."""
    return [RESTORE, PURGE]


@hookimpl
def register_policies() -> Sequence[Policy]:
    """The kernel's sections."""
    return [*identity.ALL, *developer_pages.POLICIES]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    """People, their sessions and files, jobs, and the audit."""
    return PERSONAL_DATA


@hookimpl
def register_uses() -> Sequence[Uses]:
    """People who chose a language."""
    return [PEOPLE]


@hookimpl
def register_first_steps() -> Sequence[FirstStep]:
    """The general settings."""
    return [SETTINGS_STEP]


@hookimpl
def register_demo_data() -> DemoData:
    """The demo people."""
    return DEMO


def load_registry(entries: Iterable[EntryPoint] | None = None) -> PluginRegistry:
    """The kernel's own part and the installed plugins, or those of `entries`."""
    return PluginRegistry(DiscoveredPlugin(MANIFEST, sys.modules[__name__], package, None), entries, try_out)
