"""One content: reading, writing, deleting, and who may open it."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database, Transaction, raw_connection
from estante.api.http import Answer, Hourly, versioned
from estante.api.records import RecordCalls
from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec.structs import replace

from estante_contents.contracts import Refusal
from estante_contents.policies import Contents
from estante_contents.schemas import (
    AccessAnswer,
    ContentDetail,
    ContentFields,
    ContentHistory,
    NewContent,
    StatusChange,
)
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ACTS, ContentService
from estante_contents.services.opening import access
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.explanations import Explanations
from estante_contents.services.opening.own_parts import OwnParts
from estante_contents.services.records import DETAIL, content_row, record_of


class ContentController(Controller):
    """What a content has beside the calls of every record."""

    path = "/contents/{guid:uuid}"

    @get(session=True)
    async def read_content(
        self,
        guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        database: NamedDependency[Database],
        *,
        opening_rules: NamedDependency[OpeningRules],
        presenter: NamedDependency[ContentPresenter],
        own_parts: NamedDependency[OwnParts],
    ) -> Answer[ContentDetail]:
        """A content, with what its renderer needs when the caller may open it.

        The back office reads inactive contents too; `refusal` then says that the viewer will not open them.

        Raises:
            NotFound: 404. OpeningRefused: 403 with CONTENT_DISABLED, ERROR_403
                or NO_PLACE_LEFT.
        """
        async with database.reading(principal.tenant) as connection:
            row = await content_row(connection, guid, DETAIL)
        content = record_of(row)
        verdict = await opening_rules.enter(principal, content)
        refusal = verdict if isinstance(verdict, Refusal) else None
        is_staff = opening_rules.reads_in_back_office(principal)
        if not is_staff:
            if isinstance(verdict, Refusal):
                raise access.OpeningRefused(verdict)
            # What the content says of itself is the editors'; others are given what they may do.
            content = replace(content, is_downloadable=verdict.is_downloadable)
        detail = presenter.answer(row, content, refusal)
        if not is_staff:
            # What a type prepared may hold what its payload does not tell, such as keys.
            detail = replace(detail, own_assets=None)
        return versioned(await own_parts.complete(content, detail), content.version)

    @get("/history", action=Contents.readDetail)
    async def read_history(
        self, guid: FromPath[UUID], contents: NamedDependency[ContentService]
    ) -> ContentHistory:
        """Who changed a content, and the files that it has had. Raises NotFound: 404."""
        return ContentHistory(changes=await contents.history(guid), files=await contents.files(guid))

    @get("/access", action=Contents.readDetail)
    async def explain_access(
        self,
        guid: FromPath[UUID],
        person: FromQuery[UUID],
        *,
        session: NamedDependency[Transaction],
        explanations: NamedDependency[Explanations],
    ) -> AccessAnswer:
        """Why a person can or cannot open a content. Raises NotFound for either: 404.

        `givers` and `hints` are for who may read people, too.
        """
        content = record_of(await content_row(await raw_connection(session), guid))
        return await explanations.of(session, person, content)


CALLS = RecordCalls(ContentService, Contents, "/contents", ContentDetail, ContentPresenter)
ROUTES = (
    ContentController,
    CALLS.create(NewContent, Hourly("imports")),
    CALLS.change(ContentFields),
    CALLS.set_status(StatusChange),
    CALLS.delete(ACTS["delete"]),
    CALLS.restore(ACTS["delete"]),
    CALLS.clone(Hourly("imports")),
    CALLS.used_by(),
    CALLS.versions(),
    CALLS.restore_version(),
)
