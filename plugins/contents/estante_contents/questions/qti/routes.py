"""The calls of QTI packages."""

from urllib.parse import quote
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from estante_contents.policies import Contents
from estante_contents.questions.exercises import ExerciseService
from estante_contents.questions.qti.names import Version
from estante_contents.questions.qti.schemas import ImportedPackage, NewPackage
from estante_contents.questions.qti.service import QtiService


class QtiController(Controller):
    """An exercise as a package of QTI."""

    path = "/contents/{guid:uuid}/editor/qti"
    dependencies = inject(exercises=ExerciseService, packages_of_questions=QtiService)

    @post(action=Contents.update, status_code=200, limit=Hourly("imports"))
    async def import_package(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewPackage],
        if_match: NamedDependency[IfMatch],
        packages_of_questions: NamedDependency[QtiService],
    ) -> Answer[ImportedPackage]:
        """Add the questions of a package of QTI 2.1 or 3.0; what cannot be taken is named with its reason.

        Raises:
            NotFound: 404. UploadNotReady: 409. StaleVersion: 412. UnsupportedType: 415. Unprocessable: 422.
        """
        return versioned(*await packages_of_questions.add(guid, data.upload_guid, if_match))

    @get(action=Contents.readDetail)
    async def export_package(
        self,
        guid: FromPath[UUID],
        packages_of_questions: NamedDependency[QtiService],
        version: FromQuery[Version] = "3.0",
    ) -> Response[bytes]:
        """The complete questions as a package. Raises NotFound: 404. Unprocessable: 422, there are none."""
        name, data = await packages_of_questions.package(guid, version)
        attached = f"attachment; filename*=UTF-8''{quote(name, safe='')}"
        return Response(data, media_type="application/zip", headers={"Content-Disposition": attached})
