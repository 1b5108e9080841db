"""The calls of the courses of countries, which are what other plugins have, such as digital programs."""

from estante.api.http import Answer, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_settings.lists.course import COURSES
from estante_settings.policies import Countries
from estante_settings.schemas.course import CourseOrder, CourseRow, OrderedCourses
from estante_settings.services.course import CourseCatalogue, CourseOrderService

PATH = "/education-courses"


@get(
    PATH,
    action=Countries.readDetail,
    list=COURSES,
    summary="List the courses of a country with level, year and state",
    dependencies=inject(courses=CourseCatalogue),
)
async def list_courses(
    lists: NamedDependency[Lists], courses: NamedDependency[CourseCatalogue]
) -> Page[CourseRow]:
    """What the organization's plugins have; a bimester is 1 or 2, a trimester 1 to 3."""
    filters = lists.query(COURSES).filters
    return lists.page_of(COURSES, await courses.of(filters.country, filters.bimester, filters.trimester))


@put(
    PATH,
    action=Countries.update,
    summary="Order the courses of a country",
    dependencies=inject(courses=CourseOrderService),
)
async def order_courses(
    data: JSONBody[CourseOrder],
    if_match: NamedDependency[IfMatch],
    courses: NamedDependency[CourseOrderService],
) -> Answer[OrderedCourses]:
    """All in one call; the version is the country's. Raises StaleVersion, NotFound, ValidationFailed."""
    version, rows = await courses.order(data, if_match)
    return versioned(OrderedCourses(rows), version)


ROUTES = [list_courses, order_courses]
