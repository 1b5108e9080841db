"""The table of programs, and of what a program has several of."""

from datetime import datetime
from typing import Any
from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Double, Index, Integer, Text, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.schemas.look import SecondStyle
from estante_programs.schemas.program import EvaluationPeriod, StructureLevels

LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}


class Program(RecordTable):
    """A digital program (BO §3). Subject and country are the settings', publication and book the contents'.

    `structure_levels` is 1 where it has modules only, and 2 where modules have submodules. `template_config`
    is what its template is set to. `allow_skip_ahead` and `allow_repeat_question` are its preferences. Each
    of its three pictures is a stored file and its path. Typefaces are those of `typefaces.py`. The `custom_`
    columns are its own styles, with corners in px; `has_custom_styles` is whether it was ever given any.
    """

    __tablename__ = "programs"
    __table_args__ = (
        CheckConstraint("structure_levels IN (1, 2)", name="has_one_or_two_levels"),
        Index("ix_programs_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
        Index("ix_programs_created_at", "tenant_id", "created_at", "guid", **LIVING),
        Index("ix_programs_country_guid", "tenant_id", "country_guid", **LIVING),
        Index("ix_programs_discipline_guid", "tenant_id", "discipline_guid", **LIVING),
        Index("ix_programs_publication_guid", "tenant_id", "publication_guid"),
    )

    name: Mapped[str]
    subtitle: Mapped[str] = mapped_column(server_default="")
    description: Mapped[str] = mapped_column(server_default="")
    discipline_guid: Mapped[UUID]
    country_guid: Mapped[UUID | None]
    evaluation_period: Mapped[EvaluationPeriod | None] = mapped_column(Text)
    publication_guid: Mapped[UUID]
    book_guid: Mapped[UUID | None]
    template: Mapped[str] = mapped_column(server_default="vanilla")
    template_config: Mapped[dict[str, Any]] = mapped_column(JSONB, server_default=text("'{}'"))
    structure_levels: Mapped[StructureLevels] = mapped_column(Integer, server_default=text("2"))
    has_power_lesson: Mapped[bool] = mapped_column(server_default=text("false"))
    is_accessible: Mapped[bool] = mapped_column(server_default=text("false"))
    colour_mint: Mapped[str] = mapped_column(server_default="#ed7011")
    background_mint: Mapped[str | None]
    heading_typeface_guid: Mapped[UUID | None]
    body_typeface_guid: Mapped[UUID | None]
    has_custom_styles: Mapped[bool] = mapped_column(server_default=text("false"))
    custom_color_first: Mapped[str | None]
    custom_color_second: Mapped[str | None]
    custom_color_gradient_first: Mapped[str | None]
    custom_color_gradient_second: Mapped[str | None]
    custom_color_second_style: Mapped[SecondStyle | None] = mapped_column(Text)
    custom_border_radius: Mapped[float | None] = mapped_column(Double)
    custom_heading_typeface_guid: Mapped[UUID | None]
    custom_body_typeface_guid: Mapped[UUID | None]
    allow_skip_ahead: Mapped[bool] = mapped_column(server_default=text("true"))
    allow_repeat_question: Mapped[bool] = mapped_column(server_default=text("true"))
    cover_guid: Mapped[UUID | None]
    cover_path: Mapped[str | None]
    picture_guid: Mapped[UUID | None]
    picture_path: Mapped[str | None]
    background_guid: Mapped[UUID | None]
    background_path: Mapped[str | None]
    pdf_ia_ingested_at: Mapped[datetime | None]
    pdf_pages_enabled: Mapped[bool] = mapped_column(server_default=text("false"))


class ProgramLevel(Base):
    """A program is for an education level, which is the settings'."""

    __tablename__ = "program_levels"
    __table_args__ = (
        references("programs", "program_guid"),
        Index("ix_program_levels_level_guid", "tenant_id", "level_guid", "program_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    program_guid: Mapped[UUID] = mapped_column(primary_key=True)
    level_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ProgramYear(Base):
    """A program is for an education year, which is the settings'."""

    __tablename__ = "program_years"
    __table_args__ = (
        references("programs", "program_guid"),
        Index("ix_program_years_year_guid", "tenant_id", "year_guid", "program_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    program_guid: Mapped[UUID] = mapped_column(primary_key=True)
    year_guid: Mapped[UUID] = mapped_column(primary_key=True)


class ProgramLanguage(Base):
    """A program is in a language."""

    __tablename__ = "program_languages"
    __table_args__ = (
        references("programs", "program_guid"),
        Index("ix_program_languages_lang_id", "tenant_id", "lang_id", "program_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    program_guid: Mapped[UUID] = mapped_column(primary_key=True)
    lang_id: Mapped[str] = mapped_column(primary_key=True)


class ProgramIsbn(Base):
    """An ISBN of a program, of its students' or its teachers' book. No two have the same, of either kind.

    `isbn` is without hyphens and spaces, in capitals; `written` is as somebody wrote it.
    """

    __tablename__ = "program_isbns"
    __table_args__ = (
        CheckConstraint("kind IN ('student', 'teacher')", name="is_of_a_kind"),
        references("programs", "program_guid"),
        Index("uq_program_isbns_program_guid", "tenant_id", "program_guid", "kind", unique=True),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    isbn: Mapped[str] = mapped_column(primary_key=True)
    program_guid: Mapped[UUID]
    kind: Mapped[str]
    written: Mapped[str]
