"""A CSV of 1,000,000 contents as the export writes it, beside the same rows copied out and thrown away.

The job makes cells harmless, writes the words of the person's language, times in the tenant's zone, and puts
the file into the store as it comes. The bare side has PostgreSQL copy the same columns as they stand.
"""

import asyncio
import json
import time
from datetime import UTC, datetime

from estante.builtin import load_registry
from estante.exports.jobs import ExportPayload, export_job
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobContext
from estante.jobs.worker import open_services
from estante.lists.request import ListRequest
from estante.lists.values import FilterContext
from estante_contents.exports import CONTENTS_EXPORT
from estante_contents.lists import CONTENTS
from harness import Bench, bench, peak_mib, report, size
from million import fill

ROWS = size(1_000_000)
WORDS = {"CTTY_03": "Vídeo", "CTTY_04": "Audio", "CTTY_05": "PDF", "CTTY_07": "Enlace", "active": "Activo"}
ROWS_PER_SECOND, MAX_MIB = 100_000, 100
BARE = (
    "SELECT guid, name, type_guid, author_name, author_lastname, country, status, is_public, is_teacher_only,"
    " erp_id, size, created_at, updated_at FROM contents ORDER BY created_at DESC, guid DESC"
)


async def bare(work: WorkServices, made: Bench) -> float:
    """Seconds of the copy alone."""

    async def forget(_chunk: bytes) -> None:
        return None

    start = time.perf_counter()
    async with work.database.reading(made.tenant) as connection:
        await connection.copy_from_query(BARE, output=forget, format="csv")
    return time.perf_counter() - start


async def measure(made: Bench) -> dict[str, float]:
    """Every figure; memory is what the export added at most."""
    await fill(made, ROWS)
    work = open_services(made.platform, load_registry())
    columns = [column.name for column in CONTENTS_EXPORT.columns]
    query = CONTENTS.read(b"", [])
    request = ListRequest.of(query, FilterContext(None, datetime.now(UTC), UTC), {"words": json.dumps(WORDS)})
    payload = ExportPayload("es", columns, columns, request.to_json())
    try:
        figures = {"bare s": await bare(work, made)}
        before, start = peak_mib(), time.perf_counter()
        result = await export_job(CONTENTS_EXPORT).handler(JobContext(work, made.tenant), payload)
        figures["export s"] = time.perf_counter() - start
        figures["memory MiB"] = peak_mib() - before
        assert isinstance(result, dict)
        assert result["rows"] == ROWS, result
        figures["file MiB"] = float(str(result["size"])) / 1024**2
    finally:
        await work.database.close()
    return figures


def main() -> None:
    """Fill, export, report."""
    with bench({"shared_buffers": "512MB", "synchronous_commit": "off"}) as made:
        figures = asyncio.run(measure(made))
    per_second = ROWS / figures["export s"]
    report(
        f"a CSV of {ROWS:,} contents",
        min(per_second / ROWS_PER_SECOND, MAX_MIB / max(figures["memory MiB"], 1)),
        ">= 1",
        f"{ROWS_PER_SECOND:,} rows a second and {MAX_MIB} MiB",
        {"rows a second": per_second, "of the bare copy": figures["bare s"] / figures["export s"], **figures},
    )


if __name__ == "__main__":
    main()
