"""The tables of what stands beside every lesson of a program: groups of tools."""

from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Index, Integer
from sqlalchemy.orm import Mapped, mapped_column

from estante_programs.models.material import FILE_IS_WHOLE, OFF, ONE_SOURCE


class ToolGroup(RecordTable):
    """A group of tools of a program. No student is given one that is `teacher_only`."""

    __tablename__ = "program_tool_groups"
    __table_args__ = (
        references("programs", "program_guid"),
        Index("ix_program_tool_groups_program_guid", "tenant_id", "program_guid", "created_at"),
    )

    program_guid: Mapped[UUID]
    name: Mapped[str]
    teacher_only: Mapped[bool] = mapped_column(server_default=OFF)


class Tool(Base):
    """A tool of a group: a link, a file, a content or a resource of the library, at its `place` from 0."""

    __tablename__ = "program_tools"
    __table_args__ = (
        CheckConstraint(ONE_SOURCE, name="has_one_source"),
        CheckConstraint(FILE_IS_WHOLE, name="files_are_whole"),
        references("program_tool_groups", "group_guid"),
        Index("ix_program_tools_group_guid", "tenant_id", "group_guid", "place"),
        Index("ix_program_tools_content_guid", "tenant_id", "content_guid"),
        Index("ix_program_tools_library_guid", "tenant_id", "library_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    group_guid: Mapped[UUID]
    place: Mapped[int] = mapped_column(Integer)
    title: Mapped[str]
    link: Mapped[str | None]
    file_guid: Mapped[UUID | None]
    file_path: Mapped[str | None]
    file_name: Mapped[str | None]
    content_guid: Mapped[UUID | None]
    library_guid: Mapped[UUID | None]
