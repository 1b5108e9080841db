"""The table of the courses that teachers make for themselves."""

from uuid import UUID

from estante.api.database import TenantTable
from sqlalchemy import Index
from sqlalchemy.orm import Mapped


class TeacherCourse(TenantTable):
    """A teacher's own course: a name, offered to that teacher only (A066). It is no program."""

    __tablename__ = "program_teacher_courses"
    __table_args__ = (Index("ix_program_teacher_courses_person_guid", "tenant_id", "person_guid"),)

    person_guid: Mapped[UUID]
    name: Mapped[str]
