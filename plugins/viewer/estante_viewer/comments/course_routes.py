"""The courses that comments are shared with (VS §7): groups, and what plugins give."""

from estante.api.http import Hourly, inject
from estante.api.lists import Lists, Page
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_viewer.comments.course_service import OwnCourseService
from estante_viewer.comments.lists import COURSES
from estante_viewer.comments.schemas import NewCourse
from estante_viewer.contracts import Course
from estante_viewer.policies import Viewer


class OwnCourseController(Controller):
    """The courses that the person who asks is in."""

    dependencies = inject(own_courses=OwnCourseService)

    @get(
        "/front/courses", action=Viewer.comment, list=COURSES, summary="List the courses that one shares with"
    )
    async def list_courses(
        self, lists: NamedDependency[Lists], own_courses: NamedDependency[OwnCourseService]
    ) -> Page[Course]:
        """Those that a comment can be shared with; none where nobody knows of any (VIE-183)."""
        return lists.page_of(COURSES, await own_courses.all())

    @post("/front/courses", action=Viewer.createCourse, limit=Hourly("writes"), summary="Make a course")
    async def create(
        self, data: JSONBody[NewCourse], own_courses: NamedDependency[OwnCourseService]
    ) -> Course:
        """A course of the teacher's own, by its name alone; comments can be shared with it at once (VIE-184).

        Raises:
            NotFound: nothing makes courses here.
        """
        return await own_courses.create(data.name)
