"""How the boards of a kanban task begin."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.records import RecordContext
from estante.api.tenants import Texts
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy import func, select

from estante_programs.models.board import Board
from estante_programs.models.task import Task
from estante_programs.schemas.board import Kanban, KanbanRow
from estante_programs.schemas.structure import MAX_NAME, MIN_NAME
from estante_programs.services.boards.places import places_of

# At first.
COLUMNS = ("to_do", "doing", "done")


class KanbanStarts:
    """Judges how boards begin, and names the columns that are there at first."""

    def __init__(self, context: RecordContext, texts: Texts) -> None:
        self._context, self._texts = context, texts

    def with_columns(self, sent: Kanban) -> Kanban:
        """What was sent, with the columns of a board at first where it names none.

        Raises:
            ValidationFailed: 400, names every column and card that is wrong, and `kanban.of` where no plugin
            knows of groups.
        """
        if sent.columns is UNSET:
            tenant = self._context.principal.tenant
            t = self._texts.translator(tenant.default_language, "programs", tenant=tenant)
            sent = replace(sent, columns=[t(f"kanban.columns.{name}") for name in COLUMNS])
        wrong = list(_faults(sent))
        if sent.of == "group" and places_of(self._context) is None:
            wrong.append(FieldError("kanban.of", "no_groups"))
        if wrong:
            raise ValidationFailed(fields=wrong)
        return sent


def _faults(kanban: Kanban) -> Iterator[FieldError]:
    columns = kanban.columns or ()
    for at, name in enumerate(columns):
        if not name.strip():
            yield FieldError(f"kanban.columns.{at}", "required")
    for at, card in enumerate(kanban.cards):
        if not MIN_NAME <= len(card.title.strip()) <= MAX_NAME:
            yield FieldError(f"kanban.cards.{at}.title", "card_title", {"least": MIN_NAME, "most": MAX_NAME})
        if card.column >= len(columns):
            yield FieldError(f"kanban.cards.{at}.column", "choice")


def kanban_of(task: Task, boards: Mapping[UUID, int]) -> KanbanRow | None:
    """How a task's boards begin, as it is answered; None for a task that is made of a content."""
    if task.kanban is None:
        return None
    return msgspec.convert({**task.kanban, "boards": boards.get(task.guid, 0)}, KanbanRow)


def stored(kanban: Kanban) -> dict[str, Any]:
    """How boards begin, as the column has it."""
    plain: dict[str, Any] = msgspec.to_builtins(kanban)
    return plain


async def count_boards(session: Transaction, tasks: Collection[UUID]) -> Mapping[UUID, int]:
    """How many boards tasks have; those without one are left out."""
    rows = select(Board.task_guid, func.count()).where(Board.task_guid.in_(tasks)).group_by(Board.task_guid)
    return {guid: count for guid, count in await session.execute(rows)}
