"""What the calls of kanban tasks and their boards take and answer (BO §3)."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_COLUMNS, MAX_START_CARDS, MAX_CARDS, MAX_PEOPLE = 10, 100, 200, 50
BoardOf = Literal["person", "group"]
ColumnName = Annotated[SingleLine, Meta(min_length=1, max_length=80)]
CardText = Annotated[str, Meta(max_length=5_000)]
# From 0; how many there are the board says.
Column = Annotated[int, Meta(ge=0, lt=MAX_COLUMNS)]
People = Annotated[Sequence[UUID], Meta(max_length=MAX_PEOPLE)]


class StartCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that every board begins with, in a column counted from 0. The title has 3 to 250 characters."""

    EXAMPLE: ClassVar[Example] = {"title": "Buscar tres fuentes"}
    title: SingleLine
    description: CardText = ""
    due_on: date | None = None
    column: Column = 0


class Kanban(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the boards of a task begin, and whether each student or each group gets one.

    Without `columns` they are to do, doing and done, in the organization's language. Boards that were made
    already keep what they have.
    """

    EXAMPLE: ClassVar[Example] = {
        "of": "person",
        "columns": ["Por hacer", "Hecho"],
        "cards": [{"title": "Buscar tres fuentes"}],
    }
    of: BoardOf = "person"
    columns: Annotated[Sequence[ColumnName], Meta(min_length=1, max_length=MAX_COLUMNS)] | UnsetType = UNSET
    cards: Annotated[Sequence[StartCard], Meta(max_length=MAX_START_CARDS)] = ()


class KanbanRow(Struct, frozen=True, kw_only=True):
    """How the boards of a task begin; `boards` is how many there are."""

    of: BoardOf
    columns: Sequence[str]
    cards: Sequence[StartCard]
    boards: int


class BoardPerson(Struct, frozen=True):
    """Somebody who can be on a card, or is."""

    guid: UUID
    name: str


class BoardPlace(Struct, frozen=True):
    """A group that the person is in."""

    guid: UUID
    name: str


class OpenBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose board is opened: a group's that the person is in, or where they were last."""

    EXAMPLE: ClassVar[Example] = {}
    group_guid: UUID | None = None


class OpenedBoard(Struct, frozen=True):
    """The person's board of a task; None where they are in several `groups` and have chosen none yet."""

    guid: UUID | None
    groups: Sequence[BoardPlace]


class CardRow(Struct, frozen=True, kw_only=True):
    """A card in a column, counted from 0. `version` is what `If-Match` takes."""

    guid: UUID
    board_guid: UUID
    title: str
    description: str
    due_on: date | None
    column: int
    people: Sequence[BoardPerson]
    version: int


class BoardAnswer(Struct, frozen=True, kw_only=True):
    """A board with its cards in their order; `name` is its student's or its group's.

    `people` can be on its cards. `teacher_notes` is None for students.
    """

    guid: UUID
    task_guid: UUID
    task_name: str
    description: str
    teacher_notes: str | None
    lesson_guid: UUID
    program_guid: UUID
    name: str | None
    is_group: bool
    columns: Sequence[str]
    cards: Sequence[CardRow]
    people: Sequence[BoardPerson]


class ColumnSum(Struct, frozen=True):
    """A column, and how many cards are in it."""

    name: str
    cards: int


class BoardRow(Struct, frozen=True, kw_only=True):
    """A board of a task; `name` is its student's or its group's, and None where the group is gone."""

    guid: UUID
    name: str | None
    is_group: bool
    columns: Sequence[ColumnSum]
    updated_at: datetime


class CardFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed of a card. The title has 3 to 250 characters; `people` are all who are on it."""

    EXAMPLE: ClassVar[Example] = {"title": "Buscar tres fuentes", "due_on": "2026-04-17"}
    title: SingleLine | UnsetType = UNSET
    description: CardText | UnsetType = UNSET
    due_on: date | UnsetType | None = UNSET
    people: People | UnsetType = UNSET


class NewCard(CardFields, kw_only=True):
    """A new card, behind the others of a column that is counted from 0."""

    EXAMPLE: ClassVar[Example] = {"title": "Buscar tres fuentes", "column": 0}
    title: SingleLine
    column: Column = 0


class CardPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card goes: into a column counted from 0, before a card of it, or behind all of them."""

    EXAMPLE: ClassVar[Example] = {"column": 1, "before": EXAMPLE_GUID}
    column: Column
    before: UUID | None = None
