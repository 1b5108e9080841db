"""The list of what a school gives."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, ListSpec
from msgspec import Struct

from estante_schools.schemas.content import SchoolContentRow


class SchoolContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list."""

    guid: Annotated[tuple[UUID, ...], AnyOf("guid")] = ()
    school_year: Annotated[tuple[UUID, ...], AnyOf("school_year_guid")] = ()


# They are few, and what publications are called is the contents' to say.
SCHOOL_CONTENTS = ListSpec(
    row=SchoolContentRow,
    filters=SchoolContentFilters,
    search=("publication_name",),
    sort=("publication_name", "school_year"),
    default="publication_name",
)
