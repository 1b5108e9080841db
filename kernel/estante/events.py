"""Domain events: facts that plugins tell each other about, delivered after the commit that made them true."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Generic, TypeVar
from uuid import UUID

from msgspec import Struct

from estante.jobs.context import WorkContext


class Event(Struct, frozen=True, kw_only=True):
    """Base of every event. Subclass it in a plugin's `contracts.py`.

    It is kept below its plugin by the class's name: `contents.ContentCreated`.
    """

    tenant_id: UUID
    at: datetime
    actor_guid: UUID | None = None


E = TypeVar("E", bound=Event)


class EventContext(WorkContext):
    """What a listener is given beside the event."""


class Listener(Struct, Generic[E], frozen=True):
    """A handler of one type of event. It is called once or more for each event: it must be idempotent."""

    event: type[E]
    handler: Callable[[EventContext, E], Awaitable[None]]
