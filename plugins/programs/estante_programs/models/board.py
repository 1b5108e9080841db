"""The tables of kanban tasks: boards, who is at which, their cards, and who is on those."""

from datetime import date, datetime
from uuid import UUID

from estante.api.database import Base, RecordTable, TenantTable, references
from sqlalchemy import ARRAY, CheckConstraint, Index, Integer, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.models.structure import Position


class Board(TenantTable):
    """The board that a student or a group has of a task: one. `updated_at` is when a card of it changed.

    Groups are another plugin's. The columns are those that its task had when it was made.
    """

    __tablename__ = "program_boards"
    __table_args__ = (
        CheckConstraint("num_nonnulls(person_guid, group_guid) = 1", name="is_of_one"),
        CheckConstraint("cardinality(columns) > 0", name="has_columns"),
        references("program_tasks", "task_guid"),
        UniqueConstraint("tenant_id", "task_guid", "person_guid"),
        UniqueConstraint("tenant_id", "task_guid", "group_guid"),
        Index("ix_program_boards_person_guid", "tenant_id", "person_guid"),
    )

    task_guid: Mapped[UUID]
    person_guid: Mapped[UUID | None]
    group_guid: Mapped[UUID | None]
    columns: Mapped[list[str]] = mapped_column(ARRAY(Text))


class BoardMember(Base):
    """Which board of a task a student opened last, and when: by it the task counts for them."""

    __tablename__ = "program_board_members"
    __table_args__ = (
        references("program_tasks", "task_guid"),
        references("program_boards", "board_guid"),
        Index("ix_program_board_members_task_guid", "tenant_id", "task_guid"),
        Index("ix_program_board_members_board_guid", "tenant_id", "board_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    task_guid: Mapped[UUID] = mapped_column(primary_key=True)
    board_guid: Mapped[UUID]
    opened_at: Mapped[datetime]


class BoardCard(RecordTable):
    """A card of a board, in a column counted from 0, in the order of `position`."""

    __tablename__ = "program_cards"
    __table_args__ = (
        CheckConstraint('"column" >= 0', name="is_in_a_column"),
        references("program_boards", "board_guid"),
        Index("ix_program_cards_board_guid", "tenant_id", "board_guid", "column", "position"),
    )

    board_guid: Mapped[UUID]
    column: Mapped[int] = mapped_column(Integer)
    position: Mapped[str] = mapped_column(Position)
    title: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    due_on: Mapped[date | None]


class CardPerson(Base):
    """A student who is on a card."""

    __tablename__ = "program_card_people"
    __table_args__ = (
        references("program_cards", "card_guid"),
        Index("ix_program_card_people_person_guid", "tenant_id", "person_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    card_guid: Mapped[UUID] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
