"""Refusals as answers (domain.md)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.errors import Forbidden

from estante_contents.contracts import Refusal
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
