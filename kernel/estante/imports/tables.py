"""Reading a file of rows: what kind, encoding and separator it has is found out, and every limit is held.

For code that runs in a thread. Lines are numbered as a text editor or a spreadsheet numbers them.
"""

import codecs
import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from itertools import chain, islice
from typing import BinaryIO, Protocol
from unicodedata import normalize
from zipfile import BadZipFile

import openpyxl
from defusedxml.common import DefusedXmlException
from msgspec import Struct

from estante.errors import Unprocessable
from estante.files.archives import ArchiveLimits, open_archive
from estante.imports.encodings import encoding_of, separator_of
from estante.imports.links import links_of

MAX_CELL = 32_767
# How many rows may stand above the headers, and the headers with them.
TOP_ROWS = 8
# Fewer known headers may be chance: a title, or a value that is called like one.
SURE_HEADERS = 2
# A sheet of a million rows of text unpacks to less; more is made to harm.
XLSX_LIMITS = ArchiveLimits(entries=2_000, total_bytes=256 * 1024 * 1024, seconds=60.0)
BROKEN_XLSX = (BadZipFile, KeyError, ValueError, TypeError, AttributeError, IndexError, SyntaxError, EOFError)


class CsvLines(Protocol):
    """A reader of the standard library, whose type has no public name."""

    @property
    def line_num(self) -> int: ...

    def __next__(self) -> list[str]: ...


class TableLimits(Struct, frozen=True):
    """The most of a file: rows below the headers, columns, and characters of a cell."""

    rows: int
    columns: int
    cell: int = MAX_CELL
    too_many: str = "IMPORT_TOO_MANY_ROWS"


class TableRow(Struct, frozen=True):
    """One row: its line, its cells as text without spaces around, and the addresses that some lead to."""

    line: int
    cells: Sequence[str]
    links: Mapping[int, str] = {}


class Reading(Struct, frozen=True):
    """How a file is read: what is empty is found out. `headers_at` is the line of the headers."""

    encoding: str = ""
    separator: str = ""
    headers_at: int = 0


NOTHING_CHOSEN = Reading()


class Table(Struct, frozen=True):
    """What a file is: its headers, and how it was read (`xlsx`, or an encoding with a separator).

    `headers_at` is the line of the headers, `top` the first rows, one of which these are.
    """

    headers: tuple[str, ...]
    encoding: str
    separator: str
    headers_at: int = 1
    top: tuple[TableRow, ...] = ()


def open_table(
    file: BinaryIO,
    format: str,
    limits: TableLimits,
    reading: Reading = NOTHING_CHOSEN,
    known: Callable[[Sequence[str]], int] | None = None,
    *,
    links: bool = False,
) -> tuple[Table, Iterator[TableRow]]:
    """Read the headers, and what yields the rows below them; blank rows are left out.

    Args:
        known: how many cells of a row are headers that are looked for, to find those below a title.
        links: whether the addresses are wanted that cells of a sheet lead to.

    Raises:
        Unprocessable: broken, without headers, or over a limit. Going over the rows raises it too.
    """
    if format == "xlsx":
        encoding, separator = "xlsx", ""
        rows = _of_sheet(file, limits, links=links)
    else:
        encoding = reading.encoding or encoding_of(file)
        separator = reading.separator or separator_of(file, encoding)
        rows = _of_text(file, encoding, separator, limits)
    top = tuple(islice(rows, TOP_ROWS))
    if not top:
        raise Unprocessable(text="IMPORT_EMPTY")
    at = _place_of_headers(top, reading.headers_at, known)
    table = Table(tuple(top[at].cells), encoding, separator, top[at].line, top)
    return table, _counted(chain(top[at + 1 :], rows), limits)


def _place_of_headers(
    top: Sequence[TableRow], line: int, known: Callable[[Sequence[str]], int] | None
) -> int:
    """Which of the first rows has the headers: that of a line, of most known ones, or the first wide one."""
    places = range(len(top))
    if line:
        return next((at for at in places if top[at].line == line), 0)
    if known is not None:
        counts = [known(row.cells) for row in top]
        if max(counts) >= SURE_HEADERS:
            return counts.index(max(counts))
        if counts[0]:
            return 0
    # A title is one cell.
    return next((at for at in places if sum(map(bool, top[at].cells)) > 1), 0)


def _counted(rows: Iterator[TableRow], limits: TableLimits) -> Iterator[TableRow]:
    for number, row in enumerate(rows, start=1):
        if number > limits.rows:
            raise Unprocessable(text=limits.too_many, limit=limits.rows)
        yield row


def _row(
    line: int, cells: Sequence[str], limits: TableLimits, links: Mapping[int, str] | None = None
) -> TableRow | None:
    if len(cells) > limits.columns and any(cells[limits.columns :]):
        raise Unprocessable(text="IMPORT_TOO_MANY_COLUMNS", line=line, limit=limits.columns)
    # PostgreSQL has no NUL in a text, and nobody can see one.
    shown = [normalize("NFC", cell.replace("\x00", "").strip()) for cell in cells[: limits.columns]]
    while shown and not shown[-1]:
        shown.pop()
    if long := next((cell for cell in shown if len(cell) > limits.cell), None):
        raise Unprocessable(text="IMPORT_CELL_TOO_LONG", line=line, limit=limits.cell, value=long[:40])
    return TableRow(line, shown, links or {}) if shown else None


# -- text


class _Text(io.TextIOWrapper):
    """Decodes a file that stays open: it is its opener's."""

    def close(self) -> None:
        """Let go of the file."""
        with suppress(ValueError):
            self.detach()


def _of_text(file: BinaryIO, encoding: str, separator: str, limits: TableLimits) -> Iterator[TableRow]:
    codec = _codec_of(file, encoding)
    file.seek(0)
    text = _Text(file, codec, errors="replace", newline="")
    reader = csv.reader(text, delimiter=separator, strict=True)
    line = 1
    for cells in _lines(reader):
        row = _row(line, [_own(cell) for cell in cells], limits)
        line = reader.line_num + 1
        if row is not None:
            yield row


def _codec_of(file: BinaryIO, encoding: str) -> str:
    """How a chosen encoding is read: its mark is no letter of the first header, and may be missing."""
    file.seek(0)
    if encoding == "utf-16":
        return encoding if file.read(2) in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "utf-16-le"
    return "utf-8-sig" if encoding == "utf-8" else encoding


def _lines(reader: "CsvLines") -> Iterator[list[str]]:
    while True:
        try:
            yield next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            # An open quotation mark takes everything after it: the file ends within a cell.
            text = "IMPORT_TRUNCATED" if "end of data" in str(error) else "IMPORT_LINE_BROKEN"
            raise Unprocessable(text=text, line=max(1, reader.line_num)) from error


def _own(cell: str) -> str:
    """A cell without the apostrophe that our own exports put before what looks like a formula."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=+-@") else cell


# -- sheets


def _of_sheet(file: BinaryIO, limits: TableLimits, *, links: bool) -> Iterator[TableRow]:
    """The rows of the first sheet; a formula is the value that the person saw."""
    open_archive(file, XLSX_LIMITS)
    file.seek(0)
    try:
        book = openpyxl.load_workbook(file, read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        # What a file says of its own size is a claim.
        sheet.reset_dimensions()
        # openpyxl reads either cell by cell in little memory, or with their links, in fifty times the file's.
        linked = links_of(file, sheet._worksheet_path) if links else {}
        cells = sheet.iter_rows(values_only=True, max_col=limits.columns + 1)
        for line, values in enumerate(cells, start=1):
            row = _row(line, [_written(value) for value in values], limits, linked.get(line))
            if row is not None:
                yield row
    except DefusedXmlException as error:
        raise Unprocessable(text="IMPORT_SHEET_BROKEN") from error
    except Unprocessable:
        raise
    except BROKEN_XLSX as error:
        raise Unprocessable(text="IMPORT_SHEET_BROKEN") from error


def _written(value: object) -> str:
    """A cell as a person would write it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime):
        # A spreadsheet counts days in fractions: half past nine is a microsecond less or more.
        value = (value + timedelta(milliseconds=500)).replace(microsecond=0)
        return value.date().isoformat() if value.time() == time() else value.isoformat()
    if isinstance(value, date | time):
        return value.isoformat()
    return str(value)
