"""What messages use of other plugins: a country that a message is for is not deleted (A107)."""

from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction
from estante.api.records import Uses
from estante_settings.contracts import COUNTRY
from sqlalchemy import func, select

from estante_messages.models import Message


async def count_messages(session: Transaction, guids: Collection[UUID]) -> Mapping[UUID, int]:
    """How many living messages each country has."""
    country = func.unnest(Message.countries).label("country")
    named = select(country).where(Message.deleted_at.is_(None)).subquery()
    rows = await session.execute(
        select(named.c.country, func.count()).where(named.c.country.in_(guids)).group_by(named.c.country)
    )
    return {guid: number for guid, number in rows}


ALL: Sequence[Uses] = (
    Uses(of=COUNTRY, text_key="messages.uses.countries", count=count_messages, forbids=True),
)
