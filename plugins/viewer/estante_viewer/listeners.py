"""What the viewer does when other plugins tell something."""

from estante.api.events import EventContext, Listener
from estante_contents.contracts import ContentsDeleted

from estante_viewer.services.expiry import close_sessions_of


async def end_sessions(context: EventContext, event: ContentsDeleted) -> None:
    """Nobody looks at a content in the trash: its open sessions end with their last update."""
    await close_sessions_of(context.database, context.tenant, event.content_guids)


ALL = (Listener(ContentsDeleted, end_sessions),)
