"""What other plugins may use of the contents plugin: its value objects, protocols and events.

A content type is a value (architecture, section 7). Who may open a content is one question with one owner,
`ContentLibrary.may_open`; plugins add reasons as queries that answer sets, so that
lists can be filtered by them too (domain.md).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Literal, Protocol, runtime_checkable
from uuid import UUID, uuid5

from estante.api.access import Principal
from estante.api.events import Event
from estante.api.lists import Page
from estante.api.plugins import RecordType
from estante.api.tenants import Tenant
from msgspec import Struct

Tracking = Literal["continuous", "range", "once", "suspend_data", "none"]
StorageStatus = Literal["none", "uploading", "preparing", "upload-done", "failed"]
Param = str | int | float
# What `Uses(of=…)` calls contents.
CONTENT_RECORDS = "contents.content"
RefusalCode = Literal[
    "CONTENT_DISABLED",
    "ERROR_403",
    "ERROR_404_DEPENDENCY",
    "FILE_NOT_FOUND",
    "FILE_HAVE_ERROR",
    "PREPARING",
    "URL_NOT_FOUND",
]


class CustomTag(Struct, frozen=True):
    """A switch of the viewer, such as ENABLE_SEARCH with the value YES (VS §3)."""

    type: str
    name: str


class Upload(Struct, frozen=True, kw_only=True):
    """A file as detection sees it: nothing is trusted but its bytes and the names inside an archive.

    `media_type` is what the bytes say, never what the browser said. `size` is in bytes.
    """

    name: str
    media_type: str
    size: int
    entries: tuple[str, ...] = ()

    @property
    def format(self) -> str:
        """The name's ending in lower case, without the dot; empty when there is none."""
        return self.name.rpartition(".")[2].lower() if "." in self.name else ""


class OutlineEntry(Struct, frozen=True):
    """A line of a document's table of contents; `page` counts from 1 and is None when it goes nowhere."""

    title: str
    page: int | None = None
    children: tuple["OutlineEntry", ...] = ()


class ScormItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An item of a SCORM organization; one with `href` is launched.

    `identifier` is the item's only, even where the manifest's is not. `mastery_score` is 0 to 100 in 1.2;
    `scaled_passing_score` is -1 to 1 in 2004 (minNormalizedMeasure). `can_choose` is False where the cluster
    around the item forbids choosing in it, `is_disabled` where a rule without a condition shuts it.
    """

    identifier: str
    title: str
    href: str | None = None
    is_sco: bool = True
    is_visible: bool = True
    is_disabled: bool = False
    can_choose: bool = True
    prerequisites: str | None = None
    mastery_score: float | None = None
    scaled_passing_score: float | None = None
    attempt_limit: int | None = None
    max_time_allowed: str | None = None
    time_limit_action: str | None = None
    data_from_lms: str | None = None
    completion_threshold: float | None = None
    hidden_controls: tuple[str, ...] = ()
    children: tuple["ScormItem", ...] = ()


class Package(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An unpacked archive. `root` is its folder in the store, `entry` the page that opens first.

    For SCORM, `version` is `1.2` or `2004`, and `items` the default organization. `control_modes` are the
    sequencing control modes of that organization (SN 3.2): `choice`, `flow`, `forwardOnly`.
    """

    root: str = ""
    entry: str = ""
    version: str = ""
    title: str = ""
    items: tuple[ScormItem, ...] = ()
    control_modes: Mapping[str, bool] = {}


class LinkPreview(Struct, frozen=True, omit_defaults=True):
    """What a page says of itself; `may_frame` is False when its headers forbid being shown in a frame."""

    title: str = ""
    description: str = ""
    image: str = ""
    site: str = ""
    may_frame: bool = False


class AssetWarning(Struct, frozen=True, omit_defaults=True):
    """What will trouble who opens the content; the sentence is the text `warnings.<code>`, with `params`."""

    code: str
    params: Mapping[str, Param] = {}


class Assets(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What preparing a file found. Seconds, pages and pixels; `thumbnail` holds a WebP or JPEG file.

    `title` is what the file calls itself: the content's name, unless a person has given it one.
    """

    duration: float | None = None
    pages: int | None = None
    width: int | None = None
    height: int | None = None
    codecs: tuple[str, ...] = ()
    has_sound: bool | None = None
    is_animated: bool | None = None
    outline: tuple[OutlineEntry, ...] = ()
    package: Package | None = None
    link: LinkPreview | None = None
    warnings: tuple[AssetWarning, ...] = ()
    title: str = ""
    text: str = ""
    thumbnail: bytes | None = None


class Unpreparable(Exception):
    """The file cannot be prepared; the sentence is the text `errors.<code>`, filled with `params`."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, Param] = params


class PreparationContext(Protocol):
    """What `ContentType.prepare` is given: the file's facts and the only ways to touch it.

    `settings` are the tenant's, of the type that the content type names; None when it names none.
    """

    tenant: Tenant
    settings: Struct | None
    upload: Upload | None
    url: str | None

    async def stage(self, text_key: str, share: float) -> None:
        """Tell the person what is happening; `share` is 0 to 1."""
        ...

    async def inspect(self, inspector: str, data: bytes | None = None) -> Assets:
        """Run `module:function` on a copy of the file, or on these bytes, in a process that can do no more.

        Raises:
            Unpreparable: what the function found, or that it took too long or too much memory.
        """
        ...

    async def unpack(self) -> str:
        """Unpack the archive into the store, within the platform's limits, and answer its root there.

        Raises:
            Unpreparable: an entry breaks a limit; the entry is named.
        """
        ...


class Refusal(Struct, frozen=True):
    """Why somebody cannot open a content; the sentence is the text `contents.refusals.<code>`."""

    code: RefusalCode


class Entitlement(Struct, frozen=True):
    """Why somebody may open a content: the name of the first reason that holds."""

    reason: str


class EntitlementReason(Struct, frozen=True):
    """A reason and the set it opens.

    `query` is SQL that answers guids of contents; `$1` is the person (uuid), `$2` the role (text), `$3`
    whether the role reads contents in the back office (boolean). It runs under the tenant's row security.
    """

    name: str
    text_key: str
    query: str


class Payload(Struct, frozen=True, kw_only=True):
    """Base of what a renderer gets. Subclass it for a content type of your own."""


class FilePayload(Payload, frozen=True, kw_only=True):
    """A video, an audio, an image or a PDF at a signed address that takes byte ranges."""

    url: str
    media_type: str
    size: int
    duration: float | None = None
    width: int | None = None
    height: int | None = None
    pages: int | None = None
    codecs: tuple[str, ...] = ()
    outline: tuple[OutlineEntry, ...] = ()


class LinkPayload(Payload, frozen=True, kw_only=True):
    """A link and what is known of its page."""

    url: str
    preview: LinkPreview | None = None


class ScormPayload(Payload, frozen=True, kw_only=True):
    """A prepared package: `base` is the signed address of its root and ends in a slash; hrefs start there."""

    base: str
    package: Package


class FileFacts(Struct, frozen=True, kw_only=True):
    """The stored file that a content opens with."""

    guid: UUID
    key: str
    name: str
    media_type: str
    size: int
    version: int


class ContentRecord(Struct, frozen=True, kw_only=True):
    """A content, as the server's plugins see it. `status` is `active` or `inactive` (A106)."""

    guid: UUID
    name: str
    type_guid: str
    status: Literal["active", "inactive"]
    is_public: bool
    is_teacher_only: bool
    is_downloadable: bool
    is_available_offline: bool
    mobile_friendly: bool
    storage_status: StorageStatus
    description: str = ""
    url: str | None = None
    created_by: UUID | None = None
    created_at: datetime
    updated_at: datetime
    version: int
    thumbnail_path: str | None = None
    file: FileFacts | None = None
    assets: Assets = Assets()


class ContentCard(Struct, frozen=True, kw_only=True):
    """A content in a list of what somebody may open. `at` is what the list is ordered by."""

    guid: UUID
    name: str
    type_guid: str
    thumbnail_path: str | None
    author: str
    duration: float | None
    at: datetime


class ContentSet(Struct, frozen=True):
    """Contents that a plugin names by SQL, which answers rows (guid, at).

    `$1` is the person (uuid). It runs under the tenant's row security; `at` orders the list made of it.
    """

    query: str


class Window(Struct, frozen=True):
    """The part of a list that is asked for."""

    offset: int
    page_size: int
    descending: bool = True


class Addresses(Protocol):
    """Signed addresses of one content's files, for the person who asked, on its own content host."""

    def file(self) -> str:
        """The current file."""
        ...

    def package(self) -> str:
        """The root of the unpacked package, ending in a slash."""
        ...


class OpeningContext(Protocol):
    """What `ContentType.open` is given beside the content.

    `settings` are the tenant's, of the type that the content type names; None when it names none.
    """

    tenant: Tenant
    settings: Struct | None
    addresses: Addresses


class ContentType(RecordType, frozen=True, kw_only=True):
    """One kind of content: its name, icon and covers are those of a `RecordType`.

    Attributes:
        formats: endings of file names; a type without any takes a `url`.
        media_types: what the bytes of a file must say.
        max_bytes: the largest file, where that is less than what the tenant lets people upload.
        settings: the type of the plugin's settings, or of a table in them, that `prepare` and `open` are
            given the tenant's values of. The renderer gets them too: nothing secret may be in it.
        is_media: whether media pickers offer it (BO §3).
        is_detected: whether detection may answer it for an upload without a type (BO §3).
        misfit: the sentence `errors.<misfit>` for a file of the right media type that `recognises` refuses.
        recognises: whether an upload of the right media type is of this type; without it, it is.
        prepare: run by a job; without it a file is ready as soon as it is stored.
        open: what the renderer gets, or why there is nothing to open.
    """

    formats: tuple[str, ...] = ()
    media_types: tuple[str, ...] = ()
    max_bytes: int | None = None
    settings: type[Struct] | None = None
    tracking: Tracking = "none"
    custom_tags: tuple[CustomTag, ...] = ()
    takes_url: bool = False
    is_media: bool = False
    is_detected: bool = True
    misfit: str = "CONTENT_MISFIT"
    recognises: Callable[[Upload], bool] | None = None
    prepare: Callable[[PreparationContext], Awaitable[Assets]] | None = None
    open: Callable[[ContentRecord, OpeningContext], Payload | Refusal] | None = None

    def fits(self, upload: Upload) -> bool:
        """Whether the bytes are of a media type that this type takes."""
        return upload.media_type in self.media_types

    def detect(self, upload: Upload) -> bool:
        """Whether the upload is of this type by its bytes and, for an archive, by the names inside."""
        return self.fits(upload) and (self.recognises is None or self.recognises(upload))


@runtime_checkable
class ContentLibrary(Protocol):
    """Contents for other plugins; the dependency `content_library` of a route."""

    async def get(self, guid: UUID) -> ContentRecord:
        """One content of the tenant, active or not.

        Raises:
            NotFound: unknown, deleted, or another tenant's.
        """
        ...

    async def may_open(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        """May this person open this content? A reason, or the first rule that takes it away."""
        ...

    async def openable(
        self,
        principal: Principal,
        window: Window,
        *,
        within: ContentSet | None = None,
        outside: ContentSet | None = None,
    ) -> Page[ContentCard]:
        """What somebody may open, by the reasons and rules of `may_open`, the newest first.

        Only what is ready is in it. `within` keeps to a set and takes its order, `outside` leaves a set out.
        """
        ...

    def open(self, content: ContentRecord) -> Payload | Refusal:
        """What the renderer gets; ask `may_open` first."""
        ...

    def type_of(self, content: ContentRecord) -> ContentType | None:
        """The content's type, while the plugin that brings it is on."""
        ...

    def settings_of(self, content: ContentRecord) -> Struct | None:
        """The tenant's settings of the content's type, which its renderer gets."""
        ...


def demo_content(tenant: Tenant, erp_id: str) -> UUID:
    """The guid of a demo content, for the demo data of other plugins that is about it."""
    return uuid5(tenant.guid, f"demo-content:{erp_id}")


class ContentCreated(Event, frozen=True, kw_only=True):
    """A content came to be, by hand or as a copy."""

    content_guid: UUID
    type_guid: str


class ContentPrepared(Event, frozen=True, kw_only=True):
    """A content's file can be opened now."""

    content_guid: UUID
    type_guid: str


class ContentsDeleted(Event, frozen=True, kw_only=True):
    """Contents went to the trash, from which they can come back for 30 days."""

    content_guids: Sequence[UUID]
