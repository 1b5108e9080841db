"""Subtitles, audio descriptions, transcripts and chapters: added, changed and deleted."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING
from uuid import UUID

from estante.api.errors import Duplicate, FieldError, NotFound, Unprocessable, ValidationFailed
from estante.api.files import (
    BY_EXTENSION,
    FileStore,
    Received,
    claim_upload,
    take_in_file,
)
from estante.api.http import IfMatch
from estante.api.jobs import JobQueue
from estante.api.plugins import HookCaller
from estante.api.records import BulkResult, Refusal
from estante.api.tenants import validate_languages
from sqlalchemy import delete, select
from uuid_utils.compat import uuid7

from estante_contents.models import Content, ContentLanguage
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.content_service import ContentService
from estante_contents.services.purposes import CONTENT
from estante_contents.tracks.copies import release_tracks
from estante_contents.tracks.files import SentFile, TrackFile, check_file, file_at, sent_file
from estante_contents.tracks.models import ContentTrack
from estante_contents.tracks.schemas import TrackForm
from estante_contents.tracks.transcribing import FOLDER, TRANSCRIBE, TranscribePayload, transcribers
from estante_contents.tracks.values import TrackKind
from estante_contents.tracks.words import keep_cues, keep_words

if TYPE_CHECKING:
    from sqlalchemy import Select

# What the audit of a content calls a change of its tracks.
ACTS: Mapping[TrackKind, str] = {
    "subtitle": "subtitles",
    "audiodescription": "audiodescriptions",
    "transcript": "transcription",
    "chapters": "chapters",
}


class NoTracks(Unprocessable):
    """422: a content of this type plays nothing that could be read along (CON-095)."""

    code = "CONTENT_WITHOUT_TRACKS"


class TrackService:
    """The tracks of contents. A change of one is a change of its content, under whose lock it happens."""

    def __init__(
        self,
        contents: ContentService,
        *,
        store: FileStore,
        types: TypeCatalogue,
        queue: JobQueue,
        registry: HookCaller,
    ) -> None:
        self._contents, self._store, self._types = contents, store, types
        self._queue = queue
        self._session, self._tenant = contents.session, contents.principal.tenant
        self.transcribers = transcribers(registry, self._tenant)

    async def all(self, content_guid: UUID, kind: TrackKind) -> Sequence[ContentTrack]:
        """The tracks of a content by their languages. Raises NotFound."""
        await self._contents.get(content_guid)
        rows = await self._session.scalars(_of(content_guid, kind).order_by(ContentTrack.lang_id))
        return rows.all()

    async def add(self, content_guid: UUID, kind: TrackKind, form: TrackForm) -> ContentTrack:
        """Give a content a track in a language that it has none in yet.

        Raises:
            NotFound: 404. NoTracks: 422. ValidationFailed: 400, no file, or no language of the tenant.
            Duplicate: 409, it has one in this language. What `check_file` and `file_at` raise.
        """
        sent = await self._sent(form, kind)
        content = await self._locked(content_guid)
        lang_id = await self._language(form.lang_id)
        await self._refuse_taken(content, kind, lang_id)
        if sent is None:
            raise ValidationFailed(fields=[FieldError("file", "required")])
        return await self._add(content, kind, lang_id, await check_file(sent, kind))

    async def change(
        self,
        content_guid: UUID,
        kind: TrackKind,
        track_guid: UUID,
        form: TrackForm,
        if_match: IfMatch,
    ) -> ContentTrack:
        """Give a track another file or language; what is not sent stays.

        Raises:
            StaleVersion: 412. What `add` raises.
        """
        sent = await self._sent(form, kind)
        content = await self._locked(content_guid)
        track = await self._session.scalar(_of(content_guid, kind).where(ContentTrack.guid == track_guid))
        if track is None:
            raise NotFound
        if_match.check(track.version)
        if form.lang_id is not None and form.lang_id != track.lang_id:
            await self._refuse_taken(content, kind, await self._language(form.lang_id))
            track.lang_id = form.lang_id
        if sent is not None:
            await self._replace(track, await check_file(sent, kind))
        track.version += 1
        await self._record(content, kind, "changed", track.lang_id)
        return track

    async def put(
        self,
        content_guid: UUID,
        kind: TrackKind,
        lang_id: str | None,
        sent: SentFile,
        if_match: IfMatch,
    ) -> ContentTrack:
        """Give a content the track of a language, in place of the one that it has.

        Without a language it is the content's own first one, else the tenant's. Raises what `add` raises.
        """
        content = await self._locked(content_guid)
        lang_id = await self._language(lang_id or await self._own_language(content))
        file = await check_file(sent, kind)
        track = await self._session.scalar(_of(content_guid, kind).where(ContentTrack.lang_id == lang_id))
        if track is None:
            return await self._add(content, kind, lang_id, file)
        if_match.check(track.version)
        await self._replace(track, file)
        track.version += 1
        await self._record(content, kind, "changed", lang_id)
        return track

    async def delete(self, content_guid: UUID, kind: TrackKind, guids: Sequence[UUID]) -> BulkResult:
        """Delete these tracks; what is none of the content's is refused. Raises NotFound, NoTracks."""
        gone = await self._delete(content_guid, kind, guids)
        missing = Refusal.of(NotFound())
        return BulkResult(
            {guid: {} for guid in dict.fromkeys(guids) if guid in gone},
            {guid: missing for guid in guids if guid not in gone},
        )

    async def delete_languages(
        self, content_guid: UUID, kind: TrackKind, lang_id: str | None
    ) -> Sequence[str]:
        """Delete the track of one language, or of all. Answers the languages. Raises NotFound, NoTracks."""
        wanted = [
            track.guid for track in await self.all(content_guid, kind) if lang_id in (None, track.lang_id)
        ]
        return sorted((await self._delete(content_guid, kind, wanted)).values())

    async def transcribe(self, content_guid: UUID, transcriber: str, lang_id: str) -> UUID:
        """Have a job write down what is said. Answers its guid.

        Raises:
            NotFound: 404. NoTracks: 422. ValidationFailed: 400, no such transcriber, or no language of the
            tenant. Duplicate: 409, it has subtitles in this language. Unprocessable: 422, it has no file.
        """
        content = await self._locked(content_guid)
        if transcriber not in self.transcribers:
            raise ValidationFailed(fields=[FieldError("transcriber", "choice")])
        await self._refuse_taken(content, "subtitle", await self._language(lang_id))
        if content.file_guid is None:
            raise Unprocessable(text="FILE_NOT_FOUND")
        job = await self._queue.enqueue(
            self._session,
            TRANSCRIBE,
            TranscribePayload(content.guid, transcriber, lang_id),
            person_guid=self._contents.principal.person_guid,
            subject_guid=content.guid,
            title=content.name,
        )
        return job.guid

    # -- below

    async def _delete(self, content_guid: UUID, kind: TrackKind, guids: Sequence[UUID]) -> dict[UUID, str]:
        content = await self._locked(content_guid)
        rows = list(await self._session.scalars(_of(content_guid, kind).where(ContentTrack.guid.in_(guids))))
        gone = {row.guid: row.lang_id for row in rows}
        files = {row.path: row.stored_guid for row in rows}
        if gone:
            await self._session.execute(delete(ContentTrack).where(ContentTrack.guid.in_(gone)))
            await keep_words(self._session, content.guid)
            await self._record(content, kind, "deleted", ", ".join(sorted(gone.values())))
            await self._forget(files)
        return gone

    async def _locked(self, content_guid: UUID) -> Content:
        content = await self._contents.get_for_update(content_guid)
        type_of = self._types.get(content.type_guid)
        if type_of is None or not type_of.has_tracks:
            raise NoTracks
        return content

    async def _language(self, lang_id: str | None) -> str:
        if not lang_id:
            raise ValidationFailed(fields=[FieldError("lang_id", "required")])
        await validate_languages(self._session, self._tenant, "lang_id", [lang_id])
        return lang_id

    async def _own_language(self, content: Content) -> str:
        own = select(ContentLanguage.lang_id).where(ContentLanguage.content_guid == content.guid)
        first = await self._session.scalar(own.order_by(ContentLanguage.lang_id).limit(1))
        return first or self._tenant.default_language

    async def _refuse_taken(self, content: Content, kind: TrackKind, lang_id: str) -> None:
        taken = select(ContentTrack.guid).where(
            ContentTrack.content_guid == content.guid,
            ContentTrack.kind == kind,
            ContentTrack.lang_id == lang_id,
        )
        if await self._session.scalar(taken):
            raise Duplicate("lang_id", text="TRACK_LANGUAGE_TAKEN")

    async def _sent(self, form: TrackForm, kind: TrackKind) -> SentFile | None:
        """What a form brought. Asked for before the content is locked: an address may be slow to answer."""
        if form.file is not None:
            return await sent_file(form.file, kind)
        if form.encoded_url is not None:
            return await file_at(self._store, self._tenant, form.encoded_url, kind)
        return None

    async def _add(self, content: Content, kind: TrackKind, lang_id: str, file: TrackFile) -> ContentTrack:
        track = ContentTrack(
            tenant_id=content.tenant_id,
            guid=uuid7(),
            content_guid=content.guid,
            kind=kind,
            lang_id=lang_id,
            version=1,
            **await self._stored(file),
        )
        self._session.add(track)
        await self._record(content, kind, "added", lang_id)
        await keep_cues(self._session, track, file.data)
        return track

    async def _replace(self, track: ContentTrack, file: TrackFile) -> None:
        last = {track.path: track.stored_guid}
        for name, value in (await self._stored(file)).items():
            setattr(track, name, value)
        await self._session.flush()
        await keep_cues(self._session, track, file.data)
        await self._forget(last)

    async def _stored(self, file: TrackFile) -> dict[str, object]:
        """The columns of a stored file. Its name is new, so that nobody is shown a file from before.

        Raises:
            StorageFull: 507, no room. TooManyRequests: 429, too much arrived today.
        """
        path = f"{FOLDER}/{uuid7().hex}.{file.extension}"
        received = Received(
            path, file.name, BY_EXTENSION[file.extension], len(file.data), sha256(file.data).hexdigest()
        )
        principal = self._contents.principal
        stored = await take_in_file(self._session, principal, received, CONTENT)
        await claim_upload(self._session, principal, stored.guid)
        await self._store.put_with(self._session, self._tenant, path, file.data)
        return {
            "path": path,
            "stored_guid": stored.guid,
            "name": file.name,
            "media_type": file.media_type,
            "size": len(file.data),
            "cue_count": file.cue_count,
        }

    async def _record(self, content: Content, kind: TrackKind, act: str, languages: str) -> None:
        await self._session.flush()
        await self._contents.record_act(content, ACTS[kind], {act: languages})

    async def _forget(self, files: Mapping[str, UUID | None]) -> None:
        """Let go of files that no copy of the content has, once the transaction stands."""
        unused = await release_tracks(self._session, files)
        store, tenant = self._store, self._tenant
        self._contents.context.after_commit.append(lambda: store.delete(tenant, *unused))


def _of(content_guid: UUID, kind: TrackKind) -> "Select[ContentTrack]":
    return select(ContentTrack).where(ContentTrack.content_guid == content_guid, ContentTrack.kind == kind)
