"""Jobs, exports and live events of the caller."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import quote
from uuid import UUID

import msgspec
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage, Stream
from sqlalchemy.ext.asyncio import AsyncSession

from estante.database.engine import Database
from estante.errors import InvalidToken, NotFound, TokenExpired
from estante.exports import jobs as exports
from estante.exports.spreadsheets import MEDIA_TYPES as SHEETS
from estante.files.store import FileStore
from estante.http.authentication import Authentication, bearer_token
from estante.http.limits import Hourly
from estante.identity.principal import Principal
from estante.jobs.lists import JOBS
from estante.jobs.live import JOB_EVENT, Live, LiveEvent
from estante.jobs.queue import JobQueue
from estante.jobs.views import CancelledJobs, JobView, view_of
from estante.languages.caller import texts_for
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.notifications.service import NOTIFICATIONS_EVENT, Notifications
from estante.plugins.registry import PluginRegistry

# After this a browser comes back with its last event's id, and its session is looked at again.
STREAM_EVENTS_SECONDS = 600.0
AnyRequest = Request[Any, Any, State]
MEDIA_TYPES: Mapping[str, str] = {**SHEETS, "zip": "application/zip"}


@get("/jobs", session=True, list=JOBS)
async def list_jobs(
    request: AnyRequest, lists: NamedDependency[Lists], registry: NamedDependency[PluginRegistry]
) -> Page[JobView]:
    """The caller's jobs, newest first; `status` may be repeated."""
    text = texts_for(request.scope)
    page = await lists.page(JOBS)
    return page.map(lambda job: view_of(job, registry.jobs, text))


@get("/jobs/{job_guid:uuid}", session=True)
async def show_job(
    job_guid: FromPath[UUID],
    *,
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
    registry: NamedDependency[PluginRegistry],
) -> JobView:
    """One of the caller's jobs; 404 for anybody else's."""
    job = await queue.get(session, principal.guid, job_guid)
    return view_of(job, registry.jobs, texts_for(request.scope))


@post("/jobs/cancel", session=True, status_code=200, limit=Hourly("bulk"), summary="Stop all of one's jobs")
async def cancel_jobs(
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
) -> CancelledJobs:
    """Stop every job of the caller that waits or runs; what they did by then stays done."""
    return CancelledJobs(await queue.cancel_all(session, principal.guid))


@delete("/jobs/{job_guid:uuid}", session=True, status_code=200)
async def cancel_job(
    job_guid: FromPath[UUID],
    *,
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
    registry: NamedDependency[PluginRegistry],
) -> JobView:
    """Stop a waiting or running job.

    Raises:
        JobNotOpen (409): it has already ended.
    """
    job = await queue.cancel(session, await queue.get(session, principal.guid, job_guid))
    return view_of(job, registry.jobs, texts_for(request.scope))


@post("/jobs/{job_guid:uuid}/retry", session=True, status_code=200, limit=Hourly("imports"))
async def retry_job(
    job_guid: FromPath[UUID],
    *,
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
    registry: NamedDependency[PluginRegistry],
) -> JobView:
    """Run a failed or cancelled job again.

    Raises:
        JobNotOpen (409): it has not ended, or it ended well.
    """
    job = await queue.get(session, principal.guid, job_guid)
    kind = registry.jobs.get(job.kind)
    if kind is None:
        raise NotFound
    job = await queue.retry(session, job, kind)
    return view_of(job, registry.jobs, texts_for(request.scope))


@get("/events", session=True)
async def follow_events(
    request: AnyRequest,
    *,
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
    database: NamedDependency[Database],
    registry: NamedDependency[PluginRegistry],
    authentication: NamedDependency[Authentication],
    notifications: NamedDependency[Notifications],
) -> ServerSentEvent:
    """The caller's events as they happen (server-sent events); `Last-Event-ID` gets what was missed.

    A `job` event carries the job as `GET jobs/{guid}` answers it, a `notifications` event how many are
    unread. The stream ends with its session.
    """
    text = texts_for(request.scope)

    async def describe(event: LiveEvent) -> object:
        if event.name != JOB_EVENT or not isinstance(event.data, dict):
            return event.data
        async with database.transaction(principal.tenant) as session:
            job = await queue.get(session, principal.guid, UUID(str(event.data["guid"])))
            return view_of(job, registry.jobs, text)

    async def unread() -> str:
        async with database.transaction(principal.tenant) as session:
            count = await notifications.count_unread(session, principal.guid)
        return msgspec.json.encode({"unread": count}).decode()

    after = request.headers.get("Last-Event-ID")
    token = bearer_token(request.scope) or ""

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        with authentication.following(token) as ended:
            try:
                await authentication.principal(principal.tenant, token)
            except (InvalidToken, TokenExpired):
                # It ended after the guard let it in, and before anybody followed it.
                return
            yield ServerSentEventMessage(event=NOTIFICATIONS_EVENT, data=await unread())
            async for message in _messages(queue.live, principal, after, ended, describe):
                yield message

    return ServerSentEvent(messages(), comment_message="hello")


async def _messages(
    live: Live,
    principal: Principal,
    after: str | None,
    ended: asyncio.Event,
    describe: Callable[[LiveEvent], Awaitable[object]],
) -> AsyncIterator[ServerSentEventMessage]:
    tenant, person = principal.tenant.guid, principal.guid
    async for event in live.subscribe(tenant, person, after, STREAM_EVENTS_SECONDS, ended):
        if event is None:
            yield ServerSentEventMessage(data=None, comment="still here")
            continue
        # A job that is gone meanwhile has nothing left to tell.
        with suppress(NotFound):
            data = msgspec.json.encode(await describe(event)).decode()
            yield ServerSentEventMessage(id=event.id or None, event=event.name, data=data)


@get("/exports/{export_id:uuid}", session=True)
async def show_export(
    export_id: FromPath[UUID],
    *,
    request: AnyRequest,
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
) -> exports.ExportView:
    """The state of one of the caller's exports."""
    job = await exports.get_export(session, queue, principal, export_id)
    base = str(request.url.path).rpartition("/")[0]
    return exports.view_of(job, texts_for(request.scope), base)


@get("/exports/{export_id:uuid}/download", session=True)
async def download_export(
    export_id: FromPath[UUID],
    session: NamedDependency[AsyncSession],
    principal: NamedDependency[Principal],
    queue: NamedDependency[JobQueue],
    files: NamedDependency[FileStore],
) -> Stream:
    """The file of a finished export, for the one who asked for it, for a day."""
    job = await exports.get_export(session, queue, principal, export_id)
    made = exports.file_of(job)
    return Stream(
        files.stream(principal.tenant, made.path),
        media_type=MEDIA_TYPES[made.path.rpartition(".")[2]],
        headers={
            "Content-Disposition": f"attachment; filename*=UTF-8''{quote(job.title, safe='')}",
            "Content-Length": str(made.size),
            "Cache-Control": "private, no-store",
            "X-Content-Type-Options": "nosniff",
        },
    )


ROUTES = [
    list_jobs,
    show_job,
    cancel_jobs,
    cancel_job,
    retry_job,
    follow_events,
    show_export,
    download_export,
]
