"""Reading the boards of a kanban task, each by who may open it."""
# ruff: noqa: S608 - the SQL is put together from constants and from what the plugin of schools gives

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.errors import NotFound
from estante.api.lists import name_key
from estante.api.people import PersonRecord, find_people
from estante.api.records import Links, RecordContext
from estante_users.contracts import MemberRows
from sqlalchemy import select

from estante_programs.models.board import BoardCard, CardPerson
from estante_programs.schemas.board import BoardAnswer, BoardPerson, BoardRow, CardRow, ColumnSum
from estante_programs.services.boards.places import opens_board, places_of
from estante_programs.services.study.programs import ASKER, OPEN, Row, StudyService
from estante_programs.shown import IS_PUBLISHED, LESSONS_OF_TASKS

TASKS = f"""{LESSONS_OF_TASKS}
JOIN programs g ON g.tenant_id = u.tenant_id AND g.guid = u.program_guid"""
TASK_IS_OPEN = f"t.kind = 'kanban' AND {IS_PUBLISHED} AND {OPEN}"
TASK = f"SELECT t.guid FROM {TASKS} WHERE t.guid = $4 AND $2::boolean AND {TASK_IS_OPEN}"
BOARD = f"""SELECT b.guid, b.task_guid, b.person_guid, b.group_guid, b.columns, t.name AS task_name,
  t.description, CASE WHEN $2::boolean THEN t.teacher_notes END AS teacher_notes, t.lesson_guid,
  u.program_guid
FROM {TASKS} JOIN program_boards b ON b.tenant_id = t.tenant_id AND b.task_guid = t.guid
WHERE b.guid = $4 AND {TASK_IS_OPEN}"""
SUMS = """ARRAY(SELECT count(k.guid) FROM generate_series(0, cardinality(b.columns) - 1) n (place)
  LEFT JOIN program_cards k ON k.tenant_id = b.tenant_id AND k.board_guid = b.guid AND k."column" = n.place
  GROUP BY n.place ORDER BY n.place)"""
BOARDS = f"""SELECT b.guid, b.person_guid, b.group_guid, b.columns, b.updated_at, {SUMS} AS sums
FROM program_boards b WHERE b.task_guid = $4"""
ON_CARDS = Links(CardPerson.card_guid, CardPerson.person_guid)


class Boards:
    """The boards that the person who asks may open: a student's own, a teacher's pupils', staff all."""

    def __init__(self, context: RecordContext, study: StudyService) -> None:
        self._context, self._study = context, study

    @property
    def _places(self) -> MemberRows:
        return places_of(self._context) or MemberRows()

    async def row(self, guid: UUID, *, locked: bool = False) -> Row:
        """A board, which nobody else changes until the transaction ends if it is `locked`.

        Raises:
            NotFound: none that the person may open.
        """
        lock = " FOR NO KEY UPDATE OF b" if locked else ""
        sql = f"{ASKER} {BOARD} AND {opens_board(self._places)}{lock}"
        return await self._study.row(sql, *self._study.asker, guid)

    async def of_card(self, card: UUID) -> UUID:
        """The board of a card. Raises NotFound."""
        board = await self._context.session.scalar(select(BoardCard.board_guid).where(BoardCard.guid == card))
        if board is None:
            raise NotFound
        return board

    async def of_task(self, task: UUID) -> list[BoardRow]:
        """The boards of a task that who teaches may open.

        Raises:
            NotFound: none that the person may open, or they are a student.
        """
        asker = self._study.asker
        await self._study.row(f"{ASKER} {TASK}", *asker, task)
        rows = await self._study.fetch(f"{ASKER} {BOARDS} AND {opens_board(self._places)}", *asker, task)
        names = await self._names(rows)
        return [
            BoardRow(
                guid=row["guid"],
                name=names.get(row["person_guid"] or row["group_guid"]),
                is_group=row["group_guid"] is not None,
                columns=[ColumnSum(*pair) for pair in zip(row["columns"], row["sums"], strict=True)],
                updated_at=row["updated_at"],
            )
            for row in rows
            # A board of somebody who is in the trash waits until they come back.
            if row["group_guid"] is not None or row["person_guid"] in names
        ]

    async def _names(self, rows: Collection[Row]) -> Mapping[UUID, str]:
        """What students and groups are called; those that are gone are left out."""
        people = await find_people(
            self._context.session, [row["person_guid"] for row in rows if row["person_guid"]]
        )
        sql = f"SELECT guid, name FROM ({self._places.groups}) o WHERE o.guid = ANY ($1::uuid[])"
        groups = await self._study.fetch(sql, [row["group_guid"] for row in rows])
        named = {guid: person.full_name for guid, person in people.items()}
        return named | {group["guid"]: group["name"] for group in groups}

    async def people_of(self, board: Row) -> Mapping[UUID, PersonRecord]:
        """Who can be on a card of a board: its student, or the students of its group."""
        guids = [board["person_guid"]]
        if board["group_guid"] is not None:
            sql = f"SELECT person_guid FROM ({self._places.group_members}) o WHERE o.place_guid = $1"
            guids = [row["person_guid"] for row in await self._study.fetch(sql, board["group_guid"])]
        people = await find_people(self._context.session, guids)
        return {guid: person for guid, person in people.items() if person.role_guid == STUDENT}

    async def read(self, guid: UUID) -> BoardAnswer:
        """A board with its cards. Raises NotFound: none that the person may open."""
        board = await self.row(guid)
        rows = select(BoardCard).where(BoardCard.board_guid == guid)
        ordered = rows.order_by(BoardCard.column, BoardCard.position, BoardCard.guid)
        cards = (await self._context.session.scalars(ordered)).all()
        people = (await self.people_of(board)).values()
        return BoardAnswer(
            guid=guid,
            task_guid=board["task_guid"],
            task_name=board["task_name"],
            description=board["description"],
            teacher_notes=board["teacher_notes"],
            lesson_guid=board["lesson_guid"],
            program_guid=board["program_guid"],
            name=(await self._names([board])).get(board["person_guid"] or board["group_guid"]),
            is_group=board["group_guid"] is not None,
            columns=board["columns"],
            cards=await self.present(cards),
            people=sorted((_person(person) for person in people), key=lambda person: name_key(person.name)),
        )

    async def present(self, cards: Sequence[BoardCard]) -> list[CardRow]:
        """Cards as they are answered, with who is on them."""
        session = self._context.session
        held = await ON_CARDS.held(session, [card.guid for card in cards])
        people = await find_people(session, {guid for guids in held.values() for guid in guids})
        return [
            CardRow(
                guid=card.guid,
                board_guid=card.board_guid,
                title=card.title,
                description=card.description,
                due_on=card.due_on,
                column=card.column,
                people=sorted(
                    (_person(people[guid]) for guid in held.get(card.guid, ()) if guid in people),
                    key=lambda person: person.name,
                ),
                version=card.version,
            )
            for card in cards
        ]


def _person(person: PersonRecord) -> BoardPerson:
    return BoardPerson(person.guid, person.full_name)
