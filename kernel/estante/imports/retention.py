"""How long an import is kept: a week, in which its refused rows can be downloaded."""

from datetime import timedelta

from sqlalchemy import delete, func, select

from estante.files import uploads
from estante.imports.models import ImportRun
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import HOURLY

RETENTION = timedelta(days=7)
BATCH_RUNS = 200


async def expire_imports(job: JobContext, _payload: NoPayload) -> Json:
    """Forget imports of a week ago, with their files and faults."""
    async with job.database.transaction(job.tenant) as session:
        old = (ImportRun.tenant_id == job.tenant.guid, ImportRun.created_at < func.now() - RETENTION)
        for run in await session.scalars(select(ImportRun).where(*old).limit(BATCH_RUNS)):
            await uploads.release(session, run.file_guid)
            await session.execute(
                delete(ImportRun).where(ImportRun.tenant_id == run.tenant_id, ImportRun.guid == run.guid)
            )
    return None


EXPIRE_IMPORTS = JobKind(
    "estante.imports.expire",
    NoPayload,
    expire_imports,
    "jobs.kinds.imports_expire",
    schedule=HOURLY,
    due=f"SELECT EXISTS (SELECT FROM imports WHERE created_at < now() - interval '{RETENTION.days} days')",  # noqa: S608 - our own words
)
