"""Writing and moving the cards of a board. Whoever opens it may."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar
from uuid import UUID

from estante.api.errors import Conflict, FieldError, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import RecordContext, Records
from msgspec import UNSET
from sqlalchemy import Select, select, update

from estante_programs.models.board import Board, BoardCard, CardPerson
from estante_programs.policies import Programs
from estante_programs.schemas.board import MAX_CARDS, CardFields, CardPlace, NewCard
from estante_programs.services.boards.boards import ON_CARDS, Boards
from estante_programs.services.names import check_name
from estante_programs.services.ordering import key_at
from estante_programs.services.study.programs import Row

ANY_VERSION = IfMatch()


class CardService(Records[BoardCard]):
    """The cards of one board, once it is held: writes of one board wait for each other."""

    entity, section, title = "board_card", Programs.name, "title"
    unrecorded: ClassVar = {"position"}
    links: ClassVar = {"people": ON_CARDS}

    def __init__(self, context: RecordContext, boards: Boards) -> None:
        super().__init__(context)
        self._boards = boards
        self._board: Row | None = None

    def visible(self) -> Select[Any]:
        """The cards of the board that is held."""
        held = None if self._board is None else self._board["guid"]
        return super().visible().where(BoardCard.board_guid == held)

    async def _hold(self, board: UUID) -> Row:
        """Keep others from the cards of a board, which changes now. Raises NotFound."""
        self._board = await self._boards.row(board, locked=True)
        changed = update(Board).where(Board.guid == board).values(updated_at=datetime.now(UTC))
        await self.session.execute(changed)
        return self._board

    async def _in_column(self, column: int) -> Sequence[tuple[UUID, str]]:
        """The cards of a column in their order, each with its key."""
        rows = self.visible().with_only_columns(BoardCard.guid, BoardCard.position)
        ordered = rows.where(BoardCard.column == column).order_by(BoardCard.position, BoardCard.guid)
        return [(guid, position) for guid, position in await self.session.execute(ordered)]

    async def check(self, record: BoardCard | None, sent: CardFields) -> None:
        """Refuse a title's length, and people of another board. Raises ValidationFailed: 400.

        Who left the group may stay on a card.
        """
        check_name("card", sent.title, "title")
        if sent.people is UNSET or self._board is None:
            return
        known = set(await self._boards.people_of(self._board))
        if record is not None:
            on_it = select(CardPerson.person_guid).where(CardPerson.card_guid == record.guid)
            known |= set(await self.session.scalars(on_it))
        if not known.issuperset(sent.people):
            raise ValidationFailed(fields=[FieldError("people", "card_people")])

    async def create_on(self, board: UUID, data: NewCard) -> BoardCard:
        """Make a card, behind the others of its column.

        Raises:
            NotFound: no such board. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        held = await self._hold(board)
        _check_column(held, data.column)
        rows = self.visible().with_only_columns(BoardCard.guid)
        if len((await self.session.scalars(rows)).all()) >= MAX_CARDS:
            raise Conflict("title", "TOO_MANY_CARDS")
        keys = [key for _, key in await self._in_column(data.column)]
        return await self.create(data, board_guid=board, position=key_at(keys, None))

    async def change(self, guid: UUID, data: CardFields, if_match: IfMatch = ANY_VERSION) -> BoardCard:
        """Change what was sent of a card. Raises NotFound, StaleVersion: 412, ValidationFailed: 400."""
        await self._hold(await self._boards.of_card(guid))
        return await self.update(guid, data, if_match)

    async def move(self, guid: UUID, to: CardPlace, if_match: IfMatch = ANY_VERSION) -> BoardCard:
        """Put a card before another one of a column, or behind all where that one is not there any more.

        Raises:
            NotFound: no such card. StaleVersion: 412, somebody changed or moved it meanwhile.
            ValidationFailed: 400, the board has no such column.
        """
        held = await self._hold(await self._boards.of_card(guid))
        card = await self.get_for_update(guid, if_match)
        _check_column(held, to.column)
        others = [(other, key) for other, key in await self._in_column(to.column) if other != guid]
        keys = [key for _, key in others]
        place = next((at for at, (other, _) in enumerate(others, 1) if other == to.before), None)
        card.column, card.position = to.column, key_at(keys, place)
        await self.save(card, "move_card", {"title": card.title, "column": held["columns"][to.column]})
        return card

    async def remove_one(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> None:
        """Delete a card. Raises NotFound, StaleVersion: 412."""
        await self._hold(await self._boards.of_card(guid))
        await self.remove(guid, if_match)


def _check_column(board: Row, column: int) -> None:
    if column >= len(board["columns"]):
        raise ValidationFailed(fields=[FieldError("column", "choice")])
