"""Two courses, and who is in them."""

from uuid import UUID

from estante.api.plugins import hookimpl
from estante_viewer.contracts import CatBookApi, Course, Courses

SCIENCE, HISTORY = Course(UUID(int=21), "Ciencias 1A"), Course(UUID(int=22), "Historia 2B")
# A test says here who is in which.
MEMBERS: dict[UUID, set[UUID]] = {SCIENCE.guid: set(), HISTORY.guid: set()}


async def courses_of(_session, person):
    """Those of one person."""
    return [course for course in (SCIENCE, HISTORY) if person in MEMBERS[course.guid]]


async def members_of(_session, courses):
    """The people of some."""
    return sorted({person for course in courses for person in MEMBERS.get(course, ())})


@hookimpl
def register_courses():
    return [Courses(courses_of=courses_of, members_of=members_of)]


async def answer(_session, call):
    """What was asked, and of which book."""
    return {"path": call.path, "data": call.data, "content": call.content_guid}


@hookimpl
def register_cat_books():
    return [CatBookApi(answer)]
