"""What follows from a notification: its people's browsers show how many are unread."""

from sqlalchemy import func, select

from estante.events.listeners import EventContext, Listener
from estante.jobs.payloads import Json
from estante.notifications.models import Notification
from estante.notifications.service import NOTIFICATIONS_EVENT, NotificationsChanged


async def show_count(context: EventContext, event: NotificationsChanged) -> None:
    """Send each person's browsers how many notifications are unread now."""
    async with context.transaction() as session:
        counts = await session.execute(
            select(Notification.person_guid, func.count())
            .where(Notification.person_guid.in_(event.person_guids), Notification.read_at.is_(None))
            .group_by(Notification.person_guid)
        )
        unread = {person: count for person, count in counts}
    for person in event.person_guids:
        data: Json = {"unread": unread.get(person, 0)}
        await context.queue.live.publish(context.tenant.guid, person, NOTIFICATIONS_EVENT, data)


SHOW_COUNT = Listener(NotificationsChanged, show_count)
