"""The calls of a map lesson's picture."""

from uuid import UUID

from estante.api.files import FileForm
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody

from estante_programs.policies import Programs
from estante_programs.schemas.lesson_map import MapPlaces
from estante_programs.schemas.material import LessonAnswer
from estante_programs.services.lesson_presenter import LessonPresenter
from estante_programs.services.maps.lesson_map import LessonMaps

MAX_REQUEST_BYTES = 64 * 1024 * 1024
Maps = NamedDependency[LessonMaps]
Presenter = NamedDependency[LessonPresenter]


class LessonMapController(Controller):
    """The picture of a map lesson, and what stands on it."""

    path = "/lms/lessons/{guid:uuid}/map"
    dependencies = inject(maps=LessonMaps, presenter=LessonPresenter)

    @post(
        action=Programs.update,
        status_code=200,
        limit=Hourly("uploads"),
        request_max_body_size=MAX_REQUEST_BYTES,
        summary="Give a map lesson a picture",
    )
    async def put_map_picture(
        self, guid: FromPath[UUID], data: MultipartBody[FileForm], maps: Maps, presenter: Presenter
    ) -> Answer[LessonAnswer]:
        """Multipart {file} of at most 10 MB: JPG, PNG or GIF. Its points stay where they are.

        Raises:
            NotFound: 404. Conflict: 409, it is no map. TooLarge: 413. UnsupportedType: 415.
            Unprocessable: 422, it cannot be read.
        """
        lesson = await maps.put_picture(guid, data.file.filename or "", data.pieces())
        return versioned(await presenter.present(lesson), lesson.version)

    @delete(action=Programs.update, status_code=200, summary="Leave a map lesson without a picture")
    async def remove_map_picture(
        self, guid: FromPath[UUID], maps: Maps, presenter: Presenter
    ) -> Answer[LessonAnswer]:
        """Its points stay. Raises NotFound: 404, Conflict: 409, it is no map."""
        lesson = await maps.remove_picture(guid)
        return versioned(await presenter.present(lesson), lesson.version)

    @put("/points", action=Programs.update, summary="Put the points of a map lesson where they are")
    async def put_map_points(
        self,
        guid: FromPath[UUID],
        data: JSONBody[MapPlaces],
        *,
        if_match: NamedDependency[IfMatch],
        maps: Maps,
        presenter: Presenter,
    ) -> Answer[LessonAnswer]:
        """All of them, each of a material of the lesson or of another lesson of its program.

        Raises:
            NotFound: 404. StaleVersion: 412. Conflict: 409, it is no map. ValidationFailed: 400.
        """
        lesson = await maps.put_points(guid, data.points, if_match)
        return versioned(await presenter.present(lesson), lesson.version)


ROUTES = [LessonMapController]
