"""Opening a course, and keeping its player able to store (VIE-121 to VIE-123)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import FileStore
from estante_contents.contracts import ContentLibrary
from litestar import Controller, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from estante_viewer.policies import Viewer
from estante_viewer.schemas.courses import CommitToken, OpenedCourse
from estante_viewer.services.courses import CourseService


async def provide_courses(
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    content_library: NamedDependency[ContentLibrary],
    files: NamedDependency[FileStore],
) -> CourseService:
    """The service that answers for the person who asks."""
    return CourseService(session, principal, content_library, files)


DEPENDENCIES = {"courses": Provide(provide_courses)}


class CourseController(Controller):
    """A course that the person has open: `/consumptions/{guid}/sessions/{guid}/course`."""

    path = "/consumptions/{consumption_guid:uuid}/sessions/{session_guid:uuid}/course"
    dependencies = DEPENDENCIES

    @post(
        action=Viewer.track,
        status_code=200,
        summary="Open a course",
        answers_secret=True,
        unlimited="reads, and signs a token",
    )
    async def open(
        self,
        consumption_guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        courses: NamedDependency[CourseService],
    ) -> OpenedCourse:
        """What is kept of each part, and the token with which the course's player stores more.

        Raises:
            NotFound: not a consumption and session of this person. ContentRefused: ERROR_404_DEPENDENCY.
        """
        return await courses.open(consumption_guid, session_guid)

    @post(
        "/token",
        action=Viewer.track,
        status_code=200,
        summary="Renew a course's token",
        answers_secret=True,
        unlimited="reads, and signs a token",
    )
    async def renew(
        self,
        consumption_guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        courses: NamedDependency[CourseService],
    ) -> CommitToken:
        """Another token, for as long again.

        Raises:
            NotFound: not a consumption and session of this person. ContentRefused: ERROR_404_DEPENDENCY.
        """
        return await courses.renew(consumption_guid, session_guid)
