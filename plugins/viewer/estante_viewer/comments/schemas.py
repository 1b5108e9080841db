"""What the comment calls take and answer (VS §3, §7)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import Meta, Struct

MAX_COMMENT_LENGTH = 10_000
MAX_COURSES = 200
SharedType = Literal["courses", "other"]
# A second or a page; longer than any content.
Position = Annotated[float, Meta(ge=0, le=10_000_000)]


class WriteComment(Struct, frozen=True, forbid_unknown_fields=True):
    """A comment. `shared_courses` counts only where it is shared with `courses` (VIE-179)."""

    EXAMPLE: ClassVar[Example] = {"comment": "¿Por qué sube el vapor?", "shared_type": "other", "show_at": 12}
    comment: Annotated[str, Meta(max_length=MAX_COMMENT_LENGTH)]
    shared_type: SharedType = "other"
    shared_courses: Annotated[list[UUID], Meta(max_length=MAX_COURSES)] = []
    show_at: Position | None = None
    parent_guid: UUID | None = None
    content_guid: UUID | None = None


class CommentRow(Struct, frozen=True):
    """A comment that the person may read. Of its courses those are named that the person is in."""

    guid: UUID
    content_guid: UUID
    parent_guid: UUID | None
    author: str
    is_own: bool
    comment: str
    shared_type: SharedType
    shared_courses: Sequence[UUID]
    show_at: float | None
    created_at: datetime
    updated_at: datetime


class ShareComment(Struct, frozen=True, forbid_unknown_fields=True):
    """The course that a comment is shared with."""

    EXAMPLE: ClassVar[Example] = {"course": EXAMPLE_GUID}
    course: UUID


class NewCourse(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new course."""

    EXAMPLE: ClassVar[Example] = {"name": "Ciencias 1B"}
    name: Annotated[SingleLine, Meta(min_length=3, max_length=250)]


class CommentCourses(Struct, frozen=True):
    """The courses that a comment is shared with."""

    courses: Sequence[UUID]
