"""The plugin's table of contents."""

from collections.abc import Mapping, Sequence
from types import ModuleType

from estante.actions import NotRestricted, Policy, grant
from estante.events import Event, Hearing, Listener
from estante.files.purposes import UploadPurpose
from estante.hooks import hookimpl
from estante.jobs.kinds import JobContext, JobKind, Json
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
def register_routes() -> Sequence[ControllerRouterHandler]:
    return ROUTES


async def count(_job: JobContext, _payload: Mapping[str, Json]) -> Json:
    return None


@hookimpl
def register_jobs() -> Sequence[JobKind]:
    return [JobKind("sample.count", count, "jobs.kinds.files_expire")]


@hookimpl
def register_upload_purposes() -> Sequence[UploadPurpose]:
    return [UploadPurpose("sample.note", (Notes.create,), ("pdf",))]


class NoteWritten(Event, frozen=True):
    """Something that happened."""


async def hear(_context: Hearing, _event: NoteWritten) -> None: ...


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
