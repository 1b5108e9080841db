"""What the record store does when other plugins tell something."""

from estante.api.events import EventContext, Listener
from estante_viewer.contracts import ContentConsumed

from estante_lrs.services.completions import record_completion

WHOLE = 100.0


async def record_consumed(context: EventContext, event: ContentConsumed) -> None:
    """Who has seen a content to its end has completed it."""
    if event.progress >= WHOLE and event.actor_guid is not None:
        async with context.database.transaction(context.tenant) as session:
            await record_completion(session, context.tenant, event.actor_guid, event.content_guid)


ALL = (Listener(ContentConsumed, record_consumed),)
