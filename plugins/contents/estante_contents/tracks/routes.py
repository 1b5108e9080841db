"""The calls of subtitles, audio descriptions, transcripts and chapters (BO §7; A088)."""

from typing import ClassVar
from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, ListSpec, NoFilters, Page
from estante.api.records import Deleted, RecordGuids
from estante.api.tenants import Translator
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, MultipartBody

from estante_contents.policies import Contents
from estante_contents.tracks.files import MAX_SOUND_BYTES, MAX_TEXT_BYTES, sent_file
from estante_contents.tracks.presenter import TrackPresenter
from estante_contents.tracks.schemas import (
    TrackForm,
    TrackRow,
    TranscriberAnswer,
    TranscriptDeleted,
    TranscriptForm,
    Transcription,
    TranscriptionJob,
    TranscriptionRequest,
)
from estante_contents.tracks.service import TrackService
from estante_contents.tracks.values import TrackKind

TRACKS = ListSpec(row=TrackRow, filters=NoFilters, sort=("lang_id", "language"), default="lang_id")
SERVICES = inject(tracks=TrackService, track_presenter=TrackPresenter)
TRANSCRIBERS = ListSpec(row=TranscriberAnswer, filters=NoFilters, sort=("name", "label"), default="label")
LIMIT = Hourly("uploads")


class TrackController(Controller):
    """The tracks of one kind. A language has one of them at most."""

    kind: ClassVar[TrackKind]
    dependencies = SERVICES

    @get(action=Contents.readDetail, list=TRACKS)
    async def list_tracks(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        tracks: NamedDependency[TrackService],
        track_presenter: NamedDependency[TrackPresenter],
    ) -> Page[TrackRow]:
        """Those of a content, by their languages (CON-096). Raises NotFound: 404."""
        return lists.page_of(TRACKS, await track_presenter.rows(await tracks.all(guid, self.kind)))

    @post(
        action=Contents.update,
        status_code=201,
        limit=LIMIT,
        request_max_body_size=2 * MAX_SOUND_BYTES,
    )
    async def add_track(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[TrackForm],
        tracks: NamedDependency[TrackService],
        track_presenter: NamedDependency[TrackPresenter],
    ) -> Answer[TrackRow]:
        """Add one: multipart {lang_id, file} or {lang_id, encoded_url}; WebVTT or SubRip.

        An audio description may be a sound file too: MP3, M4A, OGG or WAV.

        Raises:
            NotFound: 404. ValidationFailed: 400. Duplicate: 409, the language has one. TooLarge: 413.
            NoTracks: 422, not of this content type. InvalidVtt: 422, with the line.
        """
        track = await track_presenter.row(await tracks.add(guid, self.kind, data))
        return versioned(track, track.version, 201)

    @put(
        "/{track_guid:uuid}",
        action=Contents.update,
        limit=LIMIT,
        request_max_body_size=2 * MAX_SOUND_BYTES,
    )
    async def change_track(
        self,
        guid: FromPath[UUID],
        track_guid: FromPath[UUID],
        data: MultipartBody[TrackForm],
        *,
        if_match: NamedDependency[IfMatch],
        tracks: NamedDependency[TrackService],
        track_presenter: NamedDependency[TrackPresenter],
    ) -> Answer[TrackRow]:
        """Give one another file or language; what is not sent stays.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. Duplicate: 409, the language has one.
            TooLarge: 413. InvalidVtt: 422, with the line.
        """
        changed = await tracks.change(guid, self.kind, track_guid, data, if_match)
        track = await track_presenter.row(changed)
        return versioned(track, track.version)

    @delete(action=Contents.update, status_code=200)
    async def delete_tracks(
        self,
        guid: FromPath[UUID],
        data: JSONBody[RecordGuids],
        tracks: NamedDependency[TrackService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Delete some, each with what became of it. Raises NotFound: 404. NoTracks: 422."""
        return Deleted.of(await tracks.delete(guid, self.kind, data.guids), t)


class SubtitleController(TrackController):
    """The subtitles of a content."""

    path = "/contents/{guid:uuid}/subtitles"
    kind = "subtitle"


class AudioDescriptionController(TrackController):
    """The audio descriptions of a content."""

    path = "/contents/{guid:uuid}/audiodescriptions"
    kind = "audiodescription"


class ChapterController(TrackController):
    """The chapters of a content: the parts of what is played, each a cue with its title."""

    path = "/contents/{guid:uuid}/chapters"
    kind = "chapters"


class TranscriptController(Controller):
    """The transcripts of a content, one a language."""

    path = "/contents/{guid:uuid}/transcription"
    dependencies = SERVICES

    @get(action=Contents.readDetail, list=TRACKS)
    async def list_transcripts(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        tracks: NamedDependency[TrackService],
        track_presenter: NamedDependency[TrackPresenter],
    ) -> Page[TrackRow]:
        """Those of a content, by their languages. Raises NotFound: 404."""
        return lists.page_of(TRACKS, await track_presenter.rows(await tracks.all(guid, "transcript")))

    @post(
        action=Contents.update,
        status_code=200,
        limit=LIMIT,
        request_max_body_size=2 * MAX_TEXT_BYTES,
    )
    async def put_transcript(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[TranscriptForm],
        *,
        if_match: NamedDependency[IfMatch],
        tracks: NamedDependency[TrackService],
        track_presenter: NamedDependency[TrackPresenter],
    ) -> Transcription:
        """Give the content the transcript of a language: multipart {file, lang_id}; WebVTT, SubRip or TXT.

        It takes the place of the one in this language. Without `lang_id` it is in the content's first.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. TooLarge: 413. NoTracks: 422, not of this
            content type. InvalidVtt: 422, with the line.
        """
        sent = await sent_file(data.file, "transcript")
        await tracks.put(guid, "transcript", data.lang_id, sent, if_match)
        return track_presenter.transcription(await tracks.all(guid, "transcript"))

    @delete(action=Contents.update, status_code=200)
    async def delete_transcripts(
        self,
        guid: FromPath[UUID],
        tracks: NamedDependency[TrackService],
        lang_id: FromQuery[str | None] = None,
    ) -> TranscriptDeleted:
        """Delete the transcripts, or the one in `lang_id`. Raises NotFound: 404. NoTracks: 422."""
        return TranscriptDeleted(await tracks.delete_languages(guid, "transcript", lang_id))


@get("/transcribers", action=Contents.update, list=TRANSCRIBERS, dependencies=SERVICES)
async def list_transcribers(
    tracks: NamedDependency[TrackService], lists: NamedDependency[Lists], t: NamedDependency[Translator]
) -> Page[TranscriberAnswer]:
    """What plugins bring that writes down what is said in a content."""
    rows = [TranscriberAnswer(each.name, t(each.text_key)) for each in tracks.transcribers.values()]
    return lists.page_of(TRANSCRIBERS, rows)


@post(
    "/contents/{guid:uuid}/transcribe",
    action=Contents.update,
    status_code=202,
    limit=Hourly("imports"),
    dependencies=SERVICES,
)
async def transcribe_content(
    guid: FromPath[UUID], data: JSONBody[TranscriptionRequest], tracks: NamedDependency[TrackService]
) -> TranscriptionJob:
    """Have a plugin write down what is said: a job gives the content subtitles and a transcript of it.

    Raises:
        NotFound: 404. ValidationFailed: 400, no such transcriber or language. NoTracks: 422.
        Duplicate: 409, there are subtitles in this language. Unprocessable: 422, without a file.
    """
    return TranscriptionJob(await tracks.transcribe(guid, data.transcriber, data.lang_id))


ROUTES = (
    list_transcribers,
    transcribe_content,
    SubtitleController,
    AudioDescriptionController,
    ChapterController,
    TranscriptController,
)
