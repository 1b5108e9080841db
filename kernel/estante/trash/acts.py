"""Bringing records back and deleting them for good, whichever plugin they are of."""

from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID

from estante.bulk.acts import BulkAct, BulkContext, BulkResult, Refusal
from estante.errors import NotFound
from estante.identity.principal import Principal
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAILY
from estante.permissions.enforcer import Permissions
from estante.plugins.hook_caller import HookCaller
from estante.plugins.registry import registry_of
from estante.trash.kinds import TTL_TRASH, Trash, TrashKind

BATCH = 200
EXPIRED = "SELECT r.guid FROM ({rows}) AS r WHERE r.deleted_at < $1 LIMIT {limit}"


async def restore(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Bring records back."""
    return await _each_kind(context, guids, "restore")


async def purge(context: BulkContext, guids: Sequence[UUID]) -> BulkResult:
    """Delete records for good, with what nothing else uses."""
    return await _each_kind(context, guids, "purge")


async def _each_kind(context: BulkContext, guids: Sequence[UUID], act: str) -> BulkResult:
    changed: dict[UUID, Json] = {}
    refused: dict[UUID, Refusal] = {}
    for kind in registry_of(context.registry).trash(context.principal.tenant):
        left = [guid for guid in guids if guid not in changed and guid not in refused]
        if left:
            result = await (kind.restore if act == "restore" else kind.purge)(context, left)
            changed |= result.changed
            refused |= result.refused
    missing = Refusal.of(NotFound())
    refused |= {guid: missing for guid in guids if guid not in changed and guid not in refused}
    return BulkResult(changed, refused)


async def expire(job: JobContext, _payload: NoPayload) -> Json:
    """Delete for good what has been in the trash for 30 days."""
    gone = 0
    for kind in registry_of(job.plugins).trash(job.tenant):
        while count := await _expire_batch(job, kind):
            gone += count
            if count < BATCH:
                break
    return gone


async def _expire_batch(job: JobContext, kind: TrashKind) -> int:
    """Rows first, files after the commit: a kill in between leaves files, never a record without its own."""
    sql = EXPIRED.format(rows=kind.rows, limit=BATCH)
    async with job.database.reading(job.tenant) as connection:
        guids = [row["guid"] for row in await connection.fetch(sql, datetime.now(UTC) - TTL_TRASH)]
    if not guids:
        return 0
    async with job.transaction() as session:
        context = BulkContext(
            session=session,
            principal=Principal(job.tenant),
            permissions=Permissions(registry_of(job.plugins)),
            events=job.events,
            files=job.files,
            queue=job.queue,
            registry=job.plugins,
            text=job.translator(),
            is_automatic=True,
        )
        result = await kind.purge(context, guids)
    for call in context.after_commit:
        await call()
    return len(result.changed)


def _due(plugins: HookCaller) -> str:
    old = f"WHERE deleted_at < now() - interval '{TTL_TRASH.days} days'"
    some = [
        f"EXISTS (SELECT FROM ({kind.rows}) AS rows {old})"
        for plugin in registry_of(plugins)
        for kind in plugin.trash
    ]
    return f"SELECT {' OR '.join(some) or 'false'}"


RESTORE = BulkAct("trash.restore", Trash.readList, "trash.acts.restore", restore)
PURGE = BulkAct("trash.purge", Trash.readList, "trash.acts.purge", purge)
EXPIRE = JobKind(
    "estante.trash.expire", NoPayload, expire, "jobs.kinds.trash_expire", schedule=DAILY, due=_due
)
