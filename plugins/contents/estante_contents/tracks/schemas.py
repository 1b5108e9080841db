"""What the calls of tracks take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import ClassVar
from uuid import UUID

from estante.api.http import Example
from litestar.datastructures import UploadFile
from msgspec import Struct

from estante_contents.schemas import Code, TranscriptFile, Url


class TrackForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A multipart form: `lang_id` and a `file`, or the address of one as `encoded_url`.

    In a change what is left out stays. An address is a signed one of this tenant, or a public one, whose file
    is copied.
    """

    lang_id: Code | None = None
    file: UploadFile | None = None
    encoded_url: Url | None = None


class TranscriptForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A multipart form: a `file`, and the language that it is in."""

    file: UploadFile
    lang_id: Code | None = None


class TrackRow(Struct, frozen=True, kw_only=True):
    """Subtitles, an audio description or a transcript (CON-096).

    `language` is the name of `lang_id`, `encoded_url` the signed address of the file, `size` in bytes,
    `cue_count` null for what has no times. `version` is the ETag.
    """

    guid: UUID
    lang_id: str
    language: str
    encoded_url: str
    name: str
    media_type: str
    size: int
    cue_count: int | None
    version: int
    created_at: datetime
    updated_at: datetime


class Transcription(Struct, frozen=True, kw_only=True):
    """The transcripts of a content (CON-108).

    `transcription_url` is the address of the first one, by its language, `encoded_transcription_url` the same
    with its signature, and the bundle has those of all languages.
    """

    transcription_url: str | None = None
    encoded_transcription_url: str | None = None
    transcription_bundle: Sequence[TranscriptFile] = ()


class TranscriptDeleted(Struct, frozen=True):
    """The languages whose transcripts were deleted."""

    deleted: Sequence[str]


class TranscriberAnswer(Struct, frozen=True):
    """Something that writes down what is said, by its name in the caller's language."""

    name: str
    label: str


class TranscriptionRequest(Struct, forbid_unknown_fields=True):
    """Who is to write a content down, and the language that is spoken in it."""

    EXAMPLE: ClassVar[Example] = {"transcriber": "speech.words", "lang_id": "es"}
    transcriber: Code
    lang_id: Code


class TranscriptionJob(Struct, frozen=True):
    """The job that writes it down."""

    job: UUID
