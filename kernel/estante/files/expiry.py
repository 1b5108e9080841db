"""What nobody came back for: unfinished uploads, unclaimed files and old tokens go by themselves."""

from sqlalchemy import delete, func, select

from estante.files.models import StoredFile, Upload, UploadToken
from estante.jobs.kinds import JobContext, JobKind
from estante.jobs.payloads import Json, NoPayload
from estante.jobs.schedules import Every

MAX_BATCH = 200
DUE = (
    "SELECT EXISTS (SELECT FROM upload_tokens WHERE expires_at < now())"
    " OR EXISTS (SELECT FROM uploads WHERE expires_at < now())"
    " OR EXISTS (SELECT FROM stored_files WHERE expires_at < now())"
)


async def expire_files(job: JobContext, _payload: NoPayload) -> Json:
    """Delete what has expired in one tenant. Bytes go first: a row that stays is tried again next time."""
    removed = 0
    async with job.transaction() as session:
        await session.execute(delete(UploadToken).where(UploadToken.expires_at < func.now()))
        uploads = await session.scalars(
            select(Upload)
            .where(Upload.expires_at < func.now())
            .limit(MAX_BATCH)
            .with_for_update(skip_locked=True)
        )
        for upload in uploads:
            await job.files.delete(job.tenant, *[str(path) for path, _ in upload.pieces])
            await session.delete(upload)
            removed += 1
        expired = await session.scalars(
            select(StoredFile)
            .where(StoredFile.expires_at < func.now())
            .limit(MAX_BATCH)
            .with_for_update(skip_locked=True)
        )
        for file in expired:
            await job.files.delete(job.tenant, file.path)
            await session.delete(file)
            removed += 1
    return removed


EXPIRE_FILES = JobKind(
    "estante.files.expire",
    NoPayload,
    expire_files,
    "jobs.kinds.files_expire",
    schedule=Every(900),
    due=DUE,
)
