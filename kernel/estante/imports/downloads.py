"""The files that an import gives: the refused rows with their reasons, and an empty template."""

from asyncio import to_thread
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from datetime import UTC
from io import BytesIO
from itertools import islice
from typing import TYPE_CHECKING

from estante.exports.spreadsheets import BOM, SheetFormat, SheetWriter, csv_line
from estante.imports.reading import rows_of

if TYPE_CHECKING:
    from estante.files.store import FileStore
    from estante.imports.models import ImportRun
    from estante.imports.spec import ImportSpec
    from estante.tenancy.tenant import Tenant

CHUNK_LINES = 500


def template_of(headers: Sequence[str], language: str, format: SheetFormat) -> bytes:
    """The headers and nothing below."""
    if format == "csv":
        return BOM + csv_line(headers, language)
    file = BytesIO()
    SheetWriter(headers, UTC).save(file)
    return file.getvalue()


async def refused_rows(
    files: "FileStore",
    tenant: "Tenant",
    run: "ImportRun",
    spec: "ImportSpec",
    reasons: Mapping[int, Sequence[str]],
    *,
    head: str,
    language: str,
) -> AsyncIterator[bytes]:
    """The rows with a reason, as they stood in the file, with a column more; secrets are left out."""
    yield BOM + csv_line([*run.headers, head], language)
    with files.open_seekable(tenant, run.file_path) as file:
        width, secret = len(run.headers), spec.secret_columns(run.headers, run.mapping)
        chosen: Iterator[bytes] = (
            csv_line([*_padded(row.cells, width, secret), "; ".join(reasons[row.line])], language)
            for row in rows_of(file, run, spec, tenant)
            if row.line in reasons
        )
        while lines := await to_thread(list, islice(chosen, CHUNK_LINES)):
            yield b"".join(lines)


def _padded(cells: Sequence[str], width: int, secret: Collection[int]) -> list[str]:
    shown = ["" if column in secret else cell for column, cell in enumerate(cells)]
    return [*shown, *("",) * (width - len(cells))][:width]
