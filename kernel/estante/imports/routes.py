"""The import calls: which there are, a file's start, its dry run and writing, and what was refused."""

from collections.abc import Sequence
from urllib.parse import quote
from uuid import UUID

from litestar import get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response, Stream
from litestar.types import ControllerRouterHandler
from sqlalchemy.ext.asyncio import AsyncSession

from estante.dependencies import AnyRequest, services_of
from estante.exports.spreadsheets import MEDIA_TYPES, SheetFormat
from estante.http.limits import Hourly
from estante.http.request import RequestState
from estante.imports.schemas import (
    FaultAnswer,
    FaultRow,
    ImportAnswer,
    ImportKind,
    ImportMapping,
    ImportReading,
    NewImport,
)
from estante.imports.services import ImportService
from estante.languages.caller import language_of_scope
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec, NoFilters

FAULTS = ListSpec(
    row=FaultRow,
    source="import_faults f",
    base=("f.import_guid = :import_guid",),
    filters=NoFilters,
    sort=("line",),
    default="line",
)
KINDS = ListSpec(row=ImportKind, filters=NoFilters, sort=("name", "title"), default="", key="name")
PRIVATE = {"Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff"}


async def provide_imports(request: AnyRequest, session: NamedDependency[AsyncSession]) -> ImportService:
    """The caller's imports."""
    services = services_of(request.scope)
    return ImportService(
        session,
        RequestState(request).principal,
        language_of_scope(request.scope),
        registry=services.registry,
        permissions=services.permissions,
        files=services.files,
        queue=services.queue,
        texts=services.texts,
    )


DEPENDENCIES = {"imports": Provide(provide_imports)}


@get("/import-kinds", session=True, list=KINDS, dependencies=DEPENDENCIES, summary="What can be imported")
async def list_import_kinds(
    imports: NamedDependency[ImportService], lists: NamedDependency[Lists]
) -> Page[ImportKind]:
    """The imports that the caller may make, with the fields and limits of their files."""
    return lists.page_of(KINDS, imports.kinds())


@get(
    "/import-kinds/{name:str}/template",
    session=True,
    dependencies=DEPENDENCIES,
    summary="An empty file with the headers of an import",
)
async def download_template(
    name: FromPath[str], imports: NamedDependency[ImportService], format: FromQuery[SheetFormat] = "csv"
) -> Response[bytes]:
    """A CSV for spreadsheets in the caller's language, or an XLSX.

    Raises:
        NotFound: 404, no such import. Forbidden: 403, the action of it.
    """
    template = imports.template(imports.spec(name), format)
    return Response(template, media_type=MEDIA_TYPES[format], headers=_as_file(f"{name}.{format}"))


@post(
    "/imports",
    session=True,
    dependencies=DEPENDENCIES,
    limit=Hourly("imports"),
    summary="Begin to import a file that was uploaded",
)
async def start_import(data: JSONBody[NewImport], imports: NamedDependency[ImportService]) -> ImportAnswer:
    """How it was read, its first rows, and a guess of which column is which.

    Raises:
        NotFound: 404, no such import or upload. Forbidden: 403. TooLarge: 413. Unprocessable: 422, no table.
    """
    return await imports.start(data)


@get("/imports/{guid:uuid}", session=True, dependencies=DEPENDENCIES, summary="How far an import is")
async def show_import(guid: FromPath[UUID], imports: NamedDependency[ImportService]) -> ImportAnswer:
    """One of the caller's own imports. Raises NotFound: 404, also for anybody else's."""
    return await imports.read(guid)


@post(
    "/imports/{guid:uuid}/reading",
    session=True,
    status_code=200,
    dependencies=DEPENDENCIES,
    limit=Hourly("imports"),
    summary="Read the file of an import in another way",
)
async def read_import(
    guid: FromPath[UUID], data: JSONBody[ImportReading], imports: NamedDependency[ImportService]
) -> ImportAnswer:
    """With this encoding, separator and line of headers; what was looked at is forgotten.

    Raises:
        ValidationFailed: 400, by field. ImportRuns: 409, it runs or is done. Unprocessable: 422, no table.
    """
    return await imports.read_as(guid, data)


@post(
    "/imports/{guid:uuid}/check",
    session=True,
    status_code=202,
    dependencies=DEPENDENCIES,
    limit=Hourly("imports"),
    summary="Look at every row of an import and write nothing",
)
async def check_import(
    guid: FromPath[UUID], data: JSONBody[ImportMapping], imports: NamedDependency[ImportService]
) -> ImportAnswer:
    """A dry run, as a job, with this mapping.

    Raises:
        ValidationFailed: 400, by field. ImportRuns: 409, it runs or is done.
    """
    return await imports.check(guid, data.mapping)


@post(
    "/imports/{guid:uuid}/write",
    session=True,
    status_code=202,
    dependencies=DEPENDENCIES,
    limit=Hourly("imports"),
    summary="Write the rows of an import that was looked at",
)
async def write_import(guid: FromPath[UUID], imports: NamedDependency[ImportService]) -> ImportAnswer:
    """A job that writes the good rows in batches, and leaves the others.

    Raises:
        ImportRuns: 409, it was not looked at, runs, or is done.
    """
    return await imports.write(guid)


@get(
    "/imports/{guid:uuid}/faults",
    session=True,
    list=FAULTS,
    dependencies=DEPENDENCIES,
    summary="The wrong cells of an import",
)
async def list_faults(
    guid: FromPath[UUID], imports: NamedDependency[ImportService], lists: NamedDependency[Lists]
) -> Page[FaultAnswer]:
    """By line and column, each with what to do, in the caller's language."""
    run, spec = await imports.faults_of(guid)
    page = await lists.page(FAULTS, import_guid=guid)
    return page.map(lambda row: imports.fault(run, spec, row))


@get(
    "/imports/{guid:uuid}/refused",
    session=True,
    dependencies=DEPENDENCIES,
    summary="The refused rows of an import, with the reasons",
)
async def download_refused(guid: FromPath[UUID], imports: NamedDependency[ImportService]) -> Stream:
    """A CSV of the rows as they stood in the file, with a column more, to be mended and imported again."""
    name, rows = await imports.refused(guid)
    return Stream(rows, media_type="text/csv", headers=_as_file(name))


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name, safe='')}", **PRIVATE}


ROUTES: Sequence[ControllerRouterHandler] = [
    list_import_kinds,
    download_template,
    start_import,
    show_import,
    read_import,
    check_import,
    write_import,
    list_faults,
    download_refused,
]
