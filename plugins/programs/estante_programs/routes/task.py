"""The calls of tasks."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.records import Deleted
from litestar import Controller, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.models.task import Task
from estante_programs.policies import Programs
from estante_programs.schemas.task import LessonTaskFields, LessonTaskRow, NewLessonTask
from estante_programs.services.task import TaskService

Tasks = NamedDependency[TaskService]


async def _answer(tasks: TaskService, task: Task, status: int = 200) -> Answer[LessonTaskRow]:
    return versioned((await tasks.present([task]))[0], task.version, status)


class LessonTaskController(Controller):
    """The tasks of a lesson."""

    path = "/lms/lessons/{guid:uuid}"
    dependencies = inject(tasks=TaskService)

    @post(
        "/tasks",
        action=Programs.update,
        status_code=201,
        limit=Hourly("writes"),
        summary="Make a task of a lesson",
    )
    async def create_task(
        self, guid: FromPath[UUID], data: JSONBody[NewLessonTask], tasks: Tasks
    ) -> Answer[LessonTaskRow]:
        """Of a quiz or a videolesson, behind the others.

        Raises:
            NotFound: 404, no such lesson. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        return await _answer(tasks, await tasks.create_under(guid, data), 201)


class TaskController(Controller):
    """A task of a lesson."""

    path = "/lms/tasks/{task_guid:uuid}"
    dependencies = inject(tasks=TaskService)

    @put(action=Programs.update, summary="Change what is sent of a task")
    async def change_task(
        self,
        task_guid: FromPath[UUID],
        data: JSONBody[LessonTaskFields],
        if_match: NamedDependency[IfMatch],
        tasks: Tasks,
    ) -> Answer[LessonTaskRow]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400."""
        return await _answer(tasks, await tasks.update(task_guid, data, if_match))

    @delete(action=Programs.update, status_code=200, summary="Delete a task")
    async def delete_task(
        self, task_guid: FromPath[UUID], if_match: NamedDependency[IfMatch], tasks: Tasks
    ) -> Deleted:
        """For good; what was answered stays with its content. Raises NotFound: 404, StaleVersion: 412."""
        await tasks.remove(task_guid, if_match)
        return Deleted([task_guid], [])


ROUTES = [LessonTaskController, TaskController]
