"""Domain events: facts that plugins tell each other about, delivered after the commit that made them true."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Generic, TypeVar
from uuid import UUID

from msgspec import Struct

if TYPE_CHECKING:
    from estante.database.engine import Database
    from estante.tenancy.tenant import Tenant


class Event(Struct, frozen=True, kw_only=True):
    """Base of every event. Subclass it in a plugin's `contracts.py`.

    It is kept below its plugin by the class's name: `contents.ContentCreated`.
    """

    tenant_id: UUID
    at: datetime
    actor_guid: UUID | None = None


E = TypeVar("E", bound=Event)


class Hearing(Struct, frozen=True):
    """Where an event is heard: the tenant that it happened in, and the database to act on."""

    tenant: "Tenant"
    database: "Database"


class Listener(Struct, Generic[E], frozen=True):
    """A function that hears one kind of event, once or more (it must be idempotent)."""

    event: type[E]
    hear: Callable[[Hearing, E], Awaitable[None]]
