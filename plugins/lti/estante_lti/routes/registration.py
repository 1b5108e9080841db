"""The calls of a school's registration."""

from typing import Any
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.tenants import Translator
from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_lti.addresses import Addresses
from estante_lti.policies import SchoolLti
from estante_lti.schemas import RegistrationAnswer, RegistrationFields, TrialAnswer, TrialStep
from estante_lti.services.registration import RegistrationService
from estante_lti.services.trial import TrialService, TriedStep

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


@post(
    f"{PATH}/try",
    action=SchoolLti.update,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=inject(trials=TrialService, addresses=Addresses),
)
async def try_registration(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    trials: NamedDependency[TrialService],
    addresses: NamedDependency[Addresses],
    t: NamedDependency[Translator],
) -> TrialAnswer:
    """Try a launch from the school's LMS, as it is saved: signed by us in its place, nobody is signed in.

    Its key set and its leave to send scores are asked for.

    Raises:
        NotFound: 404, there is no such school.
    """
    steps = await trials.run(guid, addresses.at(request.headers.get("host", "")))
    is_ready = all(step.outcome == "passed" for step in steps if step.name != "scores")
    return TrialAnswer(is_ready, [_worded(step, t) for step in steps])


def _worded(step: TriedStep, t: Translator) -> TrialStep:
    reason = t(f"errors.{step.code}", detail=step.detail) if step.code else None
    return TrialStep(step.name, step.outcome, step.code or None, reason)


ROUTES = [read_registration, save_registration, try_registration]
