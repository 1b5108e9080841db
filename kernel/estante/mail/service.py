"""Writing letters: a row and its job, in the transaction that makes it true."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.database.engine import TENANT_KEY
from estante.identity.models import Person
from estante.jobs.payloads import QueuedKind
from estante.jobs.queue import JobQueue
from estante.mail.models import OutgoingLetter
from estante.mail.values import LetterPayload, Recipient, V, WrittenKind


class Letters:
    """How services, jobs and listeners write to people by mail; `sending` is the job that sends one."""

    def __init__(self, queue: JobQueue, sending: QueuedKind[LetterPayload]) -> None:
        self._queue, self._sending = queue, sending

    async def send(
        self,
        session: AsyncSession,
        kind: WrittenKind[V],
        recipient: Recipient,
        values: V,
        *,
        key: str | None = None,
    ) -> bool:
        """Send a letter after this transaction commits. Answers whether there is one to send.

        Args:
            key: what it is about, such as an event's guid. An address gets one letter of a kind and a key,
                however often this is called; it is remembered for thirty days.
        """
        row: dict[str, Any] = {
            "tenant_id": session.info[TENANT_KEY],
            "guid": uuid7(),
            "kind": kind.name,
            "person_guid": recipient.person_guid,
            "address": recipient.address,
            "name": recipient.name,
            "lang": recipient.lang,
            "values": msgspec.to_builtins(values),
            "key": key,
        }
        inserted = insert(OutgoingLetter).values(row).on_conflict_do_nothing().returning(OutgoingLetter.guid)
        letter = await session.scalar(inserted)
        if letter is None:
            return False
        await self._queue.enqueue(session, self._sending, LetterPayload(letter), subject_guid=letter)
        return True

    async def send_to_people(
        self,
        session: AsyncSession,
        people: Collection[UUID],
        kind: WrittenKind[V],
        values: V,
        *,
        key: str | None = None,
    ) -> int:
        """Send a letter to each of them who is here and has an address. Answers how many that are."""
        written = select(Person).where(
            Person.guid.in_(people), Person.deleted_at.is_(None), Person.is_active, Person.email.is_not(None)
        )
        count = 0
        for person in await session.scalars(written):
            recipient = Recipient(person.email or "", person.name, person.lang_id, person.guid)
            count += await self.send(session, kind, recipient, values, key=key)
        return count
