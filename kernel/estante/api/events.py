"""Domain events: publishing them with a change, and hearing those of others."""

from estante.events import Event, EventContext, Listener
from estante.outbox import Events

__all__ = ["Event", "EventContext", "Events", "Listener"]
