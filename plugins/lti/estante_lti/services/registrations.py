"""Which schools an LMS launches, by what it calls itself."""

from collections.abc import Sequence

from estante.api.database import Transaction
from estante_schools.contracts import schools_with_lti
from sqlalchemy import select

from estante_lti.models import Registration
from estante_lti.services.registration import REQUIRED


async def launching(session: Transaction, issuer: str) -> Sequence[Registration]:
    """The complete registrations of an issuer whose schools launch, the oldest first."""
    rows = select(Registration).where(Registration.issuer == issuer).order_by(Registration.guid)
    written = [row for row in await session.scalars(rows) if all(getattr(row, name) for name in REQUIRED)]
    schools = await schools_with_lti(session, [row.school_guid for row in written])
    return [row for row in written if row.school_guid in schools]
