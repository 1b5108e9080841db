"""The job of an import: it looks at every row, or writes them, a batch a transaction.

A batch, its faults and how far the file is are committed together: a kill between two loses nothing and
repeats nothing. A dry run does all the same and takes back what a batch wrote, so that it finds what only
the database knows.
"""

from asyncio import to_thread
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, suppress
from typing import BinaryIO
from uuid import UUID
from zoneinfo import ZoneInfo

from msgspec import Struct
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncSession

from estante.errors import ApiError, FieldError, NotFound
from estante.imports.cells import CellFault, CheckedRow, cell_of, check_row, faults_of
from estante.imports.models import ImportFault, ImportRun
from estante.imports.reading import rows_of
from estante.imports.spec import ImportContext, ImportSpec
from estante.imports.tables import TableRow
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json
from estante.plugins.registry import registry_of
from estante.records.work import record_context
from estante.tenancy.tenant import Tenant

CHECKING, WRITING = "imports.stages.check", "imports.stages.write"
ROW_REFUSED = "row_refused"
# A killed worker is noticed within this.
HEARTBEAT_SECONDS = 9


class _TakenBack(Exception):
    """Raised to take back what a dry run wrote."""


class Batch(Struct):
    """Rows of the file that are settled together."""

    rows: list[tuple[TableRow, CheckedRow]]
    last_line: int


class Outcome(Struct):
    """What became of a batch: how many rows were written, and every fault of the others."""

    written: int
    refused: int
    faults: list[CellFault]


def batches(spec: ImportSpec, run: ImportRun, file: BinaryIO, tenant: Tenant) -> Generator[Batch, None, None]:
    """The rows that are not settled yet, times by the tenant's clock. A key is looked for in all rows."""
    zone = ZoneInfo(tenant.time_zone)
    seen: dict[str, int] = {}
    pending: list[tuple[TableRow, CheckedRow]] = []
    for row in rows_of(file, run, spec, tenant):
        checked = _once(spec, run.mapping, row, check_row(spec, run.mapping, row, zone), seen)
        if row.line <= run.position:
            continue
        pending.append((row, checked))
        if len(pending) >= spec.batch:
            yield Batch(pending, row.line)
            pending = []
    if pending:
        yield Batch(pending, pending[-1][0].line)


def _once(
    spec: ImportSpec, mapping: Mapping[str, int], row: TableRow, checked: CheckedRow, seen: dict[str, int]
) -> CheckedRow:
    """The row, or the fault that its key stands in an earlier line."""
    value = cell_of(row, mapping.get(spec.key)).casefold() if spec.key else ""
    if not value or spec.key is None:
        return checked
    first = seen.setdefault(value, row.line)
    if first == row.line:
        return checked
    error = FieldError(spec.key, "repeated_in_file", {"line": first})
    return CheckedRow(row.line, None, [*checked.faults, *faults_of(spec, mapping, row, [error])])


class ImportPayload(Struct, frozen=True):
    """Which import, and whether its rows are written or only looked at."""

    guid: UUID
    write: bool = False


async def run_import(job: JobContext, payload: ImportPayload) -> Json:
    """Check or write what is left of an import, with the rights that its person has now.

    Raises:
        Unprocessable: the file is broken, or over a limit. Forbidden, NotFound: rights or person went.
    """
    guid, is_dry = payload.guid, not payload.write
    async with job.database.transaction(job.tenant) as session:
        run = await session.get(ImportRun, (job.tenant.guid, guid))
    if run is None:
        raise NotFound
    spec = registry_of(job.plugins).imports.get(run.name)
    if spec is None:
        raise NotFound
    stage = CHECKING if is_dry else WRITING
    await job.progress(None, stage)
    total = run.total if run.total is not None else await _count(job, spec, run)
    with (
        job.files.open_seekable(job.tenant, run.file_path) as file,
        closing(batches(spec, run, file, job.tenant)) as pending,
    ):
        rows_done = run.rows
        while (batch := await to_thread(next, pending, None)) is not None:
            await _settle(job, spec, guid, batch, is_dry=is_dry)
            rows_done += len(batch.rows)
            await job.progress(min(1.0, rows_done / max(1, total)), stage)
    async with job.database.transaction(job.tenant) as session:
        run = await session.get_one(ImportRun, (job.tenant.guid, guid), with_for_update=True)
        run.state = "checked" if is_dry else "done"
        return {"import": str(guid), "rows": run.rows, "written": run.written, "refused": run.refused}


async def _count(job: JobContext, spec: ImportSpec, run: ImportRun) -> int:
    """Read the whole file once, so that one that is broken further down is refused before its first batch."""

    def count() -> int:
        with job.files.open_seekable(job.tenant, run.file_path) as file:
            return sum(1 for _ in rows_of(file, run, spec, job.tenant))

    total = await to_thread(count)
    async with job.database.transaction(job.tenant) as session:
        (await session.get_one(ImportRun, (run.tenant_id, run.guid))).total = total
    return total


async def _settle(job: JobContext, spec: ImportSpec, guid: UUID, batch: Batch, *, is_dry: bool) -> None:
    async with job.database.transaction(job.tenant) as session:
        run = await session.get_one(ImportRun, (job.tenant.guid, guid), with_for_update=True)
        if run.position >= batch.last_line:
            # Another run of this job was faster.
            return
        records = await record_context(job, session, spec.action, run.person_guid, run.acting_guid)
        context = ImportContext(records, job.files, job.queue, job.plugins)
        outcome = await _write(spec, context, run.mapping, batch, is_dry=is_dry)
        if outcome.faults:
            await session.execute(insert(ImportFault), [_row_of(run, fault) for fault in outcome.faults])
        # What a batch took back may have taken what is known of the import with it.
        await session.refresh(run)
        run.position = batch.last_line
        run.rows += len(batch.rows)
        run.written += outcome.written
        run.refused += outcome.refused
    if not is_dry:
        for call in records.after_commit:
            await call()


async def _write(
    spec: ImportSpec, context: ImportContext, mapping: Mapping[str, int], batch: Batch, *, is_dry: bool
) -> Outcome:
    """Write the good rows of a batch; when the batch is refused, row by row."""
    faults = [fault for _, checked in batch.rows for fault in checked.faults]
    good = [(row, checked) for row, checked in batch.rows if checked.row is not None]
    refused = len(batch.rows) - len(good)
    try:
        await _attempt(spec, context, [checked.row for _, checked in good], is_dry=is_dry)
        return Outcome(len(good), refused, faults)
    except ApiError:
        pass
    written = 0
    for row, checked in good:
        try:
            await _attempt(spec, context, [checked.row], is_dry=is_dry)
            written += 1
        except ApiError as refusal:
            refused += 1
            faults += _faults_of_refusal(spec, mapping, row, refusal)
    return Outcome(written, refused, faults)


async def _attempt(spec: ImportSpec, context: ImportContext, rows: Sequence[object], *, is_dry: bool) -> None:
    """Write rows, all or none; a dry run takes them back.

    Raises:
        ApiError: what refuses them.
    """
    if not rows:
        return
    with suppress(_TakenBack):
        async with context.session.begin_nested():
            await spec.write_rows(context, rows)
            await context.session.flush()
            if is_dry:
                raise _TakenBack


def _faults_of_refusal(
    spec: ImportSpec, mapping: Mapping[str, int], row: TableRow, refusal: ApiError
) -> list[CellFault]:
    if refusal.fields:
        return faults_of(spec, mapping, row, refusal.fields)
    return [CellFault(row.line, None, "", ROW_REFUSED, {**refusal.params, "text": refusal.text_key})]


def _row_of(run: ImportRun, fault: CellFault) -> dict[str, object]:
    return {
        "tenant_id": run.tenant_id,
        "import_guid": run.guid,
        "line": fault.line,
        "column_at": fault.column,
        "field": fault.field,
        "code": fault.code,
        "params": dict(fault.params),
        "value": fault.value,
    }


async def forget_faults(session: AsyncSession, run: ImportRun) -> None:
    """Begin again at the first line."""
    await session.execute(
        delete(ImportFault).where(ImportFault.tenant_id == run.tenant_id, ImportFault.import_guid == run.guid)
    )
    run.position = run.rows = run.written = run.refused = 0


RUN_IMPORT = JobKind(
    "estante.imports.run",
    ImportPayload,
    run_import,
    "jobs.kinds.imports",
    timeout=3600,
    heartbeat=HEARTBEAT_SECONDS,
    page="/imports/{guid}",
    tells="end",
)
