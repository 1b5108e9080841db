"""The job that converts a content's file, behind everything that people wait for.

The content opens meanwhile, and stays as it is when this fails. It may run again after a kill: what it stores
has a path that follows from the file, and the content is changed in one transaction at the end.
"""

from collections.abc import Mapping
from uuid import UUID

import msgspec
from estante.api.errors import Param, Unprocessable
from estante.api.jobs import JobContext, JobKind, JobQueue, Json, Postponed, WorkContext
from msgspec import Struct
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import Assets, Conversion, Unpreparable
from estante_contents.conversion import sandbox
from estante_contents.conversion.files import MEDIA_TYPES, converted_path, pieces, possible_paths
from estante_contents.conversion.making import Made, made_of
from estante_contents.conversion.outcome import WAITING, converted, unconverted
from estante_contents.conversion.readiness import is_ready
from estante_contents.inspection.turns import free_turn
from estante_contents.mentions.passages import keep_words
from estante_contents.models import Content, ContentFile
from estante_contents.services.purposes import THUMBNAILS

# Films take the cores for themselves; whoever waits gives its place among the jobs back.
PLACES = 1
TIMEOUT = 4 * 3600
GAVE_UP = "CONVERSION_GAVE_UP"
SENTENCES = {sandbox.FAILED, sandbox.TOO_SLOW}


class ConversionFailed(Unprocessable):
    """The file stays as it is; the text says why."""

    code = "CONVERSION_FAILED"


class ConvertPayload(Struct, frozen=True):
    """The guids of a content and of the file that it opens with."""

    content: UUID
    file: UUID


class Begun(Struct, frozen=True):
    """What a run works on, as it was when it began."""

    content: UUID
    file: ContentFile
    assets: Assets
    conversion: Conversion


async def convert(job: JobContext, payload: ConvertPayload) -> Json:
    """Convert the file that the payload names, unless that is not wanted any more.

    Raises:
        ConversionFailed: the content now says why; a retry begins anew. Postponed: another conversion runs.
    """
    begun = await _begin(job, payload)
    if begun is None:
        return None
    async with free_turn(job.files.inspection.folder, "conversion", PLACES) as place:
        if place is None:
            raise Postponed
        try:
            async with made_of(job, begun.file, begun.conversion, begun.assets) as made:
                await _store(job, begun, made)
                await _finish(job, begun, made)
        except Unpreparable as failure:
            await _fail(job, begun, failure.code, failure.params)
    return {"content": str(begun.content)}


async def enqueue_conversion(
    session: AsyncSession, queue: JobQueue, content: Content, person_guid: UUID | None
) -> None:
    """Have a job convert the file that a content opens with."""
    if content.file_guid is not None:
        payload = ConvertPayload(content.guid, content.file_guid)
        await queue.enqueue(
            session,
            CONVERT,
            payload,
            person_guid=person_guid,
            subject_guid=content.guid,
            title=content.name,
        )


async def give_up(work: WorkContext, payload: ConvertPayload) -> None:
    """Have a content whose job failed without an answer say so."""
    async with work.transaction() as session:
        content = await _waiting(session, payload.content, payload.file)
        if content is not None:
            _leave(content, GAVE_UP, {})
    await _forget(work, payload.file)


async def _begin(job: JobContext, payload: ConvertPayload) -> Begun | None:
    async with job.transaction() as session:
        content = await _waiting(session, payload.content, payload.file)
        file = await session.scalar(select(ContentFile).where(ContentFile.guid == payload.file))
        if content is not None and file is not None:
            assets = msgspec.convert(content.assets, Assets)
            if assets.conversion is not None and await is_ready(assets.conversion, job.files.inspection):
                return Begun(content.guid, file, assets, assets.conversion)
            content.assets = _kept(msgspec.structs.replace(assets, conversion=None))
    await _forget(job, payload.file)
    return None


async def _store(job: JobContext, begun: Begun, made: Made) -> None:
    if made.path is not None:
        path = converted_path(begun.file.guid, made.path.suffix)
        await job.files.put(job.tenant, path, pieces(made.path))
    if made.assets.thumbnail is not None:
        await job.files.put(job.tenant, _thumbnail(begun.file), made.assets.thumbnail)


async def _finish(job: JobContext, begun: Begun, made: Made) -> None:
    async with job.transaction() as session:
        content = await _waiting(session, begun.content, begun.file.guid)
        if content is not None:
            content.assets = _kept(converted(begun.assets, made.assets))
            values: dict[str, object] = {}
            if made.assets.thumbnail is not None:
                values["thumbnail_path"] = _thumbnail(begun.file)
                if not content.has_own_thumbnail:
                    content.thumbnail_path = _thumbnail(begun.file)
            if made.path is not None:
                values["converted_path"] = converted_path(begun.file.guid, made.path.suffix)
                values["converted_media_type"] = MEDIA_TYPES[made.path.suffix]
                values["converted_size"] = made.path.stat().st_size
            if values:
                own = ContentFile.guid == begun.file.guid
                await session.execute(update(ContentFile).where(own).values(**values))
            if begun.conversion.product == "document" and made.assets.searched:
                # By the pages that people read from then on.
                await keep_words(session, begun.content, made.assets.searched)
    if content is None:
        await _forget(job, begun.file.guid)


async def _fail(job: JobContext, begun: Begun, code: str, params: Mapping[str, Param]) -> None:
    # Why what was made cannot be read says nothing of the file that was sent.
    code, params = (code, params) if code in SENTENCES else (sandbox.FAILED, {})
    async with job.transaction() as session:
        content = await _waiting(session, begun.content, begun.file.guid)
        if content is not None:
            _leave(content, code, params)
    await _forget(job, begun.file.guid)
    if begun.conversion.product not in WAITING:
        return
    failure = ConversionFailed(text=code)
    failure.params = params
    raise failure


def _leave(content: Content, code: str, params: Mapping[str, Param]) -> None:
    content.assets = _kept(unconverted(msgspec.convert(content.assets, Assets), code, params))


async def _forget(work: WorkContext, file_guid: UUID) -> None:
    """Delete what was stored of a file and belongs to nobody."""
    async with work.transaction() as session:
        paths = set(possible_paths(file_guid))
        used = select(ContentFile.converted_path).where(ContentFile.converted_path.in_(paths))
        orphans = paths - set(await session.scalars(used))
    await work.files.delete(work.tenant, *orphans)


async def _waiting(session: AsyncSession, content_guid: UUID, file_guid: UUID) -> Content | None:
    """The content, also one in the trash, while it opens with this file and waits for its conversion."""
    content: Content | None = await session.scalar(
        select(Content).where(Content.guid == content_guid, Content.file_guid == file_guid).with_for_update()
    )
    return content if content is not None and "conversion" in content.assets else None


def _thumbnail(file: ContentFile) -> str:
    return f"{THUMBNAILS}/{file.guid.hex}.webp"


def _kept(assets: Assets) -> dict[str, object]:
    """The assets as the content keeps them; a picture is a file, and text is for searching."""
    plain = msgspec.structs.replace(assets, title="", text="", passages=(), thumbnail=None)
    return dict(msgspec.to_builtins(plain))


CONVERT = JobKind(
    "contents.convert",
    ConvertPayload,
    convert,
    "contents.jobs.convert",
    timeout=TIMEOUT,
    page="/content/{guid}",
    give_up=give_up,
)
