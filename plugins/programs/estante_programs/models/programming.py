"""The tables of what a program is planned by: programmings, their sessions, and what those are held with."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Index, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.models.structure import DRAFT, Position
from estante_programs.schemas.programming import ProgrammingStatus

GUIDE_IS_WHOLE = "(guide_guid IS NULL) = (guide_path IS NULL) AND (guide_guid IS NULL) = (guide_name IS NULL)"


class Programming(RecordTable):
    """A plan of a program: how its modules are spread over sessions of an evaluation period.

    It is `draft`, then `published`, then `completed`: a trigger of the table holds that too.
    """

    __tablename__ = "program_programmings"
    __table_args__ = (
        CheckConstraint("status IN ('draft', 'published', 'completed')", name="has_a_status"),
        references("programs", "program_guid"),
        Index("ix_program_programmings_program_guid", "tenant_id", "program_guid", "created_at"),
        Index("ix_program_programmings_period_guid", "tenant_id", "period_guid"),
    )

    program_guid: Mapped[UUID]
    title: Mapped[str]
    description: Mapped[str] = mapped_column(server_default="")
    # The settings'.
    period_guid: Mapped[UUID | None]
    status: Mapped[ProgrammingStatus] = mapped_column(Text, server_default=DRAFT)
    published_by: Mapped[UUID | None]
    published_at: Mapped[datetime | None]
    completed_by: Mapped[UUID | None]
    completed_at: Mapped[datetime | None]


class ProgrammingSession(RecordTable):
    """A session of a programming, in a module or in the session bank, in the order of `position`.

    `duration` is in minutes. Which sessions there are is fixed once the programming is published: a trigger
    of the table holds that too. A module that is deleted leaves its sessions to the bank.
    """

    __tablename__ = "program_sessions"
    __table_args__ = (
        CheckConstraint("duration > 0", name="takes_time"),
        CheckConstraint(GUIDE_IS_WHOLE, name="guides_are_whole"),
        references("program_programmings", "programming_guid"),
        references("program_units", "unit_guid", ondelete="SET NULL (unit_guid)"),
        Index("ix_program_sessions_programming_guid", "tenant_id", "programming_guid", "position"),
        Index("ix_program_sessions_unit_guid", "tenant_id", "unit_guid"),
    )

    programming_guid: Mapped[UUID]
    # None is the session bank.
    unit_guid: Mapped[UUID | None]
    title: Mapped[str] = mapped_column(server_default="")
    duration: Mapped[int] = mapped_column(Integer)
    position: Mapped[str] = mapped_column(Position)
    guide_guid: Mapped[UUID | None]
    guide_path: Mapped[str | None]
    guide_name: Mapped[str | None]


class SessionMaterial(Base):
    """A material of the program that a session is held with, each once; `place` is its number, from 0."""

    __tablename__ = "program_session_materials"
    __table_args__ = (
        references("program_sessions", "session_guid"),
        references("program_materials", "material_guid"),
        Index("ix_program_session_materials_material_guid", "tenant_id", "material_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    session_guid: Mapped[UUID] = mapped_column(primary_key=True)
    material_guid: Mapped[UUID] = mapped_column(primary_key=True)
    place: Mapped[int] = mapped_column(Integer)
