"""Reading a file of rows: what kind, encoding and separator it has is found out, and every limit is held.

For code that runs in a thread. Lines are numbered as a text editor or a spreadsheet numbers them.
"""

import codecs
import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from typing import BinaryIO, Protocol
from unicodedata import normalize
from zipfile import BadZipFile

import openpyxl
from defusedxml.common import DefusedXmlException
from msgspec import Struct

from estante.errors import Unprocessable
from estante.files.archives import ArchiveLimits, open_archive

SEPARATORS = ";,\t|"
HEAD_BYTES = 64 * 1024
MAX_CELL = 32_767
BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
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
    """One row: its line, and the cells as text, without spaces around them."""

    line: int
    cells: Sequence[str]


class Table(Struct, frozen=True):
    """What a file is: its headers, and how it was read (`xlsx`, or an encoding with a separator)."""

    headers: tuple[str, ...]
    encoding: str
    separator: str


def open_table(file: BinaryIO, format: str, limits: TableLimits) -> tuple[Table, Iterator[TableRow]]:
    """Read the headers, and what yields the rows below them; blank rows are left out.

    Raises:
        Unprocessable: broken, without headers, or over a limit. Going over the rows raises it too.
    """
    if format == "xlsx":
        encoding, separator = "xlsx", ""
        rows = _of_sheet(file, limits)
    else:
        encoding = encoding_of(file)
        separator = separator_of(file, encoding)
        rows = _of_text(file, encoding, separator, limits)
    first = next(rows, None)
    if first is None:
        raise Unprocessable(text="IMPORT_EMPTY")
    return Table(tuple(first.cells), encoding, separator), _counted(rows, limits)


def _counted(rows: Iterator[TableRow], limits: TableLimits) -> Iterator[TableRow]:
    for number, row in enumerate(rows, start=1):
        if number > limits.rows:
            raise Unprocessable(text=limits.too_many, limit=limits.rows)
        yield row


def _row(line: int, cells: Sequence[str], limits: TableLimits) -> TableRow | None:
    if len(cells) > limits.columns and any(cells[limits.columns :]):
        raise Unprocessable(text="IMPORT_TOO_MANY_COLUMNS", line=line, limit=limits.columns)
    # PostgreSQL has no NUL in a text, and nobody can see one.
    shown = [normalize("NFC", cell.replace("\x00", "").strip()) for cell in cells[: limits.columns]]
    while shown and not shown[-1]:
        shown.pop()
    if long := next((cell for cell in shown if len(cell) > limits.cell), None):
        raise Unprocessable(text="IMPORT_CELL_TOO_LONG", line=line, limit=limits.cell, value=long[:40])
    return TableRow(line, shown) if shown else None


# -- text


def encoding_of(file: BinaryIO) -> str:
    """UTF-8 or UTF-16 by their marks, UTF-8 when all of it is, else what Windows writes in western Europe."""
    file.seek(0)
    head = file.read(4)
    for mark, name in BOMS:
        if head.startswith(mark):
            return name
    file.seek(0)
    decoder = codecs.getincrementaldecoder("utf-8")()
    try:
        while data := file.read(HEAD_BYTES):
            decoder.decode(data)
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def separator_of(file: BinaryIO, encoding: str) -> str:
    """The sign that stands most often between the cells of the first line."""
    file.seek(0)
    head = file.read(HEAD_BYTES).decode(encoding, "replace")
    is_quoted, counts = False, dict.fromkeys(SEPARATORS, 0)
    for letter in head:
        if letter == '"':
            is_quoted = not is_quoted
        elif letter in "\r\n" and not is_quoted and any(counts.values()):
            break
        elif letter in counts and not is_quoted:
            counts[letter] += 1
    return max(SEPARATORS, key=lambda separator: counts[separator]) if any(counts.values()) else ","


class _Text(io.TextIOWrapper):
    """Decodes a file that stays open: it is its opener's."""

    def close(self) -> None:
        """Let go of the file."""
        with suppress(ValueError):
            self.detach()


def _of_text(file: BinaryIO, encoding: str, separator: str, limits: TableLimits) -> Iterator[TableRow]:
    file.seek(0)
    text = _Text(file, encoding, errors="replace", newline="")
    reader = csv.reader(text, delimiter=separator, strict=True)
    line = 1
    for cells in _lines(reader):
        row = _row(line, [_own(cell) for cell in cells], limits)
        line = reader.line_num + 1
        if row is not None:
            yield row


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


def _of_sheet(file: BinaryIO, limits: TableLimits) -> Iterator[TableRow]:
    """The rows of the first sheet; a formula is the value that the person saw."""
    open_archive(file, XLSX_LIMITS)
    file.seek(0)
    try:
        book = openpyxl.load_workbook(file, read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        # What a file says of its own size is a claim.
        sheet.reset_dimensions()
        cells = sheet.iter_rows(values_only=True, max_col=limits.columns + 1)
        for line, values in enumerate(cells, start=1):
            row = _row(line, [_written(value) for value in values], limits)
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
