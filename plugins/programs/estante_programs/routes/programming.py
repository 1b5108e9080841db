"""The calls of programmings."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.programming import MATERIAL_CHOICES, PROGRAMMINGS
from estante_programs.models import Programming
from estante_programs.policies import Programs
from estante_programs.schemas.programming import (
    MaterialChoice,
    NewProgramming,
    ProgrammingAnswer,
    ProgrammingFields,
    ProgrammingRow,
    SessionOrder,
    TypedTitle,
)
from estante_programs.services.planning.presenter import ProgrammingPresenter
from estante_programs.services.planning.programming import ProgrammingService
from estante_programs.services.planning.session import SessionService

Programmings = NamedDependency[ProgrammingService]
Sessions = NamedDependency[SessionService]
Presenter = NamedDependency[ProgrammingPresenter]


async def _answer(
    presenter: ProgrammingPresenter, record: Programming, status: int = 200
) -> Answer[ProgrammingAnswer]:
    return versioned(await presenter.present(record), record.version, status)


class CourseProgrammingController(Controller):
    """The programmings of a program."""

    path = "/lms/courses/{guid:uuid}/programmings"
    dependencies = inject(
        programmings=ProgrammingService, sessions=SessionService, presenter=ProgrammingPresenter
    )

    @get(action=Programs.readDetail, list=PROGRAMMINGS, summary="List the programmings of a program")
    async def list_programmings(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], presenter: Presenter
    ) -> Page[ProgrammingRow]:
        """The first one first. Raises NotFound: 404, also where the organization does not plan."""
        return lists.page_of(PROGRAMMINGS, await presenter.rows(guid))

    @post(
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a programming of a program",
    )
    async def create_programming(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewProgramming],
        *,
        programmings: Programmings,
        sessions: Sessions,
        presenter: Presenter,
    ) -> Answer[ProgrammingAnswer]:
        """A draft, with its first sessions.

        Raises:
            NotFound: 404. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        record = await programmings.create_under(guid, data)
        await sessions.create_under(record.guid, data.sessions)
        return await _answer(presenter, record, 201)


class ProgrammingController(Controller):
    """A programming."""

    path = "/lms/programmings/{guid:uuid}"
    dependencies = inject(
        programmings=ProgrammingService, sessions=SessionService, presenter=ProgrammingPresenter
    )

    @get(action=Programs.readDetail, summary="One programming")
    async def read_programming(
        self, guid: FromPath[UUID], programmings: Programmings, presenter: Presenter
    ) -> Answer[ProgrammingAnswer]:
        """With its sessions, in modules and in the bank. Raises NotFound: 404."""
        return await _answer(presenter, await programmings.get(guid))

    @put(action=Programs.update, summary="Change what is sent of a programming")
    async def change_programming(
        self,
        guid: FromPath[UUID],
        data: JSONBody[ProgrammingFields],
        *,
        if_match: NamedDependency[IfMatch],
        programmings: Programmings,
        presenter: Presenter,
    ) -> Answer[ProgrammingAnswer]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400, Conflict: 409, completed."""
        return await _answer(presenter, await programmings.update(guid, data, if_match))

    @delete(
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Delete a programming by its title",
    )
    async def delete_programming(
        self,
        guid: FromPath[UUID],
        data: JSONBody[TypedTitle],
        if_match: NamedDependency[IfMatch],
        programmings: Programmings,
    ) -> Deleted:
        """For good, with its sessions, once its title was typed.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, it is not its title.
        """
        await programmings.remove_titled(guid, data.title, if_match)
        return Deleted([guid], [])

    @post(
        "/publish",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Publish a programming, for good",
    )
    async def publish_programming(
        self,
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        programmings: Programmings,
        presenter: Presenter,
    ) -> Answer[ProgrammingAnswer]:
        """Its sessions are fixed by it. Raises NotFound: 404, StaleVersion: 412, Conflict: 409, no draft."""
        return await _answer(presenter, await programmings.publish(guid, if_match))

    @post(
        "/complete",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Complete a programming, for good",
    )
    async def complete_programming(
        self,
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        programmings: Programmings,
        presenter: Presenter,
    ) -> Answer[ProgrammingAnswer]:
        """Once every module has a session.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, names the modules without a session.
            Conflict: 409, it is not published.
        """
        return await _answer(presenter, await programmings.complete(guid, if_match))

    @put("/sessions-order", action=Programs.update, summary="Put the sessions of a programming in order")
    async def order_sessions(
        self,
        guid: FromPath[UUID],
        data: JSONBody[SessionOrder],
        if_match: NamedDependency[IfMatch],
        sessions: Sessions,
    ) -> SessionOrder:
        """All of them, each once, in modules and in the bank.

        Raises:
            NotFound: 404. StaleVersion: 412. SessionOrderInvalid: 409. Conflict: 409, it is completed.
        """
        await sessions.put_in_order(guid, data, if_match)
        return data

    @get(
        "/materials",
        action=Programs.readDetail,
        list=MATERIAL_CHOICES,
        summary="List the materials that sessions can be held with",
    )
    async def list_material_choices(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], presenter: Presenter
    ) -> Page[MaterialChoice]:
        """Those of the program. Raises NotFound: 404."""
        return lists.page_of(MATERIAL_CHOICES, await presenter.choices(guid))


ROUTES = [CourseProgrammingController, ProgrammingController]
