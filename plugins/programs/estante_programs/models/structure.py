"""The tables of what a program is made of: units, and the lessons in them."""

from datetime import datetime
from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import CheckConstraint, Index, Integer, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.schemas.structure import StructureStatus, Trimester

IS_A_STATUS = "status IN ('draft', 'published')"
DRAFT = text("'draft'")
# Keys of an order are compared letter by letter, by their bytes, whatever the database's language.
Position = Text(collation="C")


class Unit(RecordTable):
    """A unit, or module, of a program, in the order of `position` (`services/ordering.py`).

    Once `published` it stays so: a trigger of the table holds that too.
    """

    __tablename__ = "program_units"
    __table_args__ = (
        CheckConstraint("trimester BETWEEN 1 AND 3", name="is_of_a_trimester"),
        CheckConstraint(IS_A_STATUS, name="has_a_status"),
        references("programs", "program_guid"),
        Index("ix_program_units_program_guid", "tenant_id", "program_guid", "position"),
    )

    program_guid: Mapped[UUID]
    name: Mapped[str]
    trimester: Mapped[Trimester | None] = mapped_column(Integer)
    position: Mapped[str] = mapped_column(Position)
    status: Mapped[StructureStatus] = mapped_column(Text, server_default=DRAFT)
    published_by: Mapped[UUID | None]
    published_at: Mapped[datetime | None]


class Lesson(RecordTable):
    """A lesson, or submodule, of a unit, in the order of `position`.

    A map has a picture: a stored file and its path. Neither `published` nor the type `Pro` is ever taken
    back: a trigger of the table holds both.
    """

    __tablename__ = "program_lessons"
    __table_args__ = (
        CheckConstraint("type IN ('classic', 'light', 'Mint', 'Pro', 'map')", name="has_a_type"),
        CheckConstraint(IS_A_STATUS, name="has_a_status"),
        references("program_units", "unit_guid"),
        Index("ix_program_lessons_unit_guid", "tenant_id", "unit_guid", "position"),
    )

    unit_guid: Mapped[UUID]
    name: Mapped[str]
    type: Mapped[str] = mapped_column(server_default=text("'classic'"))
    position: Mapped[str] = mapped_column(Position)
    map_guid: Mapped[UUID | None]
    map_path: Mapped[str | None]
    status: Mapped[StructureStatus] = mapped_column(Text, server_default=DRAFT)
    published_by: Mapped[UUID | None]
    published_at: Mapped[datetime | None]
