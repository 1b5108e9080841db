"""The API that cat books talk to (VS §9): what a plugin gives with `register_cat_books`."""

from collections.abc import Sequence

from estante.api.access import Principal
from estante.api.errors import NotFound
from estante.api.http import Hourly
from estante.api.records import RecordContext
from estante_contents.contracts import ContentLibrary
from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.cat_books.schemas import CatBookAnswer, SendCatBookCall
from estante_viewer.contracts import CatBookApi, CatBookCall
from estante_viewer.policies import Viewer
from estante_viewer.services.access import open_for


class CatBookController(Controller):
    """Calls of the readers of cat books, which the viewer makes for them."""

    path = "/i2c-v1"

    @post(
        "/{path:path}",
        action=Viewer.read,
        status_code=200,
        limit=Hourly("writes"),
        summary="Call a cat book's API",
    )
    async def call(
        self,
        path: FromPath[str],
        data: JSONBody[SendCatBookCall],
        record_context: NamedDependency[RecordContext],
        content_library: NamedDependency[ContentLibrary],
    ) -> CatBookAnswer:
        """What the book's API answers to this person.

        Raises:
            NotFound: nothing answers cat books here, or there is no such content.
            ContentRefused: it is closed to them.
        """
        principal: Principal = record_context.principal
        given: list[Sequence[CatBookApi]] = record_context.plugins.hook(
            "register_cat_books", principal.tenant
        )()
        api = next((each for several in given for each in several), None)
        if api is None:
            raise NotFound
        await open_for(content_library, principal, data.content_guid)
        call = CatBookCall(
            content_guid=data.content_guid,
            person_guid=principal.guid,
            role_guid=principal.role_guid or "",
            path=path.lstrip("/"),
            data=data.data,
        )
        return CatBookAnswer(await api.answer(record_context.session, call))
