"""Exports of lists, CSV or XLSX: asked for by a person, made by a job, kept for a day for that person alone.

Other files that a job makes for a person (`export.…`, with the result of an `ExportFile`) go the same way.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, ClassVar, Literal
from uuid import UUID

from litestar import Request
from litestar.datastructures import State
from msgspec import Meta, Struct, field
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from estante.bulk.acts import MAX_GUIDS
from estante.decoding import EXAMPLE_GUID, Example
from estante.errors import FieldError, NotFound, ValidationFailed
from estante.exports.rows import CsvRows, SheetRows
from estante.exports.spreadsheets import SheetFormat
from estante.identity.principal import Principal
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.models import Job
from estante.jobs.payloads import Json, NoPayload, P
from estante.jobs.queue import JobQueue
from estante.jobs.schedules import Every
from estante.jobs.views import Text, failure_of
from estante.languages.caller import language_of_scope, texts_for
from estante.tenancy.tenant import Tenant

PREFIX = "export."
TTL = timedelta(seconds=86_400)
JOB_TTL = timedelta(days=30)
WRITING, STORING = "jobs.stages.export_rows", "jobs.stages.export_file"
ExportStatus = Literal["queued", "processing", "preparing download", "downloaded", "failed"]


class ExportColumn(Struct, frozen=True):
    """A column: its name in the query, the text key of its header, and in which tenants it is shown.

    `is_figure` is of texts that are numbers, or words where one is not told: a sheet has those as numbers.
    """

    name: str
    text_key: str
    shown: Callable[[Tenant], bool] | None = None
    is_figure: bool = False


class ExportChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What of a list goes into the file: nothing said is all of it.

    `columns` are names in their order. `guids` are the only rows, `except` those that stay out. `format` is
    what the file is.
    """

    EXAMPLE: ClassVar[Example] = {
        "columns": ["name", "status"],
        "except": [EXAMPLE_GUID],
    }
    columns: Annotated[tuple[str, ...], Meta(max_length=100)] = ()
    guids: Annotated[tuple[UUID, ...], Meta(min_length=1, max_length=MAX_GUIDS)] | None = None
    excluded: Annotated[tuple[UUID, ...], Meta(max_length=MAX_GUIDS)] = field(name="except", default=())
    format: SheetFormat = "csv"


EVERYTHING = ExportChoice()
Query = Callable[[JobContext, Mapping[str, Json], str], tuple[str, Sequence[object]]]


class Export(Struct, frozen=True):
    """A list that can be exported, named by its plugin or `<plugin>.<name>`.

    `query(job, filters, language)` answers SQL with `$1` placeholders and its arguments: all rows in the
    list's order, with at least the columns that `columns` name and the row's `guid` where rows can be chosen.
    It runs under the tenant's row security.
    """

    name: str
    text_key: str
    columns: tuple[ExportColumn, ...]
    query: Query


class ExportView(Struct, frozen=True):
    """An export. `downloaded` says that the file is ready at `url` until `expires_at`."""

    id: UUID
    status: ExportStatus
    message: str
    file_name: str
    rows: int | None = None
    size: int | None = None
    url: str | None = None
    expires_at: datetime | None = None


class ExportFile(Struct, frozen=True):
    """What the job leaves: where the file is, in the store, and how much there is."""

    path: str
    rows: int
    size: int


class ArchiveFile(Struct, frozen=True):
    """A ZIP as it is written: its bytes, and how many things are in it."""

    chunks: AsyncIterator[bytes]
    count: int


class ExportPayload(Struct, frozen=True):
    """What the job writes: the columns by name, their headers, and which rows of the list."""

    lang: str
    columns: list[str]
    header: list[str]
    filters: dict[str, Json]
    guids: list[UUID] | None = None
    excluded: list[UUID] = field(name="except", default_factory=list)
    format: SheetFormat = "csv"


def export_job(export: Export) -> JobKind[ExportPayload]:
    """The job that makes this export; give it with `register_jobs`."""

    async def run(job: JobContext, payload: ExportPayload) -> Json:
        made = await _make(export, job, payload)
        return {"path": made.path, "rows": made.rows, "size": made.size}

    return JobKind(f"{PREFIX}{export.name}", ExportPayload, run, export.text_key, timeout=3600, tells="end")


async def start(
    request: Request[Any, Any, State],
    session: AsyncSession,
    queue: JobQueue,
    export: Export,
    filters: Mapping[str, Json],
    *,
    choice: ExportChoice = EVERYTHING,
    hidden: Collection[str] = (),
) -> ExportView:
    """Start an export of the caller's list; `filters` is what the list was filtered and sorted by.

    Args:
        hidden: columns that are not for the caller.

    Raises:
        ValidationFailed: a chosen column is none of the export's.
    """
    principal: Principal = request.scope["state"]["principal"]
    text = texts_for(request.scope)
    columns = _chosen_columns(export, principal.tenant, choice.columns, hidden)
    payload = ExportPayload(
        lang=language_of_scope(request.scope),
        columns=[column.name for column in columns],
        header=[text(column.text_key) for column in columns],
        filters=dict(filters),
        guids=None if choice.guids is None else list(choice.guids),
        excluded=list(choice.excluded),
        format=choice.format,
    )
    job = await queue.enqueue(
        session,
        export_job(export),
        payload,
        person_guid=principal.guid,
        title=f"{export.name.rpartition('.')[2]}-{datetime.now(UTC):%Y-%m-%d}.{choice.format}",
    )
    return view_of(job, text, "")


def archive_job(
    name: str, payload: type[P], text_key: str, write: Callable[[JobContext, P], Awaitable[ArchiveFile]]
) -> JobKind[P]:
    """The job of a ZIP that is no list, kept as every export; give it with `register_jobs`."""

    async def run(job: JobContext, sent: P) -> Json:
        made = await write(job, sent)
        path = f"exports/{job.job_guid.hex}.zip"
        await job.files.put(job.tenant, path, made.chunks)
        await job.progress(None, STORING)
        return {"path": path, "rows": made.count, "size": (await job.files.stat(job.tenant, path)).size}

    return JobKind(f"{PREFIX}{name}", payload, run, text_key, timeout=3600, tells="end")


async def start_archive(
    request: Request[Any, Any, State],
    session: AsyncSession,
    queue: JobQueue,
    kind: JobKind[P],
    payload: P,
    *,
    file_name: str,
) -> ExportView:
    """Start the job of an archive for the caller, who gets it under this name."""
    principal: Principal = request.scope["state"]["principal"]
    job = await queue.enqueue(session, kind, payload, person_guid=principal.guid, title=file_name)
    return view_of(job, texts_for(request.scope), "")


def _chosen_columns(
    export: Export, tenant: Tenant, names: Sequence[str], hidden: Collection[str]
) -> list[ExportColumn]:
    columns = [column for column in export.columns if column.name not in hidden]
    shown = {column.name: column for column in columns if column.shown is None or column.shown(tenant)}
    if odd := [name for name in names if name not in shown]:
        allowed = {"allowed": ", ".join(shown)}
        at = [f"columns.{list(names).index(name)}" for name in odd]
        raise ValidationFailed(fields=[FieldError(path, "one_of", allowed) for path in at])
    return [shown[name] for name in dict.fromkeys(names)] or list(shown.values())


def view_of(job: Job, text: Text, base: str) -> ExportView:
    """A job as an export; `base` is the address of the exports."""
    failure = failure_of(job, text)
    if job.status == "cancelled":
        return ExportView(job.guid, "failed", text("jobs.cancelled"), job.title)
    if failure is not None:
        return ExportView(job.guid, "failed", failure.message, job.title)
    if job.status != "done" or job.finished_at is None:
        status: ExportStatus = "queued" if job.status == "queued" else "processing"
        if job.stage == STORING:
            status = "preparing download"
        return ExportView(job.guid, status, text(job.stage) if job.stage else "", job.title)
    made = file_of(job)
    return ExportView(
        job.guid,
        "downloaded",
        "",
        job.title,
        rows=made.rows,
        size=made.size,
        url=f"{base}/{job.guid}/download",
        expires_at=job.finished_at + TTL,
    )


def file_of(job: Job) -> ExportFile:
    """The file of a finished export.

    Raises:
        NotFound: not an export, not finished, or older than a day.
    """
    result = job.result
    if not isinstance(result, dict) or job.finished_at is None:
        raise NotFound
    if job.finished_at + TTL < datetime.now(UTC):
        raise NotFound
    path, rows, size = result.get("path"), result.get("rows"), result.get("size")
    if not (isinstance(path, str) and isinstance(rows, int) and isinstance(size, int)):
        raise NotFound
    return ExportFile(path, rows, size)


async def get_export(session: AsyncSession, queue: JobQueue, principal: Principal, guid: UUID) -> Job:
    """The caller's own export; NotFound for anybody else's (KER-121)."""
    job = await queue.get(session, principal.guid, guid)
    if not job.kind.startswith(PREFIX):
        raise NotFound
    return job


async def _make(export: Export, job: JobContext, payload: ExportPayload) -> ExportFile:
    sql, arguments = export.query(job, payload.filters, payload.lang)
    rows_sql, arguments = _chosen_rows(sql, arguments, payload)
    path = f"exports/{job.job_guid.hex}.{payload.format}"
    await job.progress(None, WRITING)
    rows: CsvRows | SheetRows
    if payload.format == "csv":
        rows = CsvRows(job, rows_sql, arguments, payload.columns, payload.lang)
    else:
        figures = {column.name for column in export.columns if column.is_figure}
        rows = SheetRows(job, rows_sql, arguments, payload.columns, figures=figures)
    await job.files.put(job.tenant, path, rows.file(payload.header))
    await job.progress(None, STORING)
    return ExportFile(path, rows.count, (await job.files.stat(job.tenant, path)).size)


def _chosen_rows(
    sql: str, arguments: Sequence[object], payload: ExportPayload
) -> tuple[str, Sequence[object]]:
    """`FROM` of the chosen rows as `q`, and its arguments."""
    conditions, given = [], list(arguments)
    for guids, condition in (
        (payload.guids, "q.guid = ANY(${}::uuid[])"),
        (payload.excluded, "q.guid <> ALL(${}::uuid[])"),
    ):
        if guids:
            given.append(guids)
            conditions.append(condition.format(len(given)))
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    return f"({sql}) AS q{where}", given


def paths_of(job: Job) -> list[str]:
    """Where the file of an export is, if there is one."""
    path = job.result.get("path") if isinstance(job.result, dict) else None
    return [path] if isinstance(path, str) else []


async def expire_jobs(job: JobContext, _payload: NoPayload) -> Json:
    """Delete exports that are older than a day, and jobs that ended a month ago."""
    async with job.transaction() as session:
        is_old = Job.finished_at < func.now() - TTL
        expired = await session.scalars(
            select(Job).where(Job.kind.startswith(PREFIX), Job.result.is_not(None), is_old).limit(200)
        )
        for export in expired:
            await job.files.delete(job.tenant, *paths_of(export))
            export.result = None
        await session.execute(delete(Job).where(Job.finished_at < func.now() - JOB_TTL))
    return None


EXPIRE_JOBS = JobKind(
    "estante.jobs.expire",
    NoPayload,
    expire_jobs,
    "jobs.kinds.jobs_expire",
    schedule=Every(900),
    due=(
        "SELECT EXISTS (SELECT FROM jobs"  # noqa: S608 - our own words
        f" WHERE finished_at < now() - interval '{JOB_TTL.days} days'"
        f" OR kind LIKE '{PREFIX}%' AND result IS NOT NULL"
        f" AND finished_at < now() - interval '{TTL.total_seconds():.0f} seconds')"
    ),
)
