"""What becomes of tracks with their content: copies share the files, and the last one lets go of them."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.files import release_file
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante_contents.models import Content
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.words import copy_cues, copy_words

COPIED = frozenset(ContentTrack.__mapper__.columns.keys()) - {"created_at", "updated_at", "version"}


async def copy_tracks(session: AsyncSession, source: Content, target: Content) -> None:
    """Give a copy of a content its tracks with what they say (CON-026)."""
    tracks = await session.scalars(select(ContentTrack).where(ContentTrack.content_guid == source.guid))
    copies = [(track, uuid7()) for track in tracks.all()]
    for track, guid in copies:
        values = {name: getattr(track, name) for name in COPIED}
        session.add(ContentTrack(**{**values, "guid": guid, "content_guid": target.guid}))
    await session.flush()
    for track, guid in copies:
        await copy_cues(session, track.guid, guid)
    await copy_words(session, source.guid, target.guid)


async def track_files(session: AsyncSession, contents: Sequence[UUID]) -> Mapping[str, UUID | None]:
    """The files of the tracks of contents, by their paths, with their stored files."""
    files = select(ContentTrack.path, ContentTrack.stored_guid).where(ContentTrack.content_guid.in_(contents))
    return {row.path: row.stored_guid for row in await session.execute(files)}


async def release_tracks(session: AsyncSession, files: Mapping[str, UUID | None]) -> Sequence[str]:
    """Let go of those files that no track has. Answers their paths, to be deleted after the commit."""
    unused = await unused_paths(session, files)
    for path in unused:
        if stored := files[path]:
            await release_file(session, stored)
    return unused


async def unused_paths(session: AsyncSession, paths: Collection[str]) -> Sequence[str]:
    """Of these files those that no track has."""
    used = set(await session.scalars(select(ContentTrack.path).where(ContentTrack.path.in_(paths))))
    return [path for path in dict.fromkeys(paths) if path not in used]
