"""The contents list, its counts and its export."""

from typing import Any

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Hourly
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.tenants import Translator
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_contents.exports import CONTENTS_EXPORT
from estante_contents.lists import CONTENT_FACETS, CONTENTS
from estante_contents.policies import Contents
from estante_contents.routes.contents import CALLS
from estante_contents.schemas import ContentRow
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ACTS

AnyRequest = Request[Any, Any, State]
NAMED = ("active", "inactive", "true", "false")


@get("/contents", action=Contents.readList, list=CONTENTS)
async def list_contents(
    lists: NamedDependency[Lists], presenter: NamedDependency[ContentPresenter]
) -> Page[ContentRow]:
    """The contents, newest first.

    Filters: q, type, author, created_by (a guid or me), status, createdAt (7d, 30d, 60d, 90d, 12m or
    from..to, days of the tenant), country, langs,
    is_public, is_teacher_only, tags. Order: name, type, created_at, updated_at, status, size.

    Raises:
        ValidationFailed: 400, an unknown parameter or a value that does not fit.
    """
    return (await lists.page(CONTENTS)).map(presenter.row)


@post("/contents/export", action=Contents.export, status_code=202, list=CONTENTS, limit=Hourly("exports"))
async def export_contents(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    types: NamedDependency[TypeCatalogue],
    t: NamedDependency[Translator],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the list with the filters and the order of the address (CON-007), as a job.

    The body may choose columns, rows and the format.
    """
    names = {kind.guid: t(kind.text_key) for kind in types.all}
    names |= {word: t(f"contents.values.{word}") for word in NAMED}
    filters = lists.request(CONTENTS, words=msgspec.json.encode(names).decode()).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, CONTENTS_EXPORT, filters, choice=choice)


ROUTES = (
    list_contents,
    CALLS.count(CONTENTS, CONTENT_FACETS),
    export_contents,
    CALLS.change_many(CONTENTS, ACTS),
    CALLS.preview_many(CONTENTS, ACTS),
    CALLS.used_by_many(CONTENTS),
)
