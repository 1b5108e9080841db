"""The list of education years."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec, by_name
from msgspec import Struct

from estante_settings.schemas.education_year import EducationYearRow


class EducationYearFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("y.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("l.country_guid")] = ()
    level: Annotated[tuple[UUID, ...], AnyOf("y.level_guid")] = ()


EDUCATION_YEARS = ListSpec(
    row=EducationYearRow,
    source="""education_years y
        JOIN education_levels l ON l.tenant_id = y.tenant_id AND l.guid = y.level_guid
        JOIN countries c ON c.tenant_id = l.tenant_id AND c.guid = l.country_guid""",
    base=("y.deleted_at IS NULL", "l.deleted_at IS NULL", "c.deleted_at IS NULL"),
    filters=EducationYearFilters,
    search=("y.name",),
    sort={"position": "(l.position, y.position)", "name": by_name("y.name")},
    default="position",
)
