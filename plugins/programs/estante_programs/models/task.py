"""The table of what a lesson asks of who follows it."""

from datetime import date
from typing import Any
from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import CheckConstraint, Index, Text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.schemas.task import TaskKind, TaskPurpose


class Task(RecordTable):
    """A task of a lesson, made of a content that asks, a quiz or a videolesson, or of kanban boards.

    `kanban` is how those begin (`schemas/board.py`). No student gets its notes. What an evaluative one is
    marked by is a category and a scale of the settings.
    """

    __tablename__ = "program_tasks"
    __table_args__ = (
        CheckConstraint("purpose IN ('evaluative', 'formative')", name="has_a_purpose"),
        CheckConstraint("kind IN ('quiz', 'videolesson', 'kanban')", name="has_a_kind"),
        CheckConstraint("(kind = 'kanban') = (content_guid IS NULL)", name="is_made_of_a_content"),
        CheckConstraint("(kind = 'kanban') = (kanban IS NOT NULL)", name="is_made_of_boards"),
        CheckConstraint(
            "purpose = 'evaluative' OR (category_guid IS NULL AND scale_guid IS NULL AND due_on IS NULL)",
            name="is_marked_if_evaluative",
        ),
        references("program_lessons", "lesson_guid"),
        Index("ix_program_tasks_lesson_guid", "tenant_id", "lesson_guid", "created_at"),
        Index("ix_program_tasks_content_guid", "tenant_id", "content_guid"),
        Index("ix_program_tasks_category_guid", "tenant_id", "category_guid"),
        Index("ix_program_tasks_scale_guid", "tenant_id", "scale_guid"),
    )

    lesson_guid: Mapped[UUID]
    name: Mapped[str]
    purpose: Mapped[TaskPurpose] = mapped_column(Text)
    kind: Mapped[TaskKind] = mapped_column(Text)
    description: Mapped[str] = mapped_column(server_default="")
    teacher_notes: Mapped[str] = mapped_column(server_default="")
    content_guid: Mapped[UUID | None]
    category_guid: Mapped[UUID | None]
    scale_guid: Mapped[UUID | None]
    due_on: Mapped[date | None]
    kanban: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
