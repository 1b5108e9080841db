"""The list of a school's years."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, Equals, ListSpec, by_name
from msgspec import Struct

from estante_schools.schemas.school_year import SchoolYearRow

GROUPS = """
    (SELECT count(*)::int FROM school_groups g
     WHERE g.tenant_id = y.tenant_id AND g.school_year_guid = y.guid AND g.deleted_at IS NULL)
"""


class SchoolYearFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("y.guid")] = ()
    is_active: Annotated[bool | None, Equals("y.is_active")] = None


SCHOOL_YEARS = ListSpec(
    row=SchoolYearRow,
    source="school_years y",
    base=("y.deleted_at IS NULL", "y.school_guid = :school"),
    columns={"group_count": GROUPS},
    filters=SchoolYearFilters,
    search=("y.title", "y.school_year"),
    sort={"expired_at": "y.expired_at", "title": by_name("y.title")},
    default="-expired_at",
)
