"""The calls of Mint lessons: read and saved by their editor, read by whoever opens the content."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import Principal
from estante.api.errors import Forbidden
from estante.api.files import FileForm
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante_contents.contracts import ContentLibrary, ContentRecord, Refusal
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, MultipartBody
from litestar.types import ControllerRouterHandler

from estante_mint.models import MintLesson
from estante_mint.policies import Mint
from estante_mint.schemas import (
    LessonsAlone,
    MintImageView,
    MintLessonFields,
    MintLessonView,
    MintPageFields,
    MintPageView,
    MintReading,
    MintTypography,
    NewMintPage,
    QuestionAnswer,
    QuestionVerdict,
    RoleName,
)
from estante_mint.services.images import ImageService
from estante_mint.services.in_programs import ProgramLessons
from estante_mint.services.lessons import LessonService, fonts_of
from estante_mint.services.pages import PageService
from estante_mint.services.presenter import LessonPresenter
from estante_mint.services.questions import judge
from estante_mint.settings import MintSettings

MAX_PAGE_BYTES = 2 * 1024 * 1024
# A picture that is somewhat too large is told so; what is larger still is not read.
IMAGE_REQUEST_BYTES = 64 * 1024 * 1024
PAGE = "/pages/{page_guid:uuid}"
SERVICES = inject(
    known={ContentLibrary: "content_library"},
    lessons=LessonService,
    pages=PageService,
    images=ImageService,
    presenter=LessonPresenter,
    programs=ProgramLessons,
)


class MintLessonController(Controller):
    """A lesson is the pages of a content of the type CTTY_02."""

    path = "/mint/lessons/{guid:uuid}"
    dependencies = SERVICES

    @get(action=Mint.readDetail)
    async def read_lesson(
        self,
        guid: FromPath[UUID],
        lessons: NamedDependency[LessonService],
        presenter: NamedDependency[LessonPresenter],
    ) -> Answer[MintLessonView]:
        """A lesson with its pages; one without pages before it is written.

        Raises:
            NotFound: 404. LicenseNeeded: 403. LicenseNotActive: 409.
        """
        return await _answer_of(lessons, presenter, await lessons.open_to_write(guid))

    @put(action=Mint.update, limit=Hourly("writes"))
    async def save_lesson(
        self,
        guid: FromPath[UUID],
        data: JSONBody[MintLessonFields],
        *,
        if_match: NamedDependency[IfMatch],
        lessons: NamedDependency[LessonService],
        presenter: NamedDependency[LessonPresenter],
    ) -> Answer[MintLessonView]:
        """Keep the look and the order of the pages.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400.
        """
        return await _answer_of(lessons, presenter, await lessons.save(guid, data, if_match))

    @post("/pages", action=Mint.update, limit=Hourly("writes"))
    async def create_page(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewMintPage],
        pages: NamedDependency[PageService],
        presenter: NamedDependency[LessonPresenter],
    ) -> MintPageView:
        """Make a page, 'HTML page without title' where nothing else is said.

        Raises:
            NotFound: 404. DualPagesOff: 403. LessonFull: 422.
        """
        return (await presenter.pages([await pages.create(guid, data)]))[0]

    @put(PAGE, action=Mint.update, limit=Hourly("writes"), request_max_body_size=MAX_PAGE_BYTES)
    async def save_page(
        self,
        guid: FromPath[UUID],
        page_guid: FromPath[UUID],
        data: JSONBody[MintPageFields],
        *,
        if_match: NamedDependency[IfMatch],
        pages: NamedDependency[PageService],
        presenter: NamedDependency[LessonPresenter],
    ) -> Answer[MintPageView]:
        """Keep a page on top of the version that it was made of.

        Raises:
            NotFound: 404. PageChanged: 409 with `page`, as it was saved meanwhile. StaleVersion: 412.
            ValidationFailed: 400, no document.
        """
        page = await pages.save(guid, page_guid, data, if_match)
        return versioned((await presenter.pages([page]))[0], page.version)

    @delete(PAGE, action=Mint.update, limit=Hourly("writes"))
    async def delete_page(
        self, guid: FromPath[UUID], page_guid: FromPath[UUID], pages: NamedDependency[PageService]
    ) -> None:
        """Take a page away. Raises NotFound: 404."""
        await pages.delete(guid, page_guid)

    @post("/images", action=Mint.update, limit=Hourly("uploads"), request_max_body_size=IMAGE_REQUEST_BYTES)
    async def add_image(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        images: NamedDependency[ImageService],
        presenter: NamedDependency[LessonPresenter],
    ) -> MintImageView:
        """Take a picture in: multipart {file}, PNG, JPG, GIF or WebP of at most 10 MB (BO §9).

        Raises:
            NotFound: 404. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422.
        """
        image = await images.add(guid, data.file.filename or "image", data.pieces())
        return MintImageView(image=image.guid, url=presenter.url_of(image))

    @get("/reading", public=True)
    async def read(
        self,
        guid: FromPath[UUID],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        lessons: NamedDependency[LessonService],
        presenter: NamedDependency[LessonPresenter],
        programs: NamedDependency[ProgramLessons],
        program: FromQuery[UUID | None] = None,
    ) -> MintReading:
        """A lesson for whoever may open its content; for everybody, where that is public.

        It wears the colours of the `program` that it is read in, where it stands in one.

        Raises:
            NotFound: 404. Forbidden: 403, the content does not open for this person.
        """
        await _must_open(await lessons.content(guid), principal, content_library)
        look = None if program is None else await programs.look(program, guid)
        return await presenter.reading(await lessons.read(guid), await lessons.pages(guid), principal, look)

    @post("/questions/{question_guid:uuid}/answer", public=True, status_code=200, limit=Hourly("writes"))
    async def answer(
        self,
        guid: FromPath[UUID],
        question_guid: FromPath[UUID],
        data: JSONBody[QuestionAnswer],
        *,
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        lessons: NamedDependency[LessonService],
    ) -> QuestionVerdict:
        """Judge what somebody chose of a question's answers; nothing is kept of it.

        Raises:
            NotFound: 404, no page asks it. Forbidden: 403, the content does not open for this person.
        """
        await _must_open(await lessons.content(guid), principal, content_library)
        return judge(await lessons.pages(guid), question_guid, data.chosen)


class ProgramLessonController(Controller):
    """The lessons of a program, without the rest of it."""

    path = "/mint/programs/{guid:uuid}"
    dependencies = inject(programs=ProgramLessons)

    @get("/{role:str}", action=Mint.readDetail)
    async def read_alone(
        self, guid: FromPath[UUID], role: FromPath[RoleName], programs: NamedDependency[ProgramLessons]
    ) -> LessonsAlone:
        """As a role has them, never with more rights than one's own (MIN-026, MIN-027).

        Raises:
            NotFound: 404, no such program, or lessons do not come into programs here. ValidationFailed:
            400, no such role.
        """
        return await programs.alone(guid, role)


async def _must_open(content: ContentRecord, reader: Principal, library: ContentLibrary) -> None:
    """Refuse a reader for whom the content does not open. Raises Forbidden: 403."""
    is_closed = not content.is_public and not reader.is_signed_in
    if is_closed or isinstance(await library.may_open(reader, content), Refusal):
        raise Forbidden(text="MINT_NOT_OPEN")


async def _answer_of(
    lessons: LessonService, presenter: LessonPresenter, lesson: MintLesson
) -> Answer[MintLessonView]:
    content = await lessons.content(lesson.guid)
    pages = await lessons.pages(lesson.guid)
    tenant = lessons.principal.tenant
    view = MintLessonView(
        guid=lesson.guid,
        name=content.name,
        version=lesson.version,
        typography=MintTypography(display=lesson.display_font, text=lesson.text_font),
        colour=lesson.colour,
        fonts=fonts_of(tenant),
        embed_hosts=tenant.settings_of(MintSettings).embed_hosts,
        has_file=content.file is not None,
        pages=await presenter.pages(pages),
        images=await presenter.images(pages),
    )
    return versioned(view, lesson.version)


ROUTES: Sequence[ControllerRouterHandler] = (MintLessonController, ProgramLessonController)
