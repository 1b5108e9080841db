"""100,000 rows of a CSV looked at and written, in batches of one INSERT, beside the same INSERTs alone.

The import reads, decodes and checks every cell, looks for keys that repeat, and settles each batch with how
far it is; the bare side sends the same rows to PostgreSQL and does nothing else. The links are what contents
imports: each row is a record with its own audit and event.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Annotated
from unittest.mock import patch
from uuid import UUID

from estante.builtin import load_registry
from estante.imports.jobs import ImportPayload, run_import
from estante.imports.models import ImportRun
from estante.imports.spec import ImportContext, ImportSpec
from estante.jobs.context import WorkServices
from estante.jobs.kinds import JobContext
from estante.jobs.worker import open_services
from estante.plugins.registry import PluginRegistry
from estante_contents.imports import LINKS
from estante_contents.policies import Contents
from harness import Bench, bench, peak_mib, report, size
from msgspec import Meta, Struct
from sqlalchemy import text
from uuid_utils.compat import uuid7

ROWS, RECORDS, BATCH = size(100_000), 2_000, 1_000
INSERT = (
    "INSERT INTO tags (tenant_id, guid, tag)"
    " SELECT {tenant}, * FROM unnest(CAST({guids} AS uuid[]), CAST({tags} AS text[]))"
)
WRITE = text(INSERT.format(tenant=":tenant", guids=":guids", tags=":tags"))


class TagRow(Struct, frozen=True, kw_only=True):
    """A tag, and two cells that are checked and written nowhere."""

    tag: Annotated[str, Meta(min_length=3, max_length=100)]
    weight: Annotated[int, Meta(ge=0, le=1_000_000)]
    note: Annotated[str, Meta(max_length=200)] = ""


async def write_tags(context: ImportContext, rows: Sequence[TagRow]) -> None:
    """A batch by one statement."""
    values = {
        "tenant": context.principal.tenant.guid,
        "guids": [uuid7() for _ in rows],
        "tags": [row.tag for row in rows],
    }
    await context.session.execute(WRITE, values)


TAGS = ImportSpec(
    name="contents.tags",
    row=TagRow,
    action=Contents.create,
    text_key="imports.tags",
    page="/contents",
    key="tag",
    write_rows=write_tags,
    max_rows=ROWS,
    batch=BATCH,
)
SPECS: Mapping[str, ImportSpec] = {TAGS.name: TAGS, LINKS.name: LINKS}


async def begin(
    work: WorkServices, made: Bench, person: UUID, spec: ImportSpec, lines: Sequence[str]
) -> UUID:
    """An import of this file, whose columns stand in the order of the fields."""
    path, guid = f"imports/{uuid7().hex}.csv", uuid7()
    await work.files.put(made.tenant, path, "\n".join([";".join(spec.fields), *lines]).encode())
    run = ImportRun(
        tenant_id=made.tenant.guid,
        guid=guid,
        name=spec.name,
        person_guid=person,
        file_guid=uuid7(),
        file_path=path,
        file_name="rows.csv",
        format="csv",
        encoding="utf-8",
        separator=";",
        headers=list(spec.fields),
        preview=[],
        mapping={field: column for column, field in enumerate(spec.fields)},
    )
    async with work.database.transaction(made.tenant) as session:
        session.add(run)
    return guid


async def seconds_of(work: WorkServices, made: Bench, guid: UUID, *, write: bool, rows: int) -> float:
    """How long a look or the writing takes; every row has to be good."""
    start = time.perf_counter()
    result = await run_import(JobContext(work, made.tenant), ImportPayload(guid, write))
    spent = time.perf_counter() - start
    assert isinstance(result, dict)
    assert result["written"] == rows, result
    async with work.database.transaction(made.tenant) as session:
        run = await session.get_one(ImportRun, (made.tenant.guid, guid))
        run.position = run.rows = run.written = run.refused = 0
    return spent


async def bare(made: Bench) -> float:
    """Seconds of the same INSERTs alone."""
    connection = await made.connect()
    sql = INSERT.format(tenant="$1", guids="$2", tags="$3")
    try:
        await connection.execute("DELETE FROM tags")
        start = time.perf_counter()
        for first in range(0, ROWS, BATCH):
            tags = [f"bare {number}" for number in range(first, first + BATCH)]
            await connection.execute(sql, made.tenant.guid, [uuid7() for _ in tags], tags)
        return time.perf_counter() - start
    finally:
        await connection.close()


async def measure(made: Bench) -> dict[str, float]:
    """Every figure; memory is what the writing added at most."""
    ((person, _),) = await made.sign_in("R04", 1)
    registry = load_registry()
    work = open_services(made.platform, registry)
    try:
        lines = [f"etiqueta {number};{number};Una nota" for number in range(ROWS)]
        guid = await begin(work, made, UUID(person), TAGS, lines)
        before = peak_mib()
        figures = {"look s": await seconds_of(work, made, guid, write=False, rows=ROWS)}
        figures["write s"] = await seconds_of(work, made, guid, write=True, rows=ROWS)
        figures["memory MiB"] = peak_mib() - before
        links = [f"Enlace {number};https://example.org/{number};;erp-{number}" for number in range(RECORDS)]
        guid = await begin(work, made, UUID(person), LINKS, links)
        figures["links s"] = await seconds_of(work, made, guid, write=True, rows=RECORDS)
    finally:
        await work.database.close()
    figures["bare s"] = await bare(made)
    return figures


def main() -> None:
    """Import, compare, report."""
    with bench({"synchronous_commit": "off"}) as made, patch.object(PluginRegistry, "imports", SPECS):
        figures = asyncio.run(measure(made))
    report(
        f"an import of {ROWS:,} rows",
        figures["bare s"] / figures["write s"],
        "told, not held",
        "the same INSERTs alone",
        {
            "rows a second": ROWS / figures["write s"],
            "records a second": RECORDS / figures["links s"],
            **figures,
        },
    )


if __name__ == "__main__":
    main()
