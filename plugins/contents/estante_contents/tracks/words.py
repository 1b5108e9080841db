"""What tracks say, for the search: each cue as a row, and all words beside those of the content's file."""

from collections.abc import Iterator
from itertools import islice
from uuid import UUID

from msgspec import Struct
from sqlalchemy import delete, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from estante_contents.models import ContentSearch
from estante_contents.tracks.cues import decode, plain_text, said
from estante_contents.tracks.files import TXT, VTT
from estante_contents.tracks.models import ContentTrack, TrackCue

MAX_CUES = 20_000
MAX_CUE_LENGTH = 2_000
# What is longer is no word, and what is more than a long film says in many languages is not searched.
MAX_WORD_BYTES = 40
MAX_WORDS = 15_000
# One statement: the words of all tracks are counted where they lie.
SPOKEN = text("""
    UPDATE content_search SET spoken = coalesce((
        SELECT array_to_tsvector(array_agg(word)) FROM (
            SELECT word FROM content_tracks t
            JOIN track_cues c ON c.tenant_id = t.tenant_id AND c.track_guid = t.guid
            CROSS JOIN LATERAL unnest(tsvector_to_array(c.words)) AS word
            WHERE t.content_guid = :content AND octet_length(word) <= :longest
            GROUP BY word ORDER BY min(c.position), word LIMIT :most
        ) AS said
    ), '') WHERE guid = :content
""")


class Cue(Struct, frozen=True):
    """Words, and the second in which they begin; None for text without times."""

    starts_at: float | None
    text: str


def cues_of(data: bytes, media_type: str) -> list[Cue]:
    """What a track's file says; nothing for a sound."""
    if media_type not in (VTT, TXT):
        return []
    return list(islice(_cues(decode(data), media_type == VTT), MAX_CUES))


def _cues(words: str, is_timed: bool) -> Iterator[Cue]:
    if is_timed:
        yield from (Cue(at, line[:MAX_CUE_LENGTH]) for at, line in said(words) if line)
        return
    for paragraph in words.split("\n"):
        line = plain_text([paragraph])
        yield from (Cue(None, line[at : at + MAX_CUE_LENGTH]) for at in range(0, len(line), MAX_CUE_LENGTH))


async def keep_cues(session: AsyncSession, track: ContentTrack, data: bytes) -> None:
    """Have a track say what its file says, and its content be found by it."""
    await session.execute(delete(TrackCue).where(TrackCue.track_guid == track.guid))
    rows = [
        {
            "tenant_id": track.tenant_id,
            "track_guid": track.guid,
            "position": position,
            "starts_at": cue.starts_at,
            "text": cue.text,
        }
        for position, cue in enumerate(cues_of(data, track.media_type))
    ]
    if rows:
        await session.execute(insert(TrackCue), rows)
    track.is_read = True
    await session.flush()
    await keep_words(session, track.content_guid)


async def keep_words(session: AsyncSession, content: UUID) -> None:
    """Have a content be found by what its tracks say now."""
    values = {"content": content, "longest": MAX_WORD_BYTES, "most": MAX_WORDS}
    await session.execute(SPOKEN, values)


async def copy_cues(session: AsyncSession, source: UUID, target: UUID) -> None:
    """Have a copy of a track say what the track says."""
    columns = ("tenant_id", "position", "starts_at", "text")
    cues = select(literal(target), *(getattr(TrackCue, name) for name in columns))
    of_source = cues.where(TrackCue.track_guid == source)
    await session.execute(insert(TrackCue).from_select(["track_guid", *columns], of_source))


async def copy_words(session: AsyncSession, source: UUID, target: UUID) -> None:
    """Have a copy of a content be found by what the content is found by: its file's words and its tracks'."""
    original = aliased(ContentSearch)
    values = {"body": original.body, "spoken": original.spoken}
    same_tenant = original.tenant_id == ContentSearch.tenant_id
    await session.execute(
        update(ContentSearch)
        .where(ContentSearch.guid == target, original.guid == source, same_tenant)
        .values(values)
        .execution_options(synchronize_session=False)
    )
