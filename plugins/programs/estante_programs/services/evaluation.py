"""What evaluative tasks are marked by, where the organization has the evaluation model (BO §6)."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.tenants import Tenant
from estante_settings.contracts import category_names, scale_titles
from msgspec import UNSET, UnsetType

from estante_programs.schemas.task import LessonTaskFields, TaskEvaluation, TaskPurpose
from estante_programs.settings import has_evaluation

FIELDS = ("evaluable_category", "evaluation_scale", "due_on")
COLUMNS = {"evaluable_category": "category_guid", "evaluation_scale": "scale_guid"}


class MarkedBy(NamedTuple):
    """What a task has of these."""

    category: UUID | None
    scale: UUID | None
    due_on: date | None


class Evaluations:
    """Judges and names what tasks are marked by."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._is_on = session, has_evaluation(tenant)

    async def check(self, purpose: TaskPurpose | UnsetType, sent: LessonTaskFields) -> None:
        """Refuse what is switched off, of a formative task, not there, or a scale that is not complete.

        Raises:
            ValidationFailed: 400, names each field.
        """
        named = [field for field in FIELDS if getattr(sent, field) not in (UNSET, None)]
        if not self._is_on:
            wrong = [FieldError(field, "switched_off") for field in named]
        elif purpose == "formative":
            wrong = [FieldError(field, "only_evaluative") for field in named]
        else:
            wrong = [*await self._wrong_category(sent), *await self._wrong_scale(sent)]
        if wrong:
            raise ValidationFailed(fields=wrong)

    async def _wrong_category(self, sent: LessonTaskFields) -> list[FieldError]:
        guid = sent.evaluable_category
        if not isinstance(guid, UUID) or await category_names(self._session, [guid], locked=True):
            return []
        return [FieldError("evaluable_category", "choice")]

    async def _wrong_scale(self, sent: LessonTaskFields) -> list[FieldError]:
        guid = sent.evaluation_scale
        if not isinstance(guid, UUID):
            return []
        title = (await scale_titles(self._session, [guid], locked=True)).get(guid)
        if title is None:
            return [FieldError("evaluation_scale", "choice")]
        return [] if title.is_complete else [FieldError("evaluation_scale", "scale_incomplete")]

    async def present(self, tasks: Sequence[MarkedBy]) -> list[TaskEvaluation]:
        """What each of these tasks is marked by, with the names; nothing where it is switched off."""
        shown = tasks if self._is_on else [MarkedBy(None, None, None)] * len(tasks)
        categories = await category_names(self._session, {task.category for task in shown if task.category})
        scales = await scale_titles(self._session, {task.scale for task in shown if task.scale})
        return [
            TaskEvaluation(
                evaluable_category=task.category,
                evaluable_category_name=categories.get(task.category) if task.category else None,
                evaluation_scale=task.scale,
                evaluation_scale_name=scales[task.scale].name if task.scale in scales else None,
                due_on=task.due_on,
            )
            for task in shown
        ]
