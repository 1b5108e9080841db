"""The job that applies a large bulk change, and the one that forgets old ones."""

from datetime import timedelta
from uuid import UUID

from msgspec import Struct
from sqlalchemy import delete, func

from estante.bulk.acts import BulkContext
from estante.bulk.batches import apply_batch
from estante.bulk.models import BulkChange
from estante.errors import Forbidden, NotFound
from estante.identity.accounts.people import principal_without_session
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAILY
from estante.languages.choice import caller_language
from estante.permissions.enforcer import Permissions
from estante.plugins.registry import registry_of

TTL = timedelta(days=30)
# A killed worker is noticed within this.
HEARTBEAT_SECONDS = 9


class BulkPayload(Struct, frozen=True):
    """The guid of the change to apply."""

    change: UUID


async def apply_change(job: JobContext, payload: BulkPayload) -> Json:
    """Apply what is left of a change, batch by batch, with the rights that its person has now.

    Raises:
        Forbidden: the person has lost the act's action. NotFound: the person or the act is gone.
    """
    permissions = Permissions(registry_of(job.plugins))
    while True:
        async with job.transaction() as session:
            change = await session.get_one(BulkChange, (job.tenant.guid, payload.change))
            principal = await principal_without_session(
                session, job.tenant, change.person_guid, change.acting_guid
            )
            act = registry_of(job.plugins).bulk_acts.get(change.act)
            if act is None:
                raise NotFound
            if not permissions.allows(principal, act.action):
                raise Forbidden(action=str(act.action))
            context = BulkContext(
                session=session,
                principal=principal,
                permissions=permissions,
                events=job.events,
                files=job.files,
                queue=job.queue,
                registry=job.plugins,
                text=job.translator(caller_language(principal, None)),
                subject=change.record_guid,
                values=act.values_of(change.values),
            )
            result = await apply_batch(context, act, change)
        for call in context.after_commit:
            await call()
        if result is None:
            return {
                "change": str(payload.change),
                "changed": change.changed,
                "refused": change.refused,
                "undoable": act.undo is not None and change.undoes is None and change.changed > 0,
            }
        await job.progress((change.changed + change.unchanged + change.refused) / max(1, change.total))


async def forget_changes(job: JobContext, _payload: NoPayload) -> Json:
    """Forget changes of a month ago: what they deleted is gone from the trash by then."""
    async with job.transaction() as session:
        await session.execute(delete(BulkChange).where(BulkChange.created_at < func.now() - TTL))
    return None


APPLY = JobKind(
    "estante.bulk.apply",
    BulkPayload,
    apply_change,
    "jobs.kinds.bulk",
    timeout=3600,
    heartbeat=HEARTBEAT_SECONDS,
)
FORGET = JobKind(
    "estante.bulk.forget",
    NoPayload,
    forget_changes,
    "jobs.kinds.bulk_forget",
    schedule=DAILY,
    due=f"SELECT EXISTS (SELECT FROM bulk_changes WHERE created_at < now() - interval '{TTL.days} days')",  # noqa: S608 - our own words
)
