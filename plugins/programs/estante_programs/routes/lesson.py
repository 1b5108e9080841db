"""The calls of lessons: written, published, and looked at as their students will see them."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.records import Deleted
from estante_contents.contracts import ContentLibrary
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.models.structure import Lesson
from estante_programs.policies import Programs
from estante_programs.schemas.material import LessonAnswer
from estante_programs.schemas.preview import LessonPreview
from estante_programs.schemas.structure import LessonFields, NewLesson, StructureOrder
from estante_programs.services.lesson import LessonService
from estante_programs.services.lesson_presenter import LessonPresenter
from estante_programs.services.publishing import Publishing
from estante_programs.services.study.preview import PreviewedLessons

Lessons = NamedDependency[LessonService]
Presenter = NamedDependency[LessonPresenter]


async def _answer(presenter: LessonPresenter, lesson: Lesson, status: int = 200) -> Answer[LessonAnswer]:
    return versioned(await presenter.present(lesson), lesson.version, status)


class UnitLessonController(Controller):
    """The lessons of a unit."""

    path = "/lms/units/{unit_guid:uuid}"
    dependencies = inject(lessons=LessonService, presenter=LessonPresenter)

    @post(
        "/lessons",
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a lesson of a unit",
    )
    async def create_lesson(
        self, unit_guid: FromPath[UUID], data: JSONBody[NewLesson], lessons: Lessons, presenter: Presenter
    ) -> Answer[LessonAnswer]:
        """A draft. Raises NotFound: 404, ValidationFailed: 400, Conflict: 409, modules only, or too many."""
        return await _answer(presenter, await lessons.create_under(unit_guid, data), 201)

    @put("/lessons-order", action=Programs.update, summary="Put lessons into a unit, in order")
    async def order_lessons(
        self,
        unit_guid: FromPath[UUID],
        data: JSONBody[StructureOrder],
        if_match: NamedDependency[IfMatch],
        lessons: Lessons,
    ) -> StructureOrder:
        """All of the unit's, each once, and lessons of other units of the program, which move to it.

        `If-Match` is of the unit. With `moved` the others stay where they are now.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400. OrderStale: 409, the unit has others now.
        """
        return StructureOrder(await lessons.put_in_order(unit_guid, data, if_match))


class LessonController(Controller):
    """A lesson, or submodule."""

    path = "/lms/lessons/{guid:uuid}"
    dependencies = inject(lessons=LessonService, presenter=LessonPresenter, publishing=Publishing)

    @get(action=Programs.readDetail, summary="One lesson")
    async def read_lesson(
        self, guid: FromPath[UUID], lessons: Lessons, presenter: Presenter
    ) -> Answer[LessonAnswer]:
        """Raises NotFound: 404."""
        return await _answer(presenter, await lessons.get(guid))

    @put(action=Programs.update, summary="Change what is sent of a lesson")
    async def change_lesson(
        self,
        guid: FromPath[UUID],
        data: JSONBody[LessonFields],
        if_match: NamedDependency[IfMatch],
        lessons: Lessons,
        presenter: Presenter,
    ) -> Answer[LessonAnswer]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400, Conflict: 409, it is for good."""
        return await _answer(presenter, await lessons.update(guid, data, if_match))

    @delete(action=Programs.update, status_code=200, summary="Delete a lesson")
    async def delete_lesson(
        self, guid: FromPath[UUID], if_match: NamedDependency[IfMatch], lessons: Lessons
    ) -> Deleted:
        """For good, with what it holds. Raises NotFound: 404, StaleVersion: 412."""
        await lessons.remove(guid, if_match)
        return Deleted([guid], [])

    @post(
        "/publish",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Publish a lesson, for good",
    )
    async def publish_lesson(
        self,
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        publishing: NamedDependency[Publishing],
        presenter: Presenter,
    ) -> Answer[LessonAnswer]:
        """Raises NotFound: 404, StaleVersion: 412."""
        return await _answer(presenter, await publishing.publish_lesson(guid, if_match))

    @post(
        "/convert-to-pro",
        action=Programs.update,
        status_code=200,
        limit=Hourly("writes"),
        summary="Make a classic or light lesson a Pro one, for good",
    )
    async def convert_lesson(
        self,
        guid: FromPath[UUID],
        if_match: NamedDependency[IfMatch],
        lessons: Lessons,
        presenter: Presenter,
    ) -> Answer[LessonAnswer]:
        """Raises NotFound: 404, StaleVersion: 412, Conflict: 409, it is neither."""
        return await _answer(presenter, await lessons.convert_to_pro(guid, if_match))


class LessonPreviewController(Controller):
    """A lesson before it is published, in the look of its program."""

    path = "/lms/lessons/{guid:uuid}/preview"
    dependencies = inject(
        known={ContentLibrary: "content_library"}, lessons=LessonService, previews=PreviewedLessons
    )

    @get(action=Programs.readDetail, summary="A lesson as its students will see it")
    async def preview_lesson(
        self,
        guid: FromPath[UUID],
        lessons: NamedDependency[LessonService],
        previews: NamedDependency[PreviewedLessons],
    ) -> LessonPreview:
        """With nothing that is for teachers only, also of a draft. Raises NotFound: 404."""
        await lessons.get(guid)
        return await previews.read(guid)


ROUTES = [UnitLessonController, LessonController, LessonPreviewController]
