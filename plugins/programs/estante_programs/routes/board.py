"""The calls of kanban boards: of who follows a program, and of who teaches it."""

from uuid import UUID

from estante.api.http import Answer, Hourly, IfMatch, inject, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_programs.lists.study import BOARDS
from estante_programs.models.board import BoardCard
from estante_programs.policies import OwnPrograms
from estante_programs.schemas.board import (
    BoardAnswer,
    BoardRow,
    CardFields,
    CardPlace,
    CardRow,
    NewCard,
    OpenBoard,
    OpenedBoard,
)
from estante_programs.services.boards.boards import Boards
from estante_programs.services.boards.cards import CardService
from estante_programs.services.boards.opening import BoardOpening

BoardsGiven = NamedDependency[Boards]
Cards = NamedDependency[CardService]
WRITES = Hourly("writes")
SERVICES = inject(boards=Boards, opening=BoardOpening, cards=CardService)


async def _answer(boards: Boards, card: BoardCard, status: int = 200) -> Answer[CardRow]:
    return versioned((await boards.present([card]))[0], card.version, status)


class TaskBoardController(Controller):
    """The boards of a kanban task."""

    path = "/front/tasks/{guid:uuid}"
    dependencies = SERVICES

    @post(
        "/board",
        action=OwnPrograms.track,
        status_code=200,
        limit=WRITES,
        summary="Open one's board of a task",
    )
    async def open_board(
        self, guid: FromPath[UUID], data: JSONBody[OpenBoard], opening: NamedDependency[BoardOpening]
    ) -> OpenedBoard:
        """A student's own, or that of a group of theirs; it is made when it is opened first.

        Raises:
            NotFound: 404, no kanban task that the person may open. Conflict: 409, they are no student.
            ValidationFailed: 400, they are in no such group.
        """
        return await opening.open(guid, data.group_guid)

    @get("/boards", action=OwnPrograms.read, list=BOARDS, summary="The boards of a task")
    async def list_boards(
        self, guid: FromPath[UUID], lists: NamedDependency[Lists], boards: BoardsGiven
    ) -> Page[BoardRow]:
        """Of students and groups of the schools that the teacher who asks is in; staff are told of all.

        Raises:
            NotFound: 404, none that the person may open, or they are a student.
        """
        return lists.page_of(BOARDS, await boards.of_task(guid))


class BoardController(Controller):
    """A board: its student's or its group's, its teachers' and the staff's."""

    path = "/front/boards/{guid:uuid}"
    dependencies = SERVICES

    @get(action=OwnPrograms.read, summary="A board with its cards")
    async def read_board(self, guid: FromPath[UUID], boards: BoardsGiven) -> BoardAnswer:
        """Raises NotFound: 404, none that the person may open."""
        return await boards.read(guid)

    @post("/cards", action=OwnPrograms.track, status_code=201, limit=WRITES, summary="Make a card of a board")
    async def create_card(
        self, guid: FromPath[UUID], data: JSONBody[NewCard], cards: Cards, boards: BoardsGiven
    ) -> Answer[CardRow]:
        """Behind the others of its column.

        Raises:
            NotFound: 404. ValidationFailed: 400. Conflict: 409, there are too many.
        """
        return await _answer(boards, await cards.create_on(guid, data), 201)


class CardController(Controller):
    """A card of a board."""

    path = "/front/cards/{card_guid:uuid}"
    dependencies = SERVICES

    @put(action=OwnPrograms.track, summary="Change what is sent of a card")
    async def change_card(
        self,
        card_guid: FromPath[UUID],
        data: JSONBody[CardFields],
        if_match: NamedDependency[IfMatch],
        cards: Cards,
        boards: BoardsGiven,
    ) -> Answer[CardRow]:
        """Raises NotFound: 404, StaleVersion: 412, ValidationFailed: 400."""
        return await _answer(boards, await cards.change(card_guid, data, if_match))

    @put("/place", action=OwnPrograms.track, summary="Move a card")
    async def move_card(
        self,
        card_guid: FromPath[UUID],
        data: JSONBody[CardPlace],
        if_match: NamedDependency[IfMatch],
        cards: Cards,
        boards: BoardsGiven,
    ) -> Answer[CardRow]:
        """Before another card of a column, or behind all where that one is not there any more.

        Raises:
            NotFound: 404. StaleVersion: 412, somebody moved or changed it meanwhile. ValidationFailed: 400.
        """
        return await _answer(boards, await cards.move(card_guid, data, if_match))

    @delete(action=OwnPrograms.track, status_code=200, limit=WRITES, summary="Delete a card")
    async def delete_card(
        self, card_guid: FromPath[UUID], if_match: NamedDependency[IfMatch], cards: Cards
    ) -> Deleted:
        """For good. Raises NotFound: 404, StaleVersion: 412."""
        await cards.remove_one(card_guid, if_match)
        return Deleted([card_guid], [])


ROUTES = [TaskBoardController, BoardController, CardController]
