"""The calls of a school's registration."""

from typing import Any
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from litestar import Request, get, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_lti.addresses import Addresses
from estante_lti.policies import SchoolLti
from estante_lti.schemas import RegistrationAnswer, RegistrationFields
from estante_lti.services.registration import RegistrationService

AnyRequest = Request[Any, Any, State]
PATH = "/schools/{guid:uuid}/lti"
SERVICES = inject(registrations=RegistrationService, addresses=Addresses)


@get(PATH, action=SchoolLti.readDetail, dependencies=SERVICES)
async def read_registration(
    guid: FromPath[UUID],
    request: AnyRequest,
    registrations: NamedDependency[RegistrationService],
    addresses: NamedDependency[Addresses],
) -> Answer[RegistrationAnswer]:
    """The LTI configuration of a school, with the platform's own addresses and public key.

    Raises:
        NotFound: 404, there is no such school.
    """
    own = addresses.at(request.headers.get("host", ""))
    return versioned(*await registrations.read(guid, own))


@put(PATH, action=SchoolLti.update, limit=Hourly("writes"), dependencies=SERVICES)
async def save_registration(
    guid: FromPath[UUID],
    data: JSONBody[RegistrationFields],
    request: AnyRequest,
    if_match: NamedDependency[IfMatch],
    *,
    registrations: NamedDependency[RegistrationService],
    addresses: NamedDependency[Addresses],
) -> Answer[RegistrationAnswer]:
    """Change what is sent of the LTI configuration of a school.

    Raises:
        NotFound: 404. StaleVersion: 412. ValidationFailed: 400, with LTI on a field is missing, an address is
        not https, or one of the platform's own values was sent as another. DeploymentTaken: 409.
    """
    own = addresses.at(request.headers.get("host", ""))
    return versioned(*await registrations.save(guid, data, if_match, own))


ROUTES = [read_registration, save_registration]
