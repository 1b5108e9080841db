"""What stands beside a content in the viewer (VIE-042)."""

from uuid import UUID

from estante.api.records import RecordContext

from estante_viewer.comments.course_service import OwnCourseService
from estante_viewer.comments.service import CommentService
from estante_viewer.playlists.entries import PlaylistEntryService
from estante_viewer.policies import Viewer
from estante_viewer.schemas.marks import CommonElements, Reviews


class BesideContent:
    """Comments and playlist entries of who asks, where they may have any."""

    def __init__(self, context: RecordContext) -> None:
        self._context = context
        self._comments, self._entries = CommentService(context), PlaylistEntryService(context)
        self._courses = OwnCourseService(context)

    async def read(self, content: UUID, reviews: Reviews) -> CommonElements:
        """All of it, beside the ratings."""
        comments, entries = self._comments.on(content), self._entries.on(content)
        may_comment = self._context.allows(Viewer.comment)
        return CommonElements(
            comments=await comments.beside() if may_comment else [],
            playlists=await entries.beside() if self._context.allows(Viewer.playlist) else [],
            reviews=reviews,
            courses=await comments.own_courses() if may_comment else [],
            creates_courses=self._courses.can_create and self._context.allows(Viewer.createCourse),
        )
