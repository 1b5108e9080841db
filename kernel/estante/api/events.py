"""Domain events: publishing them with a change, and hearing those of others."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.events import Event
    from estante.events.listeners import EventContext, Listener
    from estante.events.outbox import Events
else:
    __getattr__ = load_lazily(__name__)

__all__ = ["Event", "EventContext", "Events", "Listener"]
