"""A student's board of a kanban task, which is made when it is opened first."""
# ruff: noqa: S608 - the SQL is put together from constants

from collections.abc import Sequence
from datetime import UTC, date, datetime
from uuid import UUID

from estante.api.errors import Conflict, FieldError, NotFound, ValidationFailed
from estante.api.records import RecordContext
from msgspec import convert
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid7

from estante_programs.models.board import Board, BoardCard, BoardMember
from estante_programs.models.task import Task
from estante_programs.schemas.board import BoardPlace, Kanban, OpenedBoard
from estante_programs.services.boards.boards import TASK_IS_OPEN, TASKS
from estante_programs.services.boards.places import groups_of, places_of
from estante_programs.services.ordering import key_at
from estante_programs.services.study.programs import ASKER, StudyService

# Whoever deletes the task waits until its board is there.
TASK = f"{ASKER} SELECT t.guid FROM {TASKS} WHERE t.guid = $4 AND {TASK_IS_OPEN} FOR KEY SHARE OF t"


class BoardOpening:
    """Opens the board that a student has of a task, alone or with a group."""

    def __init__(self, context: RecordContext, study: StudyService) -> None:
        self._context, self._study, self._session = context, study, context.session

    async def open(self, guid: UUID, group: UUID | None) -> OpenedBoard:
        """The student's board, made where there is none yet; a group's is that of all its students.

        Raises:
            NotFound: no task that the person may open. Conflict: 409, they are no student. ValidationFailed:
            400, they are in no such group.
        """
        person, teaches, _ = self._study.asker
        await self._study.row(TASK, *self._study.asker, guid)
        if teaches:
            raise Conflict("task", "STUDENTS_HAVE_BOARDS")
        task = (await self._session.scalars(select(Task).where(Task.guid == guid))).one()
        kanban = convert(task.kanban, Kanban)
        groups = await self._groups(kanban)
        known = [place.guid for place in groups]
        if group is not None and group not in known:
            raise ValidationFailed(fields=[FieldError("group_guid", "choice")])
        if group is None and known:
            last = await self._last_group(guid)
            group = last if last in known else known[0] if len(known) == 1 else None
            if group is None:
                return OpenedBoard(None, groups)
        board = await self._board(task, kanban, person if group is None else None, group)
        await self._keep(task.guid, board)
        return OpenedBoard(board, groups)

    async def _groups(self, kanban: Kanban) -> Sequence[BoardPlace]:
        """The groups that the student is in, where the task is for groups."""
        places = places_of(self._context)
        if kanban.of == "person" or places is None:
            return []
        rows = await self._study.fetch(groups_of(places), self._context.principal.guid)
        return [BoardPlace(row["guid"], row["name"]) for row in rows]

    async def _last_group(self, task: UUID) -> UUID | None:
        return await self._session.scalar(
            select(Board.group_guid)
            .join(BoardMember, BoardMember.board_guid == Board.guid)
            .where(BoardMember.task_guid == task, BoardMember.person_guid == self._context.principal.guid)
        )

    async def _board(self, task: Task, kanban: Kanban, person: UUID | None, group: UUID | None) -> UUID:
        """The board of a student or of a group; who is there first makes it."""
        of = {"task_guid": task.guid, "person_guid": person, "group_guid": group}
        row = {"tenant_id": task.tenant_id, "guid": uuid7(), "columns": list(kanban.columns or ()), **of}
        made = insert(Board).values(row).on_conflict_do_nothing().returning(Board.guid)
        guid = await self._session.scalar(made)
        if guid is not None:
            await self._add_cards(task.tenant_id, guid, kanban)
            return guid
        known = select(Board.guid).where(
            Board.task_guid == task.guid,
            Board.person_guid == person if group is None else Board.group_guid == group,
        )
        if (guid := await self._session.scalar(known)) is None:
            raise NotFound
        return guid

    async def _add_cards(self, tenant: UUID, board: UUID, kanban: Kanban) -> None:
        """Those that every board begins with."""
        rows: list[dict[str, UUID | str | int | date | None]] = []
        position: str | None = None
        for card in kanban.cards:
            position = key_at([] if position is None else [position], None)
            rows.append({
                "tenant_id": tenant,
                "guid": uuid7(),
                "board_guid": board,
                "column": card.column,
                "position": position,
                "title": card.title.strip(),
                "description": card.description,
                "due_on": card.due_on,
            })  # fmt: skip
        if rows:
            await self._session.execute(insert(BoardCard), rows)

    async def _keep(self, task: UUID, board: UUID) -> None:
        """Keep that the student is at this board now."""
        of = {"person_guid": self._context.principal.guid, "task_guid": task}
        now = {"board_guid": board, "opened_at": datetime.now(UTC)}
        row = insert(BoardMember).values(tenant_id=self._study.tenant.guid, **of, **now)
        key = [BoardMember.tenant_id, BoardMember.person_guid, BoardMember.task_guid]
        await self._session.execute(row.on_conflict_do_update(index_elements=key, set_=now))
