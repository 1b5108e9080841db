"""The calls of batches of licences (BO §2; A105)."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Answer, Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordCalls, RecordGuids
from estante.api.tenants import Translator
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_licenses.batch_presenter import BatchPresenter
from estante_licenses.cards.job import CARDS
from estante_licenses.cards.service import BatchCards
from estante_licenses.lists.batches import (
    BATCH_FACETS,
    BATCH_LICENSES,
    BATCH_LICENSES_EXPORT,
    BATCH_PUBLICATIONS,
    BATCHES_EXPORT,
    LICENSE_BATCHES,
)
from estante_licenses.policies import LicenseBatches
from estante_licenses.presenter import LicensePresenter
from estante_licenses.schemas import (
    BatchLicenseRow,
    ChosenPublications,
    LicenseBatchFields,
    LicenseBatchRow,
    LicensedPublication,
    LicenseStatusChange,
    NewLicenseBatch,
)
from estante_licenses.services.batch import BATCH_ACTS, LicenseBatchService
from estante_licenses.services.codes import BatchCodesService
from estante_licenses.services.publications import BatchPublications

AnyRequest = Request[Any, Any, State]
PATH = "/license-batches"
LICENSES = "/license-batches/{guid:uuid}/licenses"
PUBLICATIONS = "/license-batches/{guid:uuid}/publications"
PRESENTER = inject(presenter=BatchPresenter, words=LicensePresenter)
MADE = inject(codes=BatchCodesService, presenter=BatchPresenter)
OF_BATCH = inject(batches=LicenseBatchService, words=LicensePresenter)
OPENED = inject(publications=BatchPublications)
CALLS = RecordCalls(LicenseBatchService, LicenseBatches, PATH, LicenseBatchRow, BatchPresenter)


@get(PATH, action=LicenseBatches.readList, list=LICENSE_BATCHES, dependencies=PRESENTER)
async def list_batches(
    lists: NamedDependency[Lists], presenter: NamedDependency[BatchPresenter]
) -> Page[LicenseBatchRow]:
    """The batches, newest first.

    `q` is a part of the name. Filters: status, role, country, expires, expired_at and createdAt (days),
    created_by. Order: name, number, codes_amount, role, expired_at, created_at.
    """
    return await presenter.batches(await lists.page(LICENSE_BATCHES))


@post(
    f"{PATH}/export",
    action=LicenseBatches.export,
    status_code=202,
    list=LICENSE_BATCHES,
    limit=Hourly("exports"),
    dependencies=PRESENTER,
)
async def export_batches(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    words: NamedDependency[LicensePresenter],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the batches, with the filters and the order of the address, as a job."""
    said = msgspec.json.encode(await words.words()).decode()
    filters = lists.request(LICENSE_BATCHES, words=said).to_json()
    return await exports.start(
        request, session, queue, BATCHES_EXPORT, filters, choice=data or exports.EVERYTHING
    )


@post(PATH, action=LicenseBatches.create, status_code=201, limit=Hourly("writes"), dependencies=MADE)
async def create_batch(
    data: JSONBody[NewLicenseBatch],
    codes: NamedDependency[BatchCodesService],
    presenter: NamedDependency[BatchPresenter],
) -> Answer[LicenseBatchRow]:
    """Make a batch; a job makes its codes. Raises ValidationFailed: 400."""
    return await CALLS.answer_of(codes.batches, presenter, await codes.create(data), 201)


@post(
    f"{PATH}/{{guid:uuid}}/resume",
    action=LicenseBatches.create,
    status_code=200,
    limit=Hourly("writes"),
    dependencies=MADE,
)
async def resume_batch(
    guid: FromPath[UUID],
    codes: NamedDependency[BatchCodesService],
    presenter: NamedDependency[BatchPresenter],
) -> Answer[LicenseBatchRow]:
    """Go on making the codes of a batch that was stopped. Raises NotFound: 404."""
    return await CALLS.answer_of(codes.batches, presenter, await codes.resume(guid))


@get(LICENSES, action=LicenseBatches.readDetail, list=BATCH_LICENSES, dependencies=OF_BATCH)
async def list_batch_licenses(
    guid: FromPath[UUID], lists: NamedDependency[Lists], batches: NamedDependency[LicenseBatchService]
) -> Page[BatchLicenseRow]:
    """The codes of a batch, and who has each. Raises NotFound: 404."""
    await batches.get(guid)
    return await lists.page(BATCH_LICENSES, batch=str(guid))


@post(
    f"{LICENSES}/export",
    action=LicenseBatches.export,
    status_code=202,
    list=BATCH_LICENSES,
    limit=Hourly("exports"),
    dependencies=OF_BATCH,
)
async def export_batch_licenses(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    batches: NamedDependency[LicenseBatchService],
    words: NamedDependency[LicensePresenter],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the codes of a batch, as a job. Raises NotFound: 404."""
    await batches.get(guid)
    said = msgspec.json.encode(await words.words()).decode()
    filters = lists.request(BATCH_LICENSES, batch=str(guid), words=said).to_json()
    return await exports.start(
        request, session, queue, BATCH_LICENSES_EXPORT, filters, choice=data or exports.EVERYTHING
    )


@post(
    "/license-batches/{guid:uuid}/cards/export",
    action=LicenseBatches.export,
    status_code=202,
    limit=Hourly("exports"),
    dependencies=inject(cards=BatchCards),
)
async def export_cards(
    guid: FromPath[UUID],
    request: AnyRequest,
    *,
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    cards: NamedDependency[BatchCards],
) -> exports.ExportView:
    """Make PDF files of cards with the free codes of a batch, to be cut out, as a job: a ZIP.

    Raises:
        NotFound: 404. BatchProcessing: 409. Unprocessable: 422, no code is free, or more than 10,000 are.
    """
    payload = await cards.payload(guid)
    name = f"{payload.name}.zip"
    return await exports.start_archive(request, session, queue, CARDS, payload, file_name=name)


@get(PUBLICATIONS, action=LicenseBatches.readDetail, list=BATCH_PUBLICATIONS, dependencies=OPENED)
async def list_batch_publications(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    publications: NamedDependency[BatchPublications],
) -> Page[LicensedPublication]:
    """The publications that every licence of a batch opens. Raises NotFound: 404."""
    return lists.page_of(BATCH_PUBLICATIONS, await publications.rows(guid))


@post(
    PUBLICATIONS,
    action=LicenseBatches.update,
    status_code=200,
    list=BATCH_PUBLICATIONS,
    limit=Hourly("writes"),
    dependencies=OPENED,
)
async def add_batch_publications(
    guid: FromPath[UUID],
    data: JSONBody[ChosenPublications],
    lists: NamedDependency[Lists],
    publications: NamedDependency[BatchPublications],
) -> Page[LicensedPublication]:
    """Have every licence of a batch open publications, by their guids or by ISBNs; answers all of them.

    Raises:
        NotFound: 404. ValidationFailed: 400, one is not there. BatchProcessing: 409.
        IsbnNotFound, MixedIsbn: 412.
    """
    return lists.page_of(BATCH_PUBLICATIONS, await publications.add(guid, data))


@delete(PUBLICATIONS, action=LicenseBatches.update, status_code=200, dependencies=OPENED)
async def remove_batch_publications(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuids],
    publications: NamedDependency[BatchPublications],
    t: NamedDependency[Translator],
) -> Deleted:
    """Have the licences of a batch open publications no more. Raises NotFound: 404; BatchProcessing: 409."""
    return Deleted.of(await publications.remove(guid, data.guids), t)


ROUTES = [
    list_batches,
    export_batches,
    create_batch,
    resume_batch,
    list_batch_licenses,
    export_batch_licenses,
    export_cards,
    list_batch_publications,
    add_batch_publications,
    remove_batch_publications,
    CALLS.count(LICENSE_BATCHES, BATCH_FACETS),
    CALLS.change_many(LICENSE_BATCHES, BATCH_ACTS),
    CALLS.read(),
    CALLS.change(LicenseBatchFields),
    CALLS.set_status(LicenseStatusChange),
    CALLS.delete(BATCH_ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
    CALLS.used_by_many(LICENSE_BATCHES),
]
