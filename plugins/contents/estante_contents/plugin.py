"""The contents plugin: what can be opened, its types, files and lists. This file is its table of contents."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from estante.api.access import Policy
from estante.api.files import UploadPurpose
from estante.api.http import provider_of
from estante.api.imports import ImportSpec
from estante.api.jobs import JobKind, LetterKind, NotificationKind
from estante.api.people import PersonalData
from estante.api.plugins import Check, DemoData, FirstStep, Flag, has_rows, hookimpl
from estante.api.records import BulkAct, TrashKind, Uses
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_contents import checks, content_types, hookspecs, imports, jobs, notifications, policies, uses
from estante_contents.batches import letters
from estante_contents.batches.expiry import EXPIRE_BATCHES
from estante_contents.batches.processing import BATCH
from estante_contents.batches.service import ARCHIVE
from estante_contents.cartridges.exporting import CARTRIDGE
from estante_contents.cartridges.service import CARTRIDGE_FILE
from estante_contents.collections import routes as collection_routes
from estante_contents.collections import service as collections
from estante_contents.contracts import ContentType, EntitlementReason
from estante_contents.demo.loading import DEMO
from estante_contents.library import service as library
from estante_contents.models import Content
from estante_contents.privacy import PERSONAL_DATA
from estante_contents.publications import routes as publication_routes
from estante_contents.publications import service as publications
from estante_contents.questions.qti.service import PACKAGE
from estante_contents.routes import ROUTES
from estante_contents.services.content_service import ACTS, CONTENT_FILE, TRASH
from estante_contents.services.opening import entitlements
from estante_contents.services.opening.library import Library
from estante_contents.services.purposes import PURPOSES
from estante_contents.settings import ContentsSettings


@hookimpl
def register_hookspecs() -> ModuleType:
    """Content types, entitlements, annotations, how exercises are answered, and what other plugins know."""
    return hookspecs


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    """The calls of BO §7 Contents."""
    return ROUTES


@hookimpl
def register_policies() -> Sequence[Policy]:
    """Eight sections."""
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    """The section of the library (KER-089), and comments that a model drafts (KER-090)."""
    return [Flag(flag, f"contents.flags.{flag}") for flag in policies.FLAGS]


@hookimpl
def register_settings() -> type[Struct]:
    """`[plugin_settings.contents]` in a tenant's file."""
    return ContentsSettings


@hookimpl
def register_services() -> Mapping[str, Callable[..., object]]:
    """What `contracts.ContentLibrary` promises."""
    return {"content_library": provider_of(Library)}


@hookimpl
def register_notification_kinds() -> Sequence[NotificationKind[Any]]:
    return notifications.ALL


@hookimpl
def register_letters() -> Sequence[LetterKind[Any]]:
    """The end of a batch upload."""
    return letters.ALL


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    """Preparing, publishing on time, exporting, batch uploads and cartridges."""
    return [*jobs.ALL, BATCH, EXPIRE_BATCHES, CARTRIDGE]


@hookimpl
def register_bulk_acts() -> Sequence[BulkAct]:
    """Showing, hiding, copying, deleting; and putting contents into what holds them."""
    adding = (collection_routes.ADD_CONTENTS, publication_routes.ADD_CONTENTS)
    return [
        *ACTS.values(),
        *collections.ACTS.values(),
        *publications.ACTS.values(),
        *library.ACTS.values(),
        *adding,
    ]


@hookimpl
def register_imports() -> Sequence[ImportSpec]:
    """Links."""
    return imports.ALL


@hookimpl
def register_trash() -> Sequence[TrashKind]:
    """Deleted contents, collections, publications and resources of the library."""
    return [TRASH, collections.TRASH, publications.TRASH, library.TRASH]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    """What contents are made of, and files sent with a one-time token."""
    return [*PURPOSES, CONTENT_FILE, ARCHIVE, PACKAGE, CARTRIDGE_FILE]


@hookimpl
def register_content_types() -> Sequence[ContentType]:
    """The types of the specification."""
    return content_types.BUILT_IN


@hookimpl
def register_entitlements() -> Sequence[EntitlementReason]:
    """Public, staff, own and the library's."""
    return entitlements.BUILT_IN


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    """Who made contents."""
    return PERSONAL_DATA


@hookimpl
def register_uses() -> Sequence[Uses]:
    """What contents, collections and publications use."""
    return uses.ALL


@hookimpl
def register_demo_data() -> DemoData:
    """Fifty-two contents a demo tenant."""
    return DEMO


@hookimpl
def register_checks() -> Sequence[Check]:
    """Whether files can be looked into here."""
    return checks.ALL


@hookimpl
def register_first_steps() -> Sequence[FirstStep]:
    """The first content."""
    return [
        FirstStep(
            name="contents.content",
            text_key="contents.first_steps.content",
            page="/contents/create",
            action=policies.Contents.create,
            order=60,
            is_done=has_rows(Content.guid, Content.deleted_at.is_(None)),
        )
    ]
