"""Reads the tracks whose cues are not there for the search yet: those of an earlier release."""

from estante.api.errors import NotFound
from estante.api.jobs import HOURLY, JobContext, JobKind, Json, NoPayload
from msgspec import Struct
from sqlalchemy import select

from estante_contents.tracks.cues import InvalidVtt
from estante_contents.tracks.files import TXT, VTT
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.words import keep_cues

MAX_TRACKS = 500
DUE = "SELECT EXISTS (SELECT FROM content_tracks WHERE NOT is_read)"


class UnreadTrack(Struct, frozen=True):
    """A track, by its file."""

    path: str
    media_type: str


async def read_tracks(job: JobContext, _payload: NoPayload) -> Json:
    """Read some of them. Answers how many."""
    async with job.transaction() as session:
        unread = select(ContentTrack.path, ContentTrack.media_type).where(~ContentTrack.is_read)
        rows = await session.execute(unread.distinct().limit(MAX_TRACKS))
        tracks = [UnreadTrack(*row) for row in rows]
    for track in tracks:
        await _read(job, track)
    return len(tracks)


async def _read(job: JobContext, unread: UnreadTrack) -> None:
    """Have the tracks of a file say what it says; nothing where it is gone, or no text."""
    try:
        data = await job.files.read(job.tenant, unread.path) if unread.media_type in (VTT, TXT) else b""
    except NotFound:
        data = b""
    async with job.transaction() as session:
        of_file = (ContentTrack.path == unread.path, ~ContentTrack.is_read)
        for track in await session.scalars(select(ContentTrack).where(*of_file).with_for_update()):
            try:
                await keep_cues(session, track, data)
            except InvalidVtt:
                track.is_read = True


READ_TRACKS = JobKind(
    "contents.tracks_read",
    NoPayload,
    read_tracks,
    "contents.jobs.tracks_read",
    schedule=HOURLY,
    due=DUE,
)
