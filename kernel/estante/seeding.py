"""Demo data: what a plugin puts into a tenant so that a newcomer has something to look at."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.files.store import FileStore
    from estante.jobs.queue import JobQueue
    from estante.tenancy.tenant import Tenant


class SeedContext(Struct):
    """What a loader is given. Loaders are idempotent: a second run changes nothing."""

    tenant: "Tenant"
    database: "Database"
    files: "FileStore"
    queue: "JobQueue"


class DemoSignIn(Struct, frozen=True):
    """A demo account that `estante up` prints."""

    username: str
    password: str
    role_guid: str
    name: str


class ReferenceData(Struct, frozen=True):
    """Facts about countries that an organization may begin with. Loading twice changes nothing.

    `load` adds what is missing of some of the `countries`, which are ISO 3166-1 codes.
    """

    load: Callable[[SeedContext, Sequence[str]], Awaitable[None]]
    countries: tuple[str, ...]


class DemoData(Struct, frozen=True):
    """`load` fills one tenant; `sign_ins` are the accounts that it makes there."""

    load: Callable[[SeedContext], Awaitable[None]]
    sign_ins: Callable[["Tenant"], Sequence[DemoSignIn]] | None = None
