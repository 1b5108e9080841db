"""The calls of a program's pictures."""

from typing import ClassVar
from uuid import UUID

from estante.api.files import FileForm
from estante.api.http import Answer, Hourly, inject
from litestar import Controller, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, MultipartBody

from estante_programs.policies import Programs
from estante_programs.presenter import ProgramPresenter
from estante_programs.routes.program import CALLS, PATH
from estante_programs.schemas.program import ProgramAnswer
from estante_programs.services.look.picture_files import PictureKind
from estante_programs.services.look.pictures import ProgramPictures
from estante_programs.services.program import ProgramService

MAX_REQUEST_BYTES = 64 * 1024 * 1024


class ProgramPictureController(Controller):
    """One of a program's pictures."""

    kind: ClassVar[PictureKind]
    dependencies = inject(programs=ProgramService, pictures=ProgramPictures, presenter=ProgramPresenter)

    @post(
        action=Programs.update,
        status_code=200,
        limit=Hourly("uploads"),
        request_max_body_size=MAX_REQUEST_BYTES,
        summary="Give a program a picture",
    )
    async def put_picture(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        *,
        programs: NamedDependency[ProgramService],
        pictures: NamedDependency[ProgramPictures],
        presenter: NamedDependency[ProgramPresenter],
    ) -> Answer[ProgramAnswer]:
        """Multipart {file} of at most 10 MB: JPG or PNG, and GIF where it is no cover.

        Raises:
            NotFound: 404. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, it cannot be read.
        """
        name = data.file.filename or ""
        program = await pictures.put(guid, self.kind, name, data.pieces())
        return await CALLS.answer_of(programs, presenter, program)

    @delete(action=Programs.update, status_code=200, summary="Leave a program without a picture")
    async def remove_picture(
        self,
        guid: FromPath[UUID],
        programs: NamedDependency[ProgramService],
        pictures: NamedDependency[ProgramPictures],
        presenter: NamedDependency[ProgramPresenter],
    ) -> Answer[ProgramAnswer]:
        """Raises NotFound: 404."""
        return await CALLS.answer_of(programs, presenter, await pictures.remove(guid, self.kind))


class ProgramCoverController(ProgramPictureController):
    """The cover, as lists show it."""

    kind, path = "cover", PATH + "/{guid:uuid}/cover"


class ProgramHeaderController(ProgramPictureController):
    """The picture at the head of the program's page."""

    kind, path = "picture", PATH + "/{guid:uuid}/picture"


class ProgramBackgroundController(ProgramPictureController):
    """The picture behind the program's page."""

    kind, path = "background", PATH + "/{guid:uuid}/background"


ROUTES = [ProgramCoverController, ProgramHeaderController, ProgramBackgroundController]
