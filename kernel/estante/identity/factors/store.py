"""The rows of second factors, each use of one written so that it is used once."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

from sqlalchemy import CursorResult, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante.identity.factors import recovery_codes
from estante.identity.factors.models import RecoveryCode, SecondFactor
from estante.identity.factors.schemas import FactorAnswer, FactorsAnswer, Kind, Rule


async def factors_of(session: AsyncSession, person: UUID, kind: Kind | None = None) -> Sequence[SecondFactor]:
    """A person's factors, the oldest first."""
    wanted = select(SecondFactor).where(SecondFactor.person_guid == person).order_by(SecondFactor.guid)
    if kind is not None:
        wanted = wanted.where(SecondFactor.kind == kind)
    return list(await session.scalars(wanted))


async def answer_of(session: AsyncSession, person: UUID, rule: Rule) -> FactorsAnswer:
    """A person's factors as calls answer them."""
    factors = [answer_of_factor(row) for row in await factors_of(session, person)]
    return FactorsAnswer(rule, factors, await recovery_codes.count_unused(session, person))


def answer_of_factor(row: SecondFactor) -> FactorAnswer:
    """One factor as calls answer it."""
    kind: Kind = "passkey" if row.kind == "passkey" else "totp"
    return FactorAnswer(row.guid, kind, row.label, row.host, row.created_at, row.updated_at, row.last_used_at)


async def count_use(session: AsyncSession, factor: SecondFactor, counter: int, *, must_grow: bool) -> bool:
    """Note a use; False where the same or a later one was noted before (`must_grow`)."""
    used = update(SecondFactor).where(
        SecondFactor.tenant_id == factor.tenant_id, SecondFactor.guid == factor.guid
    )
    if must_grow:
        used = used.where(SecondFactor.counter < counter)
    result = await session.execute(used.values(counter=counter, last_used_at=datetime.now(UTC)))
    return isinstance(result, CursorResult) and result.rowcount == 1


async def reseal(session: AsyncSession, factor: SecondFactor, secret: bytes) -> None:
    """Store a factor's secret as it was encrypted anew."""
    await session.execute(
        update(SecondFactor)
        .where(SecondFactor.tenant_id == factor.tenant_id, SecondFactor.guid == factor.guid)
        .values(secret=secret)
    )


async def remove_all(session: AsyncSession, person: UUID) -> int:
    """Remove every factor and recovery code of a person. Answers how many factors these were."""
    removed = await session.execute(delete(SecondFactor).where(SecondFactor.person_guid == person))
    await session.execute(delete(RecoveryCode).where(RecoveryCode.person_guid == person))
    return removed.rowcount if isinstance(removed, CursorResult) else 0


async def has_any(session: AsyncSession, person: UUID) -> bool:
    """Whether a person has a factor."""
    return bool(await session.scalar(select(func.count()).where(SecondFactor.person_guid == person)))
