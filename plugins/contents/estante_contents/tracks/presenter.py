"""Tracks as calls and the viewer get them: with signed addresses."""

from collections.abc import Sequence

from estante.api.database import Transaction
from estante.api.files import FileStore
from estante.api.tenants import Tenant, language_names
from msgspec import convert

from estante_contents.schemas import TranscriptFile
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.schemas import TrackRow, Transcription
from estante_contents.tracks.values import StoredTrack

OWN = tuple(name for name in TrackRow.__struct_fields__ if name not in {"language", "encoded_url"})


class TrackPresenter:
    """Answers tracks, with the names of their languages."""

    def __init__(self, session: Transaction, tenant: Tenant, files: FileStore) -> None:
        self._session, self._tenant, self._files = session, tenant, files

    async def rows(self, tracks: Sequence[ContentTrack]) -> list[TrackRow]:
        """As a list shows them."""
        names = await language_names(self._session, self._tenant)
        return [
            convert(
                {
                    **{name: getattr(track, name) for name in OWN},
                    "language": names.get(track.lang_id, track.lang_id),
                    "encoded_url": self._files.url(self._tenant, track.path),
                },
                TrackRow,
            )
            for track in tracks
        ]

    async def row(self, track: ContentTrack) -> TrackRow:
        """One, as its transaction has written it."""
        await self._session.flush()
        await self._session.refresh(track)
        return (await self.rows([track]))[0]

    def transcription(self, tracks: Sequence[ContentTrack]) -> Transcription:
        """The transcripts of a content."""
        stored = [convert(track, StoredTrack, from_attributes=True) for track in tracks]
        return transcription_of(self._files, self._tenant, stored)


def transcription_of(files: FileStore, tenant: Tenant, tracks: Sequence[StoredTrack]) -> Transcription:
    """The transcripts among the tracks of a content (CON-108)."""
    bundle = [
        TranscriptFile(track.lang_id, track.media_type, files.url(tenant, track.path))
        for track in tracks
        if track.kind == "transcript"
    ]
    if not bundle:
        return Transcription()
    first = bundle[0].encoded_url
    return Transcription(
        transcription_url=first.partition("?")[0],
        encoded_transcription_url=first,
        transcription_bundle=bundle,
    )
