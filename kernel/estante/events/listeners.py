"""Handlers of domain events, and what they are given."""

from collections.abc import Awaitable, Callable
from typing import Generic

from msgspec import Struct

from estante.events import E
from estante.jobs.context import WorkContext


class EventContext(WorkContext):
    """What a listener is given beside the event."""


class Listener(Struct, Generic[E], frozen=True):
    """A handler of one type of event. It is called once or more for each event: it must be idempotent."""

    event: type[E]
    handler: Callable[[EventContext, E], Awaitable[None]]
