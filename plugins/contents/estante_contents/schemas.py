"""What the calls of contents take and answer, in the specification's spelling (BO §3, §7)."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from estante.api.lists import FacetCount, Facets
from estante.api.records import RecordChange
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_contents.contracts import Payload, StorageStatus, Tracking

NAME = (3, 250)
ERP_ID = 250
Name = Annotated[SingleLine, Meta(min_length=NAME[0], max_length=NAME[1])]
ErpId = Annotated[SingleLine, Meta(max_length=ERP_ID)]
Text = Annotated[str, Meta(max_length=10_000)]
Line = Annotated[SingleLine, Meta(max_length=250)]
Url = Annotated[str, Meta(max_length=2048)]
Code = Annotated[str, Meta(max_length=64)]
# Null and any other number are refused as missing (CON-016).
ZeroOrOne = Annotated[int, Meta(ge=0, le=1, extra={"code": "required"})]
Status = Literal["active", "inactive"]
Guids = Annotated[list[UUID], Meta(max_length=200)]


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
    erp_id: ErpId | UnsetType | None = UNSET
    type_guid: Code | UnsetType = UNSET
    question_type_guid: Code | UnsetType | None = UNSET
    status: Status | UnsetType = UNSET
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
    langs: Annotated[list[Code], Meta(max_length=50)] | UnsetType = UNSET
    tags: Guids | UnsetType = UNSET
    customTags: Guids | UnsetType = UNSET


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


class GuidList(Struct, forbid_unknown_fields=True):
    """What a DELETE with a list sends."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Annotated[list[UUID], Meta(min_length=1, max_length=200)]


class OneGuid(Struct, forbid_unknown_fields=True):
    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID}
    guid: UUID


class NewTag(Struct, forbid_unknown_fields=True):
    EXAMPLE: ClassVar[Example] = {"tag": "ciencias"}
    tag: Annotated[SingleLine, Meta(max_length=100)]


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


class ContentDetail(Struct, frozen=True, kw_only=True):
    """A content (CON-008 to CON-012, VIE-012, VIE-013).

    `payload` is what the renderer gets, or None with the reason in `refusal`, and `settings` are those of
    its type (null where it has none). `url_public_viewer` is the path
    of a public content's page. `encoded_url` is the signed address of its file. `version` is the ETag.
    """

    guid: UUID
    name: str
    description: str
    url: str | None
    encoded_url: str | None
    url_public_viewer: str | None
    thumbnail: str | None
    erp_id: str | None
    type_guid: str
    question_type_guid: str | None
    status: Status
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
    tracking: Tracking
    payload: Payload | None
    settings: object
    refusal: RefusalAnswer | None
    tags: Sequence[TagAnswer]
    customTags: Sequence[CustomTagAnswer]
    langs: Sequence[LanguageAnswer]


class TypeAnswer(Struct, frozen=True, kw_only=True):
    """A content type (CON-042). `is_media` says that media pickers offer it.

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


class AccessAnswer(Struct, frozen=True, kw_only=True):
    """Whether a person may open a content, and why or why not, in a sentence."""

    person_guid: UUID
    may_open: bool
    reason: str | None
    code: str | None
    message: str


class ThumbnailAnswer(Struct, frozen=True):
    thumbnail: str | None
