"""Starting a bulk change and taking one back: at once up to 200 rows, by a job above."""

from collections.abc import Callable
from uuid import UUID

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from estante.bulk.acts import BulkAct, BulkContext, BulkResult, Chosen
from estante.bulk.batches import NotUndoable, apply_batch, take_rows, take_rows_back
from estante.bulk.job import APPLY, BulkPayload
from estante.bulk.models import BulkChange
from estante.database.engine import Database
from estante.errors import FieldError, Forbidden, NotFound, ValidationFailed
from estante.events.outbox import Events
from estante.files.store import FileStore
from estante.identity.permissions import PermissionChecker
from estante.identity.principal import Principal
from estante.jobs.models import OPEN, Job
from estante.jobs.queue import JobQueue
from estante.lists.sql import RowSource
from estante.plugins.registry import PluginRegistry

MAX_AT_ONCE = 200
GUIDS = "SELECT unnest($1::uuid[]) AS guid"


class BulkChanges:
    """Bulk changes of one person. Each call has transactions of its own: files go after their commit."""

    def __init__(
        self,
        database: Database,
        principal: Principal,
        *,
        permissions: PermissionChecker,
        events: Events,
        files: FileStore,
        queue: JobQueue,
        registry: PluginRegistry,
        text: Callable[..., str],
    ) -> None:
        self._database, self._principal = database, principal
        self._permissions, self._events = permissions, events
        self._files, self._queue, self._registry = files, queue, registry
        self._text = text

    async def start(
        self,
        act: BulkAct,
        chosen: Chosen,
        listed: RowSource | None = None,
        *,
        subject: UUID | None = None,
        values: Struct | None = None,
    ) -> tuple[BulkChange, BulkResult]:
        """Do it to the chosen rows, or to all of `listed`. A job's result comes later, and is empty here.

        `subject` is the record that the rows go into, `values` what the act takes beside rows.

        Raises:
            Forbidden: the person lacks the act's action. ValidationFailed: neither guids nor all, or both.
        """
        self._must_have(act)
        source = source_of(chosen, listed)
        change = self._change(act, subject=subject, values=values)
        async with self._database.transaction(self._principal.tenant) as session:
            session.add(change)
            await session.flush()
            change.total = await take_rows(session, change, source, chosen.excluded)
            context = self._context(session, change, act)
            result = await self._apply(context, act, change)
        await _finish(context)
        return change, result

    async def preview(
        self,
        act: BulkAct,
        chosen: Chosen,
        listed: RowSource | None = None,
        *,
        values: Struct | None = None,
    ) -> tuple[BulkChange, BulkResult]:
        """What the act would do to the first rows that it is about: it does it, and takes it back at once.

        Raises what `start` raises.
        """
        self._must_have(act)
        source = source_of(chosen, listed)
        change = self._change(act, subject=None, values=values)
        async with self._database.transaction(self._principal.tenant) as session:
            session.add(change)
            await session.flush()
            change.total = await take_rows(session, change, source, chosen.excluded, limit=MAX_AT_ONCE + 1)
            await session.flush()
            result = await apply_batch(self._context(session, change, act), act, change)
            session.expunge(change)
            await session.rollback()
        return change, result or BulkResult()

    async def undo(self, guid: UUID) -> tuple[BulkChange, BulkResult]:
        """Take a change of one's own back, row by row, where nobody has changed the row since.

        Raises:
            NotFound: no such change of the person. NotUndoable: undone already, running, or for good.
        """
        async with self._database.transaction(self._principal.tenant) as session:
            original = await self.get(session, guid)
            await session.refresh(original, with_for_update=True)
            act = await self._undoable(session, original)
            change = self._change(act, undoes=original.guid, subject=original.record_guid)
            session.add(change)
            original.undone_by = change.guid
            await session.flush()
            change.total = await take_rows_back(session, change, original)
            context = self._context(session, change, act)
            result = await self._apply(context, act, change)
        await _finish(context)
        return change, result

    async def get(self, session: AsyncSession, guid: UUID) -> BulkChange:
        """One of the person's own changes. Raises NotFound."""
        change = await session.scalar(
            select(BulkChange).where(BulkChange.guid == guid, BulkChange.person_guid == self._principal.guid)
        )
        if change is None:
            raise NotFound
        return change

    async def _apply(self, context: BulkContext, act: BulkAct, change: BulkChange) -> BulkResult:
        await context.session.flush()
        if change.total > MAX_AT_ONCE:
            await self._enqueue(context.session, act, change)
            return BulkResult()
        return await apply_batch(context, act, change) or BulkResult()

    async def _enqueue(self, session: AsyncSession, act: BulkAct, change: BulkChange) -> None:
        key = "bulk.undoing" if change.undoes else "bulk.doing"
        job = await self._queue.enqueue(
            session,
            APPLY,
            BulkPayload(change.guid),
            person_guid=self._principal.guid,
            title=self._text(key, act=self._text(act.text_key), count=change.total),
        )
        change.job_guid = job.guid
        await session.flush()

    def _change(
        self,
        act: BulkAct,
        *,
        undoes: UUID | None = None,
        subject: UUID | None,
        values: Struct | None = None,
    ) -> BulkChange:
        return BulkChange(
            tenant_id=self._principal.tenant.guid,
            guid=uuid7(),
            act=act.name,
            person_guid=self._principal.guid,
            acting_guid=self._principal.acting_guid,
            undoes=undoes,
            record_guid=subject,
            values=None if values is None else msgspec.to_builtins(values),
            total=0,
            changed=0,
            unchanged=0,
            refused=0,
        )

    def _context(self, session: AsyncSession, change: BulkChange, act: BulkAct) -> BulkContext:
        return BulkContext(
            session=session,
            principal=self._principal,
            permissions=self._permissions,
            events=self._events,
            files=self._files,
            queue=self._queue,
            registry=self._registry,
            text=self._text,
            subject=change.record_guid,
            values=act.values_of(change.values),
        )

    def _must_have(self, act: BulkAct) -> None:
        if not self._permissions.allows(self._principal, act.action):
            raise Forbidden(extra={"action": str(act.action)}, action=str(act.action))

    async def _undoable(self, session: AsyncSession, change: BulkChange) -> BulkAct:
        act = self._registry.bulk_acts.get(change.act)
        if act is None or act.undo is None or change.undoes is not None:
            raise NotUndoable
        self._must_have(act)
        if change.undone_by is not None:
            raise NotUndoable(text="UNDONE_ALREADY")
        if await session.scalar(select(Job.status).where(Job.guid == change.job_guid)) in OPEN:
            raise NotUndoable(text="STILL_RUNNING")
        return act


async def _finish(context: BulkContext) -> None:
    for call in context.after_commit:
        await call()


def source_of(chosen: Chosen, listed: RowSource | None) -> RowSource:
    """The rows that are chosen. Raises ValidationFailed: neither guids nor all, or both."""
    if chosen.all == bool(chosen.guids) or (chosen.all and listed is None):
        raise ValidationFailed(fields=[FieldError("guids", "required")])
    if chosen.all and listed is not None:
        return listed
    return RowSource(GUIDS, (list(dict.fromkeys(chosen.guids)),))
