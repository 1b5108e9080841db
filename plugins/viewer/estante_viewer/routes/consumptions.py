"""How far a person got: POST, PUT and GET consumptions (VS §4, §7)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.events import Events
from estante.api.http import Answer, IfMatch, same_as_address, version_at, versioned
from estante.api.lists import Lists, Page
from estante_contents.contracts import ContentLibrary
from litestar import Controller, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from estante_viewer.lists import CONSUMPTIONS
from estante_viewer.policies import Viewer
from estante_viewer.schemas.consumptions import (
    ClosedSession,
    CloseSession,
    ConsumptionRow,
    Progress,
    StartConsumption,
    StartedConsumption,
    UpdateProgress,
)
from estante_viewer.services.access import open_for
from estante_viewer.services.consumptions import ConsumptionService, opened_of
from estante_viewer.services.progress import ProgressWrite, ProgressWriter, check


async def provide_consumptions(
    session: NamedDependency[Transaction],
    principal: NamedDependency[Principal],
    events: NamedDependency[Events],
) -> ConsumptionService:
    """The service that answers for the person who asks."""
    return ConsumptionService(session, principal, events)


DEPENDENCIES = {"consumptions": Provide(provide_consumptions)}


class ConsumptionController(Controller):
    """Consumptions of the person who asks."""

    path = "/consumptions"
    dependencies = DEPENDENCIES

    @post(
        action=Viewer.track,
        status_code=200,
        summary="Start viewing a content",
        unlimited="one row a person and content, begun again",
    )
    async def start(
        self,
        data: JSONBody[StartConsumption],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        consumptions: NamedDependency[ConsumptionService],
    ) -> StartedConsumption:
        """Continue the person's consumption of a content with a new session.

        Raises:
            NotFound: no such content, or the session is another's. ContentRefused: it is disabled, or closed
                to this person.
        """
        content = await open_for(content_library, principal, data.content_guid)
        content_type = content_library.type_of(content)
        tracking = content_type.tracking_of(content) if content_type else "once"
        return await consumptions.start(data, opened_of(content, tracking))

    @post(
        "/{consumption_guid:uuid}/progress",
        action=Viewer.track,
        status_code=200,
        summary="Record progress",
        unlimited="every viewer, every few seconds; many are written at once, in place",
    )
    async def record(
        self,
        consumption_guid: FromPath[UUID],
        data: JSONBody[UpdateProgress],
        principal: NamedDependency[Principal],
        progress_writer: NamedDependency[ProgressWriter],
    ) -> Progress:
        """Add a part that was seen; answered when it is committed. The same update twice counts once.

        Raises:
            NotFound: not a consumption and session of this person. ValidationFailed: it runs backwards.
            Unavailable: too many writes wait, or the database is away; send it again.
        """
        check(data)
        return await progress_writer.put(
            principal.tenant, ProgressWrite(consumption_guid, principal.guid, data)
        )

    @put(
        "/{consumption_guid:uuid}/sessions/{session_guid:uuid}", action=Viewer.track, summary="End a session"
    )
    async def close(
        self,
        consumption_guid: FromPath[UUID],
        session_guid: FromPath[UUID],
        data: JSONBody[CloseSession],
        consumptions: NamedDependency[ConsumptionService],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[ClosedSession]:
        """End a session; small enough for a `fetch` with `keepalive` while the page goes away.

        The version of a session is its end, as the ETag has it: 0 while it is open.

        Raises:
            NotFound: not a session of this person. ValidationFailed: the body names another session.
            StaleVersion: 412.
        """
        same_as_address("consumption_guid", data.consumption_guid, consumption_guid)
        same_as_address("guid", data.guid, session_guid)
        closed = await consumptions.close(consumption_guid, session_guid, data, if_match)
        return versioned(closed, version_at(closed.ended_at))

    @get(action=Viewer.track, list=CONSUMPTIONS, summary="List one's own consumptions")
    async def list_own(
        self,
        principal: NamedDependency[Principal],
        lists: NamedDependency[Lists],
    ) -> Page[ConsumptionRow]:
        """The person's consumptions, the newest first.

        Raises:
            NotFound: `user_guid` is somebody else.
        """
        if any(guid != principal.guid for guid in lists.query(CONSUMPTIONS).filters.user_guid):
            raise NotFound
        return await lists.page(CONSUMPTIONS)
