"""What a job is: a named handler with limits, run by a worker and shown in the job centre."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Generic, Literal
from uuid import UUID

from msgspec import Struct
from uuid_utils.compat import uuid7

from estante.jobs.context import WorkContext, WorkServices
from estante.jobs.payloads import Json, P
from estante.jobs.schedules import Schedule

if TYPE_CHECKING:
    from estante.plugins.hook_caller import HookCaller
    from estante.tenancy.tenant import Tenant


class JobContext(WorkContext):
    """What a running job is given beside its payload. `person_guid` is who asked for it, if anybody did."""

    def __init__(
        self,
        services: WorkServices,
        tenant: "Tenant",
        *,
        person_guid: UUID | None = None,
        job_guid: UUID | None = None,
    ) -> None:
        super().__init__(services, tenant)
        self.person_guid = person_guid
        self.job_guid = job_guid or uuid7()

    async def progress(self, share: float | None, stage: str = "") -> None:
        """Show how far it is (0 to 1) and the text key of the stage, at once to the person who asked.

        Nobody sees it of a job that nobody asked for.
        """


class Postponed(Exception):
    """Raised by a handler that has to wait for its turn: its place goes to another job meanwhile.

    It is run again in a few seconds. Such a run counts for nothing.
    """


class JobKind(Struct, Generic[P], frozen=True):
    """A kind of job. `handler` must be idempotent: it may start again after a kill. Times are in seconds.

    A failed run is tried again `retries` times, after seconds that double up to `max_delay`. What `is_urgent`
    goes before what waits in the background, though nobody asked for it. `tells` says which end its starter
    is notified of: none, a failure, or either where it took long.

    `payload` is the Struct that `JobQueue.enqueue` takes for this kind. Rows outlive releases: a field that
    is added has a default, and one that goes is ignored.

    A kind with a `schedule` also runs by itself, for nobody and with its payload's defaults, in each tenant
    whose plugins include it and which has something for it: `due` is quick SQL that answers so, under row
    security. `page` is the address of its subject's screen, with `{guid}` where the subject's guid goes.

    `give_up` is called with the payload when a person's job has failed for good, whatever ended it, so that
    nothing waits for it any longer; it may be called twice, and by another process than ran the job.
    """

    name: str
    payload: type[P]
    handler: Callable[[JobContext, P], Awaitable[Json]]
    text_key: str
    retries: int = 3
    max_delay: int = 30
    timeout: int = 600
    heartbeat: int = 15
    schedule: Schedule | None = None
    due: str | Callable[["HookCaller"], str] = "SELECT true"
    page: str = ""
    is_urgent: bool = False
    tells: Literal["nothing", "failure", "end"] = "failure"
    give_up: Callable[[WorkContext, P], Awaitable[None]] | None = None
