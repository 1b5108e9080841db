"""The tables of what a lesson holds: sections, and materials in them or beside them."""

from uuid import UUID

from estante.api.database import RecordTable, references
from sqlalchemy import CheckConstraint, Index, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.models.structure import Position
from estante_programs.schemas.material import LinkTarget

OFF = text("false")
ONE_SOURCE = "num_nonnulls(link, file_guid, content_guid, library_guid) = 1"
TARGET_OF_LINK = "(link IS NULL) = (link_target IS NULL) AND link_target IN ('embedded', 'external')"
FILE_IS_WHOLE = "(file_guid IS NULL) = (file_path IS NULL) AND (file_guid IS NULL) = (file_name IS NULL)"


class Section(RecordTable):
    """A part of a lesson, in the order of `position`. What is `teacher_only` no student is given."""

    __tablename__ = "program_sections"
    __table_args__ = (
        references("program_lessons", "lesson_guid"),
        Index("ix_program_sections_lesson_guid", "tenant_id", "lesson_guid", "position"),
    )

    lesson_guid: Mapped[UUID]
    name: Mapped[str]
    teacher_only: Mapped[bool] = mapped_column(server_default=OFF)
    position: Mapped[str] = mapped_column(Position)


class Material(RecordTable):
    """A material of a lesson, in a section of it or beside them, in the order of `position`.

    It is a link, a file, a content or a resource of the library: exactly one of them. `link_target` says
    whether a link opens inside the lesson (`embedded`) or in a window of its own (`external`).
    """

    __tablename__ = "program_materials"
    __table_args__ = (
        CheckConstraint(ONE_SOURCE, name="has_one_source"),
        CheckConstraint(TARGET_OF_LINK, name="links_have_a_target"),
        CheckConstraint(FILE_IS_WHOLE, name="files_are_whole"),
        references("program_lessons", "lesson_guid"),
        references("program_sections", "section_guid"),
        Index("ix_program_materials_lesson_guid", "tenant_id", "lesson_guid", "position"),
        Index("ix_program_materials_section_guid", "tenant_id", "section_guid"),
        Index("ix_program_materials_content_guid", "tenant_id", "content_guid"),
        Index("ix_program_materials_library_guid", "tenant_id", "library_guid"),
    )

    lesson_guid: Mapped[UUID]
    section_guid: Mapped[UUID | None]
    title: Mapped[str]
    optional: Mapped[bool] = mapped_column(server_default=OFF)
    teacher_only: Mapped[bool] = mapped_column(server_default=OFF)
    link: Mapped[str | None]
    link_target: Mapped[LinkTarget | None] = mapped_column(Text)
    file_guid: Mapped[UUID | None]
    file_path: Mapped[str | None]
    file_name: Mapped[str | None]
    content_guid: Mapped[UUID | None]
    library_guid: Mapped[UUID | None]
    position: Mapped[str] = mapped_column(Position)
