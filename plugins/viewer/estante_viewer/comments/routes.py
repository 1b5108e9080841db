"""Comments on a content (VS §3, §7)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.http import Answer, Hourly, IfMatch, inject, same_as_address, versioned
from estante.api.lists import Lists, Page
from estante_contents.contracts import ContentLibrary
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.comments.lists import COMMENTS
from estante_viewer.comments.schemas import CommentCourses, CommentRow, ShareComment, WriteComment
from estante_viewer.comments.service import CommentService
from estante_viewer.policies import Viewer
from estante_viewer.services.access import open_for


class CommentController(Controller):
    """Comments that the person who asks may read. Only its author and administrators change one (VIE-186)."""

    path = "/cms/contents/{content_guid:uuid}/comments"
    dependencies = inject(comments=CommentService)

    @get(action=Viewer.comment, list=COMMENTS, summary="List comments")
    async def list_comments(
        self,
        content_guid: FromPath[UUID],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        comments: NamedDependency[CommentService],
        lists: NamedDependency[Lists],
    ) -> Page[CommentRow]:
        """One's own, and those that are shared with one's courses, the oldest first.

        Raises:
            NotFound: no such content. ContentRefused: the content is closed to them.
        """
        await open_for(content_library, principal, content_guid)
        own = [course.guid for course in await comments.own_courses()]
        return await lists.page(COMMENTS, content=content_guid, own_courses=own)

    @post(action=Viewer.comment, limit=Hourly("writes"), summary="Make a comment")
    async def add(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[WriteComment],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        comments: NamedDependency[CommentService],
    ) -> CommentRow:
        """Comment on a content, for oneself or for courses, or reply to a comment.

        Raises:
            ValidationFailed: an empty comment, a course that one is not in, or no such comment to reply to.
            ContentRefused: the content is closed to them.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await open_for(content_library, principal, content_guid)
        added = await comments.on(content_guid).add(data)
        return await comments.row_of(added)

    @put("/{guid:uuid}", action=Viewer.comment, summary="Replace a comment")
    async def change(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[WriteComment],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        comments: NamedDependency[CommentService],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[CommentRow]:
        """Replace words, place and readers of a comment; its version is its `updated_at`.

        Raises:
            NotFound: no such comment. CommentOfAnother: 403. ValidationFailed: 400. StaleVersion: 412.
            ContentRefused: the content is closed to them.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await open_for(content_library, principal, content_guid)
        changed = await comments.on(content_guid).change(guid, data, if_match)
        return versioned(await comments.row_of(changed), comments.version_of(changed))

    @delete("/{guid:uuid}", action=Viewer.comment, status_code=204, summary="Delete a comment")
    async def remove(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        comments: NamedDependency[CommentService],
        if_match: NamedDependency[IfMatch],
    ) -> None:
        """Delete a comment and its replies. Raises NotFound, CommentOfAnother: 403, StaleVersion: 412."""
        await comments.on(content_guid).delete_thread(guid, if_match)

    @post(
        "/{guid:uuid}/courses",
        action=Viewer.comment,
        status_code=200,
        limit=Hourly("writes"),
        summary="Share a comment with a course",
    )
    async def share(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[ShareComment],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        comments: NamedDependency[CommentService],
    ) -> CommentCourses:
        """Let the members of one more course read it.

        Raises:
            NotFound: no such comment. CommentOfAnother: 403. ValidationFailed: one is not in the course.
            ContentRefused: the content is closed to them.
        """
        await open_for(content_library, principal, content_guid)
        return CommentCourses(await comments.on(content_guid).share(guid, data.course))

    @delete(
        "/{guid:uuid}/courses/{course:uuid}",
        action=Viewer.comment,
        status_code=200,
        summary="Stop sharing a comment with a course",
    )
    async def stop_sharing(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        course: FromPath[UUID],
        comments: NamedDependency[CommentService],
    ) -> CommentCourses:
        """Let the members of a course read it no more. Raises NotFound: 404. CommentOfAnother: 403."""
        return CommentCourses(await comments.on(content_guid).stop_sharing(guid, course))
