"""The calls of imports (BO §4)."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.http import Hourly, inject
from estante_contents.contracts import ContentLibrary
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_mint.importing.schemas import MintImportView, NewMintImport
from estante_mint.importing.service import ImportService
from estante_mint.policies import Mint


class MintImportController(Controller):
    """The import that overwrites a lesson."""

    path = "/lms/lessons/{guid:uuid}/mint-import"
    dependencies = inject(known={ContentLibrary: "content_library"}, imports=ImportService)

    @post(action=Mint.update, status_code=202, limit=Hourly("imports"))
    async def start_import(
        self,
        guid: FromPath[UUID],
        data: JSONBody[NewMintImport],
        imports: NamedDependency[ImportService],
    ) -> MintImportView:
        """Overwrite a lesson with another, or with an HTML or DOCX file; a job does it.

        Raises:
            NotFound: 404. ValidationFailed: 400, such as a confirmation that is not the lesson's name.
            UploadNotReady, ImportRunning: 409. LicenseNeeded: 403.
        """
        return await imports.start(guid, data)

    @get(action=Mint.readDetail)
    async def read_import(
        self, guid: FromPath[UUID], imports: NamedDependency[ImportService]
    ) -> MintImportView:
        """How the last import of a lesson stands. Raises NotFound: 404."""
        return await imports.view(guid)

    @post("/restore", action=Mint.update, status_code=200, limit=Hourly("writes"))
    async def restore(self, guid: FromPath[UUID], imports: NamedDependency[ImportService]) -> MintImportView:
        """Take the last import back.

        Raises:
            NotFound: 404. ImportRunning: 409. LicenseNeeded: 403.
        """
        return await imports.restore(guid)


ROUTES: Sequence[ControllerRouterHandler] = (MintImportController,)
