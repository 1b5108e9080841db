"""The list of groups, and its file."""

from typing import Annotated
from uuid import UUID

from estante.api.access import STUDENT, TEACHER
from estante.api.exports import list_export
from estante.api.lists import AnyOf, ListSpec, PartOf, by_name
from estante.api.people import counted_people
from msgspec import Struct, field

from estante_schools.schemas.group import GroupRow

MEMBERS = """
    SELECT m.tenant_id, m.person_guid FROM school_group_members m
    WHERE m.tenant_id = g.tenant_id AND m.group_guid = g.guid
"""
STUDENTS, TEACHERS = counted_people(STUDENT, MEMBERS), counted_people(TEACHER, MEMBERS)
IS_ARCHIVED = "(g.archived_at IS NOT NULL)"


class GroupFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list: archived groups are in it only where they are asked for."""

    guid: Annotated[tuple[UUID, ...], AnyOf("g.guid")] = ()
    school: Annotated[tuple[UUID, ...], AnyOf("g.school_guid")] = ()
    school_year: Annotated[tuple[str, ...], AnyOf("y.school_year")] = field(name="schoolYear", default=())
    is_archived: Annotated[bool | None, PartOf()] = None


def _groups(*base: str) -> ListSpec[GroupRow, GroupFilters]:
    """The list of those groups for which these conditions hold too."""
    return ListSpec(
        row=GroupRow,
        source=(
            "school_groups g"
            " JOIN schools s ON s.tenant_id = g.tenant_id AND s.guid = g.school_guid"
            " JOIN school_years y ON y.tenant_id = g.tenant_id AND y.guid = g.school_year_guid"
        ),
        base=(
            "g.deleted_at IS NULL",
            "s.deleted_at IS NULL",
            f"{IS_ARCHIVED} = coalesce(:is_archived::bool, false)",
            *base,
        ),
        columns={
            "school_name": "s.name",
            "school_year": "y.school_year",
            "is_archived": IS_ARCHIVED,
            "student_count": STUDENTS,
            "teacher_count": TEACHERS,
        },
        filters=GroupFilters,
        search=("g.name", "s.name"),
        sort={
            "name": by_name("g.name"),
            "school_name": by_name("s.name"),
            "school_year": by_name("y.school_year"),
            "created_at": "g.created_at",
        },
        default="name",
    )


GROUPS = _groups()
# Of one school, for its own teacher-admins.
SCHOOL_GROUPS = _groups("g.school_guid = :own_school")
GROUPS_EXPORT = list_export(
    GROUPS,
    name="schools.groups",
    text_key="groups.jobs.export",
    texts="groups.columns",
    columns={
        "name": "g.name",
        "school_name": "s.name",
        "school_year": "y.school_year",
        "student_count": STUDENTS,
        "teacher_count": TEACHERS,
    },
)
