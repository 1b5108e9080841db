"""What other plugins may use of the contents plugin: its value objects, protocols and events.

A content type is a value (architecture, section 7). Who may open a content is one question with one owner,
`ContentLibrary.may_open`; plugins add reasons as queries that answer sets, so that
lists can be filtered by them too (domain.md).
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import Literal, Protocol, runtime_checkable
from uuid import UUID

from estante.api.access import Principal
from estante.api.events import Event
from estante.api.lists import Page
from estante.api.plugins import RecordType
from estante.api.tenants import Tenant
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.conversion import values as conversion_values
from estante_contents.demo import guids
from estante_contents.inspection import context as preparing
from estante_contents.inspection import page_text
from estante_contents.layouts import values as layout_values
from estante_contents.library import directory
from estante_contents.projects import pupils
from estante_contents.publications import directory as publication_directory
from estante_contents.publications import givers
from estante_contents.questions import points, rules
from estante_contents.services import assets
from estante_contents.services.opening import conditions, payload_values, reasons, titles
from estante_contents.tools import directory as tool_directory
from estante_contents.tracks import values

ActivityPayload = payload_values.ActivityPayload
AnsweringRule = rules.AnsweringRule
Assets = assets.Assets
AssetWarning = assets.AssetWarning
BookEntry = assets.BookEntry
Conversion = conversion_values.Conversion
ConvertedFile = conversion_values.ConvertedFile
ContentTitle = titles.ContentTitle
content_titles = titles.content_titles
library_titles = titles.library_titles
contents_given = publication_directory.contents_given
contents_of_publications = publication_directory.contents_of_publications
contents_shown = conditions.contents_shown
CourseStructure = assets.CourseStructure
CourseUnit = assets.CourseUnit
demo_content = guids.demo_content
demo_publication = guids.demo_publication
DocumentPayload = payload_values.DocumentPayload
DownloadPayload = payload_values.DownloadPayload
EXERCISE_MARKS = conditions.EXERCISE_MARKS
EntitlementReason = reasons.EntitlementReason
EpubPayload = payload_values.EpubPayload
FilePayload = payload_values.FilePayload
LIBRARY_CONTENTS = conditions.LIBRARY_CONTENTS
LIVING_CONTENTS = conditions.LIVING_CONTENTS
LinkPayload = payload_values.LinkPayload
OutlineEntry = assets.OutlineEntry
Package = assets.Package
PageHotspot = layout_values.PageHotspot
PageHead = page_text.PageHead
page_head = page_text.page_head
PagePayload = payload_values.PagePayload
PageTitle = layout_values.PageTitle
Param = assets.Param
Passage = assets.Passage
Payload = payload_values.Payload
PictureFile = payload_values.PictureFile
PictureSize = assets.PictureSize
PreparationContext = preparing.PreparationContext
PupilDirectory = pupils.PupilDirectory
living_publications = publication_directory.living_publications
publication_names = publication_directory.publication_names
PublicationGiver = givers.PublicationGiver
PublicationGivers = givers.PublicationGivers
publications_of_content = publication_directory.publications_of_content
QuizPoints = points.QuizPoints
Recording = values.Recording
SchoolDirectory = directory.SchoolDirectory
ScormItem = assets.ScormItem
ScormPayload = payload_values.ScormPayload
ScormPlayer = payload_values.ScormPlayer
StoredLayout = layout_values.StoredLayout
StoredTrack = values.StoredTrack
ToolDirectory = tool_directory.ToolDirectory
ToolPayload = payload_values.ToolPayload
Track = values.Track
Transcriber = values.Transcriber
unequal_points = points.unequal_points
Unpreparable = preparing.Unpreparable
Upload = preparing.Upload

Tracking = Literal["continuous", "range", "once", "suspend_data", "none"]
StorageStatus = Literal["none", "uploading", "preparing", "upload-done", "failed"]
# What `Uses(of=…)` calls contents, and resources of the library.
CONTENT_RECORDS = "contents.content"
LIBRARY_RECORDS = "library.resource"
# And collections and publications: what has a publication gives `Uses(of=PUBLICATION_RECORDS, forbids=True)`.
COLLECTION_RECORDS = "collections.collection"
PUBLICATION_RECORDS = "publications.publication"
RefusalCode = Literal[
    "CONTENT_DISABLED",
    "CONTENT_PATH_NOT_LOCALIZED",
    "DATA_QUESTION_NOT_FOUND",
    "ERROR_403",
    "ERROR_404_DEPENDENCY",
    "FILE_NOT_FOUND",
    "FILE_HAVE_ERROR",
    "FILE_TYPE_UNDEFINED",
    "NOT_WRITTEN",
    "NO_PLACE_LEFT",
    "PREPARING",
    "URL_NOT_FOUND",
]


class CustomTag(Struct, frozen=True):
    """A switch of the viewer, such as ENABLE_SEARCH with the value YES (VS §3)."""

    type: str
    name: str


class Refusal(Struct, frozen=True):
    """Why somebody cannot open a content; the sentence is the text `contents.refusals.<code>`."""

    code: RefusalCode


class Entitlement(Struct, frozen=True):
    """Why somebody may open a content: the name of the first reason that holds.

    `is_downloadable` is whether any of their reasons lets them download it.
    """

    reason: str
    is_downloadable: bool = False


class FileFacts(Struct, frozen=True, kw_only=True):
    """The stored file that a content opens with, as it was sent."""

    guid: UUID
    key: str
    name: str
    media_type: str
    size: int
    version: int
    converted: ConvertedFile | None = None


class DependencyRecord(Struct, frozen=True, kw_only=True):
    """A content that another needs to open: its file and what preparing found in it, or its address."""

    guid: UUID
    name: str
    type_guid: str
    status: Literal["active", "inactive"]
    url: str | None = None
    file: FileFacts | None = None
    assets: Assets = Assets()

    @property
    def package(self) -> Package | None:
        """What was unpacked of its file; None while there is nothing, or nobody may open it."""
        package = self.assets.package
        is_there = self.status == "active" and self.file is not None and package is not None and package.root
        return package if is_there else None


class LessonRecord(Struct, frozen=True, kw_only=True):
    """What a videolesson is over: a video of the library, its file and what is read with it."""

    status: Literal["active", "inactive"]
    storage_status: StorageStatus
    must_answer: bool
    file: FileFacts | None = None
    assets: Assets = Assets()
    tracks: tuple[StoredTrack, ...] = ()


class ContentRecord(Struct, frozen=True, kw_only=True):
    """A content, as the server's plugins see it. `status` is `active` or `inactive` (A106).

    `questions` are those that its exercise asks; None where it has no exercise. `has_project` says that
    something is asked for and can be delivered. `lesson` is that of a videolesson with a video, `layout` what
    staff laid over the pages of a document. `tool_guid` is the LTI tool that it is of; `url` holds the launch
    address of that one. `dependencies` is what it needs to open, in its order.
    """

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
    tool_guid: UUID | None = None
    created_by: UUID | None = None
    created_at: datetime
    updated_at: datetime
    version: int
    thumbnail_path: str | None = None
    file: FileFacts | None = None
    assets: Assets = Assets()
    tracks: tuple[StoredTrack, ...] = ()
    questions: int | None = None
    has_project: bool = False
    lesson: LessonRecord | None = None
    custom_tags: tuple[CustomTag, ...] = ()
    layout: StoredLayout | None = None
    dependencies: tuple[DependencyRecord, ...] = ()


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


class AnnotationSource(Struct, frozen=True):
    """Where the notes of people on contents are, which reading one content answers too (VIE-013).

    `query` is SQL that answers rows (guid, annotation, parent_guid, created_at, updated_at); `$1` is the
    person (uuid), `$2` the content (uuid). It runs under the tenant's row security.
    """

    name: str
    query: str


class Window(Struct, frozen=True):
    """The part of a list that is asked for."""

    offset: int
    page_size: int
    descending: bool = True


class Addresses(Protocol):
    """Signed addresses of one content's files, for the person who asked, on its own content host."""

    def file(self) -> str:
        """The current file as it was sent; that of its video for a videolesson."""
        ...

    def shown(self) -> str:
        """What was made of that file to be shown in its place, where there is such; else the file."""
        ...

    def package(self, package: Package | None = None) -> str:
        """The root of the unpacked package, or of this one of a dependency, ending in a slash."""
        ...

    def stored(self, path: str) -> str:
        """A file that preparing stored, such as a picture in another size."""
        ...

    def tracks(self) -> tuple[Track, ...]:
        """The subtitles, audio descriptions and transcripts."""
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
        own_assets: the type of what only this type prepares and stores: `prepare` puts one into `Assets.own`,
            where `open` finds it, or None; the record's page gets it, too.
        is_media: whether media pickers offer it (BO §3).
        is_detected: whether detection may answer it for an upload without a type (BO §3).
        is_offered: whether the form that creates contents offers it; not what is a part of another content.
        is_vacant: whether nothing here makes or opens it: a plugin that brings a type of this guid takes its
            place.
        takes_tool: whether it has the launch address of an LTI tool that a plugin registers, and no other.
        has_tracks: whether it has subtitles, audio descriptions and transcripts, and the editor of them.
        max_questions: how many questions the exercise editor takes; 0 where none are written in it.
        has_stops: whether its questions are asked where a video of the library stops.
        requires_points: whether the points of its questions have to sum to those that it requires.
        is_project: whether it asks for something that people deliver.
        is_mapped: whether its pages have hotspots and titles (BO §3).
        tabs: where the tabs stand that only its pages have, such as its editor: `<plugin>.<name>.detail`, of
            which the manifest offers `<plugin>.<name>.detail.tabs.v1`.
        wide_steps: those of these tabs that take the whole width.
        telltales: names at the root of an archive that say it is of this type, where others take it too.
        misfit: the sentence `errors.<misfit>` for a file of the right media type that `recognises` refuses.
        recognises: whether an upload of the right media type is of this type; without it, it is.
        prepare: run by a job; without it a file is ready as soon as it is stored.
        tracking_by: what `tracking` is of one content, where that is not the same for all.
        open: what the renderer gets, or why there is nothing to open.
        closed: why a content of a type without `open` opens nothing.
    """

    formats: tuple[str, ...] = ()
    media_types: tuple[str, ...] = ()
    max_bytes: int | None = None
    settings: type[Struct] | None = None
    own_assets: type[Struct] | None = None
    tracking: Tracking = "none"
    custom_tags: tuple[CustomTag, ...] = ()
    takes_url: bool = False
    is_media: bool = False
    is_detected: bool = True
    is_offered: bool = True
    is_vacant: bool = False
    takes_tool: bool = False
    has_tracks: bool = False
    max_questions: int = 0
    has_stops: bool = False
    requires_points: bool = False
    is_project: bool = False
    is_mapped: bool = False
    tabs: str | None = None
    wide_steps: tuple[str, ...] = ()
    telltales: tuple[str, ...] = ()
    misfit: str = "CONTENT_MISFIT"
    recognises: Callable[[Upload], bool] | None = None
    prepare: Callable[[PreparationContext], Awaitable[Assets]] | None = None
    tracking_by: Callable[[ContentRecord], Tracking] | None = None
    open: Callable[[ContentRecord, OpeningContext], Payload | Refusal] | None = None
    closed: RefusalCode = "FILE_HAVE_ERROR"

    def fits(self, upload: Upload) -> bool:
        """Whether the bytes are of a media type that this type takes."""
        return upload.media_type in self.media_types

    def detect(self, upload: Upload) -> bool:
        """Whether the upload is of this type by its bytes and, for an archive, by the names inside."""
        return self.fits(upload) and (self.recognises is None or self.recognises(upload))

    def tracking_of(self, content: ContentRecord) -> Tracking:
        """In what unit somebody gets on in this content."""
        return self.tracking if self.tracking_by is None else self.tracking_by(content)


class TypeEditor(Struct, frozen=True, kw_only=True):
    """How a plugin writes contents of another's type that have no file; the rest is as of `ContentType`."""

    type_guid: str
    tabs: str
    open: Callable[[ContentRecord, OpeningContext], Payload | Refusal]

    def written_by(self, kind: ContentType) -> ContentType:
        """The type with this editor, whose tab `editor` is wide: what has a file opens as before."""

        def open_either(content: ContentRecord, context: OpeningContext) -> Payload | Refusal:
            return (kind.open if content.file and kind.open else self.open)(content, context)

        return replace(kind, tabs=self.tabs, wide_steps=("editor",), open=open_either)


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
        words: str = "",
    ) -> Page[ContentCard]:
        """What somebody may open, by the reasons and rules of `may_open`, the newest first.

        Only what is ready is in it. `within` keeps to a set and takes its order, `outside` leaves a set out.
        `words` are searched as in the list of contents: where nothing has them and a typing error explains
        it, the page is of the words that were meant and names them as its suggestion.
        """
        ...

    async def reusable(self, principal: Principal, contents: Collection[UUID]) -> frozenset[UUID]:
        """Which of these contents this person may take into a program.

        Those that the person reads in the back office or has made, and what the library lets them reuse.
        """
        ...

    async def require_reusable(self, principal: Principal, contents: Collection[UUID]) -> None:
        """Refuse what this person may not take into a program; a call that takes contents asks it first.

        Raises:
            NotReusable: 403 with CONTENT_NOT_REUSABLE; `contents` are the guids that are refused.
        """
        ...

    async def cards(self, guids: Sequence[UUID]) -> Mapping[UUID, ContentCard]:
        """Contents by guid, active or not, for a list that names them; what is not there is left out."""
        ...

    async def records(self, guids: Sequence[UUID]) -> Mapping[UUID, ContentRecord]:
        """The same with all that `get` answers of each."""
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
