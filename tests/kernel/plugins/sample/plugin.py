"""The plugin's table of contents."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

from estante.actions import NotRestricted, Policy, grant
from estante.events import Event
from estante.events.listeners import EventContext, Listener
from estante.files.purposes import UploadPurpose
from estante.hooks import Flag, hookimpl
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from litestar.types import ControllerRouterHandler

from tests.kernel.plugins.sample import hookspecs
from tests.kernel.plugins.sample.routes import ROUTES, Notes


@hookimpl
def register_hookspecs() -> ModuleType:
    return hookspecs


@hookimpl
def register_greetings() -> Sequence[str]:
    return ["hola"]


@hookimpl
def register_flags() -> Sequence[Flag]:
    return [Flag("sample_shelf", "flags.sample_shelf")]


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return ROUTES


async def count(_job: JobContext, _payload: NoPayload) -> Json:
    return None


@hookimpl
def register_jobs() -> Sequence[JobKind[Any]]:
    return [JobKind("sample.count", NoPayload, count, "jobs.kinds.files_expire")]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [UploadPurpose("sample.note", (Notes.create,), ("pdf",), alias="note")]


class NoteWritten(Event, frozen=True):
    """Something that happened."""


async def hear(_context: EventContext, _event: NoteWritten) -> None: ...


@hookimpl
def register_listeners() -> Sequence[Listener[NoteWritten]]:
    return [Listener(NoteWritten, hear)]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return [
        *grant("R04", Notes.all),
        *grant("R05", [Notes.readList, Notes.readDetail]),
        *grant("R07", [Notes.readList, Notes.create], NotRestricted()),
    ]
