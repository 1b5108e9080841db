"""The calls of mapped documents (VS §2 /fixedlayout-editor/{id})."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_contents.layouts.schemas import LayoutFields, LayoutView
from estante_contents.layouts.service import LayoutService
from estante_contents.policies import Contents, FixedLayoutEditor

# 500 hotspots with long addresses, and the titles of as many pages.
MAX_LAYOUT_BYTES = 2 * 1024 * 1024


class LayoutController(Controller):
    """What staff lay over the pages of a document."""

    path = "/contents/{guid:uuid}/fixed-layout"
    dependencies = inject(layouts=LayoutService)

    @get(action=Contents.readDetail)
    async def read_layout(
        self, guid: FromPath[UUID], layouts: NamedDependency[LayoutService]
    ) -> Answer[LayoutView]:
        """Titles of pages, hotspots and the reader's switches, with the document that they are of.

        Raises:
            NotFound: 404. NotMapped: 422, neither a fixed-layout book nor a PDF.
        """
        return versioned(*await layouts.read(guid))

    @put(action=FixedLayoutEditor.update, limit=Hourly("writes"), request_max_body_size=MAX_LAYOUT_BYTES)
    async def save_layout(
        self,
        guid: FromPath[UUID],
        data: JSONBody[LayoutFields],
        if_match: NamedDependency[IfMatch],
        layouts: NamedDependency[LayoutService],
    ) -> Answer[LayoutView]:
        """Keep the mapping as it is now; what is not sent stays.

        Raises:
            NotFound: 404. NotMapped: 422. StaleVersion: 412. ValidationFailed: 400.
        """
        return versioned(*await layouts.save(guid, data, if_match))


ROUTES: Sequence[ControllerRouterHandler] = (LayoutController,)
