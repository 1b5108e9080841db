"""The list of a country's courses. Its rows are other plugins': it is made in memory."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AppliedBy, ListSpec
from msgspec import Struct

from estante_settings.contracts import Bimester, Trimester
from estante_settings.schemas.course import CourseRow
from estante_settings.services.course import CourseCatalogue


class CourseFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list; a bimester leaves out the countries of trimesters, and the other way round."""

    country: Annotated[tuple[UUID, ...], AppliedBy(CourseCatalogue.of)] = ()
    bimester: Annotated[Bimester | None, AppliedBy(CourseCatalogue.of)] = None
    trimester: Annotated[Trimester | None, AppliedBy(CourseCatalogue.of)] = None


COURSES = ListSpec(
    row=CourseRow,
    filters=CourseFilters,
    search=("name",),
    sort={"position": "position", "name": "name"},
    default="position",
)
