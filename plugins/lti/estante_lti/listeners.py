"""What LTI does when other plugins tell something."""

from estante.api.events import EventContext, Listener
from estante_viewer.contracts import ContentConsumed

from estante_lti.services.scores import note_score


async def keep_score(context: EventContext, event: ContentConsumed) -> None:
    """The score of an activity that a launch opened goes to the LMS."""
    if event.actor_guid is not None:
        async with context.database.transaction(context.tenant) as session:
            await note_score(session, event)


ALL = (Listener(ContentConsumed, keep_score),)
