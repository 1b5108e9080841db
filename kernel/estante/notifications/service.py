"""Raising notifications, counting what is unread, marking it as read, and deleting."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from msgspec import Struct
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import TENANT_KEY
from estante.events import Event
from estante.events.outbox import Events
from estante.mail.service import Letters
from estante.mail.values import WrittenKind
from estante.notifications.kinds import NotificationKind, V
from estante.notifications.models import Notification
from estante.notifications.recipients import channels_of
from estante.notifications.views import NotificationLetter, Values

# A browser is sent it when it connects, and at every change.
NOTIFICATIONS_EVENT = "notifications"
MARK_READ = "UPDATE notifications n SET read_at = now() WHERE n.read_at IS NULL AND {} RETURNING n.guid"
DELETE = "DELETE FROM notifications n WHERE {} RETURNING n.guid"


class ChosenRows(Struct, frozen=True):
    """Which of a person's notifications: a condition on the row `n`, and what fills its `:name`s."""

    where: str
    values: Mapping[str, object]


class NotificationsChanged(Event, frozen=True, kw_only=True):
    """These people have got a notification, or have read one."""

    person_guids: tuple[UUID, ...]


class Notifications:
    """How services, jobs and listeners tell people something, in the transaction that makes it true.

    `letter` is the kind in which those get it who have it by mail.
    """

    def __init__(self, events: Events, letters: Letters, letter: WrittenKind[NotificationLetter]) -> None:
        self._events, self._letters, self._letter = events, letters, letter

    async def raise_for(
        self, session: AsyncSession, people: Collection[UUID], kind: NotificationKind[V], values: V
    ) -> int:
        """Notify people after this transaction commits, by the channels that they chose. Answers how many.

        Whoever is gone or in the trash is left out, and nobody gets it twice.
        """
        body = msgspec.to_builtins(values)
        chosen = await channels_of(session, people, kind)
        shown = [person for person, channels in chosen.items() if "app" in channels]
        written = [person for person, channels in chosen.items() if "mail" in channels]
        if shown:
            await self._show(session, shown, kind.name, body)
        if written:
            letter = NotificationLetter(kind.name, body)
            await self._letters.send_to_people(session, written, self._letter, letter)
        return len({*shown, *written})

    async def _show(self, session: AsyncSession, people: Sequence[UUID], kind: str, body: Values) -> None:
        tenant = session.info[TENANT_KEY]
        session.add_all(
            Notification(tenant_id=tenant, guid=uuid7(), person_guid=guid, kind=kind, values=body)
            for guid in people
        )
        await session.flush()
        await self._changed(session, people)

    async def count_unread(self, session: AsyncSession, person: UUID) -> int:
        """How many notifications a person has not read."""
        unread = select(func.count()).where(
            Notification.person_guid == person, Notification.read_at.is_(None)
        )
        return await session.scalar(unread) or 0

    async def mark_read(self, session: AsyncSession, person: UUID, chosen: ChosenRows) -> Sequence[UUID]:
        """Mark a person's notifications as read. Answers those that were not."""
        return await self._change(session, person, MARK_READ, chosen)

    async def delete(self, session: AsyncSession, person: UUID, chosen: ChosenRows) -> Sequence[UUID]:
        """Delete a person's notifications. Answers which."""
        return await self._change(session, person, DELETE, chosen)

    async def _change(
        self, session: AsyncSession, person: UUID, statement: str, chosen: ChosenRows
    ) -> Sequence[UUID]:
        values = {**chosen.values, "me": person}
        changed = list(await session.scalars(text(statement.format(chosen.where)), values))
        if changed:
            await self._changed(session, [person])
        return changed

    async def _changed(self, session: AsyncSession, people: Sequence[UUID]) -> None:
        event = NotificationsChanged(
            tenant_id=session.info[TENANT_KEY], at=datetime.now(UTC), person_guids=tuple(people)
        )
        await self._events.publish(session, event)
