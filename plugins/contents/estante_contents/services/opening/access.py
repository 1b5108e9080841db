"""Refusals as answers (domain.md)."""

from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.errors import Forbidden

from estante_contents.contracts import Refusal
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.records import content_row, record_of


class OpeningRefused(Forbidden):
    """403: nothing lets this person open the content, it is inactive, or their school's places are taken."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(text=refusal.code)
        self.code = refusal.code


class NotReusable(Forbidden):
    """403: the person may not take these contents into a program; `contents` are their guids."""

    code = "CONTENT_NOT_REUSABLE"


async def must_open(database: Database, principal: Principal, rules: OpeningRules, guid: UUID) -> None:
    """Raise NotFound or Forbidden unless this person may open the content."""
    async with database.reading(principal.tenant) as connection:
        content = record_of(await content_row(connection, guid))
    verdict = await rules(principal, content)
    if isinstance(verdict, Refusal):
        raise OpeningRefused(verdict)
