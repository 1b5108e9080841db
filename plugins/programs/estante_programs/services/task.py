"""Writing the tasks of a lesson."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.records import RecordContext, Records
from estante_contents.contracts import ContentTitle, content_titles, unequal_points
from msgspec import UNSET
from msgspec.structs import asdict
from sqlalchemy import Select

from estante_programs.models.structure import Lesson
from estante_programs.models.task import Task
from estante_programs.policies import Programs
from estante_programs.schemas.structure import MAX_PARTS
from estante_programs.schemas.task import LessonTaskFields, LessonTaskRow, NewLessonTask, TaskKind
from estante_programs.services.boards.start import KanbanStarts, count_boards, kanban_of, stored
from estante_programs.services.evaluation import COLUMNS, Evaluations, MarkedBy
from estante_programs.services.lesson import LessonService
from estante_programs.services.names import check_name

# What a task is, by the type of the content that it is made of.
KINDS: dict[str, TaskKind] = {
    "QUIZ": "quiz",
    "CTTY_09": "quiz",
    "CTTY_14": "quiz",
    "VIDEOLESSON": "videolesson",
}
KANBAN: TaskKind = "kanban"


class TaskService(Records[Task]):
    """The tasks of a tenant's lessons."""

    entity, section = "lesson_task", Programs.name
    columns: ClassVar = COLUMNS
    unrecorded: ClassVar = {"kanban"}

    def __init__(self, context: RecordContext, lessons: LessonService, starts: KanbanStarts) -> None:
        super().__init__(context)
        self._evaluations = Evaluations(context.session, context.principal.tenant)
        self._lessons, self._starts = lessons, starts
        self._kind: TaskKind | None = None

    def visible(self) -> Select[Any]:
        """The tasks of the lessons that the person sees."""
        lessons = self._lessons.visible().with_only_columns(Lesson.guid)
        return super().visible().where(Task.lesson_guid.in_(lessons))

    async def in_order(self, lesson: UUID) -> Sequence[Task]:
        """The tasks of a lesson, the first one first."""
        rows = self.visible().where(Task.lesson_guid == lesson).order_by(Task.created_at, Task.guid)
        return (await self.session.scalars(rows)).all()

    async def check(self, record: Task | None, sent: LessonTaskFields) -> None:
        """Refuse a name's length, a content that asks nothing, and a quiz whose points do not sum.

        Neither is a task made of nothing, of both, or of another kind of thing than before; and what it is
        marked by fits. Raises ValidationFailed: 400.
        """
        check_name("task", sent.name)
        _check_source(record, sent)
        purpose = record.purpose if record is not None and sent.purpose is UNSET else sent.purpose
        await self._evaluations.check(purpose, sent)
        if sent.kanban is not UNSET:
            sent.kanban = self._starts.with_columns(sent.kanban)
        if isinstance(sent.content_guid, UUID):
            contents = await content_titles(self.session, [sent.content_guid], locked=True)
            title = contents.get(sent.content_guid)
            self._kind = KINDS.get(title.type_guid) if title else None
            if self._kind is None:
                raise ValidationFailed(fields=[FieldError("content_guid", "task_content")])
            if record is None or record.content_guid != sent.content_guid:
                await self._check_points(sent.content_guid)

    async def _check_points(self, content: UUID) -> None:
        points = (await unequal_points(self.session, [content])).get(content)
        if points is not None:
            numbers = {"points": points.points, "required": points.required}
            raise ValidationFailed(fields=[FieldError("content_guid", "quiz_points", numbers)])

    def values(self, record: Task | None, sent: Any) -> dict[str, object]:
        """The columns that were sent, with what the content is, or how boards begin."""
        values = super().values(record, sent)
        if sent.purpose == "formative":
            values |= dict.fromkeys(("category_guid", "scale_guid", "due_on"))
        if sent.kanban is not UNSET:
            return {**values, "kind": KANBAN, "kanban": stored(sent.kanban)}
        return values if self._kind is None else {**values, "kind": self._kind}

    async def create_under(self, lesson: UUID, data: NewLessonTask) -> Task:
        """Make a task of a lesson, behind the others.

        Raises:
            NotFound: no such lesson. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        await self._lessons.get_for_update(lesson)
        if len(await self.in_order(lesson)) >= MAX_PARTS:
            raise Conflict("name", "TOO_MANY_PARTS")
        return await self.create(data, lesson_guid=lesson)

    async def present(self, tasks: Sequence[Task]) -> list[LessonTaskRow]:
        """Tasks as they are answered, with the names of their contents."""
        contents = {task.content_guid for task in tasks if task.content_guid is not None}
        titles = await content_titles(self.session, contents)
        unequal = await unequal_points(self.session, contents)
        boards = await count_boards(self.session, [task.guid for task in tasks if task.kind == KANBAN])
        marked_by = [MarkedBy(task.category_guid, task.scale_guid, task.due_on) for task in tasks]
        evaluations = await self._evaluations.present(marked_by)
        return [
            LessonTaskRow(
                guid=task.guid,
                lesson_guid=task.lesson_guid,
                name=task.name,
                purpose=task.purpose,
                kind=task.kind,
                description=task.description,
                teacher_notes=task.teacher_notes,
                content_guid=task.content_guid,
                source_name=_name_in(titles, task),
                kanban=kanban_of(task, boards),
                unequal_points=unequal.get(task.content_guid) if task.content_guid else None,
                version=task.version,
                **asdict(evaluation),
            )
            for task, evaluation in zip(tasks, evaluations, strict=True)
        ]


def _check_source(record: Task | None, sent: LessonTaskFields) -> None:
    """Refuse a task of nothing or of both, and to make boards of a content or the other way round."""
    named = [field for field in ("content_guid", "kanban") if getattr(sent, field) is not UNSET]
    if record is None:
        fits = len(named) == 1
    else:
        fits = not named or named == ["kanban" if record.kind == KANBAN else "content_guid"]
    if not fits:
        raise ValidationFailed(fields=[FieldError(named[-1] if named else "content_guid", "task_source")])


def _name_in(titles: Mapping[UUID, ContentTitle], task: Task) -> str | None:
    title = titles.get(task.content_guid) if task.content_guid else None
    return title.name if title else None
