"""The calls of collections (BO §2, §7; A105)."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Answer, Hourly, IfMatch, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import (
    BulkChanges,
    BulkView,
    Chosen,
    Deleted,
    RecordCalls,
    RecordGuids,
    settled_view,
)
from estante.api.tenants import Translator
from litestar import Controller, Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from estante_contents.collections.classification import words_of_classification
from estante_contents.collections.lists import COLLECTION_CONTENTS, COLLECTIONS, COLLECTIONS_EXPORT
from estante_contents.collections.ordered_contents import adding_act
from estante_contents.collections.schemas import (
    CollectionFields,
    CollectionRow,
    ContentPlace,
    HeldContentRow,
    NewCollection,
)
from estante_contents.collections.service import ACTS, CollectionPresenter, CollectionService
from estante_contents.lists import CONTENTS
from estante_contents.policies import Collections
from estante_contents.services.content_presenter import ContentPresenter

AnyRequest = Request[Any, Any, State]
ADD_CONTENTS = adding_act(CollectionService, Collections.update)
CALLS = RecordCalls(CollectionService, Collections, "/collections", CollectionRow, CollectionPresenter)


@post(
    "/collections/export",
    action=Collections.export,
    status_code=202,
    list=COLLECTIONS,
    limit=Hourly("exports"),
)
async def export_collections(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the collections, with the filters and the order of the address, as a job."""
    words = msgspec.json.encode(await words_of_classification(session)).decode()
    filters = lists.request(COLLECTIONS, words=words).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, COLLECTIONS_EXPORT, filters, choice=choice)


class CollectionContentController(Controller):
    """The contents of a collection, in their order."""

    path = "/collections/{guid:uuid}/contents"
    dependencies = inject(collections=CollectionService)

    @get(action=Collections.readDetail, list=COLLECTION_CONTENTS)
    async def list_contents(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        contents_presenter: NamedDependency[ContentPresenter],
        collections: NamedDependency[CollectionService],
    ) -> Page[HeldContentRow]:
        """The contents of a collection, in their order. Raises NotFound: 404."""
        await collections.get(guid)
        return (await lists.page(COLLECTION_CONTENTS, holder=guid)).map(contents_presenter.held)

    @post(action=Collections.update, status_code=200, list=CONTENTS, limit=Hourly("bulk"))
    async def add_contents(
        self,
        guid: FromPath[UUID],
        data: JSONBody[Chosen],
        *,
        lists: NamedDependency[Lists],
        bulk: NamedDependency[BulkChanges],
        collections: NamedDependency[CollectionService],
        t: NamedDependency[Translator],
    ) -> BulkView:
        """Put contents behind those of a collection: by guid, or with `all` what the address's filters show.

        A large number is put in by a job. Raises NotFound: 404.
        """
        await collections.get(guid)
        change, result = await bulk.start(ADD_CONTENTS, data, lists.source(CONTENTS), subject=guid)
        return settled_view(change, result, t)

    @patch(action=Collections.update)
    async def move_content(
        self,
        guid: FromPath[UUID],
        data: JSONBody[ContentPlace],
        *,
        if_match: NamedDependency[IfMatch],
        collections: NamedDependency[CollectionService],
    ) -> Answer[CollectionRow]:
        """Move a content behind another one, or to the front.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, one of them is not in it.
        """
        await collections.move_content(guid, data.guid, data.after, if_match)
        return await CALLS.answer_of(collections, CollectionPresenter(), await collections.get(guid))

    @delete(action=Collections.update, status_code=200)
    async def remove_contents(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        collections: NamedDependency[CollectionService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Take contents out of a collection; they stay what they are. Raises NotFound: 404."""
        return Deleted.of(await collections.remove_contents(guid, data.guids), t)


ROUTES: Sequence[ControllerRouterHandler] = [
    export_collections,
    CollectionContentController,
    CALLS.find(COLLECTIONS),
    CALLS.change_many(COLLECTIONS, ACTS),
    CALLS.create(NewCollection),
    CALLS.read(),
    CALLS.change(CollectionFields),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
]
