"""The job of a batch: what is in the archive, a content of each file, and the letter at the end.

Each step is committed with what it did: a kill between two loses nothing and repeats nothing.
"""

from collections.abc import Sequence
from contextlib import aclosing
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

from estante.api.errors import FieldError, Unprocessable
from estante.api.files import release_file
from estante.api.jobs import JobContext, JobKind, Json, WorkContext
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.batches import cartridge, files
from estante_contents.batches.archive.child import Listing, TableFound
from estante_contents.batches.archive.members import Member
from estante_contents.batches.archive.unpacking import failed, list_archive, read_archive
from estante_contents.batches.events import UPLOAD_DONE, publish
from estante_contents.batches.letters import BATCH_DONE, BatchLetter
from estante_contents.batches.models import Batch, BatchFile
from estante_contents.batches.presenter import OPEN
from estante_contents.batches.states import count_states
from estante_contents.batches.table import Table, TableLine, has_file_column, lines_of
from estante_contents.inspection.folders import working_folder

READING, MAKING = "contents.stages.batch_reading", "contents.stages.batch_making"
# Each try goes on where the one before was killed.
TRIES = 20
SYSTEM_FILE, TABLE_FILE, NO_FILE = "BATCH_SYSTEM_FILE", "BATCH_TABLE", "BATCH_ROW_WITHOUT_FILE"
GAVE_UP = "BATCH_GAVE_UP"
MAX_ROWS_WRITTEN = 500


class BatchPayload(Struct, frozen=True):
    """The guid of the batch."""

    batch: UUID


async def run_batch(job: JobContext, payload: BatchPayload) -> Json:
    """Make the contents of what is left of an archive. Answers how many there are of each end.

    Raises:
        Unprocessable: the archive as a whole; the batch then says why.
        Forbidden, NotFound: the person lost the right, or is gone.
    """
    async with job.transaction() as session:
        batch = await session.get(Batch, (job.tenant.guid, payload.batch))
    if batch is None or batch.state not in OPEN:
        return None
    with working_folder("batch") as folder:
        path = await job.files.download(job.tenant, batch.path, folder, f".{batch.format}")
        try:
            if batch.state == "accepted":
                await job.progress(None, READING)
                listing = await list_archive(path, job.files.inspection)
                await _write_rows(job, batch, listing, await _rows_of(batch, listing, path))
            await _make_contents(job, batch, path)
            await cartridge.place(job, batch)
        except Unprocessable as error:
            await _end(job, batch.guid, error)
            raise
    return await _end(job, batch.guid, None)


async def _rows_of(batch: Batch, listing: Listing, path: Path) -> list[dict[str, object]]:
    """A row for every file and every row of the table; of a cartridge, for what it names.

    Raises:
        Unprocessable: the table or the manifest cannot be read. It is said before anything is made.
    """
    if batch.collection_guid is not None:
        return [_values(file) for file in await cartridge.rows(batch, listing.members, path)]
    table = _table_of(listing)
    rows = [_row_of(batch, member, listing.table, table) for member in listing.members]
    last = len(listing.members)
    rows += [_lost_row(batch, last + at, line, listing) for at, line in enumerate(table.lost)]
    return rows


async def _write_rows(
    job: JobContext, batch: Batch, listing: Listing, rows: Sequence[dict[str, object]]
) -> None:
    """Keep the rows in one transaction. Raises Unprocessable: there is nothing."""
    if not rows:
        raise Unprocessable(text="BATCH_EMPTY")
    async with job.transaction() as session:
        current = await session.get_one(Batch, (batch.tenant_id, batch.guid), with_for_update=True)
        if current.state != "accepted":
            return
        for start in range(0, len(rows), MAX_ROWS_WRITTEN):
            await session.execute(insert(BatchFile), rows[start : start + MAX_ROWS_WRITTEN])
        current.state = "processing"
        current.table_name = listing.table.name if listing.table else None


def _table_of(listing: Listing) -> Table:
    table = listing.table
    if table is None:
        return Table({}, ())
    if table.failure is not None:
        raise failed(table.failure)
    if not has_file_column(table):
        raise Unprocessable(text="BATCH_TABLE_WITHOUT_FILE", table=table.name)
    return lines_of(table, [member for member in listing.members if member.position != table.position])


def _row_of(batch: Batch, member: Member, table_file: TableFound | None, table: Table) -> dict[str, object]:
    line = table.rows.get(member.position)
    file = BatchFile(
        tenant_id=batch.tenant_id,
        guid=uuid7(),
        batch_guid=batch.guid,
        position=member.position,
        file=member.name,
        size=member.size,
        state="waiting",
        line=line.line if line else None,
        row=line.cells if line else {},
        reason_code=None,
        reason_params={},
        faults=[],
    )
    if table_file is not None and member.position == table_file.position:
        file.state, file.reason_code = "skipped", TABLE_FILE
    elif member.is_system:
        file.state, file.reason_code = "skipped", SYSTEM_FILE
    elif member.fault:
        file.state, file.reason_code, file.reason_params = "refused", member.fault, dict(member.params)
    elif line is not None and line.faults:
        files.note_refusal(file, _wrong(line.faults))
    return _values(file)


def _lost_row(batch: Batch, position: int, line: TableLine, listing: Listing) -> dict[str, object]:
    """A row of the table that names no file, or one that another row has."""
    file = BatchFile(
        tenant_id=batch.tenant_id,
        guid=uuid7(),
        batch_guid=batch.guid,
        position=position,
        file=(line.cells.get("file") or (listing.table.name if listing.table else ""))[:700],
        size=0,
        line=line.line,
        row=line.cells,
    )
    files.note_refusal(file, _wrong([FieldError("file", NO_FILE)]))
    return _values(file)


def _wrong(faults: Sequence[FieldError]) -> Unprocessable:
    return Unprocessable(fields=faults)


def _values(file: BatchFile) -> dict[str, object]:
    names = set(BatchFile.__mapper__.columns.keys()) - {"created_at", "updated_at"}
    return {name: getattr(file, name) for name in sorted(names)}


async def _make_contents(job: JobContext, batch: Batch, path: Path) -> None:
    async with job.transaction() as session:
        rows = await session.scalars(select(BatchFile).where(BatchFile.batch_guid == batch.guid))
        everything = {file.position: file for file in rows}
    waiting = {position for position, file in everything.items() if file.state == "waiting"}
    for position in sorted(waiting):
        named = everything[position]
        if cartridge.URL in named.row:
            await files.settle_link(job, batch, named, str(named.row[cartridge.URL]))
        elif cartridge.QUESTIONS in named.row:
            await files.settle_test(job, batch, named, named.row[cartridge.QUESTIONS])
        else:
            continue
        waiting.discard(position)
    skipped = frozenset(everything.keys() - waiting)
    if not waiting:
        return
    async with aclosing(read_archive(path, job.files.inspection, skipped)) as entries:
        async for streamed in entries:
            file = everything.get(streamed.position)
            if file is None or file.position not in waiting:
                continue
            await files.settle(job, batch, file, streamed)
            waiting.discard(file.position)
            await job.progress(1 - len(waiting) / len(everything), MAKING)
    for position in sorted(waiting):
        # It was in the list, and the bytes end before it.
        broken = Unprocessable(text="ARCHIVE_ENTRY_BROKEN", entry=everything[position].file)
        await files.refuse(job, everything[position].guid, broken)


async def give_up(work: WorkContext, payload: BatchPayload) -> None:
    """Have a batch whose job failed without an answer say so, and keep what was made."""
    async with work.transaction() as session:
        batch = await session.get(Batch, (work.tenant.guid, payload.batch))
    if batch is not None and batch.state in OPEN:
        await _end(work, batch.guid, Unprocessable(text=GAVE_UP))


async def _end(job: WorkContext, guid: UUID, failure: Unprocessable | None) -> dict[str, Json]:
    """Close the batch, give the archive back, and write the letter; once, however often it is tried."""
    async with job.transaction() as session:
        batch = await session.get_one(Batch, (job.tenant.guid, guid), with_for_update=True)
        if batch.state in OPEN:
            batch.state, batch.done_at = "done" if failure is None else "refused", datetime.now(UTC)
            if failure is not None:
                code = failure.text_key.removeprefix("errors.")
                batch.failure_code, batch.failure_params = code, dict(failure.params)
                await _refuse_rest(session, batch)
            await release_file(session, batch.stored_guid)
            letter = BatchLetter(batch.guid, batch.name)
            await job.letters.send_to_people(session, [batch.created_by], BATCH_DONE, letter, key=str(guid))
        counts = await count_states(session, guid)
    await publish(job.queue, batch, UPLOAD_DONE)
    return {"batch": str(guid), **counts}


async def _refuse_rest(session: AsyncSession, batch: Batch) -> None:
    """What could not be reached any more has the archive's own reason."""
    await session.execute(
        update(BatchFile)
        .where(BatchFile.batch_guid == batch.guid, BatchFile.state == "waiting")
        .values(state="refused", reason_code=batch.failure_code, reason_params=batch.failure_params)
    )


BATCH = JobKind(
    "contents.batch",
    BatchPayload,
    run_batch,
    "contents.jobs.batch",
    timeout=4 * 3600,
    retries=TRIES,
    page="/contents/batch-upload?batch={guid}",
    tells="end",
    give_up=give_up,
)
