"""Mint lessons: pages of blocks, written here and read in the viewer. The plugin's table of contents."""

from collections.abc import Sequence
from typing import Any

from estante.api.access import Policy
from estante.api.files import UploadPurpose
from estante.api.jobs import JobKind
from estante.api.people import PersonalData
from estante.api.plugins import DemoData, Flag, hookimpl
from estante_contents.contracts import TypeEditor
from estante_users.contracts import PersonRule
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante_mint import policies
from estante_mint.demo.loading import load_demo
from estante_mint.importing import routes as importing
from estante_mint.importing.job import IMPORT
from estante_mint.importing.purposes import DOCUMENT
from estante_mint.licensing import routes as licensing
from estante_mint.licensing.service import RULE
from estante_mint.opening import EDITOR
from estante_mint.privacy import PERSONAL_DATA
from estante_mint.routes import lesson
from estante_mint.services.images import PICTURE
from estante_mint.settings import DUAL_PAGES, IN_PROGRAMS, MintSettings


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*lesson.ROUTES, *licensing.ROUTES, *importing.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_flags() -> Sequence[Flag]:
    return [Flag(flag, f"mint.flags.{flag}") for flag in (DUAL_PAGES, IN_PROGRAMS)]


@hookimpl
def register_settings() -> type[Struct]:
    return MintSettings


@hookimpl
def register_type_editors() -> Sequence[TypeEditor]:
    return [EDITOR]


@hookimpl
def register_person_rules() -> Sequence[PersonRule]:
    """Nobody gives more licences than the client has, by whatever call."""
    return [RULE]


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [IMPORT]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [PICTURE, DOCUMENT]


@hookimpl
def register_personal_data() -> Sequence[PersonalData]:
    return PERSONAL_DATA


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
