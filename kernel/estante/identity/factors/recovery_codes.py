"""Recovery codes: for who has lost the factors, each for one sign-in."""

import hashlib
import secrets
from datetime import UTC, datetime
from uuid import UUID

from sqlalchemy import CursorResult, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.identity.factors.models import RecoveryCode

COUNT = 10
# Without letters and digits that are read for one another.
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
GROUPS, GROUP_LENGTH = 4, 4


def new_code() -> str:
    """79 random bits, in groups that are easy to copy by hand."""
    groups = ["".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS)]
    return "-".join(groups)


def hash_of(code: str) -> bytes:
    """What is stored of a code. It is random, so a fast hash keeps it as secret as a slow one."""
    plain = "".join(letter for letter in code.lower() if letter.isalnum())
    return hashlib.sha256(plain.encode("utf-8", "surrogatepass")).digest()


async def replace(session: AsyncSession, tenant: UUID, person: UUID) -> list[str]:
    """Make new codes in place of a person's last ones."""
    await session.execute(delete(RecoveryCode).where(RecoveryCode.person_guid == person))
    codes = [new_code() for _ in range(COUNT)]
    session.add_all(
        RecoveryCode(tenant_id=tenant, guid=uuid7(), person_guid=person, code_hash=hash_of(code))
        for code in codes
    )
    await session.flush()
    return codes


async def use(session: AsyncSession, person: UUID, code: str) -> bool:
    """Use up a code; False where it is none of the person's, or was used before."""
    used = (
        update(RecoveryCode)
        .where(
            RecoveryCode.person_guid == person,
            RecoveryCode.code_hash == hash_of(code),
            RecoveryCode.used_at.is_(None),
        )
        .values(used_at=datetime.now(UTC))
    )
    result = await session.execute(used)
    return isinstance(result, CursorResult) and result.rowcount == 1


async def count_unused(session: AsyncSession, person: UUID) -> int:
    """How many codes a person may still use."""
    unused = select(func.count()).where(RecoveryCode.person_guid == person, RecoveryCode.used_at.is_(None))
    return await session.scalar(unused) or 0
