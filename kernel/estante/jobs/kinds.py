"""What a job is: a named function with limits, run by a worker and shown in the job centre."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol
from uuid import UUID

from msgspec import Struct

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.files.store import FileStore
    from estante.jobs.queue import JobQueue
    from estante.plugins.registry import PluginRegistry
    from estante.tenancy.tenant import Tenant

if TYPE_CHECKING:
    Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
else:
    # What reads types at run time (OpenAPI, msgspec) cannot follow one into itself.
    Json = Any


class JobContext(Protocol):
    """What a running job is given."""

    tenant: "Tenant"
    person_guid: UUID | None
    job_guid: UUID
    database: "Database"
    files: "FileStore"
    queue: "JobQueue"
    registry: "PluginRegistry"

    async def progress(self, share: float | None, stage: str = "") -> None:
        """Tell how far it is (0 to 1) and the text key of the stage; the person sees it at once."""
        ...


class JobKind(Struct, frozen=True):
    """`run` must be idempotent: it may start again after a kill. Times are in seconds.

    A kind with `every` also runs by itself that often, for nobody, in each tenant whose plugins include it
    and which has something for it: `due` is quick SQL that answers so, under row security.
    `page` is the address of its subject's screen, with `{guid}` where the subject's guid goes.
    """

    name: str
    run: Callable[[JobContext, Mapping[str, Json]], Awaitable[Json]]
    text_key: str
    retries: int = 3
    timeout: int = 600
    heartbeat: int = 15
    every: int | None = None
    due: str | Callable[["PluginRegistry"], str] = "SELECT true"
    page: str = ""
