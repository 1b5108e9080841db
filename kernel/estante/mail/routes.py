"""GET mail/letters: what the platform wrote, for whoever develops it or looks why a letter did not come."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from sqlalchemy.ext.asyncio import AsyncSession

from estante.developer_pages import DeveloperPages
from estante.languages.caller import texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.mail.lists import LETTERS, LetterContent, LetterSummary, read_content, summary_of
from estante.mail.mailers import Mailer
from estante.tenancy.tenant import Tenant


@get("/mail/letters", action=DeveloperPages.readDetail, list=LETTERS)
async def list_letters(
    request: Request[Any, Any, State], lists: NamedDependency[Lists]
) -> Page[LetterSummary]:
    """The letters of the last thirty days, newest first, and how their sending stands."""
    text = texts_for(request.scope)
    page = await lists.page(LETTERS)
    return page.map(lambda row: summary_of(row, text))


@get("/mail/letters/{letter_guid:uuid}", action=DeveloperPages.readDetail)
async def show_letter(
    letter_guid: FromPath[UUID],
    session: NamedDependency[AsyncSession],
    tenant: NamedDependency[Tenant],
    mailer: NamedDependency[Mailer],
) -> LetterContent:
    """A letter's words, where the platform has no mail server and the tenant no address but `.localhost`.

    Raises:
        NotFound: 404.
    """
    return await read_content(session, tenant, mailer, letter_guid)


ROUTES: Sequence[ControllerRouterHandler] = [list_letters, show_letter]
