"""Domain events: facts that plugins tell each other about, delivered after the commit that made them true."""

from datetime import datetime
from typing import TypeVar
from uuid import UUID

from msgspec import Struct


class Event(Struct, frozen=True, kw_only=True):
    """Base of every event. Subclass it in a plugin's `contracts.py`.

    It is kept below its plugin by the class's name: `contents.ContentCreated`.
    """

    tenant_id: UUID
    at: datetime
    actor_guid: UUID | None = None


E = TypeVar("E", bound=Event)
