"""The tree that learning objectives make: who lies below whom, and the order in which it is read."""

import re
from collections.abc import Collection, Mapping
from uuid import UUID

from estante.api.lists import fold
from sqlalchemy import func, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_settings.models import LearningObjective

MAX_LEVELS = 10
DIGITS = 8
# Below everything that a code may hold: what lies below an objective comes before its next sibling.
BELOW, WRITTEN = "\x01", "\x02"
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended('settings.objectives:' || :tenant, 0))")


async def hold(session: AsyncSession, tenant: UUID) -> None:
    """Let nobody else of the tenant move objectives until the commit: two moves may be a circle together."""
    await session.execute(TURN, {"tenant": str(tenant)})


async def ancestors(session: AsyncSession, guid: UUID) -> list[UUID]:
    """The objective and those that it lies below, also through the trash, from which they may come back."""
    up = (
        select(LearningObjective.guid, LearningObjective.parent_guid, literal(1).label("height"))
        .where(LearningObjective.guid == guid)
        .cte("up", recursive=True)
    )
    above = select(LearningObjective.guid, LearningObjective.parent_guid, up.c.height + 1).where(
        LearningObjective.guid == up.c.parent_guid
    )
    up = up.union_all(above)
    return list(await session.scalars(select(up.c.guid).order_by(up.c.height)))


async def subtree(session: AsyncSession, guid: UUID) -> Mapping[UUID, int]:
    """The objective and all that lies below it, also in the trash, each with its level from 1."""
    down = (
        select(LearningObjective.guid, literal(1).label("level"))
        .where(LearningObjective.guid == guid)
        .cte("down", recursive=True)
    )
    below = select(LearningObjective.guid, down.c.level + 1).where(
        LearningObjective.parent_guid == down.c.guid
    )
    down = down.union_all(below)
    return {guid: level for guid, level in await session.execute(select(down.c.guid, down.c.level))}


async def place_below(session: AsyncSession, parent: UUID | None, code: str) -> str:
    """Where an objective of this code sorts: `OA 2` before `OA 10`, both behind what they lie below."""
    natural = re.sub(r"\d+", lambda digits: digits[0].zfill(DIGITS), fold(code))
    own = f"{natural}{WRITTEN}{code.lower()}"
    if parent is None:
        return own
    above = await session.scalar(select(LearningObjective.place).where(LearningObjective.guid == parent))
    return f"{above}{BELOW}{own}"


async def replace(session: AsyncSession, guids: Collection[UUID], before: str, place: str) -> None:
    """Give an objective another place, and all that lies below it the same beginning."""
    moved = literal(place) + func.substr(LearningObjective.place, len(before) + 1)
    await session.execute(
        update(LearningObjective).where(LearningObjective.guid.in_(guids)).values(place=moved),
        execution_options={"synchronize_session": False},
    )
