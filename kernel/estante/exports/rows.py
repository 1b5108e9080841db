"""The rows of an export as the bytes of its file, a few at a time.

PostgreSQL writes a CSV itself (COPY), so a million rows stream through in constant memory. A cell that a
spreadsheet would take for a formula gets an apostrophe in front. The file begins with a byte order mark and
separates its cells as spreadsheets in the caller's language expect. An XLSX is written row by row into a
temporary file.
"""

import asyncio
import tempfile
from asyncio import to_thread
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from zoneinfo import ZoneInfo

from estante.errors import Unprocessable
from estante.exports.spreadsheets import BOM, MAX_SHEET_ROWS, SheetWriter, csv_line, separator_for
from estante.jobs.kinds import JobContext

INERT = (
    "CASE WHEN left({0}::text, 1) IN ('=', '+', '-', '@', E'\\t', E'\\r', E'\\n',"
    # The same signs in full width, which spreadsheets of Japanese take for them.
    " U&'\\FF1D', U&'\\FF0B', U&'\\FF0D', U&'\\FF20')"
    " THEN '''' || {0}::text ELSE {0}::text END"
)
MAX_WAITING_CHUNKS = 16
BATCH_ROWS = 500
CHUNK_BYTES = 256 * 1024


class CsvRows:
    """A CSV. `rows_sql` is what follows `FROM`, with the rows as `q`; `count` is known at the end."""

    def __init__(
        self,
        job: JobContext,
        rows_sql: str,
        arguments: Sequence[object],
        columns: Sequence[str],
        language: str,
    ) -> None:
        self.count = 0
        self._job, self._arguments, self._language = job, arguments, language
        cells = ", ".join(INERT.format(f'q."{name}"') + f' AS "{name}"' for name in columns)
        self._sql = f"SELECT {cells} FROM {rows_sql}"  # noqa: S608 - columns are the export's own names

    async def file(self, header: Sequence[str]) -> AsyncIterator[bytes]:
        """The bytes of the file."""
        yield BOM + csv_line(header, self._language)
        chunks: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING_CHUNKS)
        copying = asyncio.create_task(self._copy(chunks))
        try:
            while (chunk := await chunks.get()) is not None:
                yield chunk
            await copying
        finally:
            copying.cancel()

    async def _copy(self, chunks: asyncio.Queue[bytes | None]) -> None:
        try:
            async with self._job.database.reading(self._job.tenant) as connection:
                status = await connection.copy_from_query(
                    self._sql,
                    *self._arguments,
                    output=chunks.put,
                    format="csv",
                    delimiter=separator_for(self._language),
                    encoding="utf-8",
                )
            self.count = int(status.rpartition(" ")[2])
        finally:
            await chunks.put(None)


class SheetRows:
    """An XLSX, whose numbers stay numbers. `rows_sql` and `count` are as for a CSV."""

    def __init__(
        self,
        job: JobContext,
        rows_sql: str,
        arguments: Sequence[object],
        columns: Sequence[str],
        *,
        figures: Collection[str] = (),
    ) -> None:
        self.count = 0
        self._job, self._arguments = job, arguments
        self._figures = [at for at, name in enumerate(columns) if name in figures]
        cells = ", ".join(f'q."{name}"' for name in columns)
        self._sql = f"SELECT {cells} FROM {rows_sql}"  # noqa: S608 - columns are the export's own names

    async def file(self, header: Sequence[str]) -> AsyncIterator[bytes]:
        """The bytes of the file.

        Raises:
            Unprocessable: more rows than a sheet has.
        """
        sheet = await to_thread(SheetWriter, header, ZoneInfo(self._job.tenant.time_zone))
        async with self._job.database.reading(self._job.tenant) as connection, connection.transaction():
            cursor = await connection.cursor(self._sql, *self._arguments)
            while rows := await cursor.fetch(BATCH_ROWS):
                self.count += len(rows)
                if self.count >= MAX_SHEET_ROWS:
                    raise Unprocessable(text="EXPORT_TOO_MANY_ROWS", limit=MAX_SHEET_ROWS - 1)
                await to_thread(sheet.append, [self._cells(row) for row in rows])
        with tempfile.TemporaryFile() as file:
            await to_thread(sheet.save, file)
            file.seek(0)
            while chunk := await to_thread(file.read, CHUNK_BYTES):
                yield chunk

    def _cells(self, row: Iterable[object]) -> Sequence[object]:
        cells = list(row)
        for at in self._figures:
            cells[at] = _number_of(cells[at])
        return cells


def _number_of(cell: object) -> object:
    """The number that a text is, or the text."""
    try:
        return float(cell) if isinstance(cell, str) else cell
    except ValueError:
        return cell
