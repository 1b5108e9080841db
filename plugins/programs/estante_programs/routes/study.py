"""The calls of who follows a program."""

from uuid import UUID

from estante.api.http import inject
from estante.api.lists import Lists, Page
from estante_contents.contracts import ContentLibrary
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from estante_programs.lists.programming import STUDY_PROGRAMMINGS
from estante_programs.lists.study import MARKS, STUDY, of_asker
from estante_programs.lists.toolbox import STUDY_TOOLBOX
from estante_programs.policies import OwnPrograms
from estante_programs.schemas.study import (
    LessonToStudy,
    OpenedMaterial,
    StudentMark,
    StudyProgram,
    StudyRow,
)
from estante_programs.schemas.study_programming import StudyProgramming
from estante_programs.schemas.toolbox import StudyToolGroup
from estante_programs.services.study.lesson import StudyLessonReader
from estante_programs.services.study.marks import TaskMarks
from estante_programs.services.study.programmings import StudyProgrammings
from estante_programs.services.study.programs import StudyService
from estante_programs.services.study.toolbox import StudyToolbox

Study = NamedDependency[StudyService]


class StudyController(Controller):
    """The programs that the person who asks may open: what is published of them."""

    path = "/front"
    dependencies = inject(
        known={ContentLibrary: "content_library"},
        study=StudyService,
        lessons=StudyLessonReader,
        marks=TaskMarks,
        programmings=StudyProgrammings,
        toolbox=StudyToolbox,
    )

    @get("/programs", action=OwnPrograms.read, list=STUDY, summary="List one's own programs")
    async def list_own(self, lists: NamedDependency[Lists], study: Study) -> Page[StudyRow]:
        """Those that the person's licences and classes open, where they were last first."""
        return study.page(await lists.page(of_asker(STUDY, study.givers), teaches=study.teaches))

    @get("/programs/{guid:uuid}", action=OwnPrograms.read, summary="One of one's own programs")
    async def read_own(self, guid: FromPath[UUID], study: Study) -> StudyProgram:
        """What is published of it, how far the person is, and where to go on.

        Raises:
            NotFound: 404, none that the person may open. NoPlaceLeft: 403, others have taken all places.
        """
        return await study.program(guid)

    @get(
        "/programs/{guid:uuid}/programmings",
        action=OwnPrograms.read,
        list=STUDY_PROGRAMMINGS,
        summary="The programmings of one of one's own programs",
    )
    async def list_own_programmings(
        self,
        guid: FromPath[UUID],
        lists: NamedDependency[Lists],
        programmings: NamedDependency[StudyProgrammings],
    ) -> Page[StudyProgramming]:
        """Those that are published or completed; only who is no student is told of teacher guides.

        Raises:
            NotFound: 404, none that the person may open, or the organization does not plan.
        """
        return lists.page_of(STUDY_PROGRAMMINGS, await programmings.of_program(guid))

    @get(
        "/programs/{guid:uuid}/toolbox",
        action=OwnPrograms.read,
        list=STUDY_TOOLBOX,
        summary="The tools beside the lessons of one of one's own programs",
    )
    async def list_own_tools(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], toolbox: NamedDependency[StudyToolbox]
    ) -> Page[StudyToolGroup]:
        """In groups; students are told of none that is for teachers only.

        Raises:
            NotFound: 404, none that the person may open.
        """
        return lists.page_of(STUDY_TOOLBOX, await toolbox.of_program(guid))

    @get("/lessons/{guid:uuid}", action=OwnPrograms.read, summary="A lesson of one's own programs")
    async def read_lesson(
        self, guid: FromPath[UUID], lessons: NamedDependency[StudyLessonReader]
    ) -> LessonToStudy:
        """Its sections and materials; students are told of nothing that is for teachers only.

        Raises:
            NotFound: 404, a draft, or of no program that the person may open.
        """
        return await lessons.lesson(guid)

    @post(
        "/materials/{guid:uuid}/opened",
        action=OwnPrograms.track,
        status_code=200,
        unlimited="writes one row, the same one each time",
        summary="Say that one opens a material",
    )
    async def open_material(self, guid: FromPath[UUID], study: Study) -> OpenedMaterial:
        """Links and files count as done by it, and the program goes on there.

        Raises:
            NotFound: 404, none that the person is shown.
        """
        return await study.keep_opening(guid)

    @get("/tasks/{guid:uuid}/marks", action=OwnPrograms.read, list=MARKS, summary="The marks in a task")
    async def list_marks(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], marks: NamedDependency[TaskMarks]
    ) -> Page[StudentMark]:
        """Of the students of the schools that the teacher who asks is in; staff are told of all students.

        Raises:
            NotFound: 404, none that the person may open, or they are a student.
        """
        return lists.page_of(MARKS, await marks.of_task(guid))


ROUTES = [StudyController]
