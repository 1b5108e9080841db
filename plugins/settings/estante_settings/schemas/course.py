"""What the calls of a country's courses take and answer."""

from collections.abc import Sequence
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import Meta, Struct, field

from estante_settings.contracts import CourseStatus
from estante_settings.schemas.fields import AcademicPeriod
from estante_settings.schemas.part import Part

MAX_COURSES = 5000


class CourseRow(Struct, frozen=True):
    """A course of a country. `periods` are numbers of what `academic_period` says."""

    guid: UUID
    name: str
    country_guid: UUID
    academic_period: AcademicPeriod
    periods: Sequence[int]
    education_levels: Sequence[Part] = field(name="educationLevels")
    education_years: Sequence[Part] = field(name="educationYears")
    status: CourseStatus
    address: str
    position: int


class CourseOrder(Struct, kw_only=True, forbid_unknown_fields=True):
    """The courses of a country in their order. What is not named stays behind, in the order that it had."""

    EXAMPLE: ClassVar[Example] = {"country": EXAMPLE_GUID, "courses": []}
    country: UUID
    courses: Annotated[list[UUID], Meta(max_length=MAX_COURSES)]


class OrderedCourses(Struct, frozen=True):
    """The courses of a country as they stand now."""

    courses: Sequence[CourseRow]
