"""The calls of a programming's sessions, and of their teacher guides."""

from uuid import UUID

from estante.api.files import FileForm
from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.records import Deleted
from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody

from estante_programs.models import ProgrammingSession
from estante_programs.policies import Programs
from estante_programs.schemas.programming import NewSession, SessionAnswer, SessionFields
from estante_programs.services.planning.guides import SessionGuides
from estante_programs.services.planning.presenter import ProgrammingPresenter
from estante_programs.services.planning.session import SessionService

MAX_REQUEST_BYTES = 64 * 1024 * 1024
Sessions = NamedDependency[SessionService]
Guides = NamedDependency[SessionGuides]
Presenter = NamedDependency[ProgrammingPresenter]


async def _answer(
    presenter: ProgrammingPresenter, record: ProgrammingSession, status: int = 200
) -> Answer[SessionAnswer]:
    return versioned(await presenter.session(record), record.version, status)


class SessionController(Controller):
    """The sessions of a programming."""

    path = "/lms/programmings/{guid:uuid}/sessions"
    dependencies = inject(sessions=SessionService, guides=SessionGuides, presenter=ProgrammingPresenter)

    @post(
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a session of a programming",
    )
    async def create_session(
        self, guid: FromPath[UUID], data: JSONBody[NewSession], sessions: Sessions, presenter: Presenter
    ) -> Answer[SessionAnswer]:
        """Of a draft: in a module, or in the bank, behind the others.

        Raises:
            NotFound: 404. ValidationFailed: 400. Conflict: 409, it is published, or there are too many.
        """
        record = (await sessions.create_under(guid, [data]))[0]
        return await _answer(presenter, record, 201)

    @put("/{session_guid:uuid}", action=Programs.update, summary="Change what is sent of a session")
    async def change_session(
        self,
        guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        data: JSONBody[SessionFields],
        *,
        if_match: NamedDependency[IfMatch],
        sessions: Sessions,
        presenter: Presenter,
    ) -> Answer[SessionAnswer]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400, Conflict: 409, completed."""
        return await _answer(presenter, await sessions.change(guid, session_guid, data, if_match))

    @delete(
        "/{session_guid:uuid}",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Delete a session of a programming",
    )
    async def delete_session(
        self,
        guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        sessions: Sessions,
    ) -> Deleted:
        """Of a draft, for good. Raises NotFound: 404, StaleVersion: 412, Conflict: 409, it is published."""
        await sessions.remove_one(guid, session_guid, if_match)
        return Deleted([session_guid], [])

    @post(
        "/{session_guid:uuid}/guide",
        action=Programs.update,
        status_code=200,
        limit=Hourly("uploads"),
        request_max_body_size=MAX_REQUEST_BYTES,
        summary="Give a session its teacher guide",
    )
    async def put_guide(
        self,
        guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        *,
        guides: Guides,
        presenter: Presenter,
    ) -> Answer[SessionAnswer]:
        """Multipart {file}, a PDF; a session has one.

        Raises:
            NotFound: 404. Conflict: 409, it has one, or is of a completed programming. TooLarge: 413.
            UnsupportedType: 415, it is no PDF.
        """
        name = data.file.filename or ""
        return await _answer(presenter, await guides.put(guid, session_guid, name, data.pieces()))

    @delete(
        "/{session_guid:uuid}/guide",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Leave a session without a teacher guide",
    )
    async def remove_guide(
        self, guid: FromPath[UUID], session_guid: FromPath[UUID], guides: Guides, presenter: Presenter
    ) -> Answer[SessionAnswer]:
        """Raises NotFound: 404, Conflict: 409, it is of a completed programming."""
        return await _answer(presenter, await guides.remove(guid, session_guid))


ROUTES = [SessionController]
