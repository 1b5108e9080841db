"""The subtitles and transcripts of demo contents."""

from pathlib import Path
from uuid import uuid5

from estante.api.plugins import SeedContext
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.models import Content
from estante_contents.tracks.cues import decode, read_vtt
from estante_contents.tracks.files import VTT
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.transcribing import FOLDER
from estante_contents.tracks.values import TrackKind
from estante_contents.tracks.words import keep_cues

FILES = Path(__file__).parent / "files"
LANGUAGES = ("es", "pt", "en")
KINDS: tuple[TrackKind, ...] = ("subtitle", "transcript")


async def add_tracks(context: SeedContext, session: AsyncSession, content: Content, stem: str) -> None:
    """Give a content the files `<stem>.<language>.vtt`, as subtitles and as transcripts."""
    for lang_id in LANGUAGES:
        name = f"{stem}.{lang_id}.vtt"
        data = (FILES / name).read_bytes()
        for kind in KINDS:
            guid = uuid5(content.guid, f"{kind}:{lang_id}")
            path = f"{FOLDER}/{guid.hex}.vtt"
            await context.files.put(context.tenant, path, data)
            track = ContentTrack(
                tenant_id=content.tenant_id,
                guid=guid,
                content_guid=content.guid,
                kind=kind,
                lang_id=lang_id,
                path=path,
                name=name,
                media_type=VTT,
                size=len(data),
                cue_count=read_vtt(decode(data)).cue_count,
            )
            session.add(track)
            await session.flush()
            await keep_cues(session, track, data)
