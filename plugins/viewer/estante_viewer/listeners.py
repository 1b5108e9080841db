"""What the viewer does when other plugins tell something."""

from estante.api.events import EventContext, Listener
from estante_contents.contracts import ContentsDeleted

from estante_viewer.comments.listeners import SHOW_COMMENTS
from estante_viewer.contracts import ReportAnswered
from estante_viewer.notifications import REPORT_ANSWERED, ReportOutcome
from estante_viewer.services.expiry import close_sessions_of

BY_PEOPLE = ("content-error", "content-inappropriate")


async def end_sessions(context: EventContext, event: ContentsDeleted) -> None:
    """Nobody looks at a content in the trash: its open sessions end with their last update."""
    await close_sessions_of(context.database, context.tenant, event.content_guids)


async def tell_reporter(context: EventContext, event: ReportAnswered) -> None:
    """Whoever told of a problem hears what became of it; what the viewer reported by itself is nobody's."""
    if event.type not in BY_PEOPLE or event.reporter_guid == event.actor_guid:
        return
    outcome = "closed" if event.is_closed else "answered"
    values = ReportOutcome(
        content=event.content_guid,
        name=event.content_name,
        outcome=f"viewer.report_outcomes.{outcome}",
        answer=event.answer,
    )
    async with context.transaction() as session:
        await context.notifications.raise_for(session, [event.reporter_guid], REPORT_ANSWERED, values)


ALL = (
    Listener(ContentsDeleted, end_sessions),
    Listener(ReportAnswered, tell_reporter),
    SHOW_COMMENTS,
)
