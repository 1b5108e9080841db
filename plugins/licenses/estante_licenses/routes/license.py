"""The calls of licences (BO §2; A105)."""

from typing import Any
from uuid import UUID

import msgspec
from estante.api import exports
from estante.api.database import Transaction
from estante.api.http import Hourly, inject
from estante.api.jobs import JobQueue
from estante.api.lists import Lists, Page
from estante.api.records import Deleted, RecordCalls, RecordGuids
from estante.api.tenants import Translator
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_licenses.lists.licenses import LICENSE_FACETS, LICENSE_PUBLICATIONS, LICENSES, LICENSES_EXPORT
from estante_licenses.policies import Licenses
from estante_licenses.presenter import LicensePresenter
from estante_licenses.schemas import (
    ChosenPublications,
    LicensedPublication,
    LicenseFields,
    LicenseRow,
    LicenseStatusChange,
    NewLicense,
)
from estante_licenses.services.license import ACTS, LicenseService
from estante_licenses.services.publications import LicensePublications

AnyRequest = Request[Any, Any, State]
PRESENTER = inject(presenter=LicensePresenter)
PUBLICATIONS = inject(publications=LicensePublications)
PATH = "/license-personals/{guid:uuid}/publications"


@get("/license-personals", action=Licenses.readList, list=LICENSES, dependencies=PRESENTER)
async def list_licenses(
    lists: NamedDependency[Lists], presenter: NamedDependency[LicensePresenter]
) -> Page[LicenseRow]:
    """The licences, newest first.

    `q` is a part of a code. Filters: status, role, country, expires, expired_at and createdAt (days),
    created_by. Order: code, consumed, countdown_original, role, expired_at, created_at.
    """
    return await presenter.licenses(await lists.page(LICENSES))


@post(
    "/license-personals/export",
    action=Licenses.export,
    status_code=202,
    list=LICENSES,
    limit=Hourly("exports"),
    dependencies=PRESENTER,
)
async def export_licenses(
    request: AnyRequest,
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    queue: NamedDependency[JobQueue],
    presenter: NamedDependency[LicensePresenter],
    data: JSONBody[exports.ExportChoice | None] = None,
) -> exports.ExportView:
    """Make a file of the licences, with the filters and the order of the address, as a job."""
    words = msgspec.json.encode(await presenter.words()).decode()
    filters = lists.request(LICENSES, words=words).to_json()
    choice = data or exports.EVERYTHING
    return await exports.start(request, session, queue, LICENSES_EXPORT, filters, choice=choice)


@get(PATH, action=Licenses.readDetail, list=LICENSE_PUBLICATIONS, dependencies=PUBLICATIONS)
async def list_publications(
    guid: FromPath[UUID],
    lists: NamedDependency[Lists],
    publications: NamedDependency[LicensePublications],
) -> Page[LicensedPublication]:
    """The publications that a licence opens, by their names. Raises NotFound: 404."""
    return lists.page_of(LICENSE_PUBLICATIONS, await publications.rows(guid))


@post(
    PATH,
    action=Licenses.update,
    status_code=200,
    list=LICENSE_PUBLICATIONS,
    limit=Hourly("writes"),
    dependencies=PUBLICATIONS,
)
async def add_publications(
    guid: FromPath[UUID],
    data: JSONBody[ChosenPublications],
    lists: NamedDependency[Lists],
    publications: NamedDependency[LicensePublications],
) -> Page[LicensedPublication]:
    """Have a licence open publications, by their guids or by ISBNs; answers all that it opens.

    Raises:
        NotFound: 404. ValidationFailed: 400, one is not there. IsbnNotFound, MixedIsbn: 412.
    """
    return lists.page_of(LICENSE_PUBLICATIONS, await publications.add(guid, data))


@delete(PATH, action=Licenses.update, status_code=200, dependencies=PUBLICATIONS)
async def remove_publications(
    guid: FromPath[UUID],
    data: JSONBody[RecordGuids],
    publications: NamedDependency[LicensePublications],
    t: NamedDependency[Translator],
) -> Deleted:
    """Have a licence open publications no more. Raises NotFound: 404."""
    return Deleted.of(await publications.remove(guid, data.guids), t)


CALLS = RecordCalls(LicenseService, Licenses, "/license-personals", LicenseRow, LicensePresenter)
ROUTES = [
    list_licenses,
    export_licenses,
    list_publications,
    add_publications,
    remove_publications,
    CALLS.count(LICENSES, LICENSE_FACETS),
    CALLS.change_many(LICENSES, ACTS),
    CALLS.create(NewLicense),
    CALLS.read(),
    CALLS.change(LicenseFields),
    CALLS.set_status(LicenseStatusChange),
    CALLS.delete(ACTS["delete"]),
    CALLS.history(),
    CALLS.used_by(),
    CALLS.used_by_many(LICENSES),
]
