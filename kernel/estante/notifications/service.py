"""Raising notifications, counting what is unread, and marking it as read."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import TENANT_KEY
from estante.events import Event, EventContext, Listener
from estante.identity.models import Person
from estante.jobs.kinds import Json
from estante.notifications.kinds import NotificationKind, V
from estante.notifications.models import Notification
from estante.outbox import Events

# A browser is sent it when it connects, and at every change.
NOTIFICATIONS_EVENT = "notifications"


class NotificationsChanged(Event, frozen=True, kw_only=True):
    """These people have got a notification, or have read one."""

    person_guids: tuple[UUID, ...]


class Notifications:
    """How services, jobs and listeners tell people something, in the transaction that makes it true."""

    def __init__(self, events: Events) -> None:
        self._events = events

    async def raise_for(
        self, session: AsyncSession, people: Collection[UUID], kind: NotificationKind[V], values: V
    ) -> int:
        """Notify people after this transaction commits. Answers how many there are.

        Whoever is gone or in the trash is left out, and nobody gets it twice.
        """
        tenant = session.info[TENANT_KEY]
        existing = select(Person.guid).where(Person.guid.in_(people), Person.deleted_at.is_(None))
        guids = list(await session.scalars(existing))
        body = msgspec.to_builtins(values)
        session.add_all(
            Notification(tenant_id=tenant, guid=uuid7(), person_guid=guid, kind=kind.name, values=body)
            for guid in guids
        )
        if guids:
            await session.flush()
            await self._changed(session, guids)
        return len(guids)

    async def count_unread(self, session: AsyncSession, person: UUID) -> int:
        """How many notifications a person has not read."""
        unread = select(func.count()).where(
            Notification.person_guid == person, Notification.read_at.is_(None)
        )
        return await session.scalar(unread) or 0

    async def mark_read(
        self, session: AsyncSession, person: UUID, guids: Sequence[UUID] | None = None
    ) -> int:
        """Mark a person's notifications as read: these, or all. Answers how many are unread now."""
        unread = update(Notification).where(
            Notification.person_guid == person, Notification.read_at.is_(None)
        )
        if guids is not None:
            unread = unread.where(Notification.guid.in_(guids))
        changed = await session.scalars(unread.values(read_at=func.now()).returning(Notification.guid))
        if changed.all():
            await self._changed(session, [person])
        return await self.count_unread(session, person)

    async def _changed(self, session: AsyncSession, people: Sequence[UUID]) -> None:
        event = NotificationsChanged(
            tenant_id=session.info[TENANT_KEY], at=datetime.now(UTC), person_guids=tuple(people)
        )
        await self._events.publish(session, event)


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
