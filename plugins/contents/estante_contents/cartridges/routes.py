"""The calls of Common Cartridge."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api import exports
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.files import file_title
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_contents.batches.presenter import BatchPresenter
from estante_contents.batches.schemas import BatchAnswer
from estante_contents.batches.service import BatchService
from estante_contents.cartridges.exporting import CARTRIDGE, CartridgePayload
from estante_contents.cartridges.schemas import CartridgeView, NewCartridge
from estante_contents.cartridges.service import CartridgeService
from estante_contents.policies import Collections

# What a cartridge is called that has no letter in its name.
FALLBACK = "cartridge"


class CartridgeController(Controller):
    """A collection as a cartridge of Common Cartridge 1.3."""

    path = "/collections/{guid:uuid}/cartridge"
    dependencies = inject(cartridges=CartridgeService)

    @get(action=Collections.export)
    async def read_outgoing(
        self, guid: FromPath[UUID], cartridges: NamedDependency[CartridgeService]
    ) -> CartridgeView:
        """What of a collection goes out, and what does not, with its reason. Raises NotFound: 404."""
        return (await cartridges.outgoing(guid))[1]

    @post("/export", action=Collections.export, status_code=202, limit=Hourly("exports"))
    async def export_cartridge(
        self,
        request: Request[Any, Any, State],
        guid: FromPath[UUID],
        *,
        session: NamedDependency[Transaction],
        queue: NamedDependency[JobQueue],
        principal: NamedDependency[Principal],
        cartridges: NamedDependency[CartridgeService],
    ) -> exports.ExportView:
        """Make the cartridge of a collection, as a job. Raises NotFound: 404. Unprocessable: 422."""
        collection = await cartridges.require_contents(guid)
        language = principal.tenant.default_language
        payload = CartridgePayload(guid, collection.name, language, cartridges.labels)
        file_name = f"{file_title(collection.name, FALLBACK)}.imscc"
        return await exports.start_archive(request, session, queue, CARTRIDGE, payload, file_name=file_name)

    @post("/look", action=Collections.update, status_code=200, limit=Hourly("imports"))
    async def look_into_cartridge(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewCartridge],
        cartridges: NamedDependency[CartridgeService],
    ) -> CartridgeView:
        """What of an uploaded cartridge comes in, and what is not understood; nothing is written.

        Raises:
            Forbidden: 403. NotFound: 404. UploadNotReady: 409. Unprocessable: 422, it is no cartridge.
        """
        return await cartridges.look(guid, data.upload_guid)

    @post(action=Collections.update, status_code=202, limit=Hourly("imports"))
    async def import_cartridge(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewCartridge],
        *,
        batches: NamedDependency[BatchService],
        batch_presenter: NamedDependency[BatchPresenter],
        cartridges: NamedDependency[CartridgeService],
    ) -> BatchAnswer:
        """Have a job make contents of an uploaded cartridge, as of a batch, and put them into the collection.

        Raises:
            Forbidden: 403. NotFound: 404. UploadNotReady: 409. UnsupportedType: 415.
        """
        batch = await cartridges.take(guid, data.upload_guid)
        return await batch_presenter.present(batches.session, batch)


ROUTES: Sequence[ControllerRouterHandler] = (CartridgeController,)
