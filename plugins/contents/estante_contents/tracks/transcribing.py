"""Has a plugin write down what is said in a content; its subtitles and its transcript come of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from uuid import UUID

from estante.api import audit
from estante.api.access import Principal
from estante.api.jobs import JobContext, JobKind, Json
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.models import Content, ContentFile
from estante_contents.tracks.copies import unused_paths
from estante_contents.tracks.cues import TimedText, read_vtt
from estante_contents.tracks.files import VTT
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.values import TrackKind, Transcriber
from estante_contents.tracks.words import keep_cues

FOLDER = "tracks"
WRITTEN: Sequence[TrackKind] = ("subtitle", "transcript")


class TranscribePayload(Struct, frozen=True):
    """The content, who writes it down, and the language that is spoken."""

    content: UUID
    transcriber: str
    lang_id: str


def transcribers(registry: HookCaller, tenant: Tenant) -> Mapping[str, Transcriber]:
    """Those that the tenant's plugins bring, by their names."""
    contributed: list[Sequence[Transcriber]] = registry.hook("register_transcribers", tenant)()
    return {each.name: each for given in contributed for each in given}


class RecordedFile:
    """Implements `values.Recording` for one run of the job."""

    def __init__(self, job: JobContext, file: ContentFile, lang_id: str) -> None:
        self._job, self._path = job, file.path
        self.tenant, self.lang_id = job.tenant, lang_id
        self.name, self.media_type = file.name, file.media_type

    async def download(self, folder: Path) -> Path:
        ending = Path(self.name).suffix.lower()
        return await self._job.files.download(self.tenant, self._path, folder, ending)

    async def stage(self, text_key: str, share: float) -> None:
        await self._job.progress(share, text_key)


async def transcribe(job: JobContext, payload: TranscribePayload) -> Json:
    """Write a content down. What it has in that language by then stays as it is.

    Raises:
        InvalidVtt: the plugin answered no WebVTT.
    """
    transcriber = transcribers(job.plugins, job.tenant).get(payload.transcriber)
    async with job.transaction() as session:
        content = await _content(session, payload.content)
        file = await session.scalar(
            select(ContentFile).where(ContentFile.guid == (content.file_guid if content else None))
        )
    if transcriber is None or file is None:
        return None
    timed = read_vtt(await transcriber.transcribe(RecordedFile(job, file, payload.lang_id)))
    path = f"{FOLDER}/{job.job_guid.hex}.vtt"
    await job.files.put(job.tenant, path, timed.text.encode())
    async with job.transaction() as session:
        if await _content(session, payload.content) is not None:
            await _add(session, job, payload, path, timed)
        unused = await unused_paths(session, [path])
    await job.files.delete(job.tenant, *unused)
    return {"content": str(payload.content)}


async def _content(session: AsyncSession, guid: UUID) -> Content | None:
    return await session.scalar(
        select(Content).where(Content.guid == guid, Content.deleted_at.is_(None)).with_for_update()
    )


async def _add(
    session: AsyncSession, job: JobContext, payload: TranscribePayload, path: str, timed: TimedText
) -> None:
    taken = select(ContentTrack.kind).where(
        ContentTrack.content_guid == payload.content, ContentTrack.lang_id == payload.lang_id
    )
    present = set(await session.scalars(taken))
    principal = Principal(job.tenant, person_guid=job.person_guid)
    for kind in WRITTEN:
        if kind in present:
            continue
        track = ContentTrack(
            tenant_id=job.tenant.guid,
            guid=uuid7(),
            content_guid=payload.content,
            kind=kind,
            lang_id=payload.lang_id,
            path=path,
            name=f"{payload.lang_id}.vtt",
            media_type=VTT,
            size=len(timed.text.encode()),
            cue_count=timed.cue_count,
        )
        session.add(track)
        await session.flush()
        await keep_cues(session, track, timed.text.encode())
    detail: dict[str, audit.Detail] = {"added": payload.lang_id, "transcriber": payload.transcriber}
    await audit.record(session, principal, "contents.subtitles", "content", payload.content, detail)


TRANSCRIBE = JobKind(
    "contents.transcribe",
    TranscribePayload,
    transcribe,
    "contents.jobs.transcribe",
    timeout=3600,
    page="/content/{guid}/tracks",
)
