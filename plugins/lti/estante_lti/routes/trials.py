"""The calls that try a school's registration, and a tool."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from estante.api.http import Hourly, inject
from estante.api.tenants import Translator
from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from estante_lti.addresses import Addresses
from estante_lti.policies import LtiTools, SchoolLti
from estante_lti.schemas import TrialAnswer, TrialStep
from estante_lti.services.tool_trial import ToolTrialService
from estante_lti.services.trial import TrialService, TriedStep

AnyRequest = Request[Any, Any, State]


@post(
    "/schools/{guid:uuid}/lti/try",
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
    return _answer(await trials.run(guid, addresses.at(request.headers.get("host", ""))), t)


@post(
    "/lti/tools/{guid:uuid}/try",
    action=LtiTools.update,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=inject(trials=ToolTrialService, addresses=Addresses),
)
async def try_tool(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    trials: NamedDependency[ToolTrialService],
    addresses: NamedDependency[Addresses],
    t: NamedDependency[Translator],
) -> TrialAnswer:
    """Try a launch of a tool, as it is saved: begun at its login address, and nobody answers its question.

    Raises:
        NotFound: 404, there is no such tool.
    """
    return _answer(await trials.run(guid, addresses.at(request.headers.get("host", ""))), t)


def _answer(steps: Sequence[TriedStep], t: Translator) -> TrialAnswer:
    is_ready = all(step.outcome == "passed" for step in steps if step.name != "scores")
    return TrialAnswer(is_ready, [_worded(step, t) for step in steps])


def _worded(step: TriedStep, t: Translator) -> TrialStep:
    reason = t(f"errors.{step.code}", detail=step.detail) if step.code else None
    return TrialStep(step.name, step.outcome, step.code or None, reason)


ROUTES = [try_registration, try_tool]
