"""Refusals as answers, and "why can't this person open it?" (domain.md)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.errors import Forbidden, NotFound
from estante.api.people import find_person
from estante.api.tenants import Tenant, Translator
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import ContentRecord, Refusal
from estante_contents.schemas import AccessAnswer
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.records import content_row, record_of


class ContentRefused(Forbidden):
    """403: nothing lets this person open the content."""

    code = "ERROR_403"


class ContentDisabled(Forbidden):
    """403: the content is inactive."""

    code = "CONTENT_DISABLED"


class NoPlaceLeft(Forbidden):
    """403: somebody else took the last place that the person's school has for the content."""

    code = "NO_PLACE_LEFT"


def refused(refusal: Refusal) -> Forbidden:
    """The error of a refusal."""
    if refusal.code == "NO_PLACE_LEFT":
        return NoPlaceLeft()
    return ContentDisabled() if refusal.code == "CONTENT_DISABLED" else ContentRefused()


class NotReusable(Forbidden):
    """403: the person may not take these contents into a program; `contents` are their guids."""

    code = "CONTENT_NOT_REUSABLE"


async def must_open(database: Database, principal: Principal, rules: OpeningRules, guid: UUID) -> None:
    """Raise NotFound or Forbidden unless this person may open the content."""
    async with database.reading(principal.tenant) as connection:
        content = record_of(await content_row(connection, guid))
    verdict = await rules(principal, content)
    if isinstance(verdict, Refusal):
        raise refused(verdict)


async def explain(
    session: AsyncSession,
    tenant: Tenant,
    content: ContentRecord,
    person: UUID,
    *,
    rules: OpeningRules,
    t: Translator,
) -> AccessAnswer:
    """Ask the rules about somebody. Raises NotFound for a person who is not there."""
    asker = await find_person(session, person)
    if asker is None:
        raise NotFound
    verdict = await rules(asker.principal(tenant), content)
    if not isinstance(verdict, Refusal):
        return AccessAnswer(
            person_guid=person,
            may_open=True,
            reason=verdict.reason,
            code=None,
            message=t(rules.text_key(verdict)),
        )
    is_for_teachers = verdict.code == "ERROR_403" and content.is_teacher_only
    key = "contents.access.teacher_only" if is_for_teachers else f"contents.access.{verdict.code}"
    return AccessAnswer(
        person_guid=person,
        may_open=False,
        reason=None,
        code=verdict.code,
        message=t(key, name=asker.name, content=content.name),
    )
