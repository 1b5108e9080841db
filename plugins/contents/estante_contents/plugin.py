"""The contents plugin: what can be opened, its types, files and lists. This file is its table of contents."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.files import UploadPurpose
from estante.api.imports import ImportSpec
from estante.api.jobs import JobKind, NotificationKind
from estante.api.people import PersonalData
from estante.api.plugins import Check, DemoData, Flag, hookimpl
from estante.api.records import BulkAct, TrashKind
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_contents import checks, content_types, hookspecs, imports, jobs, notifications, policies
from estante_contents.contracts import ContentType, EntitlementReason
from estante_contents.demo.loading import DEMO
from estante_contents.privacy import PERSONAL_DATA
from estante_contents.provide import CONTENT_LIBRARY
from estante_contents.routes import ROUTES
from estante_contents.services.content_acts import ACTS, TRASH
from estante_contents.services.opening import entitlements
from estante_contents.services.purposes import PURPOSES
from estante_contents.services.upload_hook import CONTENT_FILE
from estante_contents.settings import ContentsSettings


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_content_types` and `register_entitlements`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """The calls of BO §7 Contents."""
    return ROUTES


@hookimpl
def register_policies() -> Sequence[Policy]:
    """Six sections."""
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    """The section of the library (KER-089)."""
    return [Flag(policies.LIBRARY, "contents.flags.library")]


@hookimpl
def register_settings() -> type[Struct]:
    """`[plugin_settings.contents]` in a tenant's file."""
    return ContentsSettings


@hookimpl
def register_services() -> Mapping[str, Callable[..., object]]:
    """What `contracts.ContentLibrary` promises."""
    return {"content_library": CONTENT_LIBRARY}


@hookimpl
def register_notification_kinds() -> Sequence[NotificationKind[Any]]:
    return notifications.ALL


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    """Preparing and exporting."""
    return jobs.ALL


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    """Showing, hiding, copying, deleting."""
    return list(ACTS.values())


@hookimpl
def register_imports() -> Sequence[ImportSpec]:
    """Links."""
    return imports.ALL


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    """Deleted contents."""
    return [TRASH]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    """What contents are made of, and files sent with a one-time token."""
    return [*PURPOSES, CONTENT_FILE]


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    """Video, audio, PDF, link, image and SCORM."""
    return content_types.BUILT_IN


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Public, staff and own."""
    return entitlements.BUILT_IN


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    """Who made contents."""
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    """About thirty contents a demo tenant."""
    return DEMO


@hookimpl
def register_checks() -> Sequence[Check]:
    """Whether files can be looked into here."""
    return checks.ALL
