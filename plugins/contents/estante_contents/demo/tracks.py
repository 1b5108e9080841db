"""The subtitles, transcripts and chapters of demo contents."""

from collections.abc import Mapping
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
# What each of them is read from: the words that are said, and the parts with their titles.
NAMES: Mapping[TrackKind, str] = {
    "subtitle": "{stem}.{lang_id}.vtt",
    "transcript": "{stem}.{lang_id}.vtt",
    "chapters": "{stem}.chapters.{lang_id}.vtt",
}


async def add_tracks(context: SeedContext, session: AsyncSession, content: Content, stem: str) -> None:
    """Give a content its subtitles, which are its transcripts too, and its chapters."""
    for lang_id in LANGUAGES:
        for kind, pattern in NAMES.items():
            name = pattern.format(stem=stem, lang_id=lang_id)
            data = (FILES / name).read_bytes()
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
