"""The calls of a lesson as a SCORM package."""

from typing import Any
from uuid import UUID

from estante.api import exports
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import file_title
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante_contents.contracts import ContentLibrary
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from estante_programs.policies import Programs
from estante_programs.schemas.scorm import ScormPreview
from estante_programs.scorm.job import LESSON_SCORM
from estante_programs.scorm.preview import LessonPreviews
from estante_programs.scorm.reading import LessonPackages
from estante_programs.services.lesson import LessonService

# What a lesson's package is called that has no letter in its name.
FALLBACK = "SCORM"


class LessonScormController(Controller):
    """A lesson as it leaves the platform, with nothing that is for teachers only."""

    path = "/lms/lessons/{guid:uuid}/scorm"
    dependencies = inject(
        known={ContentLibrary: "content_library"},
        lessons=LessonService,
        packages=LessonPackages,
        previews=LessonPreviews,
    )

    @post(
        action=Programs.readDetail,
        status_code=202,
        limit=Hourly("exports"),
        summary="Make a SCORM 1.2 package of a lesson, as a job",
    )
    async def export_scorm(
        self,
        guid: FromPath[UUID],
        request: Request[Any, Any, State],
        *,
        principal: NamedDependency[Principal],
        session: NamedDependency[Transaction],
        queue: NamedDependency[JobQueue],
        lessons: NamedDependency[LessonService],
        packages: NamedDependency[LessonPackages],
    ) -> exports.ExportView:
        """A ZIP with what students are shown, also of a draft. Raises NotFound: 404."""
        await lessons.get(guid)
        package = await packages.read(principal, guid)
        name = f"{file_title(package.title, FALLBACK)}.zip"
        return await exports.start_archive(request, session, queue, LESSON_SCORM, package, file_name=name)

    @get("/preview", action=Programs.readDetail, summary="Where a lesson is shown as its package will look")
    async def preview_scorm(
        self,
        guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        lessons: NamedDependency[LessonService],
        previews: NamedDependency[LessonPreviews],
    ) -> ScormPreview:
        """The address of its page, on a host of its own, for an hour. Raises NotFound: 404."""
        await lessons.get(guid)
        return ScormPreview(previews.address(principal, guid))


ROUTES = [LessonScormController]
