"""What the annotation, review and report calls take and answer (VS §3, §7)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_viewer.comments.schemas import CommentRow
from estante_viewer.contracts import Course
from estante_viewer.playlists.schemas import EntryRow

MAX_ANNOTATION_LENGTH = 524_288
ReportType = Literal[
    "content-error",
    "content-inappropriate",
    "app-error",
    "connection-error",
    "file-error",
    "file-access-forbiden-error",
    "url-not-found-error",
]


ReportStatus = Literal["open", "closed"]


class WriteAnnotation(Struct, frozen=True, forbid_unknown_fields=True):
    """An annotation under the client's guid. `parent_guid` is a course, a lesson or an annotation."""

    EXAMPLE: ClassVar[Example] = {
        "guid": EXAMPLE_GUID,
        "annotation": "Repasar antes del examen",
    }
    guid: UUID
    annotation: Annotated[str, Meta(min_length=1, max_length=MAX_ANNOTATION_LENGTH)]
    parent_guid: UUID | None = None


class AnnotationRow(Struct, frozen=True):
    """One of the person's annotations."""

    guid: UUID
    annotation: str
    parent_guid: UUID | None
    created_at: datetime
    updated_at: datetime


class DeleteAnnotations(Struct, frozen=True, forbid_unknown_fields=True):
    """One guid or several."""

    EXAMPLE: ClassVar[Example] = {"guid": [EXAMPLE_GUID]}
    guid: UUID | Annotated[list[UUID], Meta(min_length=1, max_length=1000)]

    @property
    def guids(self) -> list[UUID]:
        return self.guid if isinstance(self.guid, list) else [self.guid]


class WriteReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Two ratings of 1 to 5, as numbers or as their digits."""

    EXAMPLE: ClassVar[Example] = {"usefull_rating": 4, "difficult_rating": 2}
    usefull_rating: int | str
    difficult_rating: int | str
    content_guid: UUID | None = None


class ReviewRow(Struct, frozen=True):
    """One person's rating."""

    guid: UUID
    content_guid: UUID
    usefull_rating: int
    difficult_rating: int
    updated_at: datetime


class Reviews(Struct, frozen=True):
    """The person's own rating, and everybody's: `count` ratings and their averages, None without any."""

    own: ReviewRow | None
    count: int
    usefull_average: float | None
    difficult_average: float | None


class WriteReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem with a content."""

    EXAMPLE: ClassVar[Example] = {"type": "content-error", "comment": "Falta la página 3"}
    type: ReportType
    comment: Annotated[str, Meta(max_length=4000)] = ""
    content_guid: UUID | None = None


class AnswerReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What an editor says of a report, and whether it is done with."""

    EXAMPLE: ClassVar[Example] = {"status": "closed", "answer": "Ya está la página 3. Gracias."}
    status: ReportStatus | UnsetType = UNSET
    answer: Annotated[str, Meta(max_length=4000)] | UnsetType = UNSET


class ReportRow(Struct, frozen=True):
    """A report, with its author for the editors. A content that is not there any more has no name."""

    guid: UUID
    content_guid: UUID
    content_name: str | None
    person_guid: UUID
    type: ReportType
    comment: str
    status: ReportStatus
    answer: str
    answered_at: datetime | None
    created_at: datetime
    updated_at: datetime


class ReportDetail(Struct, frozen=True, kw_only=True):
    """A report as editors read it. `reporter` and `answerer` are names; whoever is gone has none."""

    guid: UUID
    content_guid: UUID
    content_name: str | None
    person_guid: UUID
    reporter: str | None
    type: ReportType
    comment: str
    status: ReportStatus
    answer: str
    answerer: str | None
    answered_at: datetime | None
    created_at: datetime
    updated_at: datetime


class CommonElements(Struct, frozen=True):
    """What stands beside a content in the viewer: of each what the person may read.

    `courses` are those that a comment can be shared with; `creates_courses` says that the person can make
    another.
    """

    comments: Sequence[CommentRow]
    playlists: Sequence[EntryRow]
    reviews: Reviews
    courses: Sequence[Course]
    creates_courses: bool
