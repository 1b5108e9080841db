"""Courses of teachers' own: made by a name alone, and offered to who made them (VS §7; A066)."""

from collections.abc import Sequence
from uuid import UUID

from estante.api import audit
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante_viewer.contracts import Course, Courses
from msgspec import UNSET
from sqlalchemy import func, select

from estante_programs.models import TeacherCourse
from estante_programs.schemas.program import NewProgram


def course_name(sent: NewProgram) -> str:
    """The name, which is all that a course has. Raises ValidationFailed at each other field."""
    others = (name for name in sent.__struct_fields__ if name != "name")
    wrong = [FieldError(name, "unknown") for name in others if getattr(sent, name) is not UNSET]
    if wrong:
        raise ValidationFailed(fields=wrong)
    return sent.name


async def make_course(session: Transaction, principal: Principal, name: str) -> Course:
    """A course of who asks."""
    made = TeacherCourse(tenant_id=principal.tenant.guid, person_guid=principal.guid, name=name.strip())
    session.add(made)
    await session.flush()
    await audit.record(session, principal, "courses.create", "course", made.guid, {"name": made.name})
    return Course(made.guid, made.name)


async def courses_of(session: Transaction, person: UUID) -> Sequence[Course]:
    """Those that a person made, by their names."""
    own = select(TeacherCourse.guid, TeacherCourse.name).where(TeacherCourse.person_guid == person)
    rows = await session.execute(own.order_by(func.estante_order(TeacherCourse.name), TeacherCourse.guid))
    return [Course(guid, name) for guid, name in rows]


async def members_of(session: Transaction, guids: Sequence[UUID]) -> Sequence[UUID]:
    """Who made any of these."""
    people = select(TeacherCourse.person_guid).where(TeacherCourse.guid.in_(guids)).distinct()
    return list(await session.scalars(people))


TEACHER_COURSES = Courses(courses_of=courses_of, members_of=members_of, create=make_course)
