"""The subscriptions of people, as the tenant's plugin for them has them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.api.database import Transaction
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from msgspec import structs

from estante_users.contracts import Subscriptions
from estante_users.schemas import SubscriptionAnswer


async def read_subscription(
    plugins: HookCaller, tenant: Tenant, session: Transaction, guid: UUID
) -> SubscriptionAnswer | None:
    """What one person has subscribed to; None where no plugin knows of it."""
    given: list[Sequence[Subscriptions]] = plugins.hook("register_subscriptions", tenant)()
    source = next((subscriptions for several in given for subscriptions in several), None)
    subscription = (await source.subscriptions_of(session, [guid])).get(guid) if source else None
    if subscription is None:
        return None
    ends = subscription.expires_at
    days = days_left(ends, datetime.now(UTC), tenant.time_zone) if ends else None
    return SubscriptionAnswer(**structs.asdict(subscription), days_left=days)


def days_left(expires_at: datetime, now: datetime, time_zone: str) -> int:
    """The midnights of a time zone (`Europe/Madrid`) until then; 0 once it has passed."""
    zone = ZoneInfo(time_zone)
    return max(0, (expires_at.astimezone(zone).date() - now.astimezone(zone).date()).days)
