"""What the calls of contents take and answer, in the specification's spelling (BO §3, §7)."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from estante.api.lists import FacetCount, Facets
from estante.api.records import RecordChange
from msgspec import UNSET, Meta, Struct, UnsetType, field

from estante_contents.contracts import Payload, StorageStatus, Tracking
from estante_contents.questions.play import AskedQuestion

NAME = (3, 250)
ERP_ID = 250
Name = Annotated[SingleLine, Meta(min_length=NAME[0], max_length=NAME[1])]
ErpId = Annotated[SingleLine, Meta(max_length=ERP_ID)]
Text = Annotated[str, Meta(max_length=10_000)]
Line = Annotated[SingleLine, Meta(max_length=250)]
MAX_URL = 2048
Url = Annotated[str, Meta(max_length=MAX_URL)]
Code = Annotated[str, Meta(max_length=64)]
# Null and any other number are refused as missing (CON-016).
ZeroOrOne = Annotated[int, Meta(ge=0, le=1, extra={"code": "required"})]
Status = Literal["active", "inactive"]
Instant = Annotated[datetime, Meta(tz=True)]
Guids = Annotated[list[UUID], Meta(max_length=200)]
Codes = Annotated[list[Code], Meta(max_length=50)]


class ContentFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields that a form may send; what is not sent stays as it is, or gets its default."""

    EXAMPLE: ClassVar[Example] = {
        "name": "El ciclo del agua",
        "description": "De la nube al río",
        "is_teacher_only": 0,
    }
    name: Name | UnsetType = UNSET
    description: Text | UnsetType = UNSET
    url: Url | UnsetType | None = UNSET
    tool_guid: UUID | UnsetType | None = UNSET
    erp_id: ErpId | UnsetType | None = UNSET
    type_guid: Code | UnsetType = UNSET
    question_type_guid: Code | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
    publish_at: Instant | UnsetType | None = UNSET
    withdraw_at: Instant | UnsetType | None = UNSET
    country: Code | UnsetType | None = UNSET
    pedagogicalType: Code | UnsetType | None = UNSET
    author_name: Line | UnsetType = UNSET
    author_lastname: Line | UnsetType = UNSET
    is_public: bool | UnsetType = UNSET
    is_teacher_only: ZeroOrOne | UnsetType = UNSET
    mobile_friendly: bool | UnsetType = UNSET
    is_downloadable: bool | UnsetType = UNSET
    is_available_offline: bool | UnsetType = UNSET
    data: dict[str, object] | UnsetType | None = UNSET
    langs: Codes | UnsetType = UNSET
    tags: Guids | UnsetType = UNSET
    customTags: Guids | UnsetType = UNSET
    topics: Guids | UnsetType = UNSET
    didacticTypes: Codes | UnsetType = UNSET
    disciplines: Guids | UnsetType = UNSET
    educationLevels: Guids | UnsetType = UNSET
    educationYears: Guids | UnsetType = UNSET
    learningObjectives: Guids | UnsetType = UNSET
    dependencies: Guids | UnsetType = UNSET


class NewContent(ContentFields, kw_only=True):
    """A content to be made. `upload_guid` is a finished upload; its bytes then tell the type."""

    EXAMPLE: ClassVar[Example] = {
        "name": "El ciclo del agua",
        "type_guid": "CTTY_06",
        "url": "https://example.org/agua",
        "is_teacher_only": 0,
    }
    upload_guid: UUID | UnsetType = UNSET


class StatusChange(Struct, forbid_unknown_fields=True):
    EXAMPLE: ClassVar[Example] = {"status": "inactive"}
    status: Status


class NewTag(Struct, forbid_unknown_fields=True):
    EXAMPLE: ClassVar[Example] = {"tag": "ciencias"}
    tag: Annotated[SingleLine, Meta(max_length=100)]


class NewCustomTag(Struct, forbid_unknown_fields=True):
    """A switch of the viewer with a value that no content has yet, such as START_PAGE 5."""

    EXAMPLE: ClassVar[Example] = {"type": "START_PAGE", "name": "5"}
    type: Annotated[SingleLine, Meta(min_length=1, max_length=64)]
    name: Annotated[SingleLine, Meta(min_length=1, max_length=64)]


class NewTopic(Struct, forbid_unknown_fields=True):
    EXAMPLE: ClassVar[Example] = {"topic": "El agua"}
    topic: Annotated[SingleLine, Meta(max_length=100)]


class UploadedFile(Struct, forbid_unknown_fields=True):
    """A finished upload that becomes the content's file."""

    EXAMPLE: ClassVar[Example] = {"upload_guid": EXAMPLE_GUID}
    upload_guid: UUID


class ContentRow(Struct, frozen=True, gc=False):
    """A row of the list. `thumbnail` is a signed address."""

    guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    author_name: str
    author_lastname: str
    country: str | None
    status: Status
    storage_status: StorageStatus
    size: int
    is_public: bool
    is_teacher_only: int
    erp_id: str | None
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class TagAnswer(Struct, frozen=True):
    guid: UUID
    tag: str


class TopicAnswer(Struct, frozen=True):
    guid: UUID
    topic: str


class ReferenceValue(Struct, frozen=True):
    """A didactic type or a question type, by its name in the caller's language."""

    guid: str
    name: str


class CustomTagAnswer(Struct, frozen=True):
    guid: UUID
    type: str
    name: str


class LanguageAnswer(Struct, frozen=True):
    lang_id: str


class FailureAnswer(Struct, frozen=True):
    """Why preparing failed, in the caller's language, with what to do next."""

    code: str
    message: str


class WarningAnswer(Struct, frozen=True):
    """What will trouble who opens the content, in the caller's language, with what to do about it."""

    code: str
    message: str


class RefusalAnswer(Struct, frozen=True):
    """Why the content does not open for the caller, by the viewer's code (VS §8)."""

    code: str
    message: str


class FileAnswer(Struct, frozen=True, kw_only=True):
    """The file that opens."""

    name: str
    media_type: str
    size: int
    version: int


class FileVersion(Struct, frozen=True, kw_only=True):
    """One of the files that a content has had; `is_current` is the one that opens. Size in bytes."""

    version: int
    name: str
    media_type: str
    size: int
    created_at: datetime
    is_current: bool


class ContentHistory(Struct, frozen=True, kw_only=True):
    """The latest changes of a content and its files, newest first."""

    changes: Sequence[RecordChange]
    files: Sequence[FileVersion]


class TranscriptFile(Struct, frozen=True):
    """The transcript in one language, at its signed address."""

    lang_id: str
    media_type: str
    encoded_url: str


class DependencyAnswer(Struct, frozen=True, kw_only=True):
    """A content that another needs to open; `url` is the signed address of its package or file, if any."""

    guid: UUID
    name: str
    type_guid: str
    url: str | None


class NoteAnswer(Struct, frozen=True, kw_only=True):
    """One of the notes that the caller made on the content."""

    guid: UUID
    annotation: str
    parent_guid: UUID | None
    created_at: datetime
    updated_at: datetime


class XapiQuery(Struct, frozen=True):
    """With what an xAPI package is launched for the caller (VS §3): `query` has the `actor` in it."""

    query: str
    actor: Mapping[str, object]


class ContentDetail(Struct, frozen=True, kw_only=True):
    """A content (CON-008 to CON-012, VIE-012, VIE-013).

    `payload` is what the renderer gets, or None with the reason in `refusal`, and `settings` are those of
    its type (null where it has none). `own_assets` are what its type alone prepared, for who reads contents
    in the back office (null where there are none). `url_public_viewer` is the path of a public content's
    page. `country` is the ISO code of one of the settings' countries, and what it is
    classified by are guids of the settings' records. `transcription_url` is the address of the transcript in
    the first language, `transcription_bundle` those of all. `url` of a content that is of an LTI tool,
    `tool_guid`, holds the launch address of that one. At `publish_at` it becomes active, at `withdraw_at`
    inactive, and that time is null again. `encoded_url` is the signed address of its file.
    `education_year` is the first of its school years. The call that reads one content gives who may open it
    `xapi` of an xAPI package, `question_data`, which are the questions of an exercise without their keys, and
    `annotations`, the first page of the caller's own.
    `version` is the ETag.
    """

    guid: UUID
    name: str
    description: str
    url: str | None
    tool_guid: UUID | None
    encoded_url: str | None
    download_url: str | None
    url_public_viewer: str | None
    thumbnail: str | None
    erp_id: str | None
    type_guid: str
    question_type_guid: str | None
    status: Status
    publish_at: datetime | None
    withdraw_at: datetime | None
    is_public: bool
    is_teacher_only: int
    mobile_friendly: bool
    is_downloadable: bool
    is_available_offline: bool
    size: int
    storage_status: StorageStatus
    failure: FailureAnswer | None
    warnings: Sequence[WarningAnswer]
    data: Mapping[str, object] | None
    country: str | None
    author_name: str
    author_lastname: str
    pedagogicalType: str | None
    created_at: datetime
    updated_at: datetime
    created_by: UUID | None
    version: int
    file: FileAnswer | None
    mime_type: str | None = field(name="mime-type")
    transcription_url: str | None
    encoded_transcription_url: str | None
    transcription_bundle: Sequence[TranscriptFile]
    tracking: Tracking
    payload: Payload | None
    own_assets: object
    settings: object
    refusal: RefusalAnswer | None
    tags: Sequence[TagAnswer]
    customTags: Sequence[CustomTagAnswer]
    langs: Sequence[LanguageAnswer]
    topics: Sequence[TopicAnswer]
    didacticTypes: Sequence[str]
    disciplines: Sequence[UUID]
    educationLevels: Sequence[UUID]
    educationYears: Sequence[UUID]
    learningObjectives: Sequence[UUID]
    collections: Sequence[UUID]
    publications: Sequence[UUID]
    education_year: UUID | None
    dependencies: Sequence[DependencyAnswer]
    annotations: Sequence[NoteAnswer]
    xapi: XapiQuery | None
    question_data: Sequence[AskedQuestion] | None


class TypeAnswer(Struct, frozen=True, kw_only=True):
    """A content type (CON-042). `is_media` says that media pickers offer it, `is_offered` that contents are
    created of it by hand, `is_vacant` that no plugin that is on brings it, `takes_tool` that a content of it
    is of an LTI tool, `has_tracks` that they have subtitles, audio descriptions and transcripts;
    `max_questions` are those that its editor takes, 0 without one; `has_stops` says that a video stops for
    them. `is_project` says that people deliver to it, `is_mapped` that its pages have hotspots. `tabs` is
    where the tabs stand that only its pages have, and `wide_steps` are those that take the whole width.

    `max_bytes` is the largest file of it that this tenant takes.
    """

    guid: str
    name: str
    formats: Sequence[str]
    mime_types: Sequence[str]
    max_bytes: int
    custom_tags: Sequence[CustomTagAnswer]
    takes_url: bool
    is_media: bool
    is_offered: bool
    is_vacant: bool
    takes_tool: bool
    has_tracks: bool
    max_questions: int
    has_stops: bool
    is_project: bool
    is_mapped: bool
    tabs: str | None
    wide_steps: Sequence[str]
    tracking: Tracking


class DetectedType(Struct, frozen=True, kw_only=True):
    """What an upload can become. `detected` is None when a person has to choose among `candidates`."""

    detected: str | None
    suggested: str | None
    candidates: Sequence[str]
    name: str


class ContentFacets(Facets, frozen=True, kw_only=True):
    """How many contents of the filtered list have each value, counted over at most 10,000 rows."""

    type: Sequence[FacetCount]
    status: Sequence[FacetCount]
    storage_status: Sequence[FacetCount]
    author: Sequence[FacetCount]


class AccessLink(Struct, frozen=True):
    """What gives a content, or would give it, in words, and its page."""

    text: str
    address: str | None


class AccessReason(Struct, frozen=True):
    """A reason that holds, in a sentence, and what it is, for who may read people."""

    name: str
    text: str
    givers: Sequence[AccessLink]


class AccessAnswer(Struct, frozen=True, kw_only=True):
    """Whether a person may open a content, and why or why not, in a sentence.

    `reason` is the first one that holds, and `reasons` all of them, also where a rule takes the content away:
    `code` then says which. `hints` is what would open it had it not ended, and what to do about it.
    """

    person_guid: UUID
    may_open: bool
    reason: str | None
    code: str | None
    message: str
    reasons: Sequence[AccessReason]
    hints: Sequence[AccessLink]


class PersonContentRow(Struct, frozen=True, kw_only=True):
    """A content of the tenant as one person may open it; see `AccessAnswer`."""

    guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    status: Status
    access: AccessAnswer


class ThumbnailAnswer(Struct, frozen=True):
    thumbnail: str | None
