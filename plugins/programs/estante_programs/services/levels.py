"""How many levels a program has: modules only, or modules with submodules (BO §3)."""

from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import Conflict
from sqlalchemy import exists, select

from estante_programs.models.structure import Lesson, Unit

MODULES_ONLY = 1


async def refuse_fewer_levels(session: Transaction, program: UUID, wanted: int) -> None:
    """Keep the second level of a program that has lessons; its row is locked, as it is by who adds one.

    Raises:
        Conflict: 409, a program of modules only was asked for, and a module has submodules.
    """
    if wanted != MODULES_ONLY:
        return
    of_program = exists().where(Unit.program_guid == program, Lesson.unit_guid == Unit.guid)
    if await session.scalar(select(of_program)):
        raise Conflict("structure_levels", "PROGRAM_HAS_LESSONS")
