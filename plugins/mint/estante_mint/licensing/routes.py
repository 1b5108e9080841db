"""The calls of licences (BO §7)."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.people import Users
from litestar import Controller, get, patch
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_mint.licensing.schemas import ClientLicenseView, PersonLicenseChange, PersonLicenseView
from estante_mint.licensing.service import LicenseService, PersonLicenseService


class MintLicenseController(Controller):
    """The client's Mint licence, and those of people."""

    path = "/v3/license-mint"
    dependencies = inject(licenses=LicenseService, person_licenses=PersonLicenseService)

    @get("/client", action=Users.readDetail)
    async def read_client(self, licenses: NamedDependency[LicenseService]) -> ClientLicenseView:
        """The most licences and editors, and how many there are.

        Raises:
            LicenseInvalid: 409, signed by somebody else. LicenseUnverified: 503, the service is away.
        """
        return await licenses.client_view()

    @get("/user/{guid:uuid}", action=Users.readDetail)
    async def read_license(
        self, guid: FromPath[UUID], person_licenses: NamedDependency[PersonLicenseService]
    ) -> Answer[PersonLicenseView]:
        """Whether somebody has a licence, and its status. Raises NotFound: 404, Forbidden: 403."""
        return versioned(*await person_licenses.read(guid))

    @patch("/user/{guid:uuid}", action=Users.update, limit=Hourly("writes"))
    async def change_license(
        self,
        guid: FromPath[UUID],
        data: JSONBody[PersonLicenseChange],
        if_match: NamedDependency[IfMatch],
        person_licenses: NamedDependency[PersonLicenseService],
    ) -> Answer[PersonLicenseView]:
        """Give or take somebody's licence.

        Raises:
            NotFound: 404. Forbidden: 403. StaleVersion: 412. NoClientLicense, LicensesExceeded,
            EditorsExceeded, LicenseNotActive, LicenseInvalid: 409. LicenseUnverified: 503.
        """
        return versioned(*await person_licenses.change(guid, data.has_license_mint, if_match))


ROUTES: Sequence[ControllerRouterHandler] = (MintLicenseController,)
