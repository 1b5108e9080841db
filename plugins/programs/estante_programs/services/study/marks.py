"""The marks of students in a task, for who teaches them."""

from collections.abc import Collection
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.people import find_people
from estante.api.records import RecordContext
from estante_contents.contracts import EXERCISE_MARKS
from estante_users.contracts import memberships_of

from estante_programs.policies import Programs
from estante_programs.schemas.study import StudentMark
from estante_programs.services.study.programs import ASKER, OPEN, StudyService

TASK = f"""{ASKER}
SELECT t.content_guid FROM program_tasks t
JOIN program_lessons l ON l.tenant_id = t.tenant_id AND l.guid = t.lesson_guid
JOIN program_units u ON u.tenant_id = l.tenant_id AND u.guid = l.unit_guid
JOIN programs g ON g.tenant_id = u.tenant_id AND g.guid = u.program_guid
WHERE t.guid = $4 AND u.status = 'published' AND l.status = 'published' AND $2::boolean AND {OPEN}
"""  # noqa: S608 - constants
MARKS = f"SELECT e.* FROM ({EXERCISE_MARKS}) e WHERE e.content_guid = $1"  # noqa: S608 - a constant


class TaskMarks:
    """Marks in tasks: a teacher is told those of the students of their own schools, staff those of all."""

    def __init__(self, context: RecordContext, study: StudyService) -> None:
        self._context, self._study = context, study

    async def of_task(self, guid: UUID) -> list[StudentMark]:
        """The marks in a task. Raises NotFound: none that the person may open, or they are a student."""
        task = await self._study.row(TASK, *self._study.asker, guid)
        rows = await self._study.fetch(MARKS, task["content_guid"])
        people = await find_people(self._context.session, [row["person_guid"] for row in rows])
        students = {person.guid: person for person in people.values() if person.role_guid == STUDENT}
        taught = await self._taught(students)
        return [
            StudentMark(
                guid=row["person_guid"],
                name=students[row["person_guid"]].full_name,
                points=row["points"],
                max_points=row["max_points"],
                is_waiting=row["is_waiting"],
                finished_at=row["finished_at"],
            )
            for row in rows
            if row["person_guid"] in taught
        ]

    async def _taught(self, students: Collection[UUID]) -> Collection[UUID]:
        """Those of the students who are in a school of the person's; all of them for staff."""
        if self._context.allows(Programs.readDetail):
            return students
        source = memberships_of(self._context.plugins, self._context.principal.tenant)
        if source is None:
            return ()
        me = self._context.principal.guid
        schools = await source.schools_of(self._context.session, [me, *students])
        own = {school.guid for school in schools.get(me, ())}
        return {guid for guid in students if own & {school.guid for school in schools.get(guid, ())}}
