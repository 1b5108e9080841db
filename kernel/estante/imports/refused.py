"""The files that an import gives: the refused rows with their reasons, and an empty template.

Both are CSV as the exports write it, with the separator of the person's language and no live formula.
"""

import csv
from asyncio import to_thread
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from io import StringIO
from itertools import islice
from typing import TYPE_CHECKING

from estante.imports.tables import TableLimits, open_table
from estante.jobs.exports import SEPARATORS

if TYPE_CHECKING:
    from estante.files.store import FileStore
    from estante.imports.models import ImportRun
    from estante.imports.spec import ImportSpec
    from estante.tenancy.tenant import Tenant

BOM = b"\xef\xbb\xbf"
LINES_AT_ONCE = 500
# What a spreadsheet takes for a formula, also in full width.
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r", "\n", *map(chr, (0xFF1D, 0xFF0B, 0xFF0D, 0xFF20)))


def inert(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA_SIGNS) else cell


def csv_line(cells: Sequence[str], language: str) -> bytes:
    """One line of a CSV for spreadsheets in a language."""
    line = StringIO()
    csv.writer(line, delimiter=SEPARATORS.get(language, ","), lineterminator="\n").writerow(map(inert, cells))
    return line.getvalue().encode()


def template_of(spec: "ImportSpec", language: str) -> bytes:
    """The headers and nothing below."""
    return BOM + csv_line([spec.label(name) for name in spec.fields], language)


async def refused_rows(  # noqa: PLR0917 - a file is made of all of these
    files: "FileStore",
    tenant: "Tenant",
    run: "ImportRun",
    limits: TableLimits,
    reasons: Mapping[int, Sequence[str]],
    head: str,
    language: str,
) -> AsyncIterator[bytes]:
    """The rows with a reason, as they stood in the file, with a column more."""
    yield BOM + csv_line([*run.headers, head], language)
    with files.open_seekable(tenant, run.file_path) as file:
        _, rows = open_table(file, run.format, limits)
        width = len(run.headers)
        chosen: Iterator[bytes] = (
            csv_line([*_padded(row.cells, width), "; ".join(reasons[row.line])], language)
            for row in rows
            if row.line in reasons
        )
        while lines := await to_thread(list, islice(chosen, LINES_AT_ONCE)):
            yield b"".join(lines)


def _padded(cells: Sequence[str], width: int) -> list[str]:
    return [*cells, *("",) * (width - len(cells))][:width]
