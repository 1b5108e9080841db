"""What the calls of tasks take and answer (BO §3)."""

from datetime import date
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from estante_contents.contracts import QuizPoints
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_programs.schemas.board import Kanban, KanbanRow

TaskPurpose = Literal["evaluative", "formative"]
TaskKind = Literal["quiz", "videolesson", "kanban"]
TaskText = Annotated[str, Meta(max_length=10_000)]


class TaskEvaluation(Struct, frozen=True, kw_only=True):
    """What an evaluative task is marked by, and until when it is handed in.

    All of it is None of a formative one, and where the organization has no evaluation model.
    """

    evaluable_category: UUID | None
    evaluable_category_name: str | None
    evaluation_scale: UUID | None
    evaluation_scale_name: str | None
    due_on: date | None


class LessonTaskRow(TaskEvaluation, frozen=True, kw_only=True):
    """A task of a lesson; `kind` is what its content is, and `source_name` what that is called.

    A task of the kind `kanban` has no content: `kanban` is how its boards begin.

    `unequal_points` are those of a quiz that was changed since, so that they do not sum to what it requires.
    """

    guid: UUID
    lesson_guid: UUID
    name: str
    purpose: TaskPurpose
    kind: TaskKind
    description: str
    teacher_notes: str
    content_guid: UUID | None
    source_name: str | None
    kanban: KanbanRow | None
    unequal_points: QuizPoints | None
    version: int


class LessonTaskFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a task. The name has 3 to 250 characters; the content asks something.

    What it is made of stays a content, or boards. An evaluative one takes a category and a scale of the
    settings and a due date, where the organization has the evaluation model; one that becomes formative has
    none of them any more.
    """

    EXAMPLE: ClassVar[Example] = {"name": "Repaso del agua", "purpose": "formative"}
    name: SingleLine | UnsetType = UNSET
    purpose: TaskPurpose | UnsetType = UNSET
    description: TaskText | UnsetType = UNSET
    teacher_notes: TaskText | UnsetType = UNSET
    content_guid: UUID | UnsetType = UNSET
    kanban: Kanban | UnsetType = UNSET
    evaluable_category: UUID | UnsetType | None = UNSET
    evaluation_scale: UUID | UnsetType | None = UNSET
    due_on: date | UnsetType | None = UNSET


class NewLessonTask(LessonTaskFields, kw_only=True):
    """A new task, behind the others: of a content, or with `kanban` of boards."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Repaso del agua",
        "purpose": "evaluative",
        "content_guid": EXAMPLE_GUID,
    }
    name: SingleLine
    purpose: TaskPurpose
