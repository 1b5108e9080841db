"""Jobs, an export and an upload purpose that do what a test tells them through the payload and the store."""

import asyncio
import os
import signal
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from estante.actions import Policy, Section, grant
from estante.errors import Unprocessable
from estante.exports.jobs import Export, ExportChoice, ExportColumn, export_job, start
from estante.files.purposes import COVER_FORMATS, HEADER_FORMATS, IMAGE_FORMATS, StoredUpload, UploadPurpose
from estante.hooks import hookimpl
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json
from estante.jobs.queue import JobQueue
from estante.jobs.schedules import HOURLY
from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

Probe = Section("probe", "send")
ATTACHED: list[tuple[UUID, UUID]] = []


class Note(Struct, frozen=True):
    """What a test calls the run."""

    name: str = ""


async def note(job: JobContext, payload: Note) -> Json:
    """Leave a file, so that a test sees that it ran."""
    await job.progress(0.5, "jobs.stages.export_rows")
    await job.files.put(job.tenant, f"notes/{payload.name}", b"done")
    return {"note": payload.name}


async def die_once(job: JobContext, payload: Note) -> Json:
    """Kill this very process in the middle of the first run; the second one finishes."""
    mark = f"notes/{payload.name}"
    if mark not in [name async for name in job.files.names(job.tenant, "notes")]:
        await job.files.put(job.tenant, mark, b"died")
        os.kill(os.getpid(), signal.SIGKILL)
    return {"survived": True}


async def wait(job: JobContext, payload: Note) -> Json:
    """Run until somebody ends it."""
    await job.files.put(job.tenant, f"notes/{payload.name}-started", b"")
    await asyncio.Event().wait()
    return None


async def refuse(_job: JobContext, _payload: Note) -> Json:
    raise Unprocessable(text="ARCHIVE_ENTRY_NAME", entry="../x")


async def fail_twice(job: JobContext, payload: Note) -> Json:
    tries = len([n async for n in job.files.names(job.tenant, f"notes/{payload.name}")])
    await job.files.put(job.tenant, f"notes/{payload.name}/{tries}", b"")
    if tries < 2:
        raise RuntimeError("not yet")
    return {"tries": tries + 1}


async def linger(_job: JobContext, _payload: Note) -> Json:
    await asyncio.Event().wait()
    return None


async def tick(job: JobContext, _payload: Note) -> Json:
    await job.files.put(job.tenant, "notes/tick", b"")
    return None


NOTE = JobKind("probe.note", Note, note, "jobs.kinds.files_expire")
DIE_ONCE = JobKind("probe.die", Note, die_once, "jobs.kinds.files_expire", heartbeat=1)
WAIT = JobKind("probe.wait", Note, wait, "jobs.kinds.files_expire")
REFUSE = JobKind("probe.refuse", Note, refuse, "jobs.kinds.files_expire")
FAIL_TWICE = JobKind("probe.fail", Note, fail_twice, "jobs.kinds.files_expire")
LINGER = JobKind("probe.linger", Note, linger, "jobs.kinds.files_expire", retries=1, timeout=1)
TICK = JobKind("probe.tick", Note, tick, "jobs.kinds.files_expire", schedule=HOURLY)


def numbers(_job: JobContext, filters: Mapping[str, Json], _lang: str) -> tuple[str, Sequence[object]]:
    if (most := filters.get("generate")) is not None:
        return "SELECT g AS n, 'row ' || g AS name, '' AS secret FROM generate_series(1, $1::int) AS g", [
            most
        ]
    if filters.get("broken"):
        return "SELECT 1/0 AS n, '' AS name, '' AS secret", []
    rows = "(1, 'Ñandú'), (2, '=1+1'), (3, '@x'), (4, '-2'), (5, 'a,\"b\"')"
    sql = f"SELECT n, name, 's' AS secret FROM (VALUES {rows}) AS v(n, name)"  # noqa: S608
    return f"{sql} WHERE n >= $1::int ORDER BY n DESC", [filters.get("from", 1)]


NUMBERS = Export(
    "probe.numbers",
    "jobs.kinds.files_expire",
    (
        ExportColumn("n", "jobs.stages.export_rows"),
        ExportColumn("name", "jobs.cancelled"),
        ExportColumn(
            "secret", "jobs.stages.export_file", shown=lambda tenant: not tenant.settings.restricted
        ),
    ),
    numbers,
)


@post("/probe/export", session=True, status_code=202)
async def export_numbers(
    request: Request[Any, Any, State],
    session: NamedDependency[AsyncSession],
    queue: NamedDependency[JobQueue],
    data: JSONBody[dict[str, Any]],
) -> object:
    choice = ExportChoice(format=data.pop("format", "csv"))
    return await start(request, session, queue, NUMBERS, data, choice=choice)


async def attached(upload: StoredUpload) -> None:
    ATTACHED.append((upload.subject_guid, upload.file.guid))


@hookimpl
def register_routes() -> list[Any]:
    return [export_numbers]


@hookimpl
def register_jobs() -> list[JobKind[Any]]:
    return [NOTE, DIE_ONCE, WAIT, REFUSE, FAIL_TWICE, LINGER, TICK, export_job(NUMBERS)]


@hookimpl
def register_upload_purposes() -> list[UploadPurpose]:
    return [
        UploadPurpose("probe.probe", (Probe.send,), ("pdf",), on_file=attached, alias="probe"),
        UploadPurpose("probe.content", (Probe.send,), alias="content"),
        UploadPurpose("probe.image", (Probe.send,), IMAGE_FORMATS, "image_bytes", alias="image"),
        UploadPurpose("probe.cover", (Probe.send,), COVER_FORMATS, "image_bytes", alias="cover"),
        UploadPurpose("probe.header", (Probe.send,), HEADER_FORMATS, "image_bytes", alias="header"),
    ]


@hookimpl
def register_policies() -> list[Policy]:
    return [*grant("R04", Probe.all)]
