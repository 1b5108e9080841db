"""How long records are kept: as long as the tenant's `audit_days` says."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import text

from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import DAILY

# Nothing younger can go, however short a tenant keeps it.
DUE = "SELECT EXISTS (SELECT FROM audit WHERE at < now() - interval '30 days')"


async def expire_records(job: JobContext, _payload: NoPayload) -> Json:
    """Delete the records that are older than the tenant keeps them. No call can."""
    before = datetime.now(UTC) - timedelta(days=job.tenant.settings.audit_days)
    async with job.transaction() as session:
        expired = await session.scalar(text("SELECT audit_expire(:before)"), {"before": before})
    return {"expired": expired}


EXPIRE_AUDIT = JobKind(
    "estante.audit.expire",
    NoPayload,
    expire_records,
    "jobs.kinds.audit_expire",
    schedule=DAILY,
    due=DUE,
)
