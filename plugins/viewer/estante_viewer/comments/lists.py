"""The comments on a content that a person reads, own ones and those shared with their courses; and these."""
# ruff: noqa: S608 - the SQL is put together from constants of this file

from typing import Annotated
from uuid import UUID

from estante.api.lists import Equals, Exists, ListSpec, NoFilters
from msgspec import Struct

from estante_viewer.comments.schemas import CommentRow
from estante_viewer.contracts import Course

SHARED = "comment_courses s WHERE s.tenant_id = c.tenant_id AND s.comment_guid = c.guid"


class CommentFilters(Struct, frozen=True, kw_only=True):
    """Those of a course, and the replies to a comment."""

    course: Annotated[UUID | None, Exists(f"{SHARED} AND s.course_guid = :value")] = None
    parent_guid: Annotated[UUID | None, Equals("c.parent_guid")] = None


# `own_courses` are those of the person, who is told of no other (VIE-185).
COMMENTS = ListSpec(
    row=CommentRow,
    source="comments c",
    base=(
        "c.content_guid = :content",
        f"(c.person_guid = :me OR EXISTS (SELECT FROM {SHARED} AND s.course_guid = ANY(:own_courses)))",
    ),
    columns={
        "is_own": "c.person_guid = :me",
        "show_at": "c.show_at::float8",
        "shared_courses": f"ARRAY(SELECT s.course_guid FROM {SHARED}"
        " AND (c.person_guid = :me OR s.course_guid = ANY(:own_courses)) ORDER BY s.course_guid)",
    },
    filters=CommentFilters,
    sort=("created_at", "show_at"),
    default="created_at",
)
# Another plugin's rows: the list is made in memory.
COURSES = ListSpec(row=Course, filters=NoFilters, search=("name",), sort=("name",), default="name")
