"""Messages to the people of an organization. This file is the plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.exports import export_job
from estante.api.files import UploadPurpose
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, Flag, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses, trash_kind
from litestar.types import ControllerRouterHandler

from estante_messages import hookspecs, policies, privacy, uses
from estante_messages.demo.loading import load_demo
from estante_messages.lists import MESSAGES_EXPORT
from estante_messages.routes import front, message
from estante_messages.services.message import ACTS, IMAGE, MessageService


@hookimpl
def register_hookspecs() -> ModuleType:
    """`register_audiences`."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*message.ROUTES, *front.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return [Flag(flag, f"messages.flags.{flag}") for flag in policies.FLAGS]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    return list(ACTS.values())


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    return [trash_kind(MessageService)]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [export_job(MESSAGES_EXPORT)]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [IMAGE]


@hookimpl
def register_uses() -> Sequence[Uses]:
    return uses.ALL


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return privacy.PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
