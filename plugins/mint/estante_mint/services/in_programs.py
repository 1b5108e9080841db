"""Lessons in programs: how they look there, and those of one program alone.

The plugin of programs says what stands in them (`register_program_contents`); without it there are none.
"""
# ruff: noqa: S608 - the SQL is put together from constants and from contracts

from collections.abc import Mapping, Sequence
from typing import Final, Protocol
from uuid import UUID

from estante.api.access import ADMIN, STUDENT, TEACHER
from estante.api.database import raw_connection
from estante.api.errors import ApiError, NotFound
from estante.api.records import RecordContext
from estante_contents.contracts import LIVING_CONTENTS, contents_shown

from estante_mint.licensing.service import LicenseService
from estante_mint.policies import WRITERS, Mint
from estante_mint.schemas import AloneLesson, LessonsAlone, ProgramLook, RoleName
from estante_mint.services.lessons import LESSON_TYPE
from estante_mint.settings import IN_PROGRAMS

PLUGIN, HOOK = "programs", "register_program_contents"
# The roles that have a word in addresses.
WORDS: Final[Mapping[str, str]] = {"student": STUDENT, "teacher": TEACHER, "admin": ADMIN}


class Held(Protocol):
    """What the plugin gives: SQL, as its contract says."""

    @property
    def programs(self) -> str: ...
    @property
    def materials(self) -> str: ...


class ProgramLessons:
    """The lessons that stand in the programs of a tenant."""

    def __init__(self, context: RecordContext, licenses: LicenseService) -> None:
        self._context, self._licenses = context, licenses

    def _held(self) -> Held | None:
        tenant = self._context.principal.tenant
        if not self._context.plugins.on(tenant, PLUGIN):
            return None
        given: list[Sequence[Held]] = self._context.plugins.hook(HOOK, tenant)()
        return next((held for several in given for held in several), None)

    async def look(self, program: UUID, lesson: UUID) -> ProgramLook | None:
        """The colours of a program (MIN-025); None where the lesson does not stand in it."""
        held = self._held()
        if held is None:
            return None
        connection = await raw_connection(self._context.session)
        row = await connection.fetchrow(_look(held), program, lesson)
        return None if row is None else ProgramLook(colour=row["colour"], paper=row["paper"])

    async def alone(self, program: UUID, named: RoleName) -> LessonsAlone:
        """The lessons of a program as a role has them, never with more rights than the person's own.

        Raises:
            NotFound: no such program, or lessons do not come into programs here.
        """
        role = WORDS.get(named, named)
        held = self._held()
        is_on = self._context.principal.tenant.flags.get(IN_PROGRAMS, False)
        if held is None or not is_on:
            raise NotFound
        is_student = STUDENT in (role, self._context.principal.role_guid)
        connection = await raw_connection(self._context.session)
        sql = f"SELECT g.name FROM ({held.programs}) g WHERE g.guid = $1"
        course = await connection.fetchrow(sql, program)
        if course is None:
            raise NotFound
        rows = await connection.fetch(_lessons(held), program, not is_student)
        # A lesson that stands in several places is shown at the first one.
        first = {row["guid"]: row for row in reversed(rows)}
        return LessonsAlone(
            guid=program,
            name=course["name"],
            is_student=is_student,
            is_editable=not is_student and role in WRITERS and await self._may_write(),
            lessons=[AloneLesson(**row) for row in rows if first[row["guid"]] is row],
        )

    async def _may_write(self) -> bool:
        if not self._context.allows(Mint.update):
            return False
        try:
            await self._licenses.require_own()
        except ApiError:
            return False
        return True


def _look(held: Held) -> str:
    return f"""
SELECT g.colour, g.paper FROM ({held.programs}) g
WHERE g.guid = $1 AND $2 IN (SELECT m.content_guid FROM ({held.materials}) m WHERE m.program_guid = $1)
"""


def _lessons(held: Held) -> str:
    """`$1` is the program, `$2` whether drafts and what is for teachers only are shown."""
    return f"""
SELECT c.guid, m.title, m.unit, m.lesson, m.is_published FROM ({held.materials}) m
JOIN ({LIVING_CONTENTS}) c ON c.guid = m.content_guid
WHERE m.program_guid = $1 AND c.type_guid = '{LESSON_TYPE}' AND ($2::boolean OR (
  m.is_published AND NOT m.teacher_only AND m.content_guid IN ({contents_shown("false")})
)) ORDER BY m.number
"""
