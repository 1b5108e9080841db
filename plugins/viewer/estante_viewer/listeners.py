"""What the viewer does when other plugins tell something."""

from estante.events import Hearing, Listener
from estante_contents.contracts import ContentsDeleted

from estante_viewer.services.closing import close_sessions_of


async def end_sessions(hearing: Hearing, event: ContentsDeleted) -> None:
    """Nobody looks at a content in the trash: its open sessions end where they last told something."""
    await close_sessions_of(hearing.database, hearing.tenant, event.content_guids)


ALL = (Listener(ContentsDeleted, end_sessions),)
