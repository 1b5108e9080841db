"""What follows from a comment: whoever reads it sees it at once."""

from estante.api.events import EventContext, Listener
from estante.api.jobs import Json

from estante_viewer.contracts import CommentsChanged, PeopleCourses

# A browser that has the content open looks again.
COMMENTS_EVENT = "viewer.comments"
# A course that is larger looks when it opens the comments.
MAX_SHOWN = 1_000


async def show_comments(context: EventContext, event: CommentsChanged) -> None:
    """Have the browsers of the author and of the courses' members look at the content's comments again."""
    async with context.transaction() as session:
        courses = PeopleCourses(context.plugins, context.tenant)
        members = await courses.members(session, event.course_guids)
    data: Json = {"content": str(event.content_guid)}
    author = [event.actor_guid] if event.actor_guid else []
    for person in list(dict.fromkeys([*author, *members]))[:MAX_SHOWN]:
        await context.queue.live.publish(context.tenant.guid, person, COMMENTS_EVENT, data)


SHOW_COMMENTS = Listener(CommentsChanged, show_comments)
