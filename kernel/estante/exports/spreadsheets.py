"""Files for spreadsheets: CSV by line, and XLSX written row by row. No cell of either is a live formula."""

import csv
from collections.abc import Iterable, Sequence
from datetime import datetime, tzinfo
from decimal import Decimal
from io import StringIO
from typing import BinaryIO, Literal

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

SheetFormat = Literal["csv", "xlsx"]
MEDIA_TYPES = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
# Without it spreadsheets misread accents.
BOM = b"\xef\xbb\xbf"
# Where a comma divides decimals, spreadsheets expect a semicolon between cells.
SEPARATORS = {"es": ";", "pt": ";", "en": ","}
# What a spreadsheet takes for a formula, also in full width (OWASP, CSV injection).
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n", *map(chr, (0xFF1D, 0xFF0B, 0xFF0D, 0xFF20)))
# Rows of a sheet, the header's among them, and characters of a cell: the format has no more.
MAX_SHEET_ROWS = 1_048_576
MAX_SHEET_CELL = 32_767


def separator_for(language: str) -> str:
    """What stands between the cells of a CSV in a language."""
    return SEPARATORS.get(language, ",")


def inert(cell: str) -> str:
    """A cell of a CSV that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA_SIGNS) else cell


def csv_line(cells: Iterable[str], language: str) -> bytes:
    """One line of a CSV for spreadsheets in a language."""
    line = StringIO()
    csv.writer(line, delimiter=separator_for(language), lineterminator="\n").writerow(map(inert, cells))
    return line.getvalue().encode()


class SheetWriter:
    """One sheet of an XLSX. Rows go to a temporary file, so that memory does not grow with them.

    For code that runs in a thread. Texts stay texts, whatever sign they begin with; numbers, truth values and
    dates are cells of their kind, times as the clock in `zone` shows them.
    """

    def __init__(self, header: Sequence[str], zone: tzinfo) -> None:
        self._zone = zone
        self._book = Workbook(write_only=True)
        self._sheet = self._book.create_sheet()
        self._sheet.freeze_panes = "A2"
        self.append([header])

    def append(self, rows: Iterable[Sequence[object]]) -> None:
        """Write rows below those that are there."""
        for row in rows:
            self._sheet.append([self._cell(value) for value in row])

    def save(self, file: BinaryIO) -> None:
        """Write the whole book; nothing can be appended afterwards."""
        self._book.save(file)

    def _cell(self, value: object) -> object:
        if value is None or isinstance(value, bool | int | float | Decimal):
            return value
        if isinstance(value, datetime):
            return value.astimezone(self._zone).replace(tzinfo=None) if value.tzinfo else value
        text = ILLEGAL_CHARACTERS_RE.sub("", str(value))[:MAX_SHEET_CELL]
        if not text.startswith(("=", "#")):
            return text
        cell = WriteOnlyCell(self._sheet, text)
        # Set afterwards, or the library would make a formula or an error of it.
        cell.data_type = "s"
        return cell
