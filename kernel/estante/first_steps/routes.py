"""GET first-steps: what a new organization has done, and what is left."""

from collections.abc import Sequence

import structlog
from litestar import get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.database.raw import is_lost
from estante.first_steps.steps import FirstStep
from estante.identity.policies import SettingsGeneral
from estante.identity.principal import Principal
from estante.languages.translator import Translator
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import PluginRegistry

log = structlog.get_logger("estante.first_steps")


class FirstStepAnswer(Struct, frozen=True):
    """A step in the caller's language, and the page where it is done."""

    name: str
    text: str
    page: str
    is_done: bool


class FirstSteps(Struct, frozen=True):
    """The steps that the caller may do, in their order."""

    steps: Sequence[FirstStepAnswer]


@get("/first-steps", action=SettingsGeneral.update, summary="What a new organization still has to do")
async def first_steps(
    principal: NamedDependency[Principal],
    registry: NamedDependency[PluginRegistry],
    permissions: NamedDependency[Permissions],
    session: NamedDependency[AsyncSession],
    t: NamedDependency[Translator],
) -> FirstSteps:
    """Those of the tenant's plugins; one that cannot say whether it is done is left out."""
    offered = [
        step for step in registry.first_steps(principal.tenant) if permissions.allows(principal, step.action)
    ]
    answers = []
    for step in sorted(offered, key=lambda step: step.order):
        done = await _is_done(session, step)
        if done is not None:
            answers.append(FirstStepAnswer(step.name, t(step.text_key), step.page, done))
    return FirstSteps(answers)


async def _is_done(session: AsyncSession, step: FirstStep) -> bool | None:
    try:
        async with session.begin_nested():
            return await step.is_done(session)
    except Exception as error:
        if is_lost(error):
            raise
        log.exception("first_step_unanswered", step=step.name)
        return None


ROUTES: list[ControllerRouterHandler] = [first_steps]
