"""The calls of publications, their categories and publishers (BO §2, §7; A105)."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.files import FileForm
from estante.api.http import Answer, Hourly, IfMatch, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import BulkChanges, BulkView, Chosen, Deleted, RecordCalls, RecordGuids, settled_view
from estante.api.tenants import Tenant, Translator
from litestar import Controller, Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody
from litestar.types import ControllerRouterHandler
from sqlalchemy import select

from estante_contents.collections.classification import words_of_classification
from estante_contents.collections.ordered_contents import adding_act
from estante_contents.collections.schemas import ContentPlace, HeldContentRow
from estante_contents.lists import CONTENTS
from estante_contents.policies import Publications
from estante_contents.publications.lists import (
    CATEGORIES,
    PUBLICATION_CONTENTS,
    PUBLICATIONS,
    PUBLICATIONS_EXPORT,
    PUBLISHERS,
)
from estante_contents.publications.models import PublicationCategory, Publisher
from estante_contents.publications.presenter import PublicationPresenter
from estante_contents.publications.schemas import (
    NewPublication,
    NewTerm,
    PublicationFields,
    PublicationRow,
    TermRow,
)
from estante_contents.publications.service import ACTS, PublicationService
from estante_contents.publications.terms import TermService
from estante_contents.services.content_presenter import ContentPresenter

AnyRequest = Request[Any, Any, State]
IMAGE_REQUEST_BYTES = 64 * 1024 * 1024
ADD_CONTENTS = adding_act(PublicationService, Publications.update)
CALLS = RecordCalls(PublicationService, Publications, "/publications", PublicationRow, PublicationPresenter)
PRESENTER = inject(presenter=PublicationPresenter)
SERVICES = inject(publications=PublicationService, presenter=PublicationPresenter)
TERMS = inject(terms=TermService)


@get("/publications", action=Publications.readList, list=PUBLICATIONS, dependencies=PRESENTER)
async def list_publications(
    lists: NamedDependency[Lists], presenter: NamedDependency[PublicationPresenter]
) -> Page[PublicationRow]:
    """The publications by their names.

    Filters: q, category_guid, publisher_guid, country, disciplines, educationLevels, educationYears,
    collections, contents (none, few, many), content, created_by. Order: name, created_at.
    """
    return (await lists.page(PUBLICATIONS)).map(presenter.row)


@post(
    "/publications/export",
    action=Publications.export,
    status_code=202,
    list=PUBLICATIONS,
    limit=Hourly("exports"),
)
async def export_publications(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the publications, with the filters and the order of the address, as a job."""
    words = await words_of_classification(session)
    for model in (PublicationCategory, Publisher):
        words |= {str(guid): name for guid, name in await session.execute(select(model.guid, model.name))}
    filters = lists.request(PUBLICATIONS, words=msgspec.json.encode(words).decode()).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, PUBLICATIONS_EXPORT, filters, choice=choice)


@get("/publications-categories", action=Publications.readList, list=CATEGORIES, dependencies=TERMS)
async def list_categories(
    terms: NamedDependency[TermService], lists: NamedDependency[Lists]
) -> Page[TermRow]:
    """The categories that a publication can have."""
    return lists.page_of(CATEGORIES, await terms.categories())


@post(
    "/publications-categories",
    action=Publications.update,
    status_code=201,
    limit=Hourly("writes"),
    dependencies=TERMS,
)
async def create_category(data: JSONBody[NewTerm], terms: NamedDependency[TermService]) -> TermRow:
    """Make a category, or answer the one of this name. Raises ValidationFailed: 400, empty."""
    return await terms.add(PublicationCategory, data.name)


@get("/publishers", action=Publications.readList, list=PUBLISHERS)
async def list_publishers(lists: NamedDependency[Lists]) -> Page[TermRow]:
    """Who brings publications out."""
    return await lists.page(PUBLISHERS)


@post("/publishers", action=Publications.update, status_code=201, limit=Hourly("writes"), dependencies=TERMS)
async def create_publisher(data: JSONBody[NewTerm], terms: NamedDependency[TermService]) -> TermRow:
    """Make a publisher, or answer the one of this name. Raises ValidationFailed: 400, empty."""
    return await terms.add(Publisher, data.name)


class PublicationContentController(Controller):
    """The contents of a publication, in their order."""

    path = "/publications/{guid:uuid}/contents"
    dependencies = SERVICES

    @get(action=Publications.readDetail, list=PUBLICATION_CONTENTS)
    async def list_contents(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        publications: NamedDependency[PublicationService],
        contents_presenter: NamedDependency[ContentPresenter],
    ) -> Page[HeldContentRow]:
        """The contents of a publication, in their order. Raises NotFound: 404."""
        await publications.get(guid)
        return (await lists.page(PUBLICATION_CONTENTS, holder=guid)).map(contents_presenter.held)

    @post(action=Publications.update, status_code=200, list=CONTENTS, limit=Hourly("bulk"))
    async def add_contents(
        self,
        guid: FromPath[UUID],
        data: JSONBody[Chosen],
        *,
        lists: NamedDependency[Lists],
        bulk: NamedDependency[BulkChanges],
        publications: NamedDependency[PublicationService],
        t: NamedDependency[Translator],
    ) -> BulkView:
        """Put contents behind those of a publication: by guid, or with `all` what the address's filters show.

        A large number is put in by a job. Raises NotFound: 404.
        """
        await publications.get(guid)
        change, result = await bulk.start(ADD_CONTENTS, data, lists.source(CONTENTS), subject=guid)
        return settled_view(change, result, t)

    @patch(action=Publications.update)
    async def move_content(
        self,
        guid: FromPath[UUID],
        data: JSONBody[ContentPlace],
        *,
        if_match: NamedDependency[IfMatch],
        publications: NamedDependency[PublicationService],
        presenter: NamedDependency[PublicationPresenter],
    ) -> Answer[PublicationRow]:
        """Move a content behind another one, or to the front.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, one of them is not in it.
        """
        await publications.move_content(guid, data.guid, data.after, if_match)
        return await CALLS.answer_of(publications, presenter, await publications.get(guid))

    @delete(action=Publications.update, status_code=200)
    async def remove_contents(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        publications: NamedDependency[PublicationService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Take contents out of a publication; they stay what they are. Raises NotFound: 404."""
        return Deleted.of(await publications.remove_contents(guid, data.guids), t)


class PublicationLookController(Controller):
    """The picture of a publication."""

    path = "/publications/{guid:uuid}/thumbnail"
    dependencies = SERVICES

    @post(
        action=Publications.update,
        status_code=200,
        limit=Hourly("uploads"),
        request_max_body_size=IMAGE_REQUEST_BYTES,
    )
    async def set_thumbnail(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        *,
        tenant: NamedDependency[Tenant],
        publications: NamedDependency[PublicationService],
        presenter: NamedDependency[PublicationPresenter],
    ) -> Answer[PublicationRow]:
        """Choose a picture: multipart {file}, JPG or PNG of at most 10 MB (CON-120).

        Raises:
            NotFound: 404. TooLarge: 413. UnsupportedType: 415. Unprocessable: 422, it cannot be read.
        """
        picture = await data.file.read(tenant.limits.image_bytes + 1)
        record = await publications.set_thumbnail(guid, data.file.filename or "", picture)
        return await CALLS.answer_of(publications, presenter, record)

    @delete(action=Publications.update, status_code=200)
    async def remove_thumbnail(
        self,
        guid: FromPath[UUID],
        publications: NamedDependency[PublicationService],
        presenter: NamedDependency[PublicationPresenter],
    ) -> Answer[PublicationRow]:
        """Go without a picture. Raises NotFound: 404."""
        return await CALLS.answer_of(publications, presenter, await publications.remove_thumbnail(guid))


ROUTES: Sequence[ControllerRouterHandler] = [
    list_publications,
    export_publications,
    list_categories,
    create_category,
    list_publishers,
    create_publisher,
    PublicationContentController,
    PublicationLookController,
    CALLS.change_many(PUBLICATIONS, ACTS),
    CALLS.create(NewPublication),
    CALLS.read(),
    CALLS.change(PublicationFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
