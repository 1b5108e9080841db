"""Domain events: facts that plugins tell each other about, delivered after the commit that made them true."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from uuid import UUID

from msgspec import Struct


class Event(Struct, frozen=True, kw_only=True):
    """Base of every event. Subclass it in a plugin's `contracts.py`; its class name is its name on the wire."""

    tenant_id: UUID
    at: datetime
    actor_guid: UUID | None = None


class Listener(Struct, frozen=True):
    """A function that hears one kind of event, once or more (it must be idempotent)."""

    event: type[Event]
    hear: Callable[[Event], Awaitable[None]]
